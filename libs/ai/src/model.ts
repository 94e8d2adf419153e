import type { z } from 'zod';
import type { CareContext } from './care/answer.ts';
import type { ObjectTask, ObjectTasks, StreamTask } from './tasks.ts';

export type ChatMessage = { role: 'user' | 'assistant'; content: string };

export type StreamRequest = {
  task: StreamTask;
  /** How to answer; the local provider has its own ways and does not read it. */
  instructions: string;
  /** Oldest first; the last is the one to answer. */
  messages: readonly ChatMessage[];
  /** What is known of the person, as JSON: the digest, or the onboarding answers themselves. */
  facts?: unknown;
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
   * Answers in pieces; joined they are the whole reply. Leaving the loop early, or the signal, stops the model.
   *
   * @throws ModelError, before or between the pieces
   */
  stream(request: StreamRequest): AsyncIterable<string>;
  /**
   * Answers with an object that has passed the schema.
   *
   * @throws ModelError
   */
  object<Task extends ObjectTask, T>(request: ObjectRequest<Task, T>): Promise<T>;
};
