import { createHash } from 'node:crypto';
import { join } from 'node:path';
import {
  createFeelingsReader,
  type FeelingHeads,
  type FeelingsReading,
  NO_CLASS,
} from '@inkwell/ai/feelings';
import { createKernelReader, type Embedding, type Kernel } from '@inkwell/ai/reading';
import { EMOTIONS, SENTIMENTS, THEMES } from '@inkwell/contracts/constants';

import { table } from '../start/terminal.ts';
import { type KernelTarget, trainKernel } from './kernel-ridge.ts';
import { readTrainingRows } from './rows.ts';
import { isHeldOut } from './sentences.ts';

const LABEL_CLASSES = {
  sentiment: SENTIMENTS,
  emotions: [...EMOTIONS, NO_CLASS],
  themes: [...THEMES, NO_CLASS],
} as const;
type Label = keyof typeof LABEL_CLASSES;

/** What a text is labelled with: of emotions and themes the first counts most. */
interface Labels {
  sentiment: readonly string[];
  emotions: readonly string[];
  themes: readonly string[];
}

export type FeelingSentence = Labels & {
  text: string;
  /** Whose feeling it tells of: `own`, `other`, or `none`. */
  whose: string;
  /** One of a fifth that is never trained nor tuned on. */
  isAside: boolean;
};

type Embedded<T> = T & { embedding: Embedding };
export type FeelingRow = Embedded<FeelingSentence>;

const FOLD_COUNT = 5;
/** Of a text with two emotions or themes. */
const SECOND_LABEL_SHARE = 0.35;
/** So that the probabilities are as often right as they say, by cross-validation. */
const SHARPNESS_BY_LABEL: Record<Label, number> = { sentiment: 5, emotions: 14, themes: 13 };

/**
 * Reads the labelled sentences: sentiment, emotions, themes, whose, and text, separated by tabs; lists by commas.
 * @throws Error as `readTrainingRows`, and that names file and line of an unknown label or a sentence that is there twice
 */
export async function readFeelingSentences(folder: string): Promise<FeelingSentence[]> {
  const seen = new Set<string>();
  return (await readTrainingRows(join(folder, 'feelings'), 5)).map(({ place, columns }) => {
    const [sentiment = '', emotions = '', themes = '', whose = '', text = ''] = columns;
    if (seen.has(text)) throw new Error(`${place} is there twice`);
    seen.add(text);
    return { ...labelsOf({ sentiment, emotions, themes }, place), whose, text, isAside: isHeldOut(text) };
  });
}

function labelsOf(written: Record<Label, string>, place: string): Labels {
  const listOf = (label: Label) => {
    const list = written[label].split(',');
    const known: readonly string[] = LABEL_CLASSES[label];
    const unknown = list.find((name) => !known.includes(name));
    if (unknown !== undefined) throw new Error(`${place} has the unknown label ${unknown}`);
    return list;
  };
  return { sentiment: listOf('sentiment'), emotions: listOf('emotions'), themes: listOf('themes') };
}

export function trainFeelings(rows: readonly FeelingRow[], model: string): Kernel<Label> {
  const targetOf = (label: Label): KernelTarget => ({
    classes: LABEL_CLASSES[label],
    labels: rows.map((row) => sharesOf(row, label)),
    sharpness: SHARPNESS_BY_LABEL[label],
  });
  return trainKernel(
    rows.map(({ embedding }) => embedding),
    { emotions: targetOf('emotions'), themes: targetOf('themes'), sentiment: targetOf('sentiment') },
    model,
  );
}

function sharesOf(row: FeelingRow, label: Label): number[] {
  const [first = NO_CLASS, second] = row[label];
  return LABEL_CLASSES[label].map((name) => {
    if (name === second) return SECOND_LABEL_SHARE;
    return name === first ? 1 - (second === undefined ? 0 : SECOND_LABEL_SHARE) : 0;
  });
}

/** By a text its embedding. */
type Vectors = ReadonlyMap<string, Embedding>;

/** What is read in texts with heads, or by the words alone. */
export async function readAll(
  rows: readonly FeelingSentence[],
  vectors: Vectors | null,
  heads: FeelingHeads,
): Promise<FeelingsReading[]> {
  const reader = createFeelingsReader({
    heads,
    ...(vectors && {
      embeddings: { embed: async (texts) => texts.map((text) => vectors.get(text) ?? []) },
    }),
  });
  const readings: FeelingsReading[] = [];
  for (const { text } of rows) readings.push(await reader.read(text));
  return readings;
}

const foldNumber = ({ text }: FeelingSentence) =>
  createHash('md5').update(text).digest().readUInt32BE(0) % FOLD_COUNT;

/** What is read with heads that were trained on the other four fifths. */
export async function crossValidateFeelings(
  rows: readonly FeelingRow[],
  vectors: Vectors,
): Promise<{ rows: FeelingRow[]; readings: FeelingsReading[] }> {
  const read: { rows: FeelingRow[]; readings: FeelingsReading[] } = { rows: [], readings: [] };
  for (let fold = 0; fold < FOLD_COUNT; fold += 1) {
    const training = rows.filter((row) => foldNumber(row) !== fold);
    const heads = createKernelReader(trainFeelings(training, ''));
    const measured = rows.filter((row) => foldNumber(row) === fold);
    read.rows.push(...measured);
    read.readings.push(...(await readAll(measured, vectors, heads)));
  }
  return read;
}

/** A table for people: how much is right, and what is most often taken for what. */
export function reportFeelings(
  rows: readonly FeelingSentence[],
  readings: readonly FeelingsReading[],
): string {
  const read = rows.map((row, index) => ({ row, reading: readings[index] }));
  const felt = read.filter(({ row }) => row.emotions[0] !== NO_CLASS);
  const unfelt = read.filter(({ row }) => row.emotions[0] === NO_CLASS);
  const withTheme = read.filter(({ row }) => row.themes[0] !== NO_CLASS);
  const isAmong = (row: FeelingSentence, reading: FeelingsReading | undefined, most: number) =>
    reading?.emotions.slice(0, most).some(({ emotion }) => emotion === row.emotions[0]) ?? false;
  const lines: [string, typeof read, (each: (typeof read)[number]) => boolean][] = [
    ['sentiment', read, ({ row, reading }) => reading?.sentiment === row.sentiment[0]],
    ...SENTIMENTS.map((sentiment): (typeof lines)[number] => [
      `  of ${sentiment}`,
      read.filter(({ row }) => row.sentiment[0] === sentiment),
      ({ reading }) => reading?.sentiment === sentiment,
    ]),
    ['main emotion first', felt, ({ row, reading }) => isAmong(row, reading, 1)],
    ['main emotion among two', felt, ({ row, reading }) => isAmong(row, reading, 2)],
    ['no emotion where there is none', unfelt, ({ reading }) => reading?.emotions.length === 0],
    [
      'first theme among the themes',
      withTheme,
      ({ row, reading }) => reading?.themes.some((theme) => theme === row.themes[0]) ?? false,
    ],
  ];
  const cells = lines.map(([name, group, isRight]) => [
    name,
    String(group.length),
    `${((100 * group.filter(isRight).length) / Math.max(group.length, 1)).toFixed(1)} %`,
  ]);
  const confusions = new Map<string, number>();
  for (const { row, reading } of read) {
    const first = reading?.emotions[0]?.emotion ?? NO_CLASS;
    if (row.emotions.includes(first)) continue;
    const key = `${row.emotions[0]} taken for ${first}`;
    confusions.set(key, (confusions.get(key) ?? 0) + 1);
  }
  const commonest = [...confusions].toSorted(([, a], [, b]) => b - a).slice(0, 12);
  return [table(cells), ...commonest.map(([name, count]) => `${count} ${name}`)].join('\n');
}
