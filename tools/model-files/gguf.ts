import { createWriteStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import { MAGIC, readHeader, UINT32, VERSION, type Tensor, type Value } from './gguf-header.ts';

/**
 * How the vectors of a text's tokens become one, by llama.cpp's numbers. Where a file names none, llama.cpp gives the
 * vector of the last token.
 */
export const POOLING = { mean: 1 } as const;

export type Cut = {
  /** So many blocks stay, from the first on. */
  blocks: number;
  pooling: keyof typeof POOLING;
};

const CUT_OFF = 'the GGUF file is cut off';
/** Read and written at once. */
const PIECE_BYTES = 1_000_000;

/**
 * Writes the first blocks of a model's file as a file of its own, which gives the vectors after the last of them in place
 * of words: without what makes words of vectors. The same file gives the same bytes each time.
 *
 * @param from a GGUF file, version 3
 * @param to what is there is replaced; where this throws, what was written so far may be left there
 * @throws Error where `from` is no such file, is cut off or has fewer blocks
 */
export async function cutModel(
  from: string,
  to: string,
  { blocks, pooling }: Cut,
  signal?: AbortSignal,
): Promise<void> {
  const file = await open(from);
  try {
    const { values, tensors, alignment, dataStart } = await readHeader(file);
    const { size } = await file.stat();
    if (tensors.some(({ offset, bytes }) => dataStart + offset + bytes > size)) throw new Error(CUT_OFF);
    const kept = tensors.filter(({ name }) => isKept(name, blocks));
    if (!kept.some(({ name }) => blockOf(name) === blocks - 1))
      throw new Error(`the model has fewer than ${blocks} blocks`);
    const header = headerOf(cutValues(values, { blocks, pooling }), kept, alignment);
    const content = async function* (): AsyncGenerator<Buffer> {
      yield padded(header, alignment);
      for (const tensor of kept) yield* readTensor(file, dataStart, tensor, alignment);
    };
    await pipeline(content, createWriteStream(to), { signal });
  } finally {
    await file.close();
  }
}

/** The words of a model are made by `output`: where it is missing, llama.cpp takes the table of its tokens. */
function isKept(name: string, blocks: number): boolean {
  const block = blockOf(name);
  return block === null ? !name.startsWith('output.') : block < blocks;
}

function blockOf(name: string): number | null {
  const found = /^blk\.(\d+)\./.exec(name)?.[1];
  return found === undefined ? null : Number(found);
}

/** The values of the whole file, but for what they say of blocks and pooling. */
function cutValues(values: readonly Value[], { blocks, pooling }: Cut): Buffer[] {
  const architecture = values.find(({ name }) => name === 'general.architecture')?.value;
  if (typeof architecture !== 'string') throw new Error('the GGUF file names no architecture');
  const blockCount = `${architecture}.block_count`;
  const poolingType = `${architecture}.pooling_type`;
  return [
    ...values
      .filter(({ name }) => name !== poolingType)
      .map(({ name, bytes }) => (name === blockCount ? numberValue(name, blocks) : bytes)),
    numberValue(poolingType, POOLING[pooling]),
  ];
}

function headerOf(values: readonly Buffer[], tensors: readonly Tensor[], alignment: number): Buffer {
  let offset = 0;
  const infos = tensors.flatMap(({ info, bytes }) => {
    const at = uint64(offset);
    offset = aligned(offset + bytes, alignment);
    return [info, at];
  });
  return Buffer.concat([
    Buffer.from(MAGIC),
    uint32(VERSION),
    uint64(tensors.length),
    uint64(values.length),
    ...values,
    ...infos,
  ]);
}

async function* readTensor(
  file: FileHandle,
  dataStart: number,
  { offset, bytes }: Tensor,
  alignment: number,
): AsyncGenerator<Buffer> {
  for (let done = 0; done < bytes;) {
    const piece = Buffer.alloc(Math.min(bytes - done, PIECE_BYTES));
    const { bytesRead } = await file.read(piece, 0, piece.length, dataStart + offset + done);
    if (bytesRead === 0) throw new Error(CUT_OFF);
    done += bytesRead;
    yield piece.subarray(0, bytesRead);
  }
  yield Buffer.alloc(aligned(bytes, alignment) - bytes);
}

const aligned = (bytes: number, alignment: number): number => Math.ceil(bytes / alignment) * alignment;

const padded = (bytes: Buffer, alignment: number): Buffer =>
  Buffer.concat([bytes], aligned(bytes.length, alignment));

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

const numberValue = (name: string, value: number): Buffer =>
  Buffer.concat([uint64(Buffer.byteLength(name)), Buffer.from(name), uint32(UINT32), uint32(value)]);
