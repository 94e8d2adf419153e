import { classify, type Head } from '../reading/head.ts';
import type { Embedding } from '../reading/embeddings.ts';
import type { Family, Kind } from './kind.ts';
import { KINDS_GOOD } from './prose/kinds-good.ts';
import { KINDS_INSIDE } from './prose/kinds-inside.ts';
import { KINDS_OTHERS } from './prose/kinds-others.ts';

/** All kinds, by id. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(
  [...KINDS_OTHERS, ...KINDS_INSIDE, ...KINDS_GOOD].map((kind) => [kind.id, kind]),
);

/** What a message does, as far as it is sure: of which kind it is, else of which family. */
export type KindRead = {
  kind: Kind | null;
  /** Whether the head alone is sure of the kind. */
  isKindSure: boolean;
  family: Family | null;
};

export const NO_KIND: KindRead = { kind: null, isKindSure: false, family: null };

/** So likely a kind must be. Chosen by cross-validation: see docs/decisions/008-companion.md. */
export const MIN_KIND = 0.55;
/** What a word that shows a kind adds to it. */
const BY_WORDS = 0.45;
/** Below this a word alone shows nothing. */
const MIN_BESIDE_WORDS = 0.03;
const MIN_FAMILY = 0.7;
/** In words: fewer are read by words alone. */
const LEAST_WORDS = 3;

/** @param embedding null where there is none: then words alone are read */
export function kindIn(meant: string, words: number, embedding: Embedding | null, head: Head): KindRead {
  const shown = [...KINDS.values()].filter(({ words: pattern }) => pattern?.test(meant));
  if (!embedding || words < LEAST_WORDS) {
    const [kind = null] = shown;
    return { kind, isKindSure: false, family: kind?.family ?? null };
  }
  const read = classify(head, embedding).flatMap((probability, at) => {
    const kind = KINDS.get(head.classes[at] ?? '');
    const isShown = kind !== undefined && probability >= MIN_BESIDE_WORDS && shown.includes(kind);
    return kind ? [{ kind, probability, score: probability + (isShown ? BY_WORDS : 0) }] : [];
  });
  const [best] = read.toSorted((a, b) => b.score - a.score);
  if (best && best.score >= MIN_KIND)
    return { kind: best.kind, isKindSure: best.probability >= MIN_KIND, family: best.kind.family };
  const families = new Map<Family, number>();
  for (const { kind, probability } of read)
    families.set(kind.family, (families.get(kind.family) ?? 0) + probability);
  const [family] = [...families].toSorted(([, a], [, b]) => b - a);
  return { kind: null, isKindSure: false, family: family && family[1] >= MIN_FAMILY ? family[0] : null };
}
