import type { z } from 'zod';
import type { ChatMessage } from '../tasks.ts';

/** A function that a model may call, its parameters as JSON schema. Strict: both APIs take it as it is. */
export type Tool = {
  name: string;
  description: string;
  strict: true;
  parameters: {
    type: 'object';
    properties: object;
    required: readonly string[];
    additionalProperties: false;
  };
};

/** A call of a tool; `arguments` is what the model wrote, which should be JSON. */
export type ToolCall = { id: string; name: string; arguments: string };

/** What a model called in a round, what it said before, and what came of each call. */
export type ToolRound = {
  role: 'tools';
  text: string;
  calls: readonly (ToolCall & { output: string })[];
};

export type ModelTurnInput = ChatMessage | ToolRound;

/** A call of a model, in no server's words yet. */
export type ModelCall = {
  model: string;
  instructions: string;
  turns: readonly ModelTurnInput[];
  /** The longest answer, its reasoning included. */
  maxTokens: number;
  /** Null: not sent, as the model does not reason. */
  effort: 'low' | 'medium' | null;
  /** Null: the server's own. */
  temperature: number | null;
  /** Where the answer ends, whatever the model would say next. At most four. */
  stop: readonly string[];
  /** Who is behind it, as a keyed hash. */
  safetyIdentifier: string | undefined;
  /** What the answer is to fit, where it is an object. */
  format: { name: string; schema: z.ZodType } | null;
  tools: readonly Tool[];
  /** Whether it may call them now. They are named all the same, since turns before may hold calls of them. */
  mayCallTools: boolean;
};

/** What comes of an answer. */
export type AnswerPart =
  /** The server has begun with it. */
  | { type: 'accepted' }
  | { type: 'text'; text: string }
  | { type: 'tool'; call: ToolCall }
  /** A sign of life without text: the model reasons. */
  | { type: 'reasoning' }
  /** The provider's own count. */
  | { type: 'usage'; tokens: number }
  /** The answer is whole. */
  | { type: 'end' };

/** What we ask for and a server may not know. */
export type ServerFeature =
  | 'responses'
  | 'json_schema'
  | 'json_object'
  | 'tools'
  | 'effort'
  | 'temperature'
  | 'stop'
  | 'safety_identifier'
  | 'max_output_tokens'
  | 'max_tokens'
  | 'max_completion_tokens'
  | 'usage'
  | 'store';

export type LacksFeature = (feature: ServerFeature) => boolean;
