import type { ExerciseStep } from '@inkwell/contracts';
import type { z } from 'zod';
import type { CareContext } from './care/answer.ts';
import type { CompanionState, Walk } from './companion/state.ts';
import type { TurnRequest } from './companion/turn.ts';
import type { ChatMessage, ObjectTask, ObjectTasks, StreamTask } from './tasks.ts';

/** Where a conversation stands, beside its words. */
export type ConversationContext = Pick<
  TurnRequest,
  'embedding' | 'state' | 'walk' | 'now' | 'today' | 'hour'
>;

/** What comes with a reply, after its last piece. */
export type Conclusion = {
  /** Short answers to tap, at most 4. */
  choices: string[];
  exercise: ExerciseStep | null;
  /** To be given with the next message of this conversation. */
  state: CompanionState;
  /** To be given with the person's next message, in whatever conversation. */
  walk: Walk | null;
};

export type StreamRequest = {
  task: StreamTask;
  /** How to answer; the local provider has its own ways and does not read it. */
  instructions: string;
  /** Oldest first; the last is the one to answer. */
  messages: readonly ChatMessage[];
  /** What is known of the person, as JSON: the digest, or the onboarding answers themselves. */
  facts?: unknown;
  /** Default: a conversation that begins now, in UTC. */
  context?: ConversationContext;
  /** Where the person is in danger: then it is answered as such, and in no other way. */
  care?: CareContext;
  signal?: AbortSignal;
};

export type ObjectRequest<Task extends ObjectTask, T> = {
  task: Task;
  schema: z.ZodType<T>;
  /** Letters, digits, `_` and `-`, at most 64: OpenAI's rule for names of formats. */
  schemaName: string;
  instructions: string;
  input: ObjectTasks[Task];
  signal?: AbortSignal;
};

export type LanguageModel = {
  provider: 'openai' | 'local';
  /**
   * Answers in pieces; joined they are the whole reply. A conclusion may follow as the last. Leaving the loop early, or the signal, stops the model.
   *
   * @throws ModelError, before or between the pieces
   */
  stream(request: StreamRequest): AsyncIterable<string | Conclusion>;
  /**
   * Answers with an object that has passed the schema.
   *
   * @throws ModelError
   */
  object<Task extends ObjectTask, T>(request: ObjectRequest<Task, T>): Promise<T>;
};

export const MODES_OF_TASKS = {
  'companion.write': 'write',
  'companion.heal': 'heal',
  'companion.plan': 'plan',
} as const satisfies Record<StreamTask, string>;

/** A conversation that begins now, in UTC. */
export function startNow(): ConversationContext {
  const now = new Date();
  return {
    embedding: null,
    state: null,
    walk: null,
    now: now.getTime(),
    today: now.toISOString().slice(0, 10),
    hour: now.getUTCHours(),
  };
}
