import { FAMILY_LINES } from './prose/kind-families.ts';
import type { Family, Kind } from './kind.ts';
import type { Heard } from './telling.ts';
import type { Turn } from './turn.ts';

/** What is merely told: the kind says little of it, and what was asked, or the words themselves, say more. */
const MERE = new Set(['happens', 'explains', 'background', 'detail', 'introduces', 'routine']);

const isHardFamily = (family: Family) => family !== 'good' && family !== 'plain';

/** Takes up what a message does. Null where that is not sure, or says little. */
export const hearKind = (turn: Turn): Heard | null =>
  turn.read.kind === null || MERE.has(turn.read.kind.id) ? null : hear(turn, turn.read.kind);

/** The same for what is merely told. */
export const hearMerely = (turn: Turn): Heard | null =>
  turn.read.kind === null || !MERE.has(turn.read.kind.id) ? null : hear(turn, turn.read.kind);

/** Below this the head speaks against something hard. */
const LEAST_HARD = 0.5;

function hear({ read, draw, mode, state: { topic } }: Turn, kind: Kind): Heard | null {
  const isByWords = !read.isKindSure && !read.isHeavy && read.hardness !== null && read.hardness < LEAST_HARD;
  if (isByWords && isHardFamily(kind.family)) return null;
  // The head hears a joke in 'she would have found that hilarious', too.
  if (kind.id === 'joke' && kind.words?.test(read.meant) !== true) return null;
  // Where it heals, a memory may be what hurts.
  if (kind.id === 'memory' && mode === 'heal') return null;
  // Who goes on telling doubts nothing.
  if (kind.id === 'sceptical' && kind.words?.test(read.meant) !== true) return null;
  // Something glad by its kind, beside a hard feeling by its words: neither is sure.
  if (kind.family === 'good' && (read.isHeavy || read.situation?.tone === 'hard')) return null;
  if (kind.family === 'good' && mode === 'heal' && !read.isLight && kind.words?.test(read.meant) !== true)
    return null;
  if (kind.family === 'good' && topic?.hard === true && (!read.isKindSure || mode === 'heal')) return null;
  const line = draw.fresh(kind.lines) ?? draw.fresh(FAMILY_LINES[kind.family].lines);
  if (line === null) return null;
  const isHard = isHardFamily(kind.family);
  return {
    line,
    asks: kind.asks,
    rests: false,
    who: null,
    x: null,
    isOpen: kind.family === 'plain',
    ofKind: isHard,
    ...(isHard && kind.exercise !== undefined && { exercise: kind.exercise }),
  };
}

/** The same, where only the family is sure. */
export function hearFamily({ read, draw, mode, state: { topic } }: Turn): Heard | null {
  const { family, isHeavy, isLight } = read;
  if (family === null || family === 'plain') return null;
  if (family === 'good' && (isHeavy || topic?.hard === true || (mode === 'heal' && !isLight))) return null;
  const { lines, asks } = FAMILY_LINES[family];
  const line = draw.fresh(lines);
  return line === null ? null : { line, asks, rests: false, who: null, x: null };
}
