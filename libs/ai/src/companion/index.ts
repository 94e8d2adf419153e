export { createCompanion } from './companion.ts';
export { MIN_KIND } from './kinds.ts';
export { MIN_INTENT, MIN_SITUATION, type Heads } from './understand.ts';
export { packTraits, parseReply, traitsOf, type ReplyBank } from './retrieval.ts';
