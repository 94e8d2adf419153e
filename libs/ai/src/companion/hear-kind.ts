import { FAMILY_LINES } from './prose/kind-families.ts';
import type { Family } from './kind.ts';
import type { Heard } from './telling.ts';
import type { Turn } from './turn.ts';

const isHardFamily = (family: Family) => family !== 'good' && family !== 'plain';

/** Takes up what a message does; where only its family is sure, in the manner of that. Null where neither is. */
export function hearKind({ read, draw, state: { topic } }: Turn): Heard | null {
  const { kind } = read;
  if (kind === null) return null;
  // Something glad by its kind, beside a hard feeling by its words: neither is sure.
  if (kind.family === 'good' && (read.isHeavy || read.situation?.tone === 'hard')) return null;
  if (kind.family === 'good' && topic?.hard === true && !read.isKindSure) return null;
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
export function hearFamily({ read: { family, isHeavy }, draw, state: { topic } }: Turn): Heard | null {
  if (family === null || family === 'plain' || (family === 'good' && (isHeavy || topic?.hard === true)))
    return null;
  const { lines, asks } = FAMILY_LINES[family];
  const line = draw.fresh(lines);
  return line === null ? null : { line, asks, rests: false, who: null, x: null };
}
