import { createWriteStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import {
  GGUF_MAGIC,
  readGgufHeader,
  UINT32_TYPE,
  GGUF_VERSION,
  type GgufTensor,
  type GgufValue,
} from './gguf-header.ts';

/**
 * How the vectors of a text's tokens become one, by llama.cpp's numbers. Where a file names none, llama.cpp gives the
 * vector of the last token.
 */
export const POOLING_TYPES = { mean: 1 } as const;

export type CutOptions = {
  /** So many blocks stay, from the first on. */
  blocks: number;
  pooling: keyof typeof POOLING_TYPES;
};

const CUT_OFF_MESSAGE = 'the GGUF file is cut off';
/** Read and written at once. */
const COPY_CHUNK_BYTES = 1_000_000;

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
  { blocks, pooling }: CutOptions,
  signal?: AbortSignal,
): Promise<void> {
  const file = await open(from);
  try {
    const { values, tensors, alignment, dataStart } = await readGgufHeader(file);
    const { size } = await file.stat();
    if (tensors.some(({ offset, bytes }) => dataStart + offset + bytes > size))
      throw new Error(CUT_OFF_MESSAGE);
    const kept = tensors.filter(({ name }) => isTensorKept(name, blocks));
    if (!kept.some(({ name }) => blockNumber(name) === blocks - 1))
      throw new Error(`the model has fewer than ${blocks} blocks`);
    const header = encodeHeader(truncateMetadata(values, { blocks, pooling }), kept, alignment);
    const content = async function* (): AsyncGenerator<Buffer> {
      yield padToAlignment(header, alignment);
      for (const tensor of kept) yield* readTensor(file, dataStart, tensor, alignment);
    };
    await pipeline(content, createWriteStream(to), { signal });
  } finally {
    await file.close();
  }
}

/** The words of a model are made by `output`: where it is missing, llama.cpp takes the table of its tokens. */
function isTensorKept(name: string, blocks: number): boolean {
  const block = blockNumber(name);
  return block === null ? !name.startsWith('output.') : block < blocks;
}

function blockNumber(name: string): number | null {
  const found = /^blk\.(\d+)\./.exec(name)?.[1];
  return found === undefined ? null : Number(found);
}

/** The values of the whole file, but for what they say of blocks and pooling. */
function truncateMetadata(values: readonly GgufValue[], { blocks, pooling }: CutOptions): Buffer[] {
  const architecture = values.find(({ name }) => name === 'general.architecture')?.value;
  if (typeof architecture !== 'string') throw new Error('the GGUF file names no architecture');
  const blockCount = `${architecture}.block_count`;
  const poolingType = `${architecture}.pooling_type`;
  return [
    ...values
      .filter(({ name }) => name !== poolingType)
      .map(({ name, bytes }) => (name === blockCount ? encodeNumberValue(name, blocks) : bytes)),
    encodeNumberValue(poolingType, POOLING_TYPES[pooling]),
  ];
}

function encodeHeader(values: readonly Buffer[], tensors: readonly GgufTensor[], alignment: number): Buffer {
  let offset = 0;
  const infos = tensors.flatMap(({ info, bytes }) => {
    const at = encodeUint64(offset);
    offset = alignUp(offset + bytes, alignment);
    return [info, at];
  });
  return Buffer.concat([
    Buffer.from(GGUF_MAGIC),
    encodeUint32(GGUF_VERSION),
    encodeUint64(tensors.length),
    encodeUint64(values.length),
    ...values,
    ...infos,
  ]);
}

async function* readTensor(
  file: FileHandle,
  dataStart: number,
  { offset, bytes }: GgufTensor,
  alignment: number,
): AsyncGenerator<Buffer> {
  for (let done = 0; done < bytes;) {
    const piece = Buffer.alloc(Math.min(bytes - done, COPY_CHUNK_BYTES));
    const { bytesRead } = await file.read(piece, 0, piece.length, dataStart + offset + done);
    if (bytesRead === 0) throw new Error(CUT_OFF_MESSAGE);
    done += bytesRead;
    yield piece.subarray(0, bytesRead);
  }
  yield Buffer.alloc(alignUp(bytes, alignment) - bytes);
}

const alignUp = (bytes: number, alignment: number): number => Math.ceil(bytes / alignment) * alignment;

const padToAlignment = (bytes: Buffer, alignment: number): Buffer =>
  Buffer.concat([bytes], alignUp(bytes.length, alignment));

function encodeUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function encodeUint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

const encodeNumberValue = (name: string, value: number): Buffer =>
  Buffer.concat([
    encodeUint64(Buffer.byteLength(name)),
    Buffer.from(name),
    encodeUint32(UINT32_TYPE),
    encodeUint32(value),
  ]);
