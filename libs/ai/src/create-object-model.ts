import { connectModel, type LanguageModelConfig } from './connect.ts';
import { LOCAL_OBJECT_MODEL } from './local/objects.ts';
import type { ObjectModel } from './model.ts';

/**
 * The same for a process that asks for objects alone, and holds no conversations: neither the program that does, nor
 * what it reads messages with, is in its bundle.
 */
export function createObjectModel(config: LanguageModelConfig = {}): ObjectModel {
  const model = connectModel(config);
  if (!model) return LOCAL_OBJECT_MODEL;
  return { provider: model.provider, object: (request) => model.object(request) };
}
