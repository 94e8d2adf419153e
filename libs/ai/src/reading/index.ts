export { startChecks } from './checks.ts';
export { E5, QWEN, type EmbeddingModel } from './embedding-models.ts';
export {
  createEmbeddings,
  type Embedding,
  type Embeddings,
  READ_CHARACTERS,
  RETRIED_MS,
} from './embeddings.ts';
export { classify, softmax, type Head } from './head.ts';
export {
  createKernelReader,
  type Kernel,
  type KernelHead,
  type KernelReading,
  likeness,
  packWeights,
} from './kernel.ts';
export { packNibbles, unpackNibbles } from './nibbles.ts';
export { packEmbedding, unpackEmbedding } from './vector.ts';
