import { createHash } from 'node:crypto';
import { appendFile, readFile, truncate } from 'node:fs/promises';

import type { Embedding } from '@inkwell/ai/reading';

type Embed = (texts: readonly string[]) => Promise<Embedding[]>;

/** Of a text. */
const TEXT_KEY_BYTES = 32;
const FLOAT_BYTES = 4;

/**
 * Embeds each text once: its vector is kept in a file, so that what takes hours can be cut off and goes on. A record is
 * the SHA-256 of a text and its numbers in 32 bits each.
 *
 * @param dimensions of a vector
 */
export async function cacheVectors(embed: Embed, file: string, dimensions: number): Promise<Embed> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0));
  const kept = readRecords(bytes, dimensions);
  // A record that was cut off is written anew.
  const whole = kept.size * recordBytes(dimensions);
  if (bytes.length > whole) await truncate(file, whole);
  return async (texts) => {
    const missing = texts.filter((text) => !kept.has(textKey(text)));
    if (missing.length > 0) {
      const vectors = await embed(missing);
      const records = missing.map((text, index) => recordOf(text, vectors[index] ?? []));
      await appendFile(file, Buffer.concat(records));
      for (const [index, text] of missing.entries()) kept.set(textKey(text), vectors[index] ?? []);
    }
    return texts.map((text) => kept.get(textKey(text)) ?? []);
  };
}

const recordBytes = (dimensions: number): number => TEXT_KEY_BYTES + dimensions * FLOAT_BYTES;

function readRecords(bytes: Buffer, dimensions: number): Map<string, Embedding> {
  const length = recordBytes(dimensions);
  const records = new Map<string, Embedding>();
  for (let start = 0; start + length <= bytes.length; start += length) {
    const numbers = Array.from({ length: dimensions }, (_, index) =>
      bytes.readFloatLE(start + TEXT_KEY_BYTES + index * FLOAT_BYTES),
    );
    records.set(bytes.toString('hex', start, start + TEXT_KEY_BYTES), numbers);
  }
  return records;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
const textKey = (text: string): string => hashOf(text).toString('hex');

const recordOf = (text: string, vector: Embedding): Buffer =>
  Buffer.concat([hashOf(text), Buffer.from(Float32Array.from(vector).buffer)]);
