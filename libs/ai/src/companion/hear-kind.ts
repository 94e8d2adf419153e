import { FAMILY_LINES } from './prose/kind-families.ts';
import type { Family, Kind } from './kind.ts';
import type { Heard } from './telling.ts';
import type { Turn } from './turn.ts';

/** What is merely told: the kind says little of it, and what was asked, or the words themselves, say more. */
const MERE = new Set(['happens', 'explains', 'background', 'detail', 'introduces', 'routine']);

const isHardFamily = (family: Family) => family !== 'good' && family !== 'plain';

/** What words alone show well enough; the others were wrong too often. */
const BY_WORDS = new Set(['intends']);

/** Takes up what a message does. Null where that is not sure, or says little. */
export function hearKind(turn: Turn): Heard | null {
  const { kind, isKindSure } = turn.read;
  if (kind === null || MERE.has(kind.id) || (!isKindSure && !BY_WORDS.has(kind.id))) return null;
  return hear(turn, kind);
}

function hear({ read, draw, mode, state: { topic } }: Turn, kind: Kind): Heard | null {
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
  if (kind.family === 'good' && topic?.hard === true && mode === 'heal') return null;
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
