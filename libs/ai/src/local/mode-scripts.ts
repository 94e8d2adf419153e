import type { Script } from './reply-templates.ts';

/** How a mode answers each kind of message. */
export type ModeScripts = Record<
  'greeting' | 'yes' | 'no' | 'unsure' | 'loss' | 'heavy' | 'light' | 'negated' | 'plain',
  Script
>;
