import { z } from 'zod';
import { contextWindow } from './model-traits.ts';

const REQUEST_TIMEOUT_MS = 1_000;
const OLLAMA_DEFAULT_WINDOW = 4_096;

const OllamaShowResponse = z.object({ parameters: z.string().default('') });
const OllamaPsResponse = z.object({
  models: z.array(z.object({ name: z.string(), context_length: z.number().optional() })),
});
const ModelListResponse = z.object({
  data: z.array(
    z.looseObject({
      id: z.string(),
      /** vLLM's, and those of servers that name it otherwise. */
      max_model_len: z.number().optional(),
      loaded_context_length: z.number().optional(),
      context_length: z.number().optional(),
      context_window: z.number().optional(),
      max_context_length: z.number().optional(),
      meta: z.looseObject({ n_ctx: z.number().optional() }).nullish(),
    }),
  ),
});

/**
 * How many tokens a server reads and writes in one call. Ollama is asked for what it has loaded the model with, or is
 * told to: what is longer it cuts off without a word, and its Chat Completions take no `num_ctx`. Other servers may
 * tell it with their list of models. Else the model's name decides.
 *
 * @param baseUrl of the API, with its `/v1`
 * @returns null where the server tells nothing, for now
 */
export async function fetchContextWindow(
  baseUrl: string,
  model: string,
  apiKey: string,
): Promise<number | null> {
  const base = baseUrl.replace(/\/+$/, '');
  if (new URL(base).hostname === 'api.openai.com') return contextWindow(model);
  const root = base.replace(/\/v1$/, '');
  const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' };
  const [shown, loaded, listed] = await Promise.all([
    fetchParsed(OllamaShowResponse, `${root}/api/show`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ model }),
    }),
    fetchParsed(OllamaPsResponse, `${root}/api/ps`, { headers }),
    fetchParsed(ModelListResponse, `${base}/models`, { headers }),
  ]);
  if (shown) {
    const running = loaded?.models.find(({ name }) => name === model || name === `${model}:latest`);
    const set = /^num_ctx\s+(\d+)/m.exec(shown.parameters)?.[1];
    return running?.context_length ?? (set === undefined ? OLLAMA_DEFAULT_WINDOW : Number(set));
  }
  if (!listed) return null;
  const told = listed.data.find(({ id }) => id === model);
  return (
    told?.loaded_context_length ??
    told?.max_model_len ??
    told?.meta?.n_ctx ??
    told?.context_length ??
    told?.context_window ??
    told?.max_context_length ??
    contextWindow(model)
  );
}

/** Null where the server has no such route, or does not answer soon. */
async function fetchParsed<T>(schema: z.ZodType<T>, url: string, init: RequestInit): Promise<T | null> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const body: unknown = await response.json();
    return response.ok ? (schema.safeParse(body).data ?? null) : null;
  } catch {
    return null;
  }
}
