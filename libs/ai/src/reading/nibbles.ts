/** The largest of four bits with a sign. */
const HIGHEST = 7;

/** A vector in half a byte a number, where 7 is its largest: of a cosine less than a hundredth is lost. */
export function packNibbles(vector: readonly number[]): Buffer {
  const largest = Math.max(...vector.map(Math.abs)) || 1;
  const bits = vector.map((value) => Math.round((value / largest) * HIGHEST) & 0xf);
  return Buffer.from(
    Array.from({ length: bits.length / 2 }, (_, at) => ((bits[2 * at] ?? 0) << 4) | (bits[2 * at + 1] ?? 0)),
  );
}

/** The numbers of packed vectors, one after another: their directions are kept, their lengths are not. */
export function unpackNibbles(packed: Uint8Array): Int8Array {
  const numbers = new Int8Array(packed.length * 2);
  for (const [at, byte] of packed.entries()) {
    numbers[2 * at] = signed(byte >> 4);
    numbers[2 * at + 1] = signed(byte & 0xf);
  }
  return numbers;
}

const signed = (bits: number) => (bits > HIGHEST ? bits - 16 : bits);

/** The length of each of the vectors that stand one after another. */
export const lengthsOf = (vectors: Int8Array, dimensions: number): Float32Array =>
  Float32Array.from({ length: vectors.length / dimensions }, (_, row) =>
    Math.hypot(...vectors.subarray(row * dimensions, (row + 1) * dimensions)),
  );

/** The product of a vector with the one that begins at `start`. */
export function dot(query: Float32Array, vectors: Int8Array, start: number): number {
  let sum = 0;
  for (let at = 0; at < query.length; at += 1) sum += (query[at] ?? 0) * (vectors[start + at] ?? 0);
  return sum;
}
