export { createLanguageModel, type LanguageModelConfig } from './create.ts';
export { ModelError, type ModelErrorKind } from './errors.ts';
export { createLocalModel, type LocalModelOptions } from './local/model.ts';
export type { FoundWords, PlannedEvent, Sources } from './sources.ts';
export { warmUpProgram } from './program/warm-up.ts';
export { CompanionState, ExerciseProgress } from './state.ts';
export type {
  Conclusion,
  ConversationContext,
  LanguageModel,
  ObjectRequest,
  StreamRequest,
} from './model.ts';
export { createOpenAiModel, type OpenAiOptions } from './openai/model.ts';
export { SOULPRINT_INSTRUCTIONS, soulPrintMarkdown, soulPrintSchema } from './soulprint/document.ts';
export { LEFT_OUT } from './tasks.ts';
export type {
  ChatMessage,
  ObjectTask,
  ObjectTasks,
  SoulPrintDocument,
  SoulPrintInput,
  StreamTask,
} from './tasks.ts';
