import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { createScreen, type CareHead, type DangerScreen } from '@inkwell/ai/care';
import { QWEN_CODER, type Embedding } from '@inkwell/ai/reading';
import { cacheDir } from '@inkwell/servers';

import { findLlama } from '../model-files/llama.ts';
import type { FetchOptions } from '../model-files/model-file.ts';
import { loadEmbedder } from '../reader/embedder.ts';
import { findReaderModel } from '../reader/model.ts';
import {
  crossValidate,
  raiseByTalks,
  raiseSureByTalks,
  readByHead,
  formatFindings,
  trainCareHead,
  type ReadSentence,
  type EmbeddedSentence,
} from './care.ts';
import { cacheVectors } from './kept-vectors.ts';
import { DEFAULT_DESCENT } from './logistic-regression.ts';
import type { Sentence, TalkLine } from './sentences.ts';
import { reportProtocol } from './talks.ts';

type Embed = (texts: readonly string[]) => Promise<Embedding[]>;

const MODEL_LABEL = 'Qwen2.5-Coder-1.5B-Instruct, Q4_K_M, mean of all tokens after block 13';
/** Some of its dimensions are a hundred times as large as others. */
const MEANS_WEIGHT = { ...DEFAULT_DESCENT, standardises: true };

export type ReaderVectors = { embed: Embed; dispose: () => Promise<void> };

/** The vectors of the second reader, computed on this machine: some hours for all texts, each once. */
export async function openReaderVectors(options: FetchOptions): Promise<ReaderVectors> {
  const embedder = await loadEmbedder(await findLlama(options), await findReaderModel(options));
  const embed: Embed = async (texts) => {
    const vectors: Embedding[] = [];
    for (const text of texts) vectors.push((await embedder.embed(text)).vector);
    return vectors;
  };
  const file = join(cacheDir(), `vectors-${QWEN_CODER.name}`);
  return { embed: await cacheVectors(embed, file, QWEN_CODER.dimensions), dispose: embedder.dispose };
}

/** Of those set aside, beside the messages of talks: the vectors of the others would take an hour more. */
const MEASURED_SHARE = 0.375;

/** Which sentences the second reader is trained and measured on: of those set aside a share by chance, and all others. */
export function isForSecondReader({ text, isOfTalk, heldOut }: Sentence): boolean {
  const chance = createHash('md5').update(`order ${text}`).digest().readUInt32BE(0) / 2 ** 32;
  return !heldOut || isOfTalk || chance < MEASURED_SHARE;
}

/** What the second reader is trained on. */
export type ReaderRows = {
  /** Of the sentences, without those set aside. */
  training: readonly EmbeddedSentence[];
  /** The same with the vectors of the first reader, which decides what the second one reads. */
  byFirst: readonly EmbeddedSentence[];
  talks: readonly (TalkLine & { embedding: Embedding })[];
};

/** Its head, with thresholds at the same false alarms as the first reader's. */
export function trainReaderHead(
  { training, byFirst, talks }: ReaderRows,
  say: (line: string) => void,
): CareHead {
  const first = crossValidate(byFirst);
  const isRead = (index: number) => (first.scores[index]?.hint ?? 0) >= first.thresholds.minAsked;
  const { scores, thresholds } = crossValidate(training, { descent: MEANS_WEIGHT, isRead });
  const read = training.filter((_, index) => isRead(index));
  const scoresRead = scores.filter((_, index) => isRead(index));
  say(
    `\nSecond reader, of what it reads, in cross-validation\n${formatFindings(readByHead(read, scoresRead, thresholds))}\n`,
  );
  const trained = trainCareHead(training, MODEL_LABEL, MEANS_WEIGHT);
  return { ...trained, ...raiseSureByTalks(trained, talks, raiseByTalks(trained, talks, thresholds)) };
}

/** Tables for people: what both readers find together, in texts set aside and in talks. */
export async function reportBothReaders(
  { first, second, head }: { first: Embed; second: Embed; head: CareHead },
  { aside, talks }: { aside: readonly Sentence[]; talks: readonly TalkLine[] },
): Promise<string> {
  const screen = createScreen({
    embeddings: { embed: first },
    reader: { embed: second },
    loadReaderHead: () => Promise.resolve(head),
  });
  const table = formatFindings(await readAll(screen, aside), { listsMisses: true });
  return `\nBoth readers, set aside\n${table}\n\n${await reportProtocol(screen, talks)}`;
}

async function readAll(
  screen: Pick<DangerScreen, 'read'>,
  texts: readonly Sentence[],
): Promise<ReadSentence[]> {
  const read: ReadSentence[] = [];
  for (const text of texts) {
    const { found } = await screen.read(text.text).whole;
    // What the second reader doubts is taken back while the reply is written.
    read.push({ ...text, found: found?.isDoubted ? null : found });
  }
  return read;
}
