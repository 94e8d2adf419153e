export type { LanguageModelConfig } from './connect.ts';
export { createLanguageModel } from './create.ts';
export { createObjectModel } from './create-object-model.ts';
export { isRefused, ModelError, type ModelErrorKind, ModelTimeoutError } from './errors.ts';
export { LOCAL_OBJECT_MODEL } from './local/objects.ts';
export { createLocalModel, type LocalModelOptions } from './local/model.ts';
export type { FoundWords, PlannedEvent, ShownCard, Sources } from './sources.ts';
export { warmUpProgram } from './program/warm-up.ts';
export { CompanionState, ExerciseProgress } from './state.ts';
export type {
  Conclusion,
  ConversationContext,
  LanguageModel,
  ObjectModel,
  ObjectRequest,
  StreamRequest,
} from './model.ts';
export { createOpenAiModel, type OpenAiOptions } from './openai/model.ts';
export { SOULPRINT_INSTRUCTIONS, soulPrintMarkdown, soulPrintSchema } from './soulprint/document.ts';
export { LEFT_OUT_ANSWER } from './tasks.ts';
export type {
  ChatMessage,
  ObjectTask,
  ObjectTasks,
  SoulPrintDocument,
  SoulPrintInput,
  StreamTask,
} from './tasks.ts';
