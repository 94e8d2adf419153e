/** Before the first things that are taken down from a long message. */
export const LIST_BEGINS = [
  "I've begun a list, in your words. Say the rest, too, in any order:",
  'Let me keep a list of that, as you said it. What else is there?',
];
/** Before further ones. */
export const LIST_GOES_ON = ['On the list, too:', "That's on it as well:", 'Added:', 'And these:'];
/** Before the whole of it. */
export const LIST_WHOLE = ['Here it all is, in your words:', "That's the whole list:"];
/** Beside answers to tap. */
export const LIST_WHICH = [
  'Which one would make the rest lighter, if it came first?',
  'Which of these comes first?',
];
