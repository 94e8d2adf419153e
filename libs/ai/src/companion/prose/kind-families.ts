import type { Family, FamilyLines } from '../kind.ts';

/** To what is not sure to be of one kind, but of one family. */
export const FAMILY_LINES: Record<Family, FamilyLines> = {
  others: {
    lines: [
      "I'm sorry, that's rough.",
      "That's a lot to put up with.",
      'I can see why that gets to you.',
      'That would bother most people.',
    ],
    asks: ['What bothers you most about it?', 'How are you with it now?', 'What did you do then?'],
  },
  inside: {
    lines: [
      'Thanks for saying that so openly.',
      "That isn't easy.",
      'That sounds hard.',
      "I'm glad you're telling me.",
    ],
    asks: [
      'What is the hardest part of it?',
      'What would help you with that?',
      'How long has it been like that?',
    ],
  },
  fear: {
    lines: ['I can see why that keeps your head busy.', "That's a lot at once.", "That's a real worry."],
    asks: [
      'What worries you most about it?',
      'What would make it a little lighter?',
      'What is in your hands there?',
    ],
  },
  loss: {
    lines: ["I'm sorry. That goes deep.", "I'm sorry, that's sad.", "I'm sorry.", "That's sad."],
    asks: ['How is it today?', 'What do you miss most?', 'Who can you talk to about it?'],
  },
  body: {
    lines: ['Poor you.', 'That wears one out.'],
    asks: ['What would do you good right now?'],
  },
  good: {
    lines: [
      'How nice.',
      'I like that.',
      'That sounds lovely.',
      'Good to hear.',
      "That's a good thing to have.",
    ],
    asks: ['What was the best bit of it?', 'What would you like to keep of it?'],
  },
  plain: {
    lines: [
      'I can picture that.',
      'Ah, I see.',
      "I'm with you.",
      'Thanks, that helps me see it.',
      'All right.',
    ],
    asks: ['How was that for you?', 'What did you think of that?', 'And what happened then?'],
  },
};
