import { withBreaker } from './openai/breaker.ts';
import { createOpenAiModel, type SpeakingModel } from './openai/model.ts';

export type LanguageModelConfig = {
  /** Servers of one's own need none. */
  openAiApiKey?: string | undefined;
  /** Any server that speaks the Responses API or Chat Completions. Default OpenAI's. */
  openAiBaseUrl?: string | undefined;
  openAiModel?: string | undefined;
  /** For so long each piece of an answer is waited for, in ms: where a person answers as the model. */
  waitMs?: number | undefined;
};

/** The model that is connected, left alone for a while where it fails again and again; null where none is. */
export function connectModel(config: LanguageModelConfig): SpeakingModel | null {
  const { openAiApiKey, openAiBaseUrl, openAiModel, waitMs } = config;
  if (!openAiApiKey && !openAiBaseUrl) return null;
  const openAi = createOpenAiModel({
    ...(openAiApiKey ? { apiKey: openAiApiKey } : {}),
    ...(openAiBaseUrl ? { baseUrl: openAiBaseUrl } : {}),
    ...(openAiModel ? { model: openAiModel } : {}),
    ...(waitMs ? { timeouts: { firstTokenMs: waitMs, idleMs: waitMs, wholeMs: waitMs } } : {}),
  });
  return withBreaker(openAi);
}
