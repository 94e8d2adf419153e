import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cutModel } from './gguf.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gguf-'));
});
afterEach(() => rm(folder, { recursive: true }));

type Written = { values: readonly Buffer[]; tensors: readonly Tensor[]; alignment?: number };
type Tensor = { name: string; type: number; dimensions: readonly number[]; data: Buffer };

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
const uint64 = (value: number): Buffer => Buffer.concat([uint32(value % 2 ** 32), uint32(value / 2 ** 32)]);
const string = (text: string): Buffer => Buffer.concat([uint64(Buffer.byteLength(text)), Buffer.from(text)]);

const textValue = (name: string, text: string): Buffer =>
  Buffer.concat([string(name), uint32(8), string(text)]);
const numberValue = (name: string, value: number): Buffer =>
  Buffer.concat([string(name), uint32(4), uint32(value)]);
const textsValue = (name: string, texts: readonly string[]): Buffer =>
  Buffer.concat([string(name), uint32(9), uint32(8), uint64(texts.length), ...texts.map(string)]);
/** 8-bit numbers. */
const bytesValue = (name: string, bytes: readonly number[]): Buffer =>
  Buffer.concat([string(name), uint32(9), uint32(0), uint64(bytes.length), Buffer.from(bytes)]);

/** A file as llama.cpp writes it. */
function gguf({ values, tensors, alignment = 32 }: Written): Buffer {
  const padding = (length: number): Buffer => Buffer.alloc((alignment - (length % alignment)) % alignment);
  const infos: Buffer[] = [];
  const data: Buffer[] = [];
  for (const { name, type, dimensions, data: numbers } of tensors) {
    const offset = uint64(Buffer.concat(data).length);
    infos.push(string(name), uint32(dimensions.length), ...dimensions.map(uint64), uint32(type), offset);
    data.push(numbers, padding(numbers.length));
  }
  const counts = [uint64(tensors.length), uint64(values.length)];
  const header = Buffer.concat([Buffer.from('GGUF'), uint32(3), ...counts, ...values, ...infos]);
  return Buffer.concat([header, padding(header.length), ...data]);
}

/** 256 numbers of 4.5 bits: 144 bytes, which no alignment divides. */
const small = (name: string, fill: number): Tensor => ({
  name,
  type: 12,
  dimensions: [256],
  data: Buffer.alloc(144, fill),
});
/** 6 numbers of 32 bits. */
const plain = (name: string, fill: number): Tensor => ({
  name,
  type: 0,
  dimensions: [3, 2],
  data: Buffer.alloc(24, fill),
});

const TENSORS = [
  small('output.weight', 1),
  small('token_embd.weight', 2),
  small('blk.0.ffn_up.weight', 3),
  plain('blk.10.attn_norm.weight', 4),
  plain('blk.0.attn_norm.weight', 5),
  small('blk.1.ffn_up.weight', 6),
  plain('output_norm.weight', 7),
  small('blk.2.ffn_up.weight', 8),
];
const OF_TWO_BLOCKS = TENSORS.filter(({ name }) => !/^(output\.|blk\.(2|10)\.)/.test(name));
const valuesOf = (blocks: Buffer, ...more: readonly Buffer[]): Buffer[] => [
  textValue('general.name', 'Größe'),
  blocks,
  textsValue('tokenizer.ggml.tokens', ['a', 'zwei', '']),
  textValue('general.architecture', 'tiny'),
  bytesValue('tokenizer.ggml.flags', [1, 2, 3]),
  ...more,
];
const THREE_BLOCKS = numberValue('tiny.block_count', 3);
const TWO_BLOCKS = numberValue('tiny.block_count', 2);
const MEAN = numberValue('tiny.pooling_type', 1);

/** What is left of a file of which two blocks are kept. */
async function cut(file: Buffer, signal?: AbortSignal): Promise<Buffer> {
  const [from, to] = [join(folder, 'whole.gguf'), join(folder, 'cut.gguf')];
  await writeFile(from, file);
  await cutModel(from, to, { blocks: 2, pooling: 'mean' }, signal);
  return readFile(to);
}

describe('a model that is cut after its first blocks', () => {
  test('when it is cut, then the other blocks and what makes words are gone, and the rest is as it was', async () => {
    const file = await cut(gguf({ values: valuesOf(THREE_BLOCKS), tensors: TENSORS }));
    expect(file).toEqual(gguf({ values: valuesOf(TWO_BLOCKS, MEAN), tensors: OF_TWO_BLOCKS }));
  });

  test('when the file says how vectors become one, then that is replaced', async () => {
    const last = numberValue('tiny.pooling_type', 3);
    const file = await cut(gguf({ values: valuesOf(THREE_BLOCKS, last), tensors: TENSORS }));
    expect(file).toEqual(gguf({ values: valuesOf(TWO_BLOCKS, MEAN), tensors: OF_TWO_BLOCKS }));
  });

  test('when the file has another alignment, then that is kept', async () => {
    const alignment = 128;
    const named = numberValue('general.alignment', alignment);
    const file = await cut(gguf({ values: valuesOf(THREE_BLOCKS, named), tensors: TENSORS, alignment }));
    const values = valuesOf(TWO_BLOCKS, named, MEAN);
    expect(file).toEqual(gguf({ values, tensors: OF_TWO_BLOCKS, alignment }));
  });

  test('when a tensor is larger than what is read at once, then it is whole', async () => {
    const data = Buffer.from(Array.from({ length: 2_400_000 }, (_, index) => index % 251));
    const large = { name: 'blk.1.large', type: 0, dimensions: [600_000], data };
    const file = await cut(gguf({ values: valuesOf(THREE_BLOCKS), tensors: [...TENSORS, large] }));
    const tensors = [...OF_TWO_BLOCKS, large];
    expect(file.equals(gguf({ values: valuesOf(TWO_BLOCKS, MEAN), tensors }))).toBe(true);
  });

  test('when it is called off, then it ends', async () => {
    const whole = gguf({ values: valuesOf(THREE_BLOCKS), tensors: TENSORS });
    await expect(cut(whole, AbortSignal.abort())).rejects.toThrow(/abort/i);
  });
});

describe('a file that cannot be cut', () => {
  const whole = gguf({ values: valuesOf(THREE_BLOCKS), tensors: TENSORS });
  const headerLength = whole.indexOf(Buffer.from('blk.2.ffn_up.weight'));
  const changed = (at: number, bytes: Buffer): Buffer => {
    const copy = Buffer.from(whole);
    bytes.copy(copy, at);
    return copy;
  };

  test.each([
    ['is empty', Buffer.alloc(0), 'no GGUF file'],
    ['is something else', Buffer.from('<!doctype html><title>Not found</title>'), 'no GGUF file'],
    ['is of an older version', changed(4, uint32(2)), 'of version 2'],
    ['is cut off within its header', whole.subarray(0, headerLength), 'cut off within its header'],
    ['is cut off within its last tensor', whole.subarray(0, -50), 'is cut off'],
    ['says that it has more tensors than it has', changed(8, uint64(2 ** 45)), 'cut off|unknown type'],
    [
      'has fewer blocks',
      gguf({
        values: valuesOf(THREE_BLOCKS),
        tensors: TENSORS.filter(({ name }) => !name.startsWith('blk.1.')),
      }),
      'fewer than 2 blocks',
    ],
    ['names no architecture', gguf({ values: [THREE_BLOCKS], tensors: TENSORS }), 'no architecture'],
    [
      'has numbers of a kind that came later',
      gguf({ values: valuesOf(THREE_BLOCKS), tensors: [{ ...small('blk.1.a', 1), type: 99 }] }),
      'unknown type 99',
    ],
  ])('when it %s, then it says so', async (_, file, message) => {
    await expect(cut(file)).rejects.toThrow(new RegExp(message));
  });
});
