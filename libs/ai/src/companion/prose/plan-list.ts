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
