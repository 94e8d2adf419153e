import type { Finding } from './finding.ts';
import { ENGLISH } from './phrases/english.ts';
import { FRENCH } from './phrases/french.ts';
import { GERMAN } from './phrases/german.ts';
import { PORTUGUESE } from './phrases/portuguese.ts';
import { SPANISH } from './phrases/spanish.ts';

/** A phrase, read in lower case and without accents. */
export type PhraseRule = Finding & {
  pattern: RegExp;
  /** Whether 'not' before it makes it a concern: false where the phrase says all by itself. */
  negatable: boolean;
};

/** All languages' rules, those of somebody else first: a message may mix languages. */
export const PHRASE_RULES: readonly PhraseRule[] = [ENGLISH, SPANISH, GERMAN, FRENCH, PORTUGUESE]
  .flatMap((phrases): PhraseRule[] =>
    Object.entries(phrases).flatMap(([name, { says = [], unlessDenied = [], ofOther = [] }]) => {
      const [level, kind] = name.split(' ') as [Finding['level'], Finding['kind']];
      return [
        ...says.map((pattern) => ({ level, kind, pattern, negatable: false })),
        ...unlessDenied.map((pattern) => ({ level, kind, pattern, negatable: true })),
        ...ofOther.map((pattern) => ({ level, kind, pattern, negatable: false, isOther: true as const })),
      ];
    }),
  )
  .toSorted((a, b) => Number(b.isOther ?? false) - Number(a.isOther ?? false));
