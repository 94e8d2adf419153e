/** Lines for the beginning of a talk about a plan, before it is known what is wanted. */

/** Where it is not sure what somebody wants to plan. */
export const PLAN_NEAREST = [
  'Let me get it right before I plan anything: which of these is nearest?',
  'I want to plan the right thing. Is it one of these?',
];

/** The same, where it weighs. */
export const PLAN_NEAREST_HARD = [
  'That can weigh a good deal. So that we begin at the right end: which of these is nearest?',
  'No wonder it weighs. So that I plan the right thing with you: which of these is nearest?',
];

/** Where the wrong thing was begun. */
export const PLAN_WRONG = [
  'Sorry, I had the wrong thing. Which of these is nearer?',
  'My mistake, then not that. Is it one of these, or something else?',
];

/** To something told of which it is not said what is to be done. */
export const PLAN_TAKES_IN: Record<'hard' | 'good' | 'plain', readonly string[]> = {
  hard: ["That's a rough place to plan from.", 'No wonder you want a way through that.'],
  good: ['How good.', 'I like that.'],
  plain: ['All right.', 'Okay, I have that.', 'I see.'],
};

export const PLAN_ASKS_AIM_AGAIN = [
  'What of it should be done, or begun, by the end of this week?',
  'If one thing there were settled in a few days, which one would make the difference?',
  'What would you like to do about it first, in a few words?',
];

/** To somebody for whom none of what was offered is right. */
export const PLAN_ASKS_OWN_AIM = [
  'Then in your words: what should be done, or begun?',
  'Tell me, then, in a few words: what is it about?',
];

/** To a life that is to be put in order. */
export const PLAN_TOO_WIDE = [
  "That's a big one, and nobody does it in one go. One corner is enough to begin with.",
  'All of it at once would last two days. One part of it may last.',
];
export const PLAN_ASKS_AREA = [
  'Which part would make the rest lighter, if it moved a little this week?',
  'Which one of these presses the most just now?',
];

/** To a week that is to be put in order. */
export const PLAN_ASKS_OF_WEEK = [
  'A full week, then. Which one thing in it matters most?',
  'Okay, the week. What in it matters most, or nags most?',
];

/** To too much at once. */
export const PLAN_MUCH_AT_ONCE = [
  'Too much for one pair of hands, then. We sort it before we do any of it.',
  "That's more than a week holds. Then the first thing is to choose.",
];
export const PLAN_ASKS_WORST = [
  'Which single thing would cause the most trouble, if it still lay there on Friday?',
  'Which one of it would you sleep better without?',
];

/** Where what is wanted stands among other things. */
export const PLAN_OF_SEVERAL = [
  "There's a lot in that. I'd take one thing out of it: {x}.",
  'Several things at once. Let me hold on to this one: {x}.',
];

/** To a question how something is done, where the plan goes on after it. */
export const PLAN_HELPS = ['Yes, step by step.', "Yes, and I'll keep it short."];
/** To somebody who leaves the choice. */
export const PLAN_PICKS = ["Then I'll pick: {x}.", "My pick would be '{x}'."];
/** After something hard that led to the plan. */
export const PLAN_AFTER_HARD = ['{X}, then, in small pieces.', 'And now {x}: one small piece at a time.'];
/** To a long message that names several things. */
export const PLAN_NAMES_ALL = ['I read {x} in there.', 'So there are {x}.'];
export const PLAN_ASKS_WHICH = ['Which of them shall get a place in the week first?', 'Which one first?'];
/** Once one thing stands, and somebody asks for the others. */
export const PLAN_NEXT = ['One stands. Which one next?', 'That one has its place. What comes after it?'];
