import { addDays, cutTextFromEnd } from '@inkwell/contracts';
import { startNow } from '../model.ts';
import type { SpeakingModel } from './model.ts';
import type { Spoken, SpokenRequest } from './person-data.ts';

/** The days of the calendar that a model is told. */
const DAYS_AHEAD = 7;
const PAGE_CHARACTERS = 4_000;
const ASKS_FOR_PAST =
  /\b(?:what|when|where|how often|have|did|do you remember)\b.{0,20}\bi\b.{0,25}\b(?:sa(?:id|y)|wr(?:o|i)te|written|tell|told|mention\w*|last|first|ever)\b/i;

/**
 * A model that is told today's page, the days ahead and earlier words that fit the message, beside what is known of the
 * person. All are asked at once, and what does not come in time is left out.
 */
export function withSources(model: SpeakingModel): SpeakingModel {
  async function* answer(request: SpokenRequest): AsyncGenerator<Spoken> {
    const { sources, facts, task, context = startNow(), messages } = request;
    if (!sources || request.care) return yield* model.stream(request);
    const message = messages.at(-1)?.content ?? '';
    const { today } = context;
    const [page, words, events] = await Promise.all([
      sources.readPage(),
      sources.findWords(message, ASKS_FOR_PAST.test(message)),
      task === 'companion.plan' ? sources.readEvents(today, addDays(today, DAYS_AHEAD)) : null,
    ]);
    const known = {
      ...(typeof facts === 'object' ? facts : {}),
      today,
      hour: context.hour,
      ...(page && { todays_page: cutTextFromEnd(page, PAGE_CHARACTERS) }),
      ...(words && words.length > 0 && { they_wrote_before: words }),
      ...(events && { calendar_of_the_days_ahead: events }),
    };
    yield* model.stream({ ...request, facts: known });
  }

  return { ...model, stream: answer };
}
