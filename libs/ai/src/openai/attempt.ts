import type OpenAI from 'openai';
import type {
  ResponseCreateParamsStreaming,
  ResponseStreamEvent,
} from 'openai/resources/responses/responses';
import { aborted, ModelError, ModelTimeout } from '../errors.ts';
import { fromCode, toModelError } from './errors.ts';
import { createWatchdog, type Timeouts } from './watchdog.ts';

type Attempt = {
  client: OpenAI;
  params: ResponseCreateParamsStreaming;
  timeouts: Pick<Timeouts, 'firstByteMs' | 'idleMs'>;
  signal: AbortSignal;
};

/** One call of the Responses API: the pieces of its text, until it says that it is complete. */
export async function* attempt({ client, params, timeouts, signal }: Attempt): AsyncGenerator<string> {
  const watchdog = createWatchdog({ firstMs: timeouts.firstByteMs, idleMs: timeouts.idleMs, signal });
  let complete = false;
  try {
    const events = await client.responses.create(params, { signal: watchdog.signal });
    for await (const event of events) {
      watchdog.beat();
      if (event.type === 'response.output_text.delta') yield event.delta;
      else if (isComplete(event)) complete = true;
    }
  } catch (error) {
    throw toModelError(watchdog.timedOut() ? new ModelTimeout() : error);
  } finally {
    watchdog.stop();
  }
  if (complete) return;
  // The library ends its loop quietly when the signal fires, as it does when the connection is cut.
  if (watchdog.timedOut()) throw new ModelTimeout();
  if (signal.aborted) throw aborted();
  throw new ModelError('unavailable', 'The answer of the model was cut off');
}

/** @throws ModelError for every way of ending that is not a whole answer */
function isComplete(event: ResponseStreamEvent): boolean {
  switch (event.type) {
    case 'response.refusal.delta':
    case 'response.refusal.done':
      throw new ModelError('refused', 'The model refused to answer');
    case 'response.incomplete':
      throw new ModelError('incomplete', 'The model did not finish its answer');
    case 'response.failed':
      throw fromCode(event.response.error?.code);
    case 'error':
      throw fromCode(event.code);
    case 'response.completed':
      if (event.response.status !== 'completed') {
        throw new ModelError('incomplete', 'The model did not finish its answer');
      }
      return true;
    default:
      return false;
  }
}
