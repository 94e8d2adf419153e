/** Before the first things that are taken down from a long message. */
export const LIST_BEGINS = [
  "I've begun a list, in your words. Say the rest, too, in any order:",
  'Let me keep a list of that, as you said it. What else is there?',
];
/** Before further ones. */
export const LIST_GOES_ON = ['On the list, too:', "That's on it as well:", 'Added:', 'And these:'];
/** Before the whole of it. */
export const LIST_WHOLE = ['Here it all is, in your words:', "That's the whole list:"];
/** Much at once, of which it is not sure what is to be done. */
export const LIST_OFFERED = [
  'That is a lot to keep in one head. Shall we list it, so that it stands somewhere?',
  'Shall we put all of that into a list first? Then it can be looked at.',
];
/** Where some of it has a day: the soonest. */
export const LIST_SOONEST = ["By the days you named, this one is the soonest: '{x}'."];
/** Beside answers to tap. */
export const LIST_WHICH = [
  'Which one would make the rest lighter, if it came first?',
  'Which of these comes first?',
];
/** After a thing of the list got its day. */
export const LIST_DATED = ["'{x}': noted.", "Good, '{x}'.", "'{x}', then."];
/** For the next one. */
export const LIST_ASKS_DAY = [
  "And '{x}': when could that be?",
  "When would '{x}' fit?",
  "Which day for '{x}'?",
];
/** Before the whole list, with its days. */
export const LIST_STANDS = ['This is all of it:', 'Here is the whole list as it stands:'];
/** After it, where something has a day. */
export const LIST_ENDS = [
  'What has a day and finds a free hour comes up below for your week.',
  'Below is what finds a free hour in your week; one tap puts it there.',
];
/** What was put on it was no thing of it. */
export const LIST_TAKEN_OFF = [
  "Sorry, that was no part of the list. I've taken it off again.",
  'My mistake. It is off the list again.',
];
/** To what was missed, where it stands there. */
export const LIST_HAS_IT = ["That one stands on it: '{x}'.", "It is on the list, as '{x}'."];
/** One thing was struck. */
export const LIST_WITHOUT = ["That's off the list.", 'Struck.'];
