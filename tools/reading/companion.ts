import {
  actVector,
  GUIDES,
  guideVector,
  phrasesIn,
  PLAN_TOPICS,
  planVector,
  type ActHead,
} from '@inkwell/ai/companion';
import { classify, type Head } from '@inkwell/ai/reading';

import { train, type Descent } from './logistic-regression.ts';
import { readRows } from './rows.ts';

/** A sentence of the training files, with the intent, the kind or the situation it belongs to. */
export type Labelled = { label: string; text: string };
type Row = Labelled & { embedding: readonly number[] };

export type CompanionSentences = {
  acts: Labelled[];
  guides: Labelled[];
  intents: Labelled[];
  kinds: Labelled[];
  plans: Labelled[];
  situations: Labelled[];
};

const HEAD_OF_FILE: Record<string, keyof CompanionSentences> = {
  'acts.tsv': 'acts',
  'guides.tsv': 'guides',
  'intents.tsv': 'intents',
  'kinds.tsv': 'kinds',
  'plans.tsv': 'plans',
};
/** Every fifth sentence of a class measures the head that the others train. */
const MEASURED = 5;

/**
 * Reads `acts.tsv`, `guides.tsv`, `intents.tsv`, `kinds.tsv`, `plans.tsv`, and the situations of all other files of a folder: label and text, separated by a tab.
 * @throws Error as `readRows`
 */
export async function readCompanionSentences(folder: string): Promise<CompanionSentences> {
  const sentences: CompanionSentences = {
    acts: [],
    guides: [],
    intents: [],
    kinds: [],
    plans: [],
    situations: [],
  };
  for (const { file, columns } of await readRows(folder, 2)) {
    const [label = '', text = ''] = columns;
    sentences[HEAD_OF_FILE[file] ?? 'situations'].push({ label, text });
  }
  return sentences;
}

/** Trains a head. @param model of the embeddings */
type Fit = (rows: readonly Row[], model: string) => Head;

/** A head whose classes are the labels. */
export function trainLabels(rows: readonly Row[], model: string, descent?: Descent): Head {
  const classes = [...new Set(rows.map(({ label }) => label))].toSorted();
  return train(
    rows.map(({ embedding, label }) => ({ embedding, label: classes.indexOf(label) })),
    model,
    classes,
    descent,
  );
}

/** In so many messages a phrase must be, to tell of the act of others. */
const LEAST_MESSAGES = 4;

/** The phrases that are in more than a few of the messages. */
function phrasesOf(rows: readonly Labelled[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of rows)
    for (const phrase of phrasesIn(text)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return [...counts].flatMap(([phrase, count]) => (count >= LEAST_MESSAGES ? [phrase] : []));
}

/** A head whose classes are the dialogue acts: it reads phrases beside the embedding. */
export function trainActs(rows: readonly Row[], model: string): ActHead {
  const phrases = phrasesOf(rows);
  return { ...trainLabels(withPhrases(rows, phrases), model), phrases };
}

/** Rows as the head of the acts reads them. */
export const withPhrases = (rows: readonly Row[], phrases = phrasesOf(rows)): Row[] =>
  rows.map((row) => ({ ...row, embedding: actVector(row.text, row.embedding, phrases) }));

/** What no guide is about. */
const NO_GUIDE = 'none';
/** Many classes of few messages need a faster and less restrained descent; chosen by cross-validation. */
const DESCENT_OF_GUIDES: Descent = { penalty: 1e-5, iterations: 150, learningRate: 20 };
/** Faster than the usual one, and restrained enough to know how sure it is; chosen in the same way. */
const DESCENT_OF_PLANS: Descent = { penalty: 1e-4, iterations: 150, learningRate: 10 };

/** The head of the guides, of rows `withWordsOfGuides`. */
export const trainGuideHead = (rows: readonly Row[], model: string): Head =>
  trainLabels(rows, model, DESCENT_OF_GUIDES);

/**
 * The head of the plans, of rows `withWordsOfPlans`. Every second one is trained without its words: else a message in
 * which there is none of them would belong to nothing.
 */
export const trainPlanHead = (rows: readonly Row[], model: string): Head =>
  trainLabels(
    rows.map((row, index) => (index % 2 === 0 ? withoutWords(row) : row)),
    model,
    DESCENT_OF_PLANS,
  );

const withoutWords = (row: Row): Row => ({
  ...row,
  embedding: row.embedding.map((value, at) => (at < row.embedding.length - PLAN_TOPICS.size ? value : 0)),
});

/** Messages by the guide they belong to, also the sentences of its situations; those of all others belong to none. */
export function guideSentences({ guides, situations }: CompanionSentences): Labelled[] {
  const guideOf = new Map(
    [...GUIDES.values()].flatMap((guide) => guide.situations.map((id) => [id, guide.id])),
  );
  return [
    ...guides,
    ...situations.map(({ label, text }) => ({ label: guideOf.get(label) ?? NO_GUIDE, text })),
  ];
}

/** Rows as the head of the guides reads them. */
export const withWordsOfGuides = (rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, embedding: guideVector(row.text, row.embedding) }));

/** Rows as the head of the plans reads them. */
export const withWordsOfPlans = (rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, embedding: planVector(row.text, row.embedding) }));

/**
 * In a sentence: how often the likeliest label is right, over all and where it is at least as likely as `min`.
 *
 * @param fit trains the head that is measured
 */
export function measureLabels(rows: readonly Row[], min: number, fit: Fit = trainLabels): string {
  const counts = new Map<string, number>();
  const numbered = rows.map((row) => {
    const nth = counts.get(row.label) ?? 0;
    counts.set(row.label, nth + 1);
    return { row, isMeasured: nth % MEASURED === 0 };
  });
  const head = fit(
    numbered.flatMap(({ row, isMeasured }) => (isMeasured ? [] : [row])),
    '',
  );
  const read = numbered
    .filter(({ isMeasured }) => isMeasured)
    .map(({ row }) => {
      const probabilities = classify(head, row.embedding);
      const probability = Math.max(...probabilities);
      return { isRight: head.classes[probabilities.indexOf(probability)] === row.label, probability };
    });
  const sure = read.filter(({ probability }) => probability >= min);
  const share = (part: typeof read) =>
    `${Math.round((100 * part.filter(({ isRight }) => isRight).length) / part.length)} %`;
  return `${share(read)} of ${read.length} right; ${share(sure)} of the ${sure.length} that are at least ${min} likely`;
}
