import { createReadStream, createWriteStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

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

/** https://github.com/ggml-org/ggml/blob/master/docs/gguf.md */
const MAGIC = 'GGUF';
const VERSION = 3;
const UINT32 = 4;
const STRING = 8;
const ARRAY = 9;
/** How many bytes a value takes, by its type; a string and an array tell their length themselves. */
const BYTES_OF: Readonly<Record<number, number>> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
};
const ALIGNMENT = 32;
/** Sure to hold the header of a model with 150,000 tokens. */
const MOST_HEADER_BYTES = 32_000_000;

type Tensor = { name: string; /** As it stands in the file, without its offset. */ info: Buffer; offset: number };

/**
 * Writes the first blocks of a model's file as a file of its own, which gives the vectors after the last of them in place
 * of words: without what makes words of vectors.
 *
 * @param from a GGUF file, version 3
 * @throws Error where `from` is none, or has fewer blocks
 */
export async function cutModel(
  from: string,
  to: string,
  { blocks, pooling }: Cut,
  signal?: AbortSignal,
): Promise<void> {
  const file = await open(from);
  try {
    const header = createReader(await readStart(file));
    if (header.bytes(MAGIC.length).toString('latin1') !== MAGIC) throw new Error('this is no GGUF file');
    if (header.uint32() !== VERSION) throw new Error(`this is no GGUF file of version ${VERSION}`);
    const tensorCount = header.uint64();
    const valueCount = header.uint64();
    const values = cutValues(header, valueCount, { blocks, pooling });
    const tensors = readTensors(header, tensorCount);
    const dataStart = aligned(header.at());
    const { size } = await file.stat();
    const sizes = sizesOf(tensors, size - dataStart);
    const kept = tensors.filter(({ name }) => isKept(name, blocks));
    if (!kept.some(({ name }) => blockOf(name) === blocks - 1))
      throw new Error(`the model has fewer than ${blocks} blocks`);
    const infos: Buffer[] = [];
    let end = 0;
    for (const tensor of kept) {
      infos.push(tensor.info, uint64(end));
      end += aligned(sizes.get(tensor) ?? 0);
    }
    const head = Buffer.concat([
      Buffer.from(MAGIC),
      uint32(VERSION),
      uint64(kept.length),
      uint64(values.length),
      ...values,
      ...infos,
    ]);
    async function* content() {
      yield Buffer.concat([head, Buffer.alloc(aligned(head.length) - head.length)]);
      for (const tensor of kept) {
        const length = sizes.get(tensor) ?? 0;
        const start = dataStart + tensor.offset;
        yield* createReadStream(from, { start, end: start + length - 1 }) as AsyncIterable<Buffer>;
        yield Buffer.alloc(aligned(length) - length);
      }
    }
    await pipeline(content(), createWriteStream(to), { signal });
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

/** The values of the file, each with its name and type, told of the cut. */
function cutValues(header: Reader, count: number, { blocks, pooling }: Cut): Buffer[] {
  const values: Buffer[] = [];
  let architecture = '';
  for (let index = 0; index < count; index += 1) {
    const start = header.at();
    const name = header.string();
    const type = header.uint32();
    const valueAt = header.at();
    header.skipValue(type);
    if (name === 'general.architecture') architecture = header.stringAt(valueAt);
    if (name.endsWith('.pooling_type')) continue;
    values.push(name.endsWith('.block_count') ? numberValue(name, blocks) : header.slice(start, header.at()));
  }
  return [...values, numberValue(`${architecture}.pooling_type`, POOLING[pooling])];
}

function readTensors(header: Reader, count: number): Tensor[] {
  return Array.from({ length: count }, () => {
    const start = header.at();
    const name = header.string();
    const dimensions = header.uint32();
    header.bytes(dimensions * 8 + 4);
    return { name, info: header.slice(start, header.at()), offset: header.uint64() };
  });
}

/** How long each tensor is, with what fills it up to the next one. */
function sizesOf(tensors: readonly Tensor[], dataLength: number): Map<Tensor, number> {
  const inOrder = tensors.toSorted((a, b) => a.offset - b.offset);
  return new Map(
    inOrder.map((tensor, index) => [tensor, (inOrder[index + 1]?.offset ?? dataLength) - tensor.offset]),
  );
}

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

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
  Buffer.concat([uint64(name.length), Buffer.from(name), uint32(UINT32), uint32(value)]);

async function readStart(file: FileHandle): Promise<Buffer> {
  const start = Buffer.alloc(MOST_HEADER_BYTES);
  const { bytesRead } = await file.read(start, 0, MOST_HEADER_BYTES, 0);
  return start.subarray(0, bytesRead);
}

type Reader = ReturnType<typeof createReader>;

function createReader(buffer: Buffer) {
  let at = 0;
  const bytes = (length: number): Buffer => {
    at += length;
    return buffer.subarray(at - length, at);
  };
  const uint32 = (): number => bytes(4).readUInt32LE();
  const uint64 = (): number => Number(bytes(8).readBigUInt64LE());
  const string = (): string => bytes(uint64()).toString('utf8');
  const skipValue = (type: number): void => {
    const size = BYTES_OF[type];
    if (size !== undefined) return void bytes(size);
    if (type === STRING) return void bytes(uint64());
    if (type !== ARRAY) throw new Error(`a value of type ${type} is unknown`);
    const itemType = uint32();
    const count = uint64();
    const itemSize = BYTES_OF[itemType];
    if (itemSize !== undefined) return void bytes(itemSize * count);
    for (let index = 0; index < count; index += 1) skipValue(itemType);
  };
  return {
    at: () => at,
    slice: (start: number, end: number) => buffer.subarray(start, end),
    stringAt: (start: number) => {
      const length = Number(buffer.readBigUInt64LE(start));
      return buffer.toString('utf8', start + 8, start + 8 + length);
    },
    bytes,
    uint32,
    uint64,
    string,
    skipValue,
  };
}
