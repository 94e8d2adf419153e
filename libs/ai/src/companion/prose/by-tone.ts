import type { Mode } from '@inkwell/contracts';
import type { Tone } from '../tone.ts';

/** To something that can't be placed any nearer: a sign of having read it that fits whatever it was. */
export const TONE_LINES: Record<Exclude<Tone, 'plain'>, readonly string[]> = {
  hard: ['That sounds hard.', 'I hear you.', "I'm here.", "I'm with you.", "That's a lot."],
  uneasy: ["I'm listening.", "I'm with you.", 'I hear you.', "I'm here.", 'Go on.'],
  good: ['How nice.', 'I like that.', 'That sounds lovely.', 'Good to hear.', "I'm glad."],
};

/** The same, where somebody came because something is hard. */
export const UNEASY_LINES_OF_HEAL = [
  'I hear you.',
  "I'm with you.",
  "I'm listening.",
  "I'm here.",
  'Go on.',
  "I'm still with you.",
  'Take your time.',
];

/** The same, where nothing is hard and nothing good. */
export const PLAIN_LINES: Record<Mode, readonly string[]> = {
  write: [
    'Tell me more about that.',
    'I can picture that.',
    "I'd like to hear more.",
    'Say a bit more, if you like.',
    "I'm with you.",
    'Go on.',
  ],
  heal: [
    "I'm with you.",
    'Tell me more about that.',
    "I'm listening.",
    'I hear you.',
    'Say a bit more, if you like.',
    "I'm still with you.",
  ],
  plan: ["I'm with you.", 'I follow.', 'All right.', 'Got that.'],
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

/** A length of time. */
export const SINCE = ['{X}. Okay.', '{X}, I see.'];
export const SINCE_HARD = ["{X}. That's a long time.", '{X}. That is long.'];

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
