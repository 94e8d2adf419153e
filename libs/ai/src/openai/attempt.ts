import type OpenAI from 'openai';
import { createAbortedError, ModelError, ModelTimeoutError } from '../errors.ts';
import type { ServerFeature, ModelCall, AnswerPart } from './call.ts';
import { callChatCompletions, featuresInChatCompletions } from './chat-completions.ts';
import { toModelError } from './errors.ts';
import { schemaInWords } from './objects.ts';
import { callResponses, featuresInResponses } from './responses.ts';
import type { ServerTraits } from './server-traits.ts';
import { isUnknownRoute, refusedFeature } from './unknown-features.ts';
import { createWatchdog, type AnswerTimeouts } from './watchdog.ts';

type Attempt = {
  client: OpenAI;
  call: ModelCall;
  traits: ServerTraits;
  timeouts: Pick<AnswerTimeouts, 'firstTokenMs' | 'idleMs'>;
  signal: AbortSignal;
};

/** The server refused the call for something it does not know, which is remembered: the same call goes out otherwise. */
class FeatureRefusedError extends Error {
  override readonly name = 'Refused';
}

/** An answer of the server, in the words that it knows: its parts, until it says that it is whole. */
export async function* attemptCall(options: Attempt): AsyncGenerator<AnswerPart> {
  for (;;) {
    try {
      yield* attemptWithKnownFeatures(options);
      return;
    } catch (error) {
      if (!(error instanceof FeatureRefusedError)) throw error;
    }
  }
}

async function* attemptWithKnownFeatures({
  client,
  call: given,
  traits,
  timeouts,
  signal,
}: Attempt): AsyncGenerator<AnswerPart> {
  const call = withSchemaInWords(given, client, traits);
  // The Responses API takes no words to stop at.
  const isChat = traits.lacks('responses') || (call.stop.length > 0 && !traits.lacks('stop'));
  const sent = (isChat ? featuresInChatCompletions : featuresInResponses)(call, traits.lacks);
  const watchdog = createWatchdog({ firstMs: timeouts.firstTokenMs, idleMs: timeouts.idleMs, signal });
  let isWhole = false;
  try {
    for await (const part of (isChat ? callChatCompletions : callResponses)(
      client,
      call,
      sent,
      watchdog.signal,
    )) {
      if (part.type === 'text') watchdog.beat();
      if (part.type === 'reasoning') watchdog.think();
      if (part.type === 'end') isWhole = true;
      else yield part;
    }
  } catch (error) {
    if (watchdog.timedOut()) throw new ModelTimeoutError();
    const unknown = unknownFeatureOf(error, sent);
    if (!unknown) throw toModelError(error);
    traits.remember(unknown);
    throw new FeatureRefusedError();
  } finally {
    watchdog.stop();
  }
  if (isWhole) return;
  // The library ends its loop quietly when the signal fires, as it does when the connection is cut.
  if (watchdog.timedOut()) throw new ModelTimeoutError();
  if (signal.aborted) throw createAbortedError();
  throw new ModelError('unavailable', 'The answer of the model was cut off');
}

/** Without the route of what was sent the other one is tried. */
const unknownFeatureOf = (error: unknown, sent: readonly ServerFeature[]): ServerFeature | null =>
  (isUnknownRoute(error)
    ? (['responses', 'stop'] as const).find((feature) => sent.includes(feature))
    : null) ?? refusedFeature(error, sent);

const HOSTS_WITH_SCHEMAS = new Set(['api.openai.com']);

/** OpenAI keeps a model to its schema; of other servers one may take it and make no use of it: there the model reads it. */
function withSchemaInWords(call: ModelCall, { baseURL }: OpenAI, { lacks }: ServerTraits): ModelCall {
  if (!call.format || (HOSTS_WITH_SCHEMAS.has(new URL(baseURL).hostname) && !lacks('json_schema')))
    return call;
  return { ...call, instructions: `${call.instructions}\n\n${schemaInWords(call.format)}` };
}
