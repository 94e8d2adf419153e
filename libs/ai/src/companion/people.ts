import { mended } from './spelling.ts';
import { RELATIONS } from '../local/relations.ts';

const PEOPLE = `${RELATIONS.join('|')}|mates?|girls?|boys?|guys?|man|woman|men|women|lady|person|landlord|nurse|head|client|customer|patient|conductor|coach|officer|driver|waiter|student|pupil|group|team|lot|director|professor|trainer|instructor|examiner|owner|host|stranger|others`;
const NO_ARTICLE = 'mum|mom|dad|mama|papa|grandma|grandpa|boss|landlord|hubby|doctor|doc|teacher';

/** Somebody who is told of, as a part of a pattern: 'she', 'my friend', 'the new doctor'. */
export const SOMEBODY = String.raw`(?:he|she|they|(?:my|our|his|her|the|one of (?:my|the)|another|this|that|some|an?) (?:[\p{L}-]+ )?(?:${PEOPLE})|(?<=^(?:(?:and|but|then|so) )?)(?:${NO_ARTICLE}))`;

/** Names that are written within a sentence: at its beginning every word has a capital. */
export const namesIn = (messages: readonly string[]): string[] => [
  ...new Set(
    messages.flatMap((message) =>
      [
        ...message.matchAll(
          /(?<=\p{L},? )(?<!\b(?:in|on|at) )(?!I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English)\b)\p{Lu}\p{Ll}{2,}(?!\p{L})/gu,
        ),
      ].map(([name]) => name),
    ),
  ),
];

/** By which words somebody is meant in a line: `{he}`, `{him}`, `{his}`. */
export type Pronouns = { he: string; him: string; his: string };

const HE: Pronouns = { he: 'he', him: 'him', his: 'his' };
const SHE: Pronouns = { he: 'she', him: 'her', his: 'her' };
const THEY: Pronouns = { he: 'they', him: 'them', his: 'their' };

const MEN =
  /\b(?:he|him|his|he'(?:s|d|ll)|(?:(?:my|our) (?:\p{L}+ )?|^)(?:husband|father|dad|papa|brother|son|boyfriend|uncle|grandfather|grandpa|grandad))\b/iu;
const WOMEN =
  /\b(?:she|her|she'(?:s|d|ll)|(?:(?:my|our) (?:\p{L}+ )?|^)(?:wife|mother|mum|mom|mama|sister|daughter|girlfriend|aunt|grandmother|grandma|nan))\b/iu;
const ANYBODY =
  /\b(?:they|them|their|they'(?:re|ve|d|ll)|everyone|everybody|people|(?:(?:my|our|the) (?:\p{L}+ )?|^)(?:boss|manager|partner|friends?|colleagues?|teacher|doctor|landlord|neighbou?rs?|kids|children|parents|team|flatmate|roommate|cousin|therapist|ex))\b/iu;

/** So far back somebody is looked for whom a sentence without a subject tells of. */
const LOOKS_BACK = 3;

/**
 * Who is told of in a sentence besides the person; null where nobody is, or where it could be either of two.
 *
 * @param before the person's earlier messages, oldest first
 */
export function pronounsFor(sentence: string, before: readonly string[]): Pronouns | null {
  const own = oneOf(sentence);
  if (own === 'several') return null;
  if (own !== null && own !== THEY) return own;
  const back = before.slice(-LOOKS_BACK).toReversed();
  const earlier = back.map(oneOf).find((each) => each !== null);
  if (own === THEY) return /\b(?:they|them|people|every\p{L}+)\b/iu.test(sentence) ? THEY : singular(earlier);
  // After 'found a shoebox' the person goes on about themselves.
  const isOwn = OF_ONESELF.test(mended(back[0] ?? ''));
  return NO_SUBJECT.test(sentence) && !isOwn && earlier !== 'several' ? (earlier ?? null) : null;
}

/** 'My boss', of whom it was said 'he' before. */
const singular = (earlier: ReturnType<typeof oneOf> | undefined): Pronouns =>
  earlier === HE || earlier === SHE ? earlier : THEY;

/** 'Didn't ask one thing about me' tells of the one who was told of before. */
const NO_SUBJECT = /^(?:and |but |then |just )*(?:didn't|doesn't|never|not even|won't|wouldn't|hasn't)\b/i;

const OF_ONESELF = /^(?:(?:and|but|then|so|yes|no) )*(?:I|we)\b/i;

function oneOf(text: string): Pronouns | 'several' | null {
  const man = MEN.test(text);
  const woman = WOMEN.test(text);
  if (man && woman) return 'several';
  if (man) return HE;
  if (woman) return SHE;
  return ANYBODY.test(text) ? THEY : null;
}

/** A line with the pronouns in its slots. */
export const withPronouns = (line: string, who: Pronouns | null): string =>
  line.replaceAll(/\{(he|him|his)\}/gi, (_, slot: string) => {
    const word = who?.[slot.toLowerCase() as keyof Pronouns] ?? THEY[slot.toLowerCase() as keyof Pronouns];
    return /^[A-Z]/.test(slot) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });

export const asksWho = (line: string): boolean => /\{(?:he|him|his)\}/i.test(line);
