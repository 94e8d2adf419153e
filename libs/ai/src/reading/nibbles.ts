/** The largest of four bits with a sign. */
const MAX_NIBBLE = 7;

/** A vector in half a byte a number, where 7 is its largest: of a cosine less than a hundredth is lost. */
export function packNibbles(vector: readonly number[]): Buffer {
  const largest = Math.max(...vector.map(Math.abs)) || 1;
  const bits = vector.map((value) => Math.round((value / largest) * MAX_NIBBLE) & 0xf);
  return Buffer.from(
    Array.from({ length: bits.length / 2 }, (_, at) => ((bits[2 * at] ?? 0) << 4) | (bits[2 * at + 1] ?? 0)),
  );
}

/** The numbers of packed vectors, one after another: their directions are kept, their lengths are not. */
export function unpackNibbles(packed: Uint8Array): Int8Array {
  const numbers = new Int8Array(packed.length * 2);
  for (const [at, byte] of packed.entries()) {
    numbers[2 * at] = signedNibble(byte >> 4);
    numbers[2 * at + 1] = signedNibble(byte & 0xf);
  }
  return numbers;
}

const signedNibble = (bits: number) => (bits > MAX_NIBBLE ? bits - 16 : bits);

/** The length of each of the vectors that stand one after another. */
export const vectorLengths = (vectors: Int8Array, dimensions: number): Float32Array =>
  Float32Array.from({ length: vectors.length / dimensions }, (_, row) =>
    Math.hypot(...vectors.subarray(row * dimensions, (row + 1) * dimensions)),
  );

/** The product of a vector with the one that begins at `start`. */
export function dotProductAt(query: Float32Array, vectors: Int8Array, start: number): number {
  let sum = 0;
  for (let at = 0; at < query.length; at += 1) sum += (query[at] ?? 0) * (vectors[start + at] ?? 0);
  return sum;
}
