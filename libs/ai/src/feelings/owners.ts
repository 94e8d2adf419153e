import { isRelation } from '../local/relations.ts';
import type { SentenceWord } from './words.ts';

const SELF_WORDS = /^(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|we've|us|our|ours|im)$/;
const OTHERS_WORDS =
  /^(?:he|she|they|he's|she's|they're|he'd|she'd|they'd|everyone|everybody|people|someone|somebody|you|you're|who)$/;
const CLAUSE_START_WORDS = /^(?:but|because|although|though|when|while|since|yet|unless|until|except)$/;
const NEW_SUBJECT_WORDS = /^(?:i|i'm|we|he|she|they|my|it|he's|she's|they're)$/;
/** Roles beside those of the family. */
const ROLE_WORDS =
  /^(?:boss|manager|neighbou?rs?|professor|teacher|landlord|doctor|nurse|team|girl|boy|man|woman|guy|dog|cat|cousins?|gran|nan|niece|nephew|colleagues?|customer|client|twins|grandad|granddad|puppy|class|kids?|queue|office)$/;

export interface ClauseRange {
  from: number;
  to: number;
}

/** Where a negation and a subject end: at commas, 'but', and 'and' with another subject. */
export function clauseRanges(words: readonly SentenceWord[]): ClauseRange[] {
  const starts = words.flatMap((word, at) => {
    const next = words[at + 1]?.text ?? '';
    const isTurn =
      word.opensClause ||
      CLAUSE_START_WORDS.test(word.text) ||
      (/^(?:and|so|then|or)$/.test(word.text) && NEW_SUBJECT_WORDS.test(next));
    return at === 0 || isTurn ? [at] : [];
  });
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? words.length }));
}

export type FeelingOwner = 'own' | 'other' | 'open';

/** For each word of a clause whose feeling it would be: that of the nearest subject before it. */
export function ownersOf(
  words: readonly SentenceWord[],
  from: number,
  to: number,
  previous: ClauseRange | undefined,
): FeelingOwner[] {
  let owner: FeelingOwner = 'open';
  // 'She was tired, angry and rude': a clause without a subject keeps that of the one before.
  if (previous) owner = lastOwner(words, previous.from, previous.to);
  const owners: FeelingOwner[] = [];
  for (let at = from; at < to; at += 1) {
    owner = ownerAt(words, at, from) ?? owner;
    owners.push(owner);
  }
  return owners;
}

function lastOwner(words: readonly SentenceWord[], from: number, to: number): FeelingOwner {
  let owner: FeelingOwner = 'open';
  for (let at = from; at < to; at += 1) owner = ownerAt(words, at, from) ?? owner;
  return owner;
}

const LINKING_VERBS =
  /^(?:is|was|are|were|feels|felt|seems|seemed|looks|looked|got|gets|says|said|told|thinks|cried|cries|looking)$/;

/** Words that begin a sentence with a capital and are nobody. */
const CAPITALISED_NON_NAMES =
  /^(?:it|this|that|there|today|work|everything|nothing|what|life|school|tomorrow|yesterday|which|all|christmas|home|every|mondays?|sundays?|fridays?)$/;

/** The owner that a word sets; undefined where it sets none. */
function ownerAt(words: readonly SentenceWord[], at: number, from: number): FeelingOwner | undefined {
  const { text = '', isName = false } = words[at] ?? {};
  const after = words.slice(at + 1, at + 3).map((word) => word.text);
  const isSomebody = (word: string) =>
    isRelation(word.replace(/'s$/, '')) || ROLE_WORDS.test(word.replace(/'s$/, ''));
  if (/^(?:my|our|the|this|an?)$/.test(text)) {
    if (after.some(isSomebody)) return 'other';
    return text === 'my' || text === 'our' ? 'own' : undefined;
  }
  if (SELF_WORDS.test(text)) return 'own';
  if (OTHERS_WORDS.test(text)) return 'other';
  if (at !== from) return undefined;
  if (isSomebody(text) && (text.endsWith("'s") || after[0] !== 'and')) return 'other';
  // 'Nina hates her job', but not 'Work is killing me'.
  return isName &&
    (LINKING_VERBS.test(after[0] ?? '') || /[^s]s$/.test(after[0] ?? '')) &&
    !CAPITALISED_NON_NAMES.test(text)
    ? 'other'
    : undefined;
}
