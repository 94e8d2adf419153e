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
    asks: [
      'What bothers you most about it?',
      'How are you with it now?',
      'What would have been the decent thing to do?',
    ],
  },
  inside: {
    lines: [
      'Thanks for saying that so openly.',
      "That isn't easy to look at.",
      'I can see that it weighs on you.',
      "I'm glad you don't keep that to yourself.",
    ],
    asks: [
      'What is the hardest part of it?',
      'What would help you with that?',
      'How long has that been with you?',
    ],
  },
  fear: {
    lines: [
      'I can see why that keeps your head busy.',
      "That's a lot to have open at the same time.",
      'No wonder that takes up room.',
    ],
    asks: [
      'What worries you most about it?',
      'What would make it a little lighter?',
      'What is in your hands there?',
    ],
  },
  loss: {
    lines: [
      "I'm sorry. That goes deep.",
      "That's sad, and there is nothing to explain away.",
      'There is a lot of love in how you tell it.',
      'I read that slowly.',
    ],
    asks: ['What would you like to keep of it?', 'How is it today?', 'Who can you be sad with?'],
  },
  body: {
    lines: ['Poor you. Bodies are stubborn.', 'That wears one out.'],
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
      'Okay, I can picture that.',
      'Ah, I see.',
      "I'm with you.",
      'Thanks, that helps me see it.',
      'All right.',
    ],
    asks: ['How was that for you?', 'What stays with you of it?', 'And what happened then?'],
  },
};
