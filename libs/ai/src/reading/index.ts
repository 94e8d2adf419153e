export { createEmbeddings, type Embedding, type Embeddings } from './embeddings.ts';
export { classify, softmax, type Head } from './head.ts';
export { packEmbedding, unpackEmbedding } from './vector.ts';
