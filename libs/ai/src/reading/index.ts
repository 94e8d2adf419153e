export { startServerChecks } from './server-checks.ts';
export { MULTILINGUAL_E5_SMALL, QWEN_CODER, type EmbeddingModel } from './embedding-models.ts';
export {
  createEmbeddings,
  type Embedding,
  type Embeddings,
  READ_CHARACTERS,
  RETRIED_MS,
} from './embeddings.ts';
export { classProbabilities, softmax, type LinearHead } from './head.ts';
export {
  createKernelReader,
  type Kernel,
  type KernelHead,
  type KernelReading,
  kernelSimilarity,
  packWeights,
} from './kernel.ts';
export { packNibbles, unpackNibbles } from './nibbles.ts';
export { packEmbedding, unpackEmbedding } from './vector.ts';
