import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createFeelingsReader, type FeelingHeads, type FeelingsReading, NONE } from '@inkwell/ai/feelings';
import type { Embedding, Head } from '@inkwell/ai/reading';
import { EMOTIONS, SENTIMENTS, THEMES } from '@inkwell/contracts/constants';

import { table } from '../start/terminal.ts';
import { type Example, train } from './logistic-regression.ts';
import { readRows } from './rows.ts';
import { isHeldOut } from './sentences.ts';

const LABELS = { sentiment: SENTIMENTS, emotions: [...EMOTIONS, NONE], themes: [...THEMES, NONE] } as const;
type Label = keyof typeof LABELS;

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

/** A sentence of the companion's training, labelled by its situation alone. */
export type SituationSentence = Labels & { text: string };

type Embedded<T> = T & { embedding: Embedding };
export type FeelingRow = Embedded<FeelingSentence>;
export type SituationRow = Embedded<SituationSentence>;

const FOLDS = 5;
/** Of all that trains a class, what is labelled by situations counts so much, and one such sentence at most half. */
const SITUATIONS_SHARE = 0.5;
const MOST_OF_SITUATION = 0.5;

/**
 * Reads the labelled sentences: sentiment, emotions, themes, whose, and text, separated by tabs; lists by commas.
 * @throws Error as `readRows`, and that names file and line of an unknown label or a sentence that is there twice
 */
export async function readFeelingSentences(folder: string): Promise<FeelingSentence[]> {
  const seen = new Set<string>();
  return (await readRows(join(folder, 'feelings'), 5)).map(({ place, columns }) => {
    const [sentiment = '', emotions = '', themes = '', whose = '', text = ''] = columns;
    if (seen.has(text)) throw new Error(`${place} is there twice`);
    seen.add(text);
    return { ...labelsOf({ sentiment, emotions, themes }, place), whose, text, isAside: isHeldOut(text) };
  });
}

/** The companion's sentences whose situation has a feeling: situation, sentiment, emotions and themes. */
export async function readSituationSentences(folder: string): Promise<SituationSentence[]> {
  const labels = new Map<string, Labels>();
  for (const { place, columns } of await readRows(join(folder, 'situation-feelings'), 4)) {
    const [situation = '', sentiment = '', emotions = '', themes = ''] = columns;
    labels.set(situation, labelsOf({ sentiment, emotions, themes }, place));
  }
  return (await readRows(join(folder, 'companion'), 2)).flatMap(({ columns }) => {
    const [situation = '', text = ''] = columns;
    const found = labels.get(situation);
    return found ? [{ ...found, text }] : [];
  });
}

function labelsOf(written: Record<Label, string>, place: string): Labels {
  const listOf = (label: Label) => {
    const list = written[label].split(',');
    const known: readonly string[] = LABELS[label];
    const unknown = list.find((name) => !known.includes(name));
    if (unknown !== undefined) throw new Error(`${place} has the unknown label ${unknown}`);
    return list;
  };
  return { sentiment: listOf('sentiment'), emotions: listOf('emotions'), themes: listOf('themes') };
}

export function trainFeelings(
  rows: readonly FeelingRow[],
  situations: readonly SituationRow[],
  model: string,
): FeelingHeads {
  const headOf = (label: Label): Head => {
    const classes: readonly string[] = LABELS[label];
    const own = rows.map((row) => exampleOf(row, label));
    const others = situations.map((row) => exampleOf(row, label));
    const counts = (examples: readonly Example[]) =>
      classes.map((_, index) => examples.filter((example) => example.label === index).length);
    const [ownCounts, otherCounts] = [counts(own), counts(others)];
    const weighted = others.map((example) => {
      const share = (SITUATIONS_SHARE * (ownCounts[example.label] ?? 0)) / (otherCounts[example.label] ?? 1);
      return { ...example, weight: Math.min(MOST_OF_SITUATION, share) };
    });
    return train([...own, ...weighted], model, classes);
  };
  return { emotions: headOf('emotions'), themes: headOf('themes'), sentiment: headOf('sentiment') };
}

function exampleOf(row: FeelingRow | SituationRow, label: Label): Example {
  const classes: readonly string[] = LABELS[label];
  const [first = NONE, second] = row[label];
  return {
    embedding: row.embedding,
    label: classes.indexOf(first),
    ...(second !== undefined && { second: classes.indexOf(second) }),
  };
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

const foldOf = ({ text }: FeelingSentence) => createHash('md5').update(text).digest().readUInt32BE(0) % FOLDS;

/** What is read with heads that were trained on the other four fifths. */
export async function crossValidateFeelings(
  rows: readonly FeelingRow[],
  situations: readonly SituationRow[],
  vectors: Vectors,
): Promise<{ rows: FeelingRow[]; readings: FeelingsReading[] }> {
  const read: { rows: FeelingRow[]; readings: FeelingsReading[] } = { rows: [], readings: [] };
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const heads = trainFeelings(
      rows.filter((row) => foldOf(row) !== fold),
      situations,
      '',
    );
    const measured = rows.filter((row) => foldOf(row) === fold);
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
  const felt = read.filter(({ row }) => row.emotions[0] !== NONE);
  const unfelt = read.filter(({ row }) => row.emotions[0] === NONE);
  const withTheme = read.filter(({ row }) => row.themes[0] !== NONE);
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
    const first = reading?.emotions[0]?.emotion ?? NONE;
    if (row.emotions.includes(first)) continue;
    const key = `${row.emotions[0]} taken for ${first}`;
    confusions.set(key, (confusions.get(key) ?? 0) + 1);
  }
  const commonest = [...confusions].toSorted(([, a], [, b]) => b - a).slice(0, 12);
  return [table(cells), ...commonest.map(([name, count]) => `${count} ${name}`)].join('\n');
}
