import type { Finding } from '../finding.ts';

/** Phrases of a language by what they show. They are matched in lower case, without accents. */
export type Phrases = Partial<
  Record<
    `${Finding['level']} ${Finding['kind']}`,
    {
      /** It says so all by itself: 'not' before it changes nothing. */
      says?: RegExp[];
      /** With 'not' before it, it is a concern. */
      unlessDenied?: RegExp[];
      /** It says so of somebody else. What another phrase finds in the same words is theirs, too. */
      ofOther?: RegExp[];
    }
  >
>;
