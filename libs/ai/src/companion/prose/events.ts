/** Of somebody else who is told of. */
export const BY_SOMEBODY = ['How did you take that?', 'And what did you do?', 'Is that like {him}?'];

/** Instead of one more question, where little could be taken up for a while: choices stand beside it. */
export const YOUR_TURN = [
  "You can just write on, and I'll read. Or one of these:",
  'Shall I only read for a while, or shall we make something of it?',
  'I read all of it. What would be good now?',
];
