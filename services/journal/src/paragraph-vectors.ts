import { createHash } from 'node:crypto';
import { paragraphsOf } from '@inkwell/ai/memory';
import {
  type Embedding,
  type Embeddings,
  packEmbedding,
  READ_CHARACTERS,
  unpackEmbedding,
} from '@inkwell/ai/reading';
import { isNearInMeaning, type TextNearness, type NearnessFunction, PACKED_CHARS } from '@inkwell/ai/search';
import { cutText } from '@inkwell/contracts';
import type { Box, SealedBytes } from '@inkwell/vault';
import { z } from 'zod';

const StoredVectors = z.record(z.string(), z.string());
/** By a paragraph's hash its packed embedding, in base64. */
export type StoredVectors = z.infer<typeof StoredVectors>;

const vectorsAad = (date: string) => ({ collection: 'entries', row: date, field: 'vectors' });

const HASH_LENGTH = 16;
/** In the JSON of stored vectors: where an embedding begins after its hash, and how long both are with the comma. */
const PACKED_OFFSET = `"${'-'.repeat(HASH_LENGTH)}":"`.length;
const VECTOR_STRIDE = PACKED_OFFSET + PACKED_CHARS + '",'.length;

/** Sealed with what it stands for: a hash alone would tell who wrote the same. */
const hashOf = (paragraph: string) =>
  createHash('sha256').update(paragraph).digest('base64url').slice(0, HASH_LENGTH);

export const vectorsOf = (
  { date, vectors }: { date: string; vectors?: SealedBytes },
  box: Box,
): StoredVectors => (vectors ? StoredVectors.parse(box.unsealJson(vectors, vectorsAad(date))) : {});

export const sealVectors = (date: string, vectors: StoredVectors, box: Box) =>
  box.sealJson(vectors, vectorsAad(date));

export function vectorOf(vectors: StoredVectors, paragraph: string): Embedding | null {
  const packed = vectors[hashOf(paragraph)];
  return packed === undefined ? null : unpackEmbedding(Buffer.from(packed, 'base64'));
}

/**
 * The paragraph of a page that is nearest to a question; null where none is near.
 *
 * A search opens thousands of pages: their vectors are read from the bytes of the JSON, all of one length, as they stand.
 */
export function nearestParagraph(
  content: string,
  row: { date: string; vectors?: SealedBytes },
  box: Box,
  nearness: NearnessFunction,
): TextNearness | null {
  if (!row.vectors) return null;
  const bytes = box.unsealBytes(row.vectors, vectorsAad(row.date));
  if (bytes.length % VECTOR_STRIDE !== 1) return null;
  let nearest: { cosine: number; hash: string } | null = null;
  for (let at = 1; at < bytes.length; at += VECTOR_STRIDE) {
    const cosine = nearness(bytes, at + PACKED_OFFSET);
    if (isNearInMeaning(cosine) && cosine > (nearest?.cosine ?? 0))
      nearest = { cosine, hash: bytes.toString('latin1', at + 1, at + 1 + HASH_LENGTH) };
  }
  if (!nearest) return null;
  const { cosine, hash } = nearest;
  // A page that was changed since has paragraphs without a vector, and vectors without a paragraph.
  const from = () => {
    const paragraph = paragraphsOf(content).find((each) => hashOf(each) === hash);
    return paragraph === undefined ? null : content.indexOf(paragraph);
  };
  return { cosine, from };
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
    const [vector] = before === undefined ? await embed([cutText(paragraph, READ_CHARACTERS)]) : [];
    const packed = vector ? packEmbedding(vector).toString('base64') : before;
    if (packed !== undefined) vectors[hash] = packed;
  }
  return vectors;
}
