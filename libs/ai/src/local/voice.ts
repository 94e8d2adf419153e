import type { Script } from './script.ts';

/** How a mode answers each kind of message. */
export type Voice = Record<
  'greeting' | 'yes' | 'no' | 'unsure' | 'loss' | 'heavy' | 'light' | 'negated' | 'plain',
  Script
>;
