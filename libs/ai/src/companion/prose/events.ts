/** Of somebody else who is told of. */
export const BY_SOMEBODY = ['How did you take that?', 'And what did you do?', 'Is that like {him}?'];

/** Instead of one more question, where little could be taken up for a while: choices stand beside it. */
export const YOUR_TURN = [
  "You've told me a good piece of it now. Shall we go on talking, or do something with it?",
  'Where to from here: keep telling, look at it step by step, or put it down for today?',
  "I've read all of it. What would be good now?",
];
