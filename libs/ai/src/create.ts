import { withCare } from './care/with-care.ts';
import { createLocalModel } from './local/model.ts';
import type { LanguageModel } from './model.ts';
import { withBreaker } from './openai/breaker.ts';
import { createOpenAiModel } from './openai/model.ts';
import { createTalk } from './talk/talk.ts';

export type LanguageModelConfig = {
  /** Servers of one's own need none. */
  openAiApiKey?: string | undefined;
  /** Any server that speaks the Responses API or Chat Completions. Default OpenAI's. */
  openAiBaseUrl?: string | undefined;
  openAiModel?: string | undefined;
  /** For so long each piece of an answer is waited for, in ms: where a person answers as the model. */
  waitMs?: number | undefined;
};

/**
 * The model of this environment: OpenAI where there is a key, another server where there is its address, else the program
 * without one, which also stands in where the model is out of reach.
 */
export function createLanguageModel(config: LanguageModelConfig = {}): LanguageModel {
  const { openAiApiKey, openAiBaseUrl, openAiModel, waitMs } = config;
  if (!openAiApiKey && !openAiBaseUrl) return createLocalModel();
  const openAi = createOpenAiModel({
    ...(openAiApiKey ? { apiKey: openAiApiKey } : {}),
    ...(openAiBaseUrl ? { baseUrl: openAiBaseUrl } : {}),
    ...(openAiModel ? { model: openAiModel } : {}),
    ...(waitMs ? { timeouts: { firstTokenMs: waitMs, idleMs: waitMs, wholeMs: waitMs } } : {}),
  });
  const program = createLocalModel({ standsIn: true });
  return withCare(createTalk({ model: withBreaker(openAi), program, firstPieceMs: waitMs }));
}
