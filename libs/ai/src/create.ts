import { withCare } from './care/with-care.ts';
import { connectModel, type LanguageModelConfig } from './connect.ts';
import { createLocalModel } from './local/model.ts';
import type { LanguageModel } from './model.ts';
import { createTalk } from './talk/talk.ts';

/**
 * The model of this environment: OpenAI where there is a key, another server where there is its address, else the program
 * without one, which also stands in where the model is out of reach.
 */
export function createLanguageModel(config: LanguageModelConfig = {}): LanguageModel {
  const model = connectModel(config);
  if (!model) return createLocalModel();
  const program = createLocalModel({ standsIn: true });
  const isSmall = async () => (await model.traits()).isSmall;
  return withCare(createTalk({ model, program, firstPieceMs: config.waitMs }), { isSmall });
}
