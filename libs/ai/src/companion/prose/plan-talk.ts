import type { PlanSlot } from '../state.ts';

/** Lines of the talk about a plan. `{x}` and `{X}` are the person's own words. */

export const PLAN_BEGINS = [
  '{X}. Good.',
  'Okay: {x}.',
  "{X}. Let's give it a place.",
  "{X}: let's make it concrete.",
];

/** The same, where somebody is glad of it. */
export const PLAN_BEGINS_GLADLY = ['{X}: how good.', "{X}. That's something to look forward to."];

/** The same, where it belongs to somebody who died. */
export const PLAN_BEGINS_AFTER_LOSS = ["{X}. I'm sorry; that can't be easy. In small pieces, then."];

/** The same, where there is some time left. */
export const PLAN_BEGINS_EARLY = [
  '{X}. There is still time for small pieces.',
  'Okay: {x}. The date leaves room for small pieces.',
];
/** The same, where little time is left. */
export const PLAN_BEGINS_SOON = ["{X}, and soon. Then it's about enough, not about everything."];

/** To what was just added. */
export const PLAN_ADDED: Record<PlanSlot, readonly string[]> = {
  aim: PLAN_BEGINS,
  rhythm: ['{X}, good.', "{X}: that's a rhythm one can keep."],
  amount: ['That can be counted, good.', 'A clear size.', 'Good, that much.'],
  due: ['Good to have the date in front of us.', 'Then there is a date.'],
  first: ['That can be begun.', 'Small enough to begin with, good.', 'Good, that comes first.'],
  day: ['{When}, good.', '{When}. Noted.', 'Okay: {when}.'],
  time: ['{When}, good.', '{When}. Noted.'],
  from: ['{X}, good.', 'From {x} on, then.'],
  obstacle: ['Good to know that beforehand.', 'Then we reckon with that.'],
  instead: ['Then that much is decided.', 'Good, that is a way round it.'],
};

/** A use for time of one's own. */
export const PLAN_OWN_TIME_USED = ["Then that's what it is for.", 'A good use of it.'];

/** The same, where it was long. */
export const PLAN_TAKEN_DOWN = ['Good, I have that.', 'Okay, that goes into it.', "Good. I've noted it."];
/** Where no size and no first piece was found. */
export const PLAN_PROPOSED = [
  'Then a suggestion: {offer}. After that you may stop.',
  "Then let's say: {offer}. That's enough to have begun.",
];

export const PLAN_ASKS: Record<PlanSlot, readonly string[]> = {
  aim: [
    'Which one thing would you like to get done this week?',
    'If only one thing moved this week, which should it be?',
  ],
  rhythm: ['How often would you like to?', 'How often is realistic?'],
  from: [],
  amount: [
    'How much of it would be enough on an ordinary day?',
    'What size should it have: ten minutes, half an hour, more?',
  ],
  due: [],
  first: [
    'What would be a first small piece of it, one that fits into half an hour?',
    'If you began today, what would you do first?',
    'What is the smallest step with it that would still count?',
  ],
  day: [
    'When could that be: which day, and roughly at what hour?',
    'And when: on which day is there half an hour for it?',
  ],
  time: ['When in the day does it fit best?', 'At what time, roughly?'],
  obstacle: ['What is most likely to get in the way?', 'What usually comes in between?'],
  instead: [
    'And when that happens: what would you do then?',
    'What could you do then, so that it still counts?',
  ],
};

/** To somebody who tells more about it than what to do first. */
export const PLAN_ASKS_OWN_STEP = [
  'With that in mind: what would be the first small thing, in your own words?',
  'Yours counts more than mine, then. What would you begin with, knowing that?',
];
/** The plan as far as it is known. */
export const PLAN_SO_FAR = ['So far it says:', 'This is what it holds so far:'];

/** Where first pieces are known, and stand beside it to tap. */
export const PLAN_ASKS_PIECE: readonly [string, string, string] = [
  'Ten minutes are enough to begin. Would one of these do, or is it another one?',
  'A first piece of ten minutes: which one comes nearest?',
  'Which of these could be the first piece?',
];
/** Where the hour is known already. */
export const PLAN_ASKS_DAY_ALONE = ['And on which day?', 'Which day would be the first one?'];
/** To somebody who wants to name another piece. */
export const PLAN_ASKS_OWN_PIECE = ['Gladly. What would it be, in a few words?', 'Then yours: what is it?'];

/** Where somebody is to be seen or called. */
export const PLAN_ASKS_CONTACT: Partial<Record<PlanSlot, readonly string[]>> = {
  day: ['Which day fits both of you best?', 'Which day is the likeliest one?'],
  time: ['And at what hour, roughly?', 'What time of day suits you both?'],
};
/** Where only a day is known. */
export const PLAN_ASKS_WHAT_FOR = ['And for which one thing?', 'What would you like to use it for?'];
/** For time of one's own. */
export const PLAN_ASKS_OWN_TIME: Partial<Record<PlanSlot, readonly string[]>> = {
  first: [
    'If you had one free hour this week, what would you do with it?',
    'What would you fill an hour with, if it were yours?',
  ],
};

/** For what is to stop. */
export const PLAN_ASKS_STOP: Partial<Record<PlanSlot, readonly string[]>> = {
  obstacle: ['When does it happen most?', 'At which moments does it get you?'],
  instead: ['What could you do in that moment instead?', 'What could take its place then?'],
};
export const PLAN_LINES_STOP: Partial<Record<PlanSlot, string>> = {
  obstacle: 'when: {x}',
  instead: 'then: {x}',
};

export const PLAN_LINES_OWN_TIME: Partial<Record<PlanSlot, string>> = { first: 'for: {x}' };

/** Where it is talked about something that has no name yet. */
export const PLAN_ASKS_ANY = [
  'What would you like to do about it, in a few words?',
  'If one thing about that were done in a week, which would it be?',
];

/** Answers to tap. */
export const PLAN_ANSWERS: Partial<Record<PlanSlot, readonly string[]>> = {
  amount: ['Ten minutes', 'Half an hour', "I don't know yet"],
  first: ['Ten minutes of it', "I don't know yet"],
  day: ['Today', 'Tomorrow', 'At the weekend'],
  time: ['In the morning', 'After work', 'In the evening'],
};

/** To something about the plan that answers no question. */
export const PLAN_NOTED = [
  'Good to know.',
  "I'll keep that in view.",
  'All right, that belongs to it.',
  'Then the plan should fit that, too.',
  'Okay, I have that.',
];
/** The same, where it is something hard. */
export const PLAN_NOTED_HARD = [
  "That doesn't make it easier. We can plan with it, though.",
  'Okay. Then it should be kinder than the usual plan.',
  'That counts. Then a smaller piece will do.',
];
/** To 'I don't know', and to a no. */
export const PLAN_LEFT_OPEN = [
  'Then that can stay open.',
  "That's fine, it needn't be clear yet.",
  'All right, we leave that one out.',
];

export const PLAN_STANDS = [
  'Then it stands:',
  "That's a plan:",
  'Here it is in one piece:',
  'So it looks like this:',
];
/** What a line of it is about. */
export const PLAN_LINES: Record<PlanSlot, string> = {
  aim: '{X}',
  rhythm: 'how often: {x}',
  amount: 'how much: {x}',
  due: 'date: {x}',
  first: 'first: {x}',
  day: 'day: {x}',
  time: 'when: {x}',
  from: 'from: {x}',
  obstacle: 'what may come in between: {x}',
  instead: 'and then: {x}',
};
/** To a yes, once it stands. */
export const PLAN_APPROVED = [
  'Good. Then it only has to be begun.',
  'Good. The first time is the one that counts.',
];
/** Where a part of it is changed, once it stands. */
export const PLAN_CHANGED = ['Changed: {when}.', '{When}, then. Changed.'];
/** Where a plan that stands is not what was meant. */
export const PLAN_ASKS_CHANGE = [
  'Tell me what should be different: the thing itself, the day, or the first piece.',
];
/** Where something else was meant. */
export const PLAN_PUT_RIGHT = ['Sorry, I had that wrong.', 'Right, that then. Sorry.'];
/** Where something is taken out of it. */
export const PLAN_TAKEN_OUT = ['That is out.', 'Taken out.'];
/** What may come in between is known. */
export const PLAN_OBSTACLE_TAKEN = ['I see. That can happen.', 'Thanks, then we reckon with that.'];
/** After days with what is on them. */
export const PLAN_ASKS_OF_DAYS = ["Is there one of these that you'd like to plan more closely?"];
/** Days with what is on them. */
export const PLAN_WEEK = ['This is what I have:', 'So the week looks like this:', 'Here it is:'];
/** Where something better than the proposed piece is named. */
export const PLAN_SWAPPED = [
  "That's a better first piece than mine. It stands there now.",
  'Good, that in place of my suggestion.',
];
/** Where the rest was not answered. */
export const PLAN_REST_PROPOSED = [
  "Let me propose the rest, and you change what doesn't fit.",
  'Enough questions. Here is a proposal; change whatever is off.',
];
export const PLAN_LUCK = ['Good luck with it. Tell me how it went, if you like.'];
export const PLAN_INTO_WEEK = [
  'If that hour is free, it comes up right below for your week: one tap, and it stands there.',
  'I put it forward for your week, right below. One tap, and it no longer has to be remembered.',
  'Below is a place for it in your week, if there is one. A tap puts it in.',
];
/** What happens where it does not come off, as a line of the plan. */
export const PLAN_SPARE_ONCE = [
  'if it falls through: the same hour, a day later',
  'if something comes in between: the next day, same hour',
];
export const PLAN_SPARE_OFTEN = [
  'if there is no time: two minutes of it',
  'if a day is missed: the next one counts as usual',
];
export const PLAN_ENDS = 'A first time is enough; the rest can be changed afterwards.';

/** Before a goodbye or after thanks, where a plan is not whole yet. */
export const PLAN_TAKEN_ALONG = ['What you have: {x}.', 'You take along: {x}.'];

/** To somebody who asks what to do. */
/** The same, where it is known what is to be done. */
export const PLAN_SMALLER = [
  'My suggestion is nearly always the same: smaller. Ten minutes of it, at a fixed hour.',
  'Take half of what you think you can do, and give it an hour of its own.',
];
export const PLAN_SUGGESTED = [
  'The smallest plan I know: one thing, ten minutes, a fixed hour. Which thing would you take?',
  'I would not plan everything, only one thing, and that small. Which one bothers you most?',
];
