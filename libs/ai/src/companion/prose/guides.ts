/** Beside subjects to tap, where it is not sure which one was told of. */
export const SUBJECT_ASKS = [
  'So that I say something that fits: which of these comes nearest?',
  "I'd rather ask than guess. Which of these comes nearest to it?",
  'Which of these is it most about?',
];
/** A guide was about the wrong thing. */
export const GUIDE_LEFT = [
  'Sorry, I was on the wrong track. I leave that.',
  "That was the wrong thing to talk about, sorry. It's off the table.",
];
/** Where nothing of what was said can be taken up. */
export const GUIDE_LEFT_ASKS = [
  "Say it as it is, and I'll only listen.",
  'Tell me what it is about, and I just read.',
];
