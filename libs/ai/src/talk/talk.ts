import { ModelError, ModelTimeoutError } from '../errors.ts';
import { parseKnownFacts } from '../local/known-facts.ts';
import {
  MODE_BY_TASK,
  startContextNow,
  type Conclusion,
  type LanguageModel,
  type StreamRequestWithNote,
  type StreamRequest,
} from '../model.ts';
import type { SpeakingModel } from '../openai/model.ts';
import { outweighsExercise } from '../program/told-instead.ts';
import { sleep as realSleep, type Sleep } from '../sleep.ts';
import { type ExerciseReply, leadExercise, type LeadTurn, offerToGoOn } from '../exercises/lead.ts';
import { isSameAnswer } from '../exercises/progress.ts';
import { requireFirstPieceInTime } from './first-piece.ts';
import { answerWithProgram, type FallbackReason } from './instead.ts';
import { answerPutOnPage } from './put-on-page.ts';
import type { ModelTurn, AnswerStatus } from './model-request.ts';
import { commentOnStep, isInOtherLanguage, translateStep } from './say-step.ts';
import { concludeExerciseStep, streamCareReply, streamReply } from './speak.ts';

export type TalkOptions = {
  model: SpeakingModel;
  /** Answers where the model does not. */
  program: Pick<LanguageModel, 'stream'>;
  /** For so long a first piece is waited for, in ms. Default 6,000. */
  firstPieceMs?: number | undefined;
  /** For the time until the first piece. */
  sleep?: Sleep;
};

/** A first piece is waited for so long, in ms; longer where the model thinks first, or has begun a sentence. */
const FIRST_PIECE_MS = 6_000;
const REASONING_EXTRA_MS = 14_000;
const SENTENCE_EXTRA_MS = 4_000;

/** Fewer words are no answer that could be taken up. */
const MIN_WORDS_TO_TAKE_UP = 3;

/**
 * A talk with a language model. The program leads exercises, says their steps word for word, finds what belongs to a
 * message, and checks each sentence before it is shown; the model says the rest. Where it is late, fails or says nothing
 * that may be shown, before its first piece, the program answers the message and says so.
 */
export function createTalk({
  model,
  program,
  firstPieceMs = FIRST_PIECE_MS,
  sleep = realSleep,
}: TalkOptions): LanguageModel {
  /** What the model says, its first piece in time. */
  function inTimeOf<T>(
    signal: AbortSignal | undefined,
    start: (turn: { signal: AbortSignal; status: AnswerStatus }) => AsyncIterable<T>,
  ): AsyncGenerator<T> {
    const status: AnswerStatus = { hasText: false, reasons: false };
    return requireFirstPieceInTime((left) => start({ signal: left, status }), {
      sleep,
      signal,
      untilLate: async (wait) => {
        await wait(firstPieceMs);
        if (status.reasons && !status.hasText) await wait(REASONING_EXTRA_MS);
        if (status.hasText) await wait(SENTENCE_EXTRA_MS);
      },
    });
  }

  async function* answer(request: StreamRequestWithNote): AsyncGenerator<string | Conclusion> {
    if (request.isOverBudget) return yield* answerWithProgram(request, 'over budget', program);
    const turn = leadTurnOf(request);
    const toPage = answerPutOnPage(turn);
    if (toPage) return yield* toPage;
    const lead = leadExercise(turn);
    const isLed = lead !== null && !lead.hasMore;
    if (isLed && !(await outweighsExercise(turn, lead, request.context?.embedding ?? null)))
      return yield* leadOn(request, turn, lead);
    let hasSpoken = false;
    try {
      const pieces = inTimeOf(request.signal, (given) =>
        streamReply({ ...modelTurnOf(request, turn), ...given }, model, isLed ? null : lead),
      );
      for await (const piece of pieces) {
        hasSpoken = true;
        yield piece;
      }
    } catch (error) {
      if (hasSpoken || !isModelFailure(error, request)) throw error;
      yield* answerWithProgram(request, fallbackReason(error), program);
    }
  }

  /** The step of an exercise, word for word; before it a sentence of the model about what was answered. */
  async function* leadOn(
    request: StreamRequestWithNote,
    turn: LeadTurn,
    lead: ExerciseReply,
  ): AsyncGenerator<string | Conclusion> {
    const { own } = modelTurnOf(request, turn);
    if (isInOtherLanguage(lead, own, turn.progress?.exercise)) {
      yield* stepInTheirLanguage(request, turn, lead);
      yield concludeExerciseStep(lead);
      return;
    }
    let hasSpoken = false;
    if (lead.hasMore === undefined && isOwnAnswerToStep(turn)) {
      try {
        const sentences = inTimeOf(request.signal, (given) =>
          commentOnStep({ ...modelTurnOf(request, turn), ...given }, lead, model),
        );
        for await (const sentence of sentences) {
          hasSpoken = true;
          yield `${sentence}\n\n`;
        }
      } catch (error) {
        // The step does not wait for it.
        if (!isModelFailure(error, request)) throw error;
      }
    }
    // Whoever tells of danger meanwhile is not led on to breathe: the direct question follows.
    if (hasSpoken && turn.progress && request.isSignFound?.() === true) {
      const progress = { ...turn.progress, paused: true };
      yield concludeExerciseStep({ text: '', choices: offerToGoOn(turn) ?? [], exercise: null, progress });
      return;
    }
    yield lead.text;
    yield concludeExerciseStep(lead);
  }

  /** A step that there is in English alone, as the model words it; its own words where the model does not. */
  async function* stepInTheirLanguage(
    request: StreamRequestWithNote,
    turn: LeadTurn,
    lead: ExerciseReply,
  ): AsyncGenerator<string> {
    const isTakenUp = lead.hasMore === undefined && isOwnAnswerToStep(turn);
    let hasSpoken = false;
    try {
      const pieces = inTimeOf(request.signal, (given) =>
        translateStep({ ...modelTurnOf(request, turn), ...given }, { lead, isTakenUp }, model),
      );
      for await (const piece of pieces) {
        hasSpoken = true;
        yield piece;
      }
    } catch (error) {
      if (hasSpoken || !isModelFailure(error, request)) throw error;
    }
    if (!hasSpoken) yield lead.text;
  }

  return {
    provider: model.provider,
    describe: () => model.traits(),
    object: (request) => model.object(request),
    // Under care the written answer stands in, elsewhere, and speaks of nothing else.
    stream: (request: StreamRequestWithNote) =>
      request.care
        ? inTimeOf(request.signal, (given) =>
            streamCareReply({ ...modelTurnOf(request, leadTurnOf(request)), ...given }, model),
          )
        : answer(request),
  };
}

function leadTurnOf({ task, messages, facts, context = startContextNow() }: StreamRequest): LeadTurn {
  return { ...context, mode: MODE_BY_TASK[task], messages, person: parseKnownFacts(facts) };
}

function modelTurnOf(request: StreamRequestWithNote, turn: LeadTurn): Omit<ModelTurn, 'signal' | 'status'> {
  const textsOf = (role: 'user' | 'assistant') =>
    request.messages.flatMap((message) => (message.role === role ? [message.content] : []));
  return { request, turn, own: textsOf('user'), replies: textsOf('assistant') };
}

/** Whether the message answers a step in words of its own: what was tapped needs none. */
function isOwnAnswerToStep({ progress, messages, state }: LeadTurn): boolean {
  const message = messages.at(-1)?.content ?? '';
  const isTapped = (state?.choices ?? []).some(({ say }) => isSameAnswer(say, message));
  const isWords = (message.match(/\p{L}+/gu) ?? []).length >= MIN_WORDS_TO_TAKE_UP;
  return progress !== null && !isTapped && isWords;
}

function isModelFailure(error: unknown, { signal }: StreamRequest): error is ModelError {
  return error instanceof ModelError && error.kind !== 'aborted' && !signal?.aborted;
}

function fallbackReason(error: ModelError): FallbackReason {
  if (error instanceof ModelTimeoutError) return 'too slow';
  return error.kind === 'unavailable' || error.kind === 'rate_limited' ? 'out of reach' : 'no answer';
}
