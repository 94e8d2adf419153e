import type { Embedding } from './embeddings.ts';

const MAX_BYTE = 127;

/** An embedding in a byte for each dimension: a quarter of a percent of its direction is lost. */
export function packEmbedding(embedding: Embedding): Buffer {
  const largest = Math.max(...embedding.map(Math.abs)) || 1;
  return Buffer.from(Int8Array.from(embedding, (value) => Math.round((value / largest) * MAX_BYTE)).buffer);
}

/** What was packed, of length 1 again. */
export function unpackEmbedding(packed: Uint8Array): Embedding {
  const values = new Int8Array(packed.buffer, packed.byteOffset, packed.byteLength);
  const length = Math.hypot(...values) || 1;
  return Array.from(values, (value) => value / length);
}
