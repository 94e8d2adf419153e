import type { Mode } from '@inkwell/contracts';
import type { Tone } from '../tone.ts';

/** Whether something was, is, or is to come. */
export type Tense = 'past' | 'now' | 'ahead';

/** To something that can't be placed any nearer: a sign of having read it that fits whatever it was. */
export const TONE_LINES: Record<Exclude<Tone, 'plain'>, readonly string[]> = {
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
    'I can see why you write about it.',
    'That belongs on the page.',
    'I read that slowly.',
    'There is more in that than the words.',
  ],
  good: ['How nice.', 'I like that.', 'That sounds lovely.', 'Good to hear.', "That's a good thing to have."],
};

/** The same, where somebody came because something is hard. */
export const UNEASY_LINES_OF_HEAL = [
  'That sounds hard.',
  'I can see that it weighs on you.',
  "I'm glad you're telling me.",
  'No wonder that stays with you.',
  "That isn't nothing.",
  "That's a lot in a few words.",
  "I'm not going to talk that away.",
  'I take that in.',
  'Good that it is written down now.',
];

/** The same, where nothing is hard and nothing good. */
export const PLAIN_LINES: Record<Mode, readonly string[]> = {
  write: [
    'You tell it so that one sees it.',
    'Now I want to know the rest.',
    'That belongs in it.',
    'I would have missed that.',
    'That has a sound of its own.',
    "I'm in the middle of it now.",
    'I can picture that.',
    'That makes me curious.',
  ],
  heal: [
    "I'm with you.",
    'Good that you say it.',
    "All right. I'm listening.",
    'I have that.',
    'I read that slowly.',
    'I want to hear about that properly.',
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
export const FRAGMENTS = ['{X}.', '{X}, then.', "'{X}.'", '{X}, yes.'];
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
export const MISREAD_ASKS = ['What happened there?', 'How was it really?'];
