/** Beside subjects to tap, where it is not sure which one was told of. */
export const SUBJECT_ASKS = [
  'So that I say something that fits: which of these comes nearest?',
  "I'd rather ask than guess. Which of these comes nearest to it?",
  'Which of these is it most about?',
];
