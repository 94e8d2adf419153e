import { createHash } from 'node:crypto';
import { paragraphsOf } from '@inkwell/ai/memory';
import { type Embedding, type Embeddings, packEmbedding, unpackEmbedding } from '@inkwell/ai/reading';
import type { Box, SealedBytes } from '@inkwell/vault';
import { z } from 'zod';

/** The model reads 512 tokens; what follows changes nothing. */
const READ_CHARACTERS = 2_000;

const StoredVectors = z.record(z.string(), z.string());
/** By a paragraph's hash its packed embedding, in base64. */
export type StoredVectors = z.infer<typeof StoredVectors>;

const vectorsPlace = (date: string) => ({ collection: 'entries', row: date, field: 'vectors' });

/** Sealed with what it stands for: a hash alone would tell who wrote the same. */
const hashOf = (paragraph: string) => createHash('sha256').update(paragraph).digest('base64url').slice(0, 16);

export const vectorsOf = (
  { date, vectors }: { date: string; vectors?: SealedBytes },
  box: Box,
): StoredVectors => (vectors ? StoredVectors.parse(box.unsealJson(vectors, vectorsPlace(date))) : {});

export const sealVectors = (date: string, vectors: StoredVectors, box: Box) =>
  box.sealJson(vectors, vectorsPlace(date));

export function vectorOf(vectors: StoredVectors, paragraph: string): Embedding | null {
  const packed = vectors[hashOf(paragraph)];
  return packed === undefined ? null : unpackEmbedding(Buffer.from(packed, 'base64'));
}

/**
 * The vectors of a page's paragraphs: those that were known, and new ones for what was added or changed.
 *
 * @throws ModelError where the server does not answer
 */
export async function readVectors(
  content: string,
  known: StoredVectors,
  { embed }: Pick<Embeddings, 'embed'>,
): Promise<StoredVectors> {
  const vectors: StoredVectors = {};
  for (const paragraph of paragraphsOf(content)) {
    const hash = hashOf(paragraph);
    const before = known[hash] ?? vectors[hash];
    // One a call: the server computes one call at a time, and a message may wait.
    const [vector] = before === undefined ? await embed([paragraph.slice(0, READ_CHARACTERS)]) : [];
    const packed = vector ? packEmbedding(vector).toString('base64') : before;
    if (packed !== undefined) vectors[hash] = packed;
  }
  return vectors;
}
