/** What is known of a model by its name. */
export type ModelTraits = {
  name: string;
  /** Some 8 B parameters at most: it keeps to short, plain instructions alone. */
  isSmall: boolean;
  /** Whether it thinks before it answers. */
  reasons: boolean;
  /** Tokens that it reads and writes in one call, as far as is known. */
  window: number;
  /** Whether it calls tools. */
  takesTools: boolean;
};

/** Models that think before they answer, by the names that providers and Ollama give them. */
const REASONING_MODELS =
  /^(o\d|gpt-[5-9](?!.*chat))|gpt-oss|deepseek-r|reason|think|magistral|qwq|qwen3(?!.*instruct)|(^|[-/])r1\b/i;

export const isReasoningModel = (model: string): boolean => REASONING_MODELS.test(model);

const MAX_SMALL_BILLIONS = 9;
/** Sizes in a name: '7b', '3.8B', 'e4b', '135m'; not the '8x7b' of several models in one. */
const SIZE_IN_NAME = /(?<![\d.x])(?<size>\d+(?:\.\d+)?)(?<unit>[bm])(?![a-z0-9])/gi;
/** Names without a size, by what is served under them. */
const SMALL_MODEL_NAMES =
  /(?:^|\/)(?:gemma3n?|gemma2?|llama3(?:\.[12])?|llama2|mistral|qwen(?:2(?:\.5)?|3)?|phi-?[34]-?mini|phi3(?:\.5)?|tinyllama|smollm2?|granite3[.\w]*|zephyr|neural-chat|openchat|stablelm[\w-]*)(?::latest|:mini)?$/i;

/** Whether a model has some 8 B parameters at most, by its name. */
export function isSmallModel(model: string): boolean {
  if (/\d+x\d+b/i.test(model)) return false;
  const sizes = [...model.matchAll(SIZE_IN_NAME)].map(({ groups }) => {
    const size = Number(groups?.['size'] ?? 0);
    return groups?.['unit']?.toLowerCase() === 'm' ? size / 1_000 : size;
  });
  // Of 'qwen3-30b-a3b' the first is the whole.
  if (sizes.length > 0) return Math.max(...sizes) < MAX_SMALL_BILLIONS;
  return SMALL_MODEL_NAMES.test(model) || /\bmini\b.*\bphi\b|\bphi\b.*\bmini\b/i.test(model);
}

/** Windows of the models that are asked by their provider's own name, in tokens. */
const CONTEXT_WINDOWS: readonly (readonly [RegExp, number])[] = [
  [/^gpt-4\.1/, 1_000_000],
  [/^gpt-5/, 400_000],
  [/^o\d/, 200_000],
  [/^(?:chatgpt-)?gpt-?4o|^chatgpt-4o|^gpt-4-turbo/, 128_000],
  [/^gpt-4\b/, 8_192],
  [/^gpt-3\.5/, 16_385],
  [/^claude/, 200_000],
  [/^gemini/, 1_000_000],
  [/^mistral-(?:large|medium|small)|^deepseek-(?:chat|reasoner)|^command-r/, 64_000],
];
/** What servers of open models give them where nothing else is set: Ollama's default is the smallest. */
const DEFAULT_CONTEXT_WINDOW = 4_096;

/** A model's window by its name; a server that runs open models decides it, and may give much less than they can. */
export const contextWindow = (model: string): number =>
  CONTEXT_WINDOWS.find(([name]) => name.test(model))?.[1] ?? DEFAULT_CONTEXT_WINDOW;
