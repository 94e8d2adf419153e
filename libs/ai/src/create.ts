import { withCare } from './care/with-care.ts';
import { TRAINED_COMPANION } from './companion/trained.ts';
import { withExercises } from './companion/with-exercises.ts';
import { createLocalModel } from './local/model.ts';
import type { LanguageModel } from './model.ts';
import { createOpenAiModel } from './openai/model.ts';

export type LanguageModelConfig = {
  openAiApiKey?: string | undefined;
  /** Any server that speaks the Responses API. Default OpenAI's. */
  openAiBaseUrl?: string | undefined;
  openAiModel?: string | undefined;
};

/** The model of this environment: OpenAI where there is a key, else the local companion. */
export function createLanguageModel(config: LanguageModelConfig = {}): LanguageModel {
  const { openAiApiKey, openAiBaseUrl, openAiModel } = config;
  const local = createLocalModel();
  if (!openAiApiKey) return local;
  const openAi = createOpenAiModel({
    apiKey: openAiApiKey,
    ...(openAiBaseUrl ? { baseUrl: openAiBaseUrl } : {}),
    ...(openAiModel ? { model: openAiModel } : {}),
  });
  return withCare(withExercises(openAi, TRAINED_COMPANION), local);
}
