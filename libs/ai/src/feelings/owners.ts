import { isRelation } from '../local/relations.ts';
import type { Word } from './words.ts';

const SELF = /^(?:i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|we've|us|our|ours|im)$/;
const THEY =
  /^(?:he|she|they|he's|she's|they're|he'd|she'd|they'd|everyone|everybody|people|someone|somebody|you|you're|who)$/;
const CLAUSE_WORD = /^(?:but|because|although|though|when|while|since|yet|unless|until|except)$/;
const AND_ANOTHER = /^(?:i|i'm|we|he|she|they|my|it|he's|she's|they're)$/;
/** Roles beside those of the family. */
const ROLE =
  /^(?:boss|manager|neighbou?rs?|professor|teacher|landlord|doctor|nurse|team|girl|boy|man|woman|guy|dog|cat|cousins?|gran|nan|niece|nephew|colleagues?|customer|client|twins|grandad|granddad|puppy|class|kids?|queue|office)$/;

export interface Clause {
  from: number;
  to: number;
}

/** Where a negation and a subject end: at commas, 'but', and 'and' with another subject. */
export function clausesOf(words: readonly Word[]): Clause[] {
  const starts = words.flatMap((word, at) => {
    const next = words[at + 1]?.text ?? '';
    const isTurn =
      word.opensClause ||
      CLAUSE_WORD.test(word.text) ||
      (/^(?:and|so|then|or)$/.test(word.text) && AND_ANOTHER.test(next));
    return at === 0 || isTurn ? [at] : [];
  });
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? words.length }));
}

export type Owner = 'own' | 'other' | 'open';

/** For each word of a clause whose feeling it would be: that of the nearest subject before it. */
export function ownersOf(
  words: readonly Word[],
  from: number,
  to: number,
  previous: Clause | undefined,
): Owner[] {
  let owner: Owner = 'open';
  // 'She was tired, angry and rude': a clause without a subject keeps that of the one before.
  if (previous) owner = lastOwner(words, previous.from, previous.to);
  const owners: Owner[] = [];
  for (let at = from; at < to; at += 1) {
    owner = ownerAt(words, at, from) ?? owner;
    owners.push(owner);
  }
  return owners;
}

function lastOwner(words: readonly Word[], from: number, to: number): Owner {
  let owner: Owner = 'open';
  for (let at = from; at < to; at += 1) owner = ownerAt(words, at, from) ?? owner;
  return owner;
}

const LINKING =
  /^(?:is|was|are|were|feels|felt|seems|seemed|looks|looked|got|gets|says|said|told|thinks|cried|cries|looking)$/;

/** Words that begin a sentence with a capital and are nobody. */
const NO_NAME =
  /^(?:it|this|that|there|today|work|everything|nothing|what|life|school|tomorrow|yesterday|which|all|christmas|home|every|mondays?|sundays?|fridays?)$/;

/** The owner that a word sets; undefined where it sets none. */
function ownerAt(words: readonly Word[], at: number, from: number): Owner | undefined {
  const { text = '', isName = false } = words[at] ?? {};
  const after = words.slice(at + 1, at + 3).map((word) => word.text);
  const isSomebody = (word: string) =>
    isRelation(word.replace(/'s$/, '')) || ROLE.test(word.replace(/'s$/, ''));
  if (/^(?:my|our|the|this|an?)$/.test(text)) {
    if (after.some(isSomebody)) return 'other';
    return text === 'my' || text === 'our' ? 'own' : undefined;
  }
  if (SELF.test(text)) return 'own';
  if (THEY.test(text)) return 'other';
  if (at !== from) return undefined;
  if (isSomebody(text) && (text.endsWith("'s") || after[0] !== 'and')) return 'other';
  // 'Nina hates her job', but not 'Work is killing me'.
  return isName && (LINKING.test(after[0] ?? '') || /[^s]s$/.test(after[0] ?? '')) && !NO_NAME.test(text)
    ? 'other'
    : undefined;
}
