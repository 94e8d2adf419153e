import type { z } from 'zod';

/** A call of a model, in no server's words yet. */
export type ModelCall = {
  model: string;
  instructions: string;
  turns: readonly { role: 'user' | 'assistant'; content: string }[];
  /** The longest answer, its reasoning included. */
  maxTokens: number;
  /** Null: not sent, as the model does not reason. */
  effort: 'low' | 'medium' | null;
  /** Who is behind it, as a keyed hash. */
  safetyIdentifier: string | undefined;
  /** What the answer is to fit, where it is an object. */
  format: { name: string; schema: z.ZodType } | null;
  /** Whether the model may offer short answers. */
  offersChoices: boolean;
};

/** What comes of an answer. */
export type Part =
  /** The server has begun with it. */
  | { type: 'accepted' }
  | { type: 'text'; text: string }
  /** The arguments of `offer_choices`, as JSON. */
  | { type: 'choices'; json: string }
  /** A sign of life without text: the model reasons. */
  | { type: 'reasoning' }
  /** The provider's own count. */
  | { type: 'usage'; tokens: number }
  /** The answer is whole. */
  | { type: 'end' };

/** What we ask for and a server may not know. */
export type Feature =
  | 'responses'
  | 'json_schema'
  | 'json_object'
  | 'tools'
  | 'effort'
  | 'safety_identifier'
  | 'max_output_tokens'
  | 'max_tokens'
  | 'max_completion_tokens'
  | 'usage'
  | 'store';

export type Lacks = (feature: Feature) => boolean;
