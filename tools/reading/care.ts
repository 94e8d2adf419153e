import { createHash } from 'node:crypto';

import {
  careScores,
  decideFinding,
  moreSevere,
  readByRules,
  type CareHead,
  type CareScores,
  type CareThresholds,
  type Finding,
} from '@inkwell/ai/care';
import type { CareKind } from '@inkwell/contracts/constants';
import type { LinearHead } from '@inkwell/ai/reading';

import { table } from '../start/terminal.ts';
import {
  DEFAULT_DESCENT,
  roundToFiveDigits,
  trainLogisticRegression,
  type DescentOptions,
} from './logistic-regression.ts';
import { trainLetters } from './letters.ts';
import type { Sentence, TalkLine } from './sentences.ts';

export type EmbeddedSentence = Sentence & { embedding: readonly number[] };

type TrainedHead = LinearHead & Pick<CareHead, 'kindOffsets' | 'letters'>;

const FOLD_COUNT = 5;
/** Which harmless texts may be taken for what, at most: the bounds of care.md, by form; of `minAsked` the cost. */
const MAX_FALSE_ALARM_SHARES: Record<keyof CareThresholds, Readonly<Record<string, number>>> = {
  minAsked: { everyday: 0.4, heavy: 0.8, lookalike: 0.55 },
  minSupport: { everyday: 0.06, heavy: 0.35, lookalike: 0.12 },
  minConcern: { everyday: 0.008, heavy: 0.04, lookalike: 0.03 },
  minSure: { everyday: 0.001, heavy: 0.003, lookalike: 0.005 },
};
/** Of the talks without danger so many may hold a message that is taken for a concern: 3 of 60. */
const MAX_ASKED_TALKS_SHARE = 0.05;
/** What heavy sentences and look-alikes count in a decision, since they may raise more false alarms. */
const CLOSE_SENTENCE_WEIGHT = 0.25;

/** Harmless, but close to danger in mood or in words. */
const isCloseToDanger = ({ level, form }: EmbeddedSentence) => level === 'none' && form !== 'everyday';

/** A harmless sentence is told by its form: everyday, heavy and look-alike are classes of their own. */
const classLabel = ({ level, kind, form }: EmbeddedSentence) => `${level} ${level === 'none' ? form : kind}`;

export function trainCareHead(
  rows: readonly EmbeddedSentence[],
  model: string,
  descent = DEFAULT_DESCENT,
): TrainedHead {
  const classes = [...new Set(rows.map(classLabel))].toSorted();
  const examples = rows.map((row) => ({ embedding: row.embedding, label: classes.indexOf(classLabel(row)) }));
  const head = trainLogisticRegression(examples, model, classes, descent);
  const close = new Set(rows.filter(isCloseToDanger).map(classLabel));
  const bias = head.bias.map((value, index) =>
    close.has(classes[index] ?? '') ? roundToFiveDigits(value + Math.log(CLOSE_SENTENCE_WEIGHT)) : value,
  );
  const letters = trainLetters(
    rows.map(({ text, level, form }) => ({
      text,
      isDanger: level !== 'none',
      weight: level === 'none' && form === 'heavy' ? CLOSE_SENTENCE_WEIGHT : 1,
    })),
  );
  return { ...head, bias, kindOffsets: kindOffsetsOf(rows), letters };
}

/** How much of the frequency of a kind is taken back: suicide is a third of all danger, and named for the others. */
const KIND_BALANCE = 0.4;

function kindOffsetsOf(rows: readonly EmbeddedSentence[]): Partial<Record<CareKind, number>> {
  const kinds = rows.filter(({ level }) => level !== 'none').map(({ kind }) => kind);
  return Object.fromEntries(
    [...new Set(kinds)].toSorted().map((kind) => {
      const frequency = kinds.filter((each) => each === kind).length / kinds.length;
      return [kind, roundToFiveDigits(-KIND_BALANCE * Math.log(frequency))];
    }),
  );
}

const foldNumber = ({ text }: EmbeddedSentence) =>
  createHash('md5').update(text).digest().readUInt32BE(0) % FOLD_COUNT;

type Validation = {
  descent?: DescentOptions;
  /** Whether a text is read at all, by its index: a second reader reads only some. Default: each is. */
  isRead?: (index: number) => boolean;
};

/** What heads score that were trained on the other four fifths, and thresholds by their false alarms. */
export function crossValidate(
  rows: readonly EmbeddedSentence[],
  { descent, isRead = () => true }: Validation = {},
): {
  scores: CareScores[];
  thresholds: CareThresholds;
} {
  const heads = Array.from({ length: FOLD_COUNT }, (_, fold) =>
    trainCareHead(
      rows.filter((row) => foldNumber(row) !== fold),
      '',
      descent,
    ),
  );
  const scored = rows.map((row, index) => {
    const head = heads[foldNumber(row)];
    if (!head) throw new Error('there is a head for each fold');
    return { ...row, scores: careScores(head, row.embedding, row.text), isRead: isRead(index) };
  });
  const lowestOf = (threshold: keyof CareThresholds, score: 'danger' | 'crisis' | 'hint') =>
    lowestThreshold((low) =>
      Object.entries(MAX_FALSE_ALARM_SHARES[threshold]).every(
        ([form, most]) =>
          shareOf(
            scored.filter((row) => row.level === 'none' && row.form === form),
            (row) => row.isRead && (row.scores[score] ?? 0) >= low,
          ) <= most,
      ),
    );
  return {
    scores: scored.map(({ scores }) => scores),
    thresholds: {
      minAsked: lowestOf('minAsked', 'hint'),
      minSupport: lowestOf('minSupport', 'hint'),
      minConcern: lowestOf('minConcern', 'danger'),
      minSure: lowestOf('minSure', 'crisis'),
    },
  };
}

/** A message of a whole talk. */
export type TalkMessage = TalkLine & { embedding: readonly number[] };

/**
 * The threshold of a concern by whole talks: in ten messages one is taken for something more easily than in one.
 *
 * @param all the messages of talks, in their order; those of talks with danger do not count
 * @returns `thresholds` with a `minConcern` that is no lower
 */
export function raiseByTalks(
  head: TrainedHead,
  all: readonly TalkMessage[],
  thresholds: CareThresholds,
): CareThresholds {
  const scored = scoreAll(head, talksWithoutDanger(all));
  const talks = new Set(scored.map(({ talk }) => talk));
  const minConcern = lowestThreshold(
    (low) =>
      askedTalks(readInTalks(scored, { ...thresholds, minConcern: low })).size <=
      MAX_ASKED_TALKS_SHARE * talks.size,
  );
  return { ...thresholds, minConcern: Math.max(minConcern, thresholds.minConcern) };
}

/**
 * The threshold of being sure by whole talks, for a reader that has not read them: in none of those without danger it may
 * be sure, since a care reply follows where the first reader is sure, too.
 *
 * @param all as of `raiseByTalks`
 * @returns `thresholds` with a `minSure` that is no lower
 */
export function raiseSureByTalks(
  head: TrainedHead,
  all: readonly TalkMessage[],
  thresholds: CareThresholds,
): CareThresholds {
  const scored = scoreAll(head, talksWithoutDanger(all));
  const minSure = lowestThreshold((low) =>
    readInTalks(scored, { ...thresholds, minSure: low }).every(({ isSure }) => !isSure),
  );
  return { ...thresholds, minSure: Math.max(minSure, thresholds.minSure) };
}

function talksWithoutDanger(all: readonly TalkMessage[]): TalkMessage[] {
  const inDanger = new Set(all.filter(({ isDanger }) => isDanger).map(({ talk }) => talk));
  return all.filter(({ talk }) => !inDanger.has(talk));
}

type ScoredMessage = TalkMessage & { scores: CareScores };

const scoreAll = (head: TrainedHead, messages: readonly TalkMessage[]): ScoredMessage[] =>
  messages.map((message) => ({ ...message, scores: careScores(head, message.embedding, message.text) }));

/** What the head finds in each message in the light of those before it. */
function readInTalks(messages: readonly ScoredMessage[], thresholds: CareThresholds) {
  let talk = '';
  let before: number[] = [];
  return messages.map((message) => {
    if (message.talk !== talk) before = [];
    talk = message.talk;
    const { found, isSure, logOdds } = decideFinding(message.text, [message.scores], thresholds, before);
    before = [logOdds, ...before];
    return { ...message, found, isSure };
  });
}

const askedTalks = (read: readonly (TalkLine & { found: Finding | null })[]): Set<string> =>
  new Set(read.filter(({ found }) => found?.level === 'concern').map(({ talk }) => talk));

/** A line for people: in how many talks somebody is asked, and which part of the messages with danger is seen. */
export function reportTalks(
  head: TrainedHead,
  messages: readonly TalkMessage[],
  thresholds: CareThresholds,
): string {
  const read = readInTalks(scoreAll(head, messages), thresholds);
  const dangerous = read.filter(({ isDanger }) => isDanger);
  const inDanger = new Set(dangerous.map(({ talk }) => talk));
  const harmless = read.filter(({ talk }) => !inDanger.has(talk));
  const talks = new Set(read.map(({ talk }) => talk)).size - inDanger.size;
  const part = (level: Finding['level']) =>
    shareOf(dangerous, ({ found }) => found?.level === level || found?.level === 'concern').toFixed(2);
  return [
    `Talks without danger: ${askedTalks(harmless).size} of ${talks} with a question`,
    `talks with danger: ${askedTalks(dangerous).size} of ${inDanger.size} with a question`,
    `their messages of danger: ${part('concern')} a concern, ${part('support')} a support or more`,
  ].join('; ');
}

const THRESHOLD_STEPS = 1_000;

/** The lowest of 0.001, 0.002, … 1 for which `holds`. */
function lowestThreshold(holds: (threshold: number) => boolean): number {
  for (let step = 1; step < THRESHOLD_STEPS; step += 1)
    if (holds(step / THRESHOLD_STEPS)) return step / THRESHOLD_STEPS;
  return 1;
}

function shareOf<T>(items: readonly T[], matches: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(matches).length / items.length;
}

/** What the readers find in a text, and whether the head is sure of a crisis, which a second reader would make one. */
export type ReadSentence = Sentence & { found: Finding | null; isSure?: boolean };

/** What phrases and head find in texts by the head's scores. */
export const readByHead = (
  rows: readonly Sentence[],
  scores: readonly CareScores[],
  thresholds: CareThresholds,
): ReadSentence[] =>
  rows.map((row, index) => {
    const { found: byHead, isSure } = decideFinding(row.text, scores.slice(index, index + 1), thresholds);
    return { ...row, found: moreSevere(readByRules(row.text), byHead), isSure };
  });

/** A table for people: what is taken for a crisis, a concern and a support, and where the head is sure. */
export function formatFindings(read: readonly ReadSentence[], { listsMisses = false } = {}): string {
  const languages = [...new Set(read.map(({ language }) => language))];
  const groups: [string, (row: Sentence) => boolean][] = [
    ['crisis', ({ level }) => level === 'crisis'],
    ['crisis, plain', ({ level, form }) => level === 'crisis' && form === 'plain'],
    ['concern', ({ level }) => level === 'concern'],
    ...languages.map((language): [string, (row: Sentence) => boolean] => [
      `any danger, ${language}`,
      (row) => row.level !== 'none' && row.language === language,
    ]),
    ...HARMLESS_CLASSES.map(([name, form]): [string, (row: Sentence) => boolean] => [
      `harmless, ${name}`,
      (row) => row.level === 'none' && row.form === form,
    ]),
  ];
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  const lines = groups.map(([name, isIn]) => {
    const group = read.filter(isIn);
    const taken = (level: Finding['level']) => percent(shareOf(group, ({ found }) => found?.level === level));
    return [
      name,
      String(group.length),
      taken('crisis'),
      taken('concern'),
      taken('support'),
      percent(shareOf(group, ({ isSure = false }) => isSure)),
    ];
  });
  const header = ['', 'texts', 'crisis', 'concern', 'support', 'head is sure'];
  const misses = read.filter(({ level, found }) =>
    level === 'none' ? found !== null && found.level !== 'support' : found === null,
  );
  const listed = misses.map(
    ({ level, kind, form, text, found }) => `${level} ${kind} ${form} → ${found?.level ?? 'none'}: ${text}`,
  );
  return [table([header, ...lines]), kindsNamed(read), ...(listsMisses ? listed : [])].join('\n');
}

const HARMLESS_CLASSES = [
  ['everyday', 'everyday'],
  ['heavy', 'heavy'],
  ['look-alike', 'lookalike'],
] as const;

/** For each kind of danger: how much of what is seen is named rightly. */
function kindsNamed(read: readonly ReadSentence[]): string {
  const seen = read.filter(({ level, found }) => level !== 'none' && found !== null);
  const kinds = [...new Set(seen.map(({ kind }) => kind))].toSorted();
  const named = kinds.map((kind) => {
    const group = seen.filter((row) => row.kind === kind);
    return `${kind} ${shareOf(group, (row) => row.found?.kind === kind).toFixed(2)}`;
  });
  return `Kind named rightly: ${named.join(', ')}`;
}
