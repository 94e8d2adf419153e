import { createHash } from 'node:crypto';

import { careScores, decide, higher, readByRules, type CareHead, type Finding } from '@inkwell/ai/care';
import type { Head } from '@inkwell/ai/reading';

import { table } from '../start/terminal.ts';
import { round, train } from './logistic-regression.ts';
import type { Sentence } from './sentences.ts';

export type Row = Sentence & { embedding: readonly number[] };
type Thresholds = Pick<CareHead, 'minDanger' | 'minCrisis'>;

const FOLDS = 5;
/** How many everyday sentences, and how many heavy ones and look-alikes, may be taken for a crisis and for any danger. */
const MAX_FALSE_CRISES = { everyday: 0.01, close: 0.1 };
const MAX_FALSE_ALARMS = { everyday: 0.03, close: 0.15 };
/** What heavy sentences and look-alikes count in a decision, since they may raise more false alarms. */
const WEIGHT_OF_CLOSE = 0.25;

/** Harmless, but close to danger in mood or in words. */
const isClose = ({ level, form }: Row) => level === 'none' && form !== 'everyday';
const isEveryday = ({ level, form }: Row) => level === 'none' && form === 'everyday';

/** A harmless sentence is told by its form: everyday, heavy and look-alike are classes of their own. */
const classOf = ({ level, kind, form }: Row) => `${level} ${level === 'none' ? form : kind}`;

export function trainCareHead(rows: readonly Row[], model: string): Head {
  const classes = [...new Set(rows.map(classOf))].toSorted();
  const examples = rows.map((row) => ({ embedding: row.embedding, label: classes.indexOf(classOf(row)) }));
  const head = train(examples, model, classes);
  const close = new Set(rows.filter(isClose).map(classOf));
  const bias = head.bias.map((value, index) =>
    close.has(classes[index] ?? '') ? round(value + Math.log(WEIGHT_OF_CLOSE)) : value,
  );
  return { ...head, bias };
}

const foldOf = ({ text }: Row) => createHash('md5').update(text).digest().readUInt32BE(0) % FOLDS;

/** What heads find that were trained on the other four fifths, and thresholds by their false alarms. */
export function crossValidate(rows: readonly Row[]): {
  findings: (Finding | null)[];
  thresholds: Thresholds;
} {
  const heads = Array.from({ length: FOLDS }, (_, fold) =>
    trainCareHead(
      rows.filter((row) => foldOf(row) !== fold),
      '',
    ),
  );
  const headOf = (row: Row): Head => {
    const head = heads[foldOf(row)];
    if (!head) throw new Error('there is a head for each fold');
    return head;
  };
  const scored = rows.map((row) => ({ ...row, scores: careScores(headOf(row), row.embedding) }));
  const everyday = scored.filter(isEveryday);
  const close = scored.filter(isClose);
  const lowestOf = (score: 'danger' | 'crisis', max: typeof MAX_FALSE_ALARMS) =>
    lowest(
      (low) =>
        share(everyday, ({ scores }) => scores[score] >= low) <= max.everyday &&
        share(close, ({ scores }) => scores[score] >= low) <= max.close,
    );
  const thresholds = {
    minDanger: lowestOf('danger', MAX_FALSE_ALARMS),
    minCrisis: lowestOf('crisis', MAX_FALSE_CRISES),
  };
  return { findings: scored.map(({ scores }) => decide(scores, thresholds)), thresholds };
}

/** The lowest of 0.01, 0.02, … 1 for which `holds`. */
function lowest(holds: (threshold: number) => boolean): number {
  for (let percent = 1; percent < 100; percent += 1) if (holds(percent / 100)) return percent / 100;
  return 1;
}

function share<T>(items: readonly T[], matches: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(matches).length / items.length;
}

/** A table for people of what the head alone found, and the head and the rules together. */
export function report(
  rows: readonly Row[],
  byHead: readonly (Finding | null)[],
  { listsMisses = false } = {},
): string {
  const read = rows.map((row, index) => {
    const head = byHead[index] ?? null;
    return { ...row, head, both: higher(readByRules(row.text), head) };
  });
  const languages = [...new Set(rows.map(({ language }) => language))];
  const groups: [string, (row: Row) => boolean][] = [
    ['crisis', ({ level }) => level === 'crisis'],
    ['crisis, plain', ({ level, form }) => level === 'crisis' && form === 'plain'],
    ['concern', ({ level }) => level === 'concern'],
    ['harmless, everyday', isEveryday],
    ['harmless, heavy', ({ form }) => form === 'heavy'],
    ['harmless, look-alike', ({ form }) => form === 'lookalike'],
    ...languages.map((language): [string, (row: Row) => boolean] => [
      `crisis, ${language}`,
      (row) => row.level === 'crisis' && row.language === language,
    ]),
  ];
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  const lines = groups.map(([name, isIn]) => {
    const group = read.filter(isIn);
    const cells = (['head', 'both'] as const).flatMap((which) => [
      percent(share(group, (row) => row[which]?.level === 'crisis')),
      percent(share(group, (row) => row[which] !== null)),
    ]);
    return [name, String(group.length), ...cells];
  });
  const header = [
    '',
    'sentences',
    'crisis by head',
    'danger by head',
    'crisis with rules',
    'danger with rules',
  ];
  const misses = read.filter(({ level, both }) => (level === 'none' ? both !== null : both === null));
  const listed = misses.map(
    ({ level, kind, form, text, both }) => `${level} ${kind} ${form} → ${both?.level ?? 'none'}: ${text}`,
  );
  return [table([header, ...lines]), ...(listsMisses ? listed : [])].join('\n');
}
