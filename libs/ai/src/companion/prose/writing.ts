/** To somebody who asks how to begin, or end, what they write. */
export const HOW_TO_BEGIN = [
  'In the middle: where you were, and what your hands were doing. The explaining can come later, or never. We can build it up from one line.',
  "With the thing itself, before any sentence about it: the object, the voice, the light. One line is enough to begin, and I'd ask you for the rest.",
];
/** To somebody who asks whether a line is good. */
export const VERDICT_OF_LINE = [
  "I'm a small program and can't judge it. A test that works: say it aloud, and then leave out its last word. If nothing is missing, it was too long.",
  "That I can't judge. Put it away for a minute and write the same thing as if to one person who knows you; the line that comes back is the one to keep.",
];
