import { ModelError } from '../errors.ts';
import type { LeadTurn } from '../exercises/lead.ts';
import type { StreamRequestWithNote } from '../model.ts';
import type { ModelTraits } from '../openai/model-traits.ts';
import type { SpeakRequest } from '../openai/model.ts';
import type { Toolbox } from '../openai/tool-rounds.ts';
import { type KnownWords, collectKnownWords } from './known-words.ts';
import { createOutputFilter } from './output-filter.ts';
import { instructionsFor, type PromptData, buildPrompt } from './prompt.ts';

/** What is known of an answer while it is waited for. */
export type AnswerStatus = { hasText: boolean; reasons: boolean };

/** A message that a model answers. */
export type ModelTurn = {
  request: StreamRequestWithNote;
  turn: LeadTurn;
  /** The person's messages, and the replies, oldest first. */
  own: readonly string[];
  replies: readonly string[];
  signal: AbortSignal;
  status: AnswerStatus;
};

/** Of the window, for the answer with its thoughts, and for the tools. */
const ANSWER_TOKENS = { small: 200, usual: 500, reasoning: 2_000 };
const TOOL_TOKENS = 900;

export type RequestParts = { data: PromptData; note?: string | undefined; toolbox?: Toolbox | undefined };

export function toSpeakRequest(
  { request, turn, signal }: ModelTurn,
  traits: ModelTraits,
  asked: RequestParts,
): SpeakRequest {
  const { task, messages, summary, safetyIdentifier, onTokens } = request;
  const { data, note, toolbox } = asked;
  const { small, usual, reasoning } = ANSWER_TOKENS;
  const answer = traits.reasons ? reasoning : traits.isSmall ? small : usual;
  const prompt = buildPrompt({
    mode: turn.mode,
    hasTools: toolbox !== undefined,
    summary,
    messages,
    data,
    note,
    window: traits.window,
    reserved: answer + (toolbox ? TOOL_TOKENS : 0),
  });
  return {
    task,
    ...prompt,
    signal,
    ...(toolbox && { toolbox }),
    ...(safetyIdentifier !== undefined && { safetyIdentifier }),
    ...(onTokens && { onTokens }),
  };
}

export type FilterParts = {
  data: PromptData;
  questions: number;
  hasTools: boolean;
  toldBefore: () => readonly string[];
  /** What of an answer before it stands already. */
  before?: string;
  /** Whether the answer may be asked for once more. */
  keepsBack?: boolean;
};

/** The sentences of a reply that may be shown, checked against the conversation, the data and what tools have told. */
export function createReplyFilter({ request, turn, own, replies }: ModelTurn, checked: FilterParts) {
  const { data, questions, hasTools, toldBefore, before, keepsBack } = checked;
  const instructions = instructionsFor(turn.mode, { hasTools });
  const texts = [
    ...request.messages.map(({ content }) => content),
    request.summary ?? '',
    JSON.stringify(data),
  ];
  let told = -1;
  let known: KnownWords;
  const given = { ...(before !== undefined && { before }), ...(keepsBack && { keepsBack }) };
  return createOutputFilter(() => {
    const answers = toldBefore();
    if (answers.length !== told) {
      told = answers.length;
      known = collectKnownWords([...texts, ...answers], turn.today);
    }
    const found = [...Object.values(data).map((value) => JSON.stringify(value)), ...answers];
    return { own, replies, known, data: found, instructions, questions };
  }, given);
}

/** What of an answer may be shown, sentence by sentence. An answer that is cut for its length ends with its last sentence. */
export async function* showablePieces(
  pieces: AsyncIterable<string>,
  filter: ReturnType<typeof createOutputFilter>,
  status: AnswerStatus,
): AsyncGenerator<string> {
  try {
    for await (const piece of pieces) {
      status.hasText = true;
      const ready = filter.add(piece);
      if (ready !== '') yield ready;
      if (filter.isOver()) return;
    }
  } catch (error) {
    const isTooLong = error instanceof ModelError && error.kind === 'incomplete';
    // Of an answer that fails what came stays.
    const last = filter.end(isTooLong);
    if (last !== '') yield last;
    if (!isTooLong || !filter.hasShown()) throw error;
    return;
  }
  const last = filter.end();
  if (last !== '') yield last;
}
