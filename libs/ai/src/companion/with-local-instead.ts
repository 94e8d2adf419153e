import { ModelError } from '../errors.ts';
import { languageOf } from '../local/language.ts';
import type { Conclusion, LanguageModel, StreamRequest } from '../model.ts';
import { INSTEAD, type Reason } from './prose/instead.ts';

/** In so many of the last replies it is not said again why the model does not answer. */
const NOT_AGAIN_IN = 5;

/**
 * A model that the local companion stands in for: where it cannot be reached, or says nothing, before its first piece,
 * and where the person's tokens of the day are used up. The reply says so first. What fails in the middle stays failed.
 */
export function withLocalInstead(model: LanguageModel, local: Pick<LanguageModel, 'stream'>): LanguageModel {
  async function* answer(request: StreamRequest): AsyncGenerator<string | Conclusion> {
    if (request.isOverBudget) return yield* answerLocally(request, 'over budget');
    let started = false;
    try {
      for await (const piece of model.stream(request)) {
        started = true;
        yield piece;
      }
    } catch (error) {
      const isStopped = request.signal?.aborted === true;
      if (started || isStopped || !(error instanceof ModelError) || error.kind === 'aborted') throw error;
      const isDown = error.kind === 'unavailable' || error.kind === 'rate_limited';
      yield* answerLocally(request, isDown ? 'out of reach' : 'no answer');
    }
  }

  async function* answerLocally(request: StreamRequest, reason: Reason): AsyncGenerator<string | Conclusion> {
    const { messages } = request;
    const why = (INSTEAD[languageOf(messages.at(-1)?.content ?? '')] ?? INSTEAD['en'])?.[reason] ?? '';
    const replies = messages.filter(({ role }) => role === 'assistant').slice(-NOT_AGAIN_IN);
    if (!replies.some(({ content }) => content.startsWith(why))) yield `${why}\n\n`;
    yield* local.stream(request);
  }

  // Under care the written answer stands in, elsewhere, and speaks of nothing else.
  return { ...model, stream: (request) => (request.care ? model.stream(request) : answer(request)) };
}
