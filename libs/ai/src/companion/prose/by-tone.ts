import type { Mode } from '@inkwell/contracts';
import type { Tone } from '../tone.ts';

/** Whether something was, is, or is to come. */
export type Tense = 'past' | 'now' | 'ahead';

/** To something that can't be placed any nearer: a sign of having read it that fits whatever it was. */
export const TONE_LINES: Record<Exclude<Tone, 'plain'>, readonly string[]> = {
  hard: [
    "I'm sorry.",
    "That's not easy.",
    'That sounds hard.',
    "I'm sorry, that's rough.",
    "That's a lot.",
    'Ouch.',
  ],
  uneasy: ['Thanks for telling me.', "I'm glad you're telling me.", "I'm listening.", 'I see.', 'Okay.'],
  good: ['How nice.', 'I like that.', 'That sounds lovely.', 'Good to hear.', "I'm glad."],
};

/** The same, where somebody came because something is hard. */
export const UNEASY_LINES_OF_HEAL = [
  "I'm glad you're telling me.",
  'Thanks for telling me.',
  'I hear you.',
  "I'm with you.",
  "Okay, I'm listening.",
  'Thanks for saying that.',
  "I'm here.",
];

/** The same, where nothing is hard and nothing good. */
export const PLAIN_LINES: Record<Mode, readonly string[]> = {
  write: ['I can picture that.', 'I see.', "I'm with you.", 'Okay.', 'Right.', 'Ah, okay.', 'I follow.'],
  heal: [
    "I'm with you.",
    "Okay, I'm listening.",
    'I hear you.',
    'Thanks for telling me.',
    'All right.',
    'I see.',
  ],
  plan: ['I see.', 'Thanks for telling me.', "I'm with you.", 'Good to know.', 'All right.'],
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
export const FRAGMENTS = ['{X}.', '{X}, okay.', '{X}, yes.'];
export const FRAGMENTS_HARD_ASKS = ['What happened there?', 'What bothers you most about it?'];
/** A length of time. */
export const SINCE = ['{X}. Okay.', '{X}, I see.'];
export const SINCE_HARD = ["{X}. That's a long time.", '{X}. That is long.'];
export const SINCE_HARD_ASKS = [
  'Did something set it off, or did it come bit by bit?',
  'What was it like before?',
];

/** To a question that is not asked of the companion. */
export const RHETORICAL = [
  "I can't answer that, but it's a fair thing to ask.",
  'I wish I knew.',
  'I can see why you ask that.',
];
export const RHETORICAL_ASKS = ['What made you ask it today?', 'What do you think yourself?'];

/** Good news was read where there was none. */
export const MISREAD_GLAD = [
  "Oh, I read that the wrong way round, sorry. That isn't good at all.",
  'Sorry, I took that for good news, and it was the opposite.',
];
export const MISREAD_ASKS = ['What happened there?', 'How was it really?'];
