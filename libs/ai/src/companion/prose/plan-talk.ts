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

/** To what was just added. */
export const PLAN_ADDED: Record<PlanSlot, readonly string[]> = {
  aim: PLAN_BEGINS,
  amount: ['{X}. That can be counted, good.', '{X}: a clear size.', '{X}. Good.'],
  due: ['{X}. Good to have the date in front of us.', '{X}. Noted.'],
  first: ['{X}: a good first piece.', '{X}. That can be begun.', '{X}, good.'],
  day: ['{X}, good.', '{X}. Noted.', '{X} it is.'],
  time: ['{X}, good.', '{X}: that gives it a place in the day.', '{X}. Noted.'],
  obstacle: ['{X}. Good to know that beforehand.', '{X}. Then we reckon with that.'],
  instead: ['{X}. Then that much is decided.', '{X}: good, that is a way round it.'],
};

/** The same, where it was long. */
export const PLAN_TAKEN_DOWN = ['Good, I have that.', 'Okay, that goes into it.', "Good. I've noted it."];
/** Where no size and no first piece was found. */
export const PLAN_PROPOSED = [
  'Then let me suggest the smallest piece: ten minutes of it, and after that you may stop.',
  "Then we take ten minutes of it as the first piece. That's enough to have begun.",
];

export const PLAN_ASKS: Record<PlanSlot, readonly string[]> = {
  aim: [
    'Which one thing would you like to get done this week?',
    'If only one thing moved this week, which should it be?',
  ],
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
    'And when that happens: what would be a way round it?',
    'What could you do then, so that it still counts?',
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

/** Where it is talked about something that has no name yet. */
export const PLAN_ASKS_ANY = [
  'If you picked one small piece of that for this week, what would it be?',
  'What would be a first small step there?',
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

export const PLAN_STANDS = ['Then it stands:', "That's a plan:", 'Here it is in one piece:'];
/** What a line of it is about. */
export const PLAN_LINES: Record<PlanSlot, string> = {
  aim: '{x}',
  amount: 'how much: {x}',
  due: 'date: {x}',
  first: 'first: {x}',
  day: 'day: {x}',
  time: 'time: {x}',
  obstacle: 'what may come in between: {x}',
  instead: 'and then: {x}',
};
/** To a yes, once it stands. */
export const PLAN_APPROVED = [
  'Good. Then it only has to be begun.',
  'Good. The first time is the one that counts.',
];
/** To what is said after it stands. */
export const PLAN_EXTRA = ['{X}: that goes with it.', 'And {x}. It stands there, too, now.', 'Added: {x}.'];
export const PLAN_INTO_WEEK = [
  'In Plan, a click on the hour puts it into the week.',
  'Put it into the week with a click on that hour; then it no longer has to be remembered.',
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
