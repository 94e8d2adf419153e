import { tidyText } from '../words.ts';

const NO_ANSWER_PATTERN =
  /^(?:idk|i ?d ?k|i dunno|dunno|(?:i )?(?:really |still )?(?:don'?t|do not) (?:really )?know(?: yet| honestly)?|(?:i'?m |i am )?(?:not|un) ?sure(?: yet)?|(?:i have )?no (?:idea|clue)(?: yet)?|n ?\/ ?a|na|none|nothing(?: really| much| yet| special| in particular)?|nada|no+|nope|nah|null|undecided|tbd|todo|test|whatever|anything|something|skip|pass|later|maybe|blank|empty|asdf\w*|qwerty\w*)$/i;
const LATIN_LETTER = /\p{Script=Latin}/gu;

/** Whether an answer gives nothing to go by: 'idk', '-', 'n/a', '?', a single letter. */
export function isUnanswered(answer: string): boolean {
  const plain = answer.replaceAll('’', "'").trim();
  // A picture, or a letter of another script, can be a whole answer.
  if (/\p{Extended_Pictographic}/u.test(plain) || /(?!\p{Script=Latin})\p{L}/u.test(plain)) return false;
  if ((plain.match(LATIN_LETTER)?.length ?? 0) < 2 && !/\d{2}/.test(plain)) return true;
  return NO_ANSWER_PATTERN.test(plain.replace(/^[\W_]+|[\W_]+$/g, ''));
}

const ITEM_SEPARATOR = /\s*(?:[;&+\n]+|[.,] (?:and )?(?:also |then )?|,? and (?:also |then )?)\s*/i;
const WISH_PREFIX =
  /^(?:i|we)(?: would|'d|'ll| will)? (?:really )?(?:want|like|love|hope|wish|plan|need)? ?(?:to )?|^to /i;
const AMOUNT_PREFIX = /^(?:more|less|no|fewer|better) /i;
/** What a thing to do begins with. */
const ACTION_VERBS: ReadonlySet<string> = new Set(
  (
    'accept achieve adopt afford apply ask bake be become begin bring build buy call care catch change choose close compete complete cook create ' +
    'cut dance deliver develop do draw drink earn eat enjoy enter establish exercise expand explore feel find finish forgive get give go graduate grow ' +
    'have heal help hire improve increase join keep know launch lead learn leave let live lose love make marry master meet move obtain open organise ' +
    'organize own paint pass pay perform plan play prepare publish put quit raise reach read reconnect record reduce rekindle release relocate ' +
    'renovate repair rest run save say secure see sell set sign sing sleep speak spend start stop strengthen swim take teach tell train travel try ' +
    'understand use visit walk win work write'
  ).split(' '),
);
/** Verbs that are something to do without another word. */
const INTRANSITIVE_VERBS = new Set('graduate retire travel relax exercise relocate rest'.split(' '));
const MAX_CLAUSES = 3;

/**
 * The halves, or thirds, of an answer that names several things to do: 'sleep more and stop working on weekends'. Of
 * any other answer, itself alone.
 */
export function clausesOf(answer: string): [string, ...string[]] {
  const clauses = answer
    .replaceAll('’', "'")
    .split(ITEM_SEPARATOR)
    .map((clause) => tidyText(clause).replace(WISH_PREFIX, ''))
    .filter((clause) => clause !== '');
  const [first, ...others] = clauses;
  const isCompound =
    first !== undefined &&
    others.length > 0 &&
    clauses.length <= MAX_CLAUSES &&
    (clauses.every(isThingToDo) || clauses.every((clause) => AMOUNT_PREFIX.test(clause)));
  return isCompound ? [withCurlyApostrophes(first), ...others.map(withCurlyApostrophes)] : [answer];
}

function isThingToDo(clause: string): boolean {
  const [verb = '', ...rest] = clause.toLowerCase().split(' ');
  if (rest.length === 0) return INTRANSITIVE_VERBS.has(verb);
  return ACTION_VERBS.has(verb) || /^\p{L}{2,}ing$/u.test(verb);
}

const withCurlyApostrophes = (text: string) => text.replaceAll("'", '’');
