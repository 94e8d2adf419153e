import type { CalendarSuggestion, ExerciseStep } from '@inkwell/contracts';
import type { z } from 'zod';
import type { CareContext, UnderCareContext } from './care/reply-request.ts';
import type { LeadTurn } from './exercises/lead.ts';
import type { Embedding } from './reading/embeddings.ts';
import type { Sources } from './sources.ts';
import type { CompanionState, ExerciseProgress } from './state.ts';
import type { ChatMessage, ObjectTask, ObjectTasks, StreamTask } from './tasks.ts';

/** Where a conversation stands, beside its words. */
export type ConversationContext = Pick<
  LeadTurn,
  'state' | 'progress' | 'now' | 'today' | 'hour' | 'minute' | 'hasTalked'
> & {
  /** Of the message to answer; null where it could not be read. */
  embedding: Embedding | null;
  /** Whether a reader sees something behind the message, of whatever level. Default: none does. */
  mayBeDanger?: boolean;
};

/** What comes with a reply, after its last piece. */
export type Conclusion = {
  /** Short answers to tap, at most 4. */
  choices: string[];
  exercise: ExerciseStep | null;
  /** To be given with the next message of this conversation. */
  state: CompanionState;
  /** To be given with the person's next message, in whatever conversation. */
  progress: ExerciseProgress | null;
  /** What is suggested for the calendar, each checked; not there where nothing is. */
  suggestions?: CalendarSuggestion[];
};

export type StreamRequest = {
  task: StreamTask;
  /** Oldest first; the last is the one to answer. */
  messages: readonly ChatMessage[];
  /** What is known of the person, as JSON: the digest, or the onboarding answers themselves. */
  facts?: unknown;
  /** Asked only where an answer needs them. Default: nothing is there to be read. */
  sources?: Sources;
  /** What was said in this conversation before `messages`, summed up. */
  summary?: string;
  /** Default: a conversation that begins now, in UTC. */
  context?: ConversationContext;
  /** Where the message shows danger, or follows one that did: how it is answered then. */
  care?: CareContext;
  /** Where somebody is under care, and the message is an ordinary one. */
  underCare?: UnderCareContext;
  /** Whether the message was found to be a sign of danger since its reply began. Default: it was not. */
  isSignFound?: () => boolean;
  /** The person's tokens of the day are used up: nothing is asked of a provider. */
  isOverBudget?: boolean;
} & RequestAccounting;

/** A request with what the app itself asks for in this reply. */
export type StreamRequestWithNote = StreamRequest & { note?: string };

/** Who a request is for, and what it used. The local provider reads none of it but the signal. */
type RequestAccounting = {
  /** The person as a keyed hash, at most 64 characters: a provider tells misuse by it. */
  safetyIdentifier?: string | undefined;
  /**
   * Told the difference to what it was told before, also of a request that fails or is stopped; it is negative where an
   * estimate was too high.
   */
  onTokens?: (tokens: number) => void;
  signal?: AbortSignal;
};

export type ObjectRequest<Task extends ObjectTask, T> = {
  task: Task;
  schema: z.ZodType<T>;
  /** Letters, digits, `_` and `-`, at most 64: OpenAI's rule for names of formats. */
  schemaName: string;
  instructions: string;
  input: ObjectTasks[Task];
} & RequestAccounting;

export type LanguageModel = {
  provider: 'openai' | 'local';
  /** The model's name, and how many tokens it reads and writes in one call. Not there where the program alone answers. */
  describe?: () => Promise<{ name: string; window: number }>;
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

/** What answers with objects alone: a process without conversations needs no more. */
export type ObjectModel = Pick<LanguageModel, 'provider' | 'object'>;

export const MODE_BY_TASK = {
  'companion.write': 'write',
  'companion.heal': 'heal',
  'companion.plan': 'plan',
} as const satisfies Record<StreamTask, string>;

/** A conversation that begins now, in UTC. */
export function startContextNow(): ConversationContext {
  const now = new Date();
  return {
    embedding: null,
    state: null,
    progress: null,
    now: now.getTime(),
    today: now.toISOString().slice(0, 10),
    hour: now.getUTCHours(),
  };
}
