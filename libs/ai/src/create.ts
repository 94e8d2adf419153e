import { withCare } from './care/with-care.ts';
import type { FindReplies } from './companion/retrieval.ts';
import { TRAINED_COMPANION } from './companion/trained.ts';
import { createLocalModel } from './local/model.ts';
import type { LanguageModel } from './model.ts';
import { withBreaker } from './openai/breaker.ts';
import { createOpenAiModel } from './openai/model.ts';
import { exercisesOf } from './talk/lead.ts';
import { createTalk } from './talk/talk.ts';

export type LanguageModelConfig = {
  /** Servers of one's own need none. */
  openAiApiKey?: string | undefined;
  /** Any server that speaks the Responses API or Chat Completions. Default OpenAI's. */
  openAiBaseUrl?: string | undefined;
  openAiModel?: string | undefined;
  /** Replies that the local companion finds for what it is told: `@inkwell/ai/replies`. Default: none. */
  findReplies?: FindReplies | undefined;
};

/**
 * The model of this environment: OpenAI where there is a key, another server where there is its address, else the local
 * companion, which also stands in where the model is out of reach.
 */
export function createLanguageModel(config: LanguageModelConfig = {}): LanguageModel {
  const { openAiApiKey, openAiBaseUrl, openAiModel, findReplies } = config;
  const local = createLocalModel({ findReplies });
  if (!openAiApiKey && !openAiBaseUrl) return local;
  const openAi = createOpenAiModel({
    ...(openAiApiKey ? { apiKey: openAiApiKey } : {}),
    ...(openAiBaseUrl ? { baseUrl: openAiBaseUrl } : {}),
    ...(openAiModel ? { model: openAiModel } : {}),
  });
  const exercises = exercisesOf(TRAINED_COMPANION);
  return withCare(createTalk({ model: withBreaker(openAi), program: local, exercises }));
}
