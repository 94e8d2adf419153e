export { createCompanion } from './companion.ts';
export { actVector, phrasesIn, type ActHead } from './dialogue-acts.ts';
export { guideVector } from './guide-head.ts';
export { MIN_ALONE } from './guide-turn.ts';
export { GUIDES } from './guides.ts';
export { MIN_KIND } from './kinds.ts';
export { LABELS } from './told.ts';
export { MIN_ACT, MIN_INTENT, MIN_SITUATION, type Heads } from './understand.ts';
export { packTraits, parseReply, traitsOf, type ReplyBank } from './retrieval.ts';
