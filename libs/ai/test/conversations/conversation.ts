import type { Mode } from '@inkwell/contracts';

/** What a person types in one conversation. `>1` taps the first answer that is offered. */
export type Conversation = { name: string; mode: Mode; hour: number; lines: readonly string[] };
