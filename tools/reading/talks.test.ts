import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createScreen } from '@inkwell/ai/care';
import { createEmbeddings } from '@inkwell/ai/reading';
import { findReadingModel, freePort, runReadingServer, stopChild } from '@inkwell/servers';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readTalks } from './sentences.ts';
import { playTalks } from './talks.ts';

const TALKS = join(import.meta.dirname, '..', '..', 'libs', 'ai', 'training', 'talks');
/** Talks of ten messages, each of them heavy and none of danger: a funeral, a baby that does not sleep, a lost job. */
const HEAVY = [1, 4, 7, 8, 10].map((talk) => `en.tsv ${talk}`);
/** The first start of the server fetches its model. */
const FETCH_MS = 120_000;

let url: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'inkwell-reading-'));
  const model = await findReadingModel({ report: () => undefined, signal: AbortSignal.timeout(FETCH_MS) });
  const port = await freePort();
  const child = await runReadingServer({ model, port, logFile: join(folder, 'reading.log') });
  url = `http://127.0.0.1:${port}/v1`;
  stop = async () => {
    await stopChild(child, 2_000);
    await rm(folder, { recursive: true, force: true });
  };
}, FETCH_MS);
afterAll(() => stop());

test('when people write ten heavy messages without danger, then none gets a care reply, and at most one is asked', async () => {
  const talks = await playTalks(
    createScreen({ embeddings: createEmbeddings(url) }),
    (await readTalks(TALKS)).filter(({ talk }) => HEAVY.includes(talk)),
  );
  expect(talks.map((talk) => talk.length)).toEqual(HEAVY.map(() => 10));
  const withStep = (step: string) => talks.filter((talk) => talk.some((message) => message.step === step));
  expect(withStep('care reply')).toEqual([]);
  expect(withStep('question').length).toBeLessThanOrEqual(1);
}, 60_000);
