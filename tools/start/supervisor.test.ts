import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort, isAlive } from '@inkwell/servers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { openDataDir } from './data-dir.ts';
import { errorIn } from './logs.ts';
import { nodePart } from './supervised-process.ts';
import { createProduct } from './product.ts';
import { readSettings } from './settings.ts';
import { backOff, createSupervisor } from './supervisor.ts';

let folder: string;
const noted = { remember: async () => undefined, forget: async () => undefined };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwell-supervisor-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const serving = `require('node:http').createServer((request, response) => {
  if (request.url === '/end') process.exit(7);
  response.end(String(process.pid));
}).listen(Number(process.env.PORT), '127.0.0.1', () => process.send('ready'));`;

async function part(script: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const logFile = join(folder, 'part.log');
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const env = { PORT: String(port) };
  const it = nodePart({
    name: 'part',
    args: ['-e', script],
    cwd: folder,
    env,
    ports: [port],
    portAdvice: 'Stop that one.',
    readyUrl: url,
    logFile,
    say,
  });
  return { it, port, url, lines, say, logFile };
}

/** Another program that says that all is well on every address. */
async function answerAll(port: number): Promise<Server> {
  const server = createHttpServer((_request, response) => response.end('ok')).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function pidAt(url: string): Promise<number> {
  return Number(await (await fetch(url)).text());
}

describe('createSupervisor', () => {
  test('when a part dies, then it is started again, and after stop nothing is left', async () => {
    const { it, url, lines, say } = await part(serving);
    const supervisor = createSupervisor(noted, say);
    await supervisor.start(it);
    const first = await pidAt(url);
    await fetch(`${url}/end`).catch(() => undefined);
    await vi.waitFor(() => expect(lines.at(-1)).toMatch(/ready again/));
    const second = await pidAt(url);
    expect(second).not.toBe(first);
    expect(lines[0]).toMatch(/ended \(code 7\); starting it again in 0.5 s/);
    await supervisor.stop();
    expect(await isAlive(second)).toBe(false);
  });

  test('when a part ends before it is ready, then the start fails with the place of its log', async () => {
    const { it, lines, say, logFile } = await part(
      "console.error('Bad environment: KEY is missing'); process.exit(1)",
    );
    const supervisor = createSupervisor(noted, say);
    await expect(supervisor.start(it)).rejects.toThrow(
      `part ended (code 1) before it was ready. Its log: ${logFile}`,
    );
    await vi.waitFor(() => expect(lines.join()).toContain('KEY is missing'));
    expect(await readFile(logFile, 'utf8')).toContain('KEY is missing');
    await supervisor.stop();
  });

  test('when another program answers on the port from before, then it is not taken for the part', async () => {
    const { it, port, say } = await part(serving);
    const stranger = await answerAll(port);
    await expect(createSupervisor(noted, say).start(it)).rejects.toThrow(
      new RegExp(
        `^Port ${port} is in use by another program \\(.+, process ${process.pid}\\). Stop that one.$`,
      ),
    );
    stranger.close();
  });

  test('when another program takes the port while the part boots, then it is not taken for the part', async () => {
    const gate = join(folder, 'gate');
    const { it, port, say } = await part(
      `const wait = setInterval(() => { if (!require('node:fs').existsSync(${JSON.stringify(gate)})) return;
        clearInterval(wait); ${serving} }, 20);`,
    );
    const supervisor = createSupervisor(noted, say);
    const starting = supervisor.start(it);
    starting.catch(() => undefined);
    const stranger = await answerAll(port);
    await writeFile(gate, '');
    await expect(starting).rejects.toThrow(`Port ${port} is in use by another program`);
    stranger.close();
  });

  test('when the port of a part that died is taken, then the part comes back once it is free', async () => {
    const { it, port, url, lines, say } = await part(serving);
    const supervisor = createSupervisor(noted, say);
    await supervisor.start(it);
    const stranger = await vi.waitFor(async () => {
      // On a busy machine the part may be back before the port is taken: it dies again, and waits for longer.
      await fetch(`${url}/end`).catch(() => undefined);
      return answerAll(port);
    });
    lines.length = 0;
    await vi.waitFor(() => expect(lines.join()).toContain(`Port ${port} is in use by another program`));
    expect(lines.join()).not.toContain('ready again');
    stranger.closeAllConnections();
    stranger.close();
    await vi.waitFor(() => expect(lines.at(-1)).toMatch(/ready again/));
    await supervisor.stop();
  });

  test('when a part ignores the order to stop, then it is killed in time', async () => {
    const { it, url, say } = await part(`process.on('SIGTERM', () => {}); ${serving}`);
    const supervisor = createSupervisor(noted, say);
    await supervisor.start(it);
    const pid = await pidAt(url);
    const before = Date.now();
    await supervisor.stop();
    expect(Date.now() - before).toBeLessThan(30_000);
    expect(await isAlive(pid)).toBe(false);
  });

  test('when everything is being stopped, then nothing new is started', async () => {
    const { it, say } = await part(serving);
    const supervisor = createSupervisor(noted, say);
    await supervisor.stop();
    await expect(supervisor.start(it)).rejects.toThrow(/being stopped/);
  });

  test('when a part fails again and again, then the pauses grow to a bound', () => {
    const pauses = [0, 1, 2, 3, 4, 5, 50].map(backOff);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses[0]).toBeLessThanOrEqual(1_000);
    expect(pauses.at(-1)).toBe(pauses.at(-2));
  });
});

describe('createProduct', () => {
  test('when the port is taken, then the start fails with what to do and gives its folder free', async () => {
    const taken = createServer().listen(await freePort(), '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as { port: number };
    const settings = readSettings(folder, { PORT: String(port), DATA_DIR: folder });
    const product = createProduct({ root: folder, settings, say: () => undefined });
    await expect(product.start()).rejects.toThrow(
      new RegExp(
        `^Port ${port} is in use by another program \\(.+, process ${process.pid}\\). Stop that one, or choose another port: PORT=${port + 1} npm start$`,
      ),
    );
    await product.stop();
    const next = await openDataDir(folder);
    await next.release();
    taken.close();
  });
});

describe('errorIn', () => {
  test('when a line is an error, then its message and its cause are shown once', () => {
    expect(errorIn('{"level":50,"msg":"relay failed","err":{"message":"no primary"}}')).toBe(
      'relay failed: no primary',
    );
    expect(errorIn('{"level":60,"msg":"boom","err":{"message":"boom"}}')).toBe('boom');
  });

  test('when a line is none, then nothing is shown', () => {
    expect(errorIn('{"level":40,"msg":"slow"}')).toBeUndefined();
    expect(errorIn('{"level":50,"msg":"cut')).toBeUndefined();
    expect(errorIn('listening')).toBeUndefined();
  });
});
