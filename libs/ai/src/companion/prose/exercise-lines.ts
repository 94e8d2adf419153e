/** Lines around an exercise. */

export const OFFERS = [
  "If you like, there's something for that: {offer}.",
  'I could go through something with you: {offer}. Or we just talk on.',
  'One thing that could fit: {offer}.',
];

export const NO_NUMBER = [
  'As a number from 0 to 10, roughly?',
  "A number will do, from 0 to 10. If you'd rather not, we skip it.",
];

/** To somebody who asks for what the exercise does. */
export const AT_IT = ['We are on our way there.', "That's what these questions are for."];

export const BACK_TO_IT = ['Back to where we were:', 'And to go on:', 'Now, the exercise again:'];

/** To a question in the middle of an exercise that can't be answered. */
export const ASIDE_UNKNOWN = [
  "That I don't know, and a guess wouldn't help you; it's one for somebody who does.",
  "I can't answer that one. I'd note it with a question mark and find out later.",
  "That's beyond a small program; keep it for somebody who knows.",
];
/** To a question whether one's own words will do. */
export const ASIDE_WORDS = [
  "I can't judge that from in here; said aloud once, you'll hear it yourself.",
  "That I can't tell; read it aloud, and change only what makes you stop.",
];
export const ASIDE_DECISION = [
  "That's yours to decide, and it needn't be now.",
  'Leave that open for the moment; the answer may come while you do this.',
];

/** To somebody who wants an earlier answer changed. */
export const CHANGED_AT_END = [
  'Every line can be changed at the end, when it stands there whole. For now:',
  'Noted: at the end each line can be changed or taken out. Here we are at this:',
];

export const LEFT = [
  "We'll leave it there. What you wrote stays in this conversation.",
  'Stopped. Nothing is lost, and nothing has to be finished.',
  'All right, out of it. What would you rather do?',
];

export const PAUSED = [
  "Then it waits. Say 'go on' when you want it back, tomorrow too.",
  "We stop here for now; I keep the place. 'Go on' brings it back.",
];

export const STILL_OPEN = [
  "We were in the middle of '{title}'. Shall we go on with it?",
  "'{title}' is still open from before. Go on, or leave it?",
];

/** Where the person has said before what an exercise asks first. */
export const TAKEN_UP = ["Good, we begin with this: '{x}'.", "Then this one: '{x}'."];

/** Somebody says thanks in the middle of an exercise. */
export const GOING = [
  "You're welcome. '{title}' isn't finished: shall we go on, or leave it there?",
  "Gladly. Shall we finish '{title}', or is that enough?",
];

export const KEPT = [
  'Here is what you wrote, in your own words.',
  'This is what came together.',
  "That's yours now:",
];

export const ON_PAGE = [
  "The button 'Put it on today's page' under this message does it.",
  'One tap on the button below, and it stands on the page.',
];

export const AFTERWARDS = ['Is there anything you would like to add, or is it enough?', 'What now?'];

export const STARTING = ['Gladly.', "Let's.", 'All right.', 'Good.', 'Okay.'];

/** While a list is written. */
export const AND_MORE = [
  'And what else?',
  'Next one.',
  'Got it. What else?',
  'Go on.',
  "It's on the list. More?",
  'Noted. And?',
];
