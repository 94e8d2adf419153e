/** What is asked about something that happened, or that is so, of which no more is known. */

export const HAPPENED = [
  'And then?',
  'What went on in you at that moment?',
  'How was that for you?',
  'What stayed with you from it?',
  'How did it go on?',
] as const;

export const IS_SO = [
  "What's that like for you?",
  'And what do you make of it?',
  'How do you feel about that, honestly?',
  'What does it change for you?',
] as const;

/** One to three words, said back. */
export const ECHOES = ['{X}, then.', '{X}. All right.', '{X}. Yes.', '{X}.'];

/** Instead of a third question in a row, after something was taken up. */
export const GO_ON = [
  'Go on.',
  "I'm listening.",
  'Take your time.',
  'Tell me the rest, too.',
  "I'm following.",
];

/** To something that can't be placed, where no question would be right. */
export const FOLLOWING = [
  'Go on, I read along.',
  "I'm with you so far.",
  "I'd like to hear the rest.",
  'Tell me how it goes on.',
  'Mm. And the rest of it, if you like.',
  "I'm following; take your time.",
  'That belongs to it, too. Go on.',
];
