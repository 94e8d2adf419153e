import type OpenAI from 'openai';

const DEFAULT_MODEL = 'gpt-4.1-mini';
/** Models that do not talk, by the names that servers give them. */
const NON_CHAT_MODELS = /embed|rerank|whisper|tts|\bbge\b|moderation|image/i;
const LIST_TIMEOUT_MS = 5_000;

/** The name of the model to ask: the one that is set, OpenAI's default, or the first that a server elsewhere lists. */
export function createModelName(options: {
  client: OpenAI;
  given: string | undefined;
  baseUrl: string;
}): () => Promise<string> {
  const { client, given, baseUrl } = options;
  if (given !== undefined) return async () => given;
  if (new URL(baseUrl).hostname === 'api.openai.com') return async () => DEFAULT_MODEL;
  let listed: string | undefined;

  return async () => {
    if (listed !== undefined) return listed;
    try {
      const { data } = await client.models.list({ timeout: LIST_TIMEOUT_MS });
      listed = data.map(({ id }) => id).find((id) => !NON_CHAT_MODELS.test(id));
    } catch {
      // It is asked again at the next call; this one tells what is wrong with the server.
    }
    return listed ?? DEFAULT_MODEL;
  };
}
