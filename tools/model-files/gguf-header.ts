import type { FileHandle } from 'node:fs/promises';

/** https://github.com/ggml-org/ggml/blob/master/docs/gguf.md */
export const GGUF_MAGIC = 'GGUF';
export const GGUF_VERSION = 3;
export const UINT32_TYPE = 4;
const STRING_TYPE = 8;
const ARRAY_TYPE = 9;
/** How many bytes a value takes, by its type; a string and an array tell their length themselves. */
const VALUE_BYTES_BY_TYPE: Readonly<Record<number, number>> = {
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
/**
 * How many numbers of a tensor stand together, and in how many bytes, by its type: GGML_QUANT_SIZES in
 * https://github.com/ggml-org/llama.cpp/blob/master/gguf-py/gguf/constants.py
 */
const TENSOR_BLOCK_SIZES: Readonly<Record<number, readonly [numbers: number, bytes: number]>> = {
  0: [1, 4],
  1: [1, 2],
  2: [32, 18],
  3: [32, 20],
  6: [32, 22],
  7: [32, 24],
  8: [32, 34],
  10: [256, 84],
  11: [256, 110],
  12: [256, 144],
  13: [256, 176],
  14: [256, 210],
  30: [1, 2],
};
const DEFAULT_ALIGNMENT = 32;
/** That of a model with 150,000 tokens takes 6 MB. */
const MAX_HEADER_BYTES = 64_000_000;

export type GgufValue = {
  name: string;
  /** As it stands in the file, with its name and type. */
  bytes: Buffer;
  /** Null where it is of another type. */
  value: string | number | null;
};

export type GgufTensor = {
  name: string;
  /** As it stands in the file, without its offset. */
  info: Buffer;
  /** Of its numbers, from where those of all tensors begin. */
  offset: number;
  /** Without what fills them up to the next tensor. */
  bytes: number;
};

export type GgufHeader = {
  values: GgufValue[];
  tensors: GgufTensor[];
  alignment: number;
  /** Where the numbers of the tensors begin. */
  dataStart: number;
};

/** @throws Error where this is no GGUF file of version 3, or is cut off within its header */
export async function readGgufHeader(file: FileHandle): Promise<GgufHeader> {
  const reader = createHeaderReader(await readStart(file));
  if (reader.bytes(GGUF_MAGIC.length).toString('latin1') !== GGUF_MAGIC)
    throw new Error('this is no GGUF file');
  const version = reader.uint32();
  if (version !== GGUF_VERSION)
    throw new Error(`the GGUF file is of version ${version}, not ${GGUF_VERSION}`);
  const tensorCount = reader.uint64();
  const valueCount = reader.uint64();
  // Not by `Array.from`, which makes room for as many as a broken file says.
  const values: GgufValue[] = [];
  while (values.length < valueCount) values.push(readValue(reader));
  const tensors: GgufTensor[] = [];
  while (tensors.length < tensorCount) tensors.push(readTensorInfo(reader));
  const alignment = Number(
    values.find(({ name }) => name === 'general.alignment')?.value ?? DEFAULT_ALIGNMENT,
  );
  return { values, tensors, alignment, dataStart: Math.ceil(reader.at() / alignment) * alignment };
}

function readValue(reader: HeaderReader): GgufValue {
  const start = reader.at();
  const name = reader.string();
  const value = readValueContent(reader, reader.uint32());
  return { name, bytes: reader.since(start), value };
}

function readValueContent(reader: HeaderReader, type: number): GgufValue['value'] {
  if (type === STRING_TYPE) return reader.string();
  if (type === UINT32_TYPE) return reader.uint32();
  if (type === ARRAY_TYPE) {
    const itemType = reader.uint32();
    const count = reader.uint64();
    const itemBytes = VALUE_BYTES_BY_TYPE[itemType];
    if (itemBytes !== undefined) reader.bytes(itemBytes * count);
    else for (let index = 0; index < count; index += 1) readValueContent(reader, itemType);
    return null;
  }
  const bytes = VALUE_BYTES_BY_TYPE[type];
  if (bytes === undefined) throw new Error(`the GGUF file has a value of the unknown type ${type}`);
  reader.bytes(bytes);
  return null;
}

function readTensorInfo(reader: HeaderReader): GgufTensor {
  const start = reader.at();
  const name = reader.string();
  const dimensions = reader.uint32();
  let numbers = 1;
  for (let index = 0; index < dimensions; index += 1) numbers *= reader.uint64();
  const type = reader.uint32();
  const info = reader.since(start);
  const group = TENSOR_BLOCK_SIZES[type];
  if (!group) throw new Error(`the GGUF file has a tensor of the unknown type ${type}`);
  return { name, info, offset: reader.uint64(), bytes: (numbers / group[0]) * group[1] };
}

async function readStart(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat();
  const start = Buffer.alloc(Math.min(size, MAX_HEADER_BYTES));
  const { bytesRead } = await file.read(start, 0, start.length, 0);
  return start.subarray(0, bytesRead);
}

type HeaderReader = ReturnType<typeof createHeaderReader>;

function createHeaderReader(buffer: Buffer) {
  let at = 0;
  const bytes = (length: number): Buffer => {
    if (at + length > buffer.length)
      throw new Error(
        buffer.length < MAX_HEADER_BYTES
          ? 'this is no GGUF file, or it is cut off within its header'
          : `the header of the GGUF file takes more than ${MAX_HEADER_BYTES / 1e6} MB`,
      );
    at += length;
    return buffer.subarray(at - length, at);
  };
  const uint64 = (): number => Number(bytes(8).readBigUInt64LE());
  return {
    at: () => at,
    /** What was read from there on. */
    since: (start: number) => buffer.subarray(start, at),
    bytes,
    uint32: () => bytes(4).readUInt32LE(),
    uint64,
    string: () => bytes(uint64()).toString('utf8'),
  };
}
