import { createHash } from 'node:crypto';

import { careScores, decide, higher, readByRules, type CareHead, type Finding } from '@inkwell/ai/care';
import type { Head } from '@inkwell/ai/reading';

import { table } from '../start/terminal.ts';
import { train } from './logistic-regression.ts';
import type { Sentence } from './sentences.ts';

export type Row = Sentence & { embedding: readonly number[] };
type Thresholds = Pick<CareHead, 'minDanger' | 'minCrisis'>;

const FOLDS = 5;
/** How many plain harmless sentences may be taken for a crisis, and for any danger. */
const MAX_FALSE_CRISES = 0.01;
const MAX_FALSE_ALARMS = 0.03;

/** A harmless sentence is told by its form: those that have the words of danger are a class of their own. */
const classOf = ({ level, kind, form }: Row) => `${level} ${level === 'none' ? form : kind}`;

export function trainCareHead(rows: readonly Row[], model: string): Head {
  const classes = [...new Set(rows.map(classOf))].toSorted();
  const examples = rows.map((row) => ({ embedding: row.embedding, label: classes.indexOf(classOf(row)) }));
  return train(examples, model, classes);
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
  const plain = scored.filter(({ level, form }) => level === 'none' && form !== 'lookalike');
  const thresholds = {
    minDanger: lowest((low) => share(plain, ({ scores }) => scores.danger >= low) <= MAX_FALSE_ALARMS),
    minCrisis: lowest((low) => share(plain, ({ scores }) => scores.crisis >= low) <= MAX_FALSE_CRISES),
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
    ['harmless, everyday', ({ level, form }) => level === 'none' && form !== 'lookalike'],
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
