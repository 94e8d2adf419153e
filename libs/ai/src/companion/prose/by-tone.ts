import type { Tone } from '../tone.ts';

/** Whether something was, is, or is to come. */
export type Tense = 'past' | 'now' | 'ahead';

/** To something that can't be placed any nearer: a sign of having read it that fits whatever it was. */
export const TONE_LINES: Record<Tone, readonly string[]> = {
  hard: [
    'Ouch.',
    "That's not easy.",
    "I'm sorry, that's rough.",
    'That would bother most people.',
    'No wonder it takes up room.',
    "That's a lot to swallow.",
  ],
  uneasy: [
    "I'm glad you're telling me.",
    "Okay. I'm with you in that.",
    'I can see why you write about it.',
    "Mm. I'm still with you.",
    'Yes, I see.',
  ],
  good: ['How nice.', 'I like that.', 'That sounds lovely.', 'Good to hear.', "That's a good thing to have."],
  plain: [
    'I see.',
    'Thanks for telling me.',
    "I'm with you.",
    'Okay, I can follow that.',
    'I can picture that.',
    "I'm reading along.",
    'Okay.',
  ],
};

/** The same, where somebody came because something is hard. */
export const UNEASY_LINES_OF_HEAL = [
  'That sounds hard.',
  'I can see that it weighs on you.',
  "I'm glad you're telling me.",
  "Okay. I'm with you in that.",
  "That's a lot to sort out.",
  "I'm here, word by word.",
  'Thanks for putting that into words.',
];

/** Questions that fit whatever was told in that tone. */
export const TONE_ASKS: Record<Tone, Record<Tense, readonly string[]>> = {
  hard: {
    past: [
      'What was the worst of it?',
      'How are you with it now?',
      'What did you do then?',
      'Was anybody there for you?',
    ],
    now: [
      'How long has it been like that?',
      'What would ease it, even a little?',
      'What is the hardest part of it?',
    ],
    ahead: ['What worries you most about it?', 'What would help you through it?'],
  },
  uneasy: {
    past: ['How are you with it now?', 'What was that like for you?', 'What stays with you most of it?'],
    now: [
      'What is the hardest part of it?',
      'What goes on in you while you write that?',
      'How are you with that right now?',
    ],
    ahead: ['What would help you there?', 'What worries you most about it?'],
  },
  good: {
    past: [
      'What was the nicest bit of it?',
      'What do you still see when you think of it?',
      'What made it so good?',
    ],
    now: [],
    ahead: ['What are you looking forward to most?', 'What will you do first?'],
  },
  plain: {
    past: ['How was that for you?', 'What happened next?', 'What stays with you of it?'],
    now: ['How is that for you?', 'What comes to mind with it?'],
    ahead: ['How do you feel about it?', 'What are you hoping for?'],
  },
};

/** Instead of one more question. */
export const INVITATIONS = [
  'Tell me more about that.',
  "I'd like to hear more.",
  "Go on, I'm listening.",
  'Say a bit more, if you like.',
  'Take your time.',
  'Keep going.',
];

/** Somebody close who was named for the first time. `{x}`: 'your grandpa'. */
export const ASKS_ABOUT_SOMEBODY = [
  'Tell me about {x}.',
  "I'd like to hear about {x}.",
  'Tell me a little about {x}.',
];

/** A few words, said back. */
export const FRAGMENTS = ['Ah, {x}.', '{X}. I see.', '{X}, okay.', '{X}. Got it.'];
export const FRAGMENTS_HARD_ASKS = ['What happened there?', 'What about it is the hard bit?'];
/** A length of time. */
export const SINCE = ['{X}. Okay.', '{X}, I see.'];
export const SINCE_HARD = ["{X}. That's a long while to live with it.", '{X}. That is long.'];
export const SINCE_HARD_ASKS = [
  'Did something set it off, or did it come bit by bit?',
  'What was it like before?',
];

/** To a question that is not asked of the companion. */
export const RHETORICAL = [
  'I wish I had an answer to that.',
  "I can't answer it, but it's a fair thing to ask.",
  'That question makes sense, from where you stand.',
];
export const RHETORICAL_ASKS = ['What made you ask it today?', 'What answer would you like to hear?'];

/** Good news was read where there was none. */
export const MISREAD_GLAD = [
  "Oh, I read that the wrong way round, sorry. That isn't good at all.",
  'Sorry, I took that for good news, and it was the opposite.',
];
