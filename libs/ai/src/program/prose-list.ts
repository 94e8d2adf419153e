import { shortTitle } from '../suggestions/title.ts';
import { VERB_FIRST } from './plan-words.ts';

const MAX_TITLE_WORDS = 14;
const SENTENCE_BREAK = /(?<=[.!?])\s+|\n+/;
/** Where another statement begins. */
const STATEMENT_BREAK =
  /\s*;\s*|,\s+(?:(?:and|but|then|also|plus) )*(?=(?:i|we|it|there|the|my|our|his|her)\b)|\s+and (?:also )?(?=(?:i|we|it)(?:'\w+)?\s)/i;
const STATEMENT_OPENING =
  /^(?:(?:right|ok(?:ay)?|so|well|and|also|then|first|honestly|hi|hello|next(?: one| thing)?(?: then| now)?|another(?: one| thing)?)\b[\s,:]*)+/i;
const FIRST_PERSON_SUBJECT =
  "(?:i|we)(?:'ve|'d|'m|'ll| am| would| will)?(?: (?:really|just|still|also|finally|have|do))*";
/** Tells how somebody is, and is nothing for the week. */
const STATE_VERBS =
  '(?:be|get (?:organi[sz]ed|going|started|sorted)\\b(?! (?:on|with|for)\\b)|have|hide|scream|run away|feel|know|say|admit|stop|calm|breathe|cope|rest|sleep|cry|accept|understand|forget|let go|get over|disappear)';
/** 'Help me plan: …' */
const LABEL_PREFIX = /^[^:,]{0,30}:\s+/;
/** 'I need to call the dentist', 'I owe my editor chapter 4', 'the tax return has to be in'. */
const TO_DO_PATTERNS = [
  new RegExp(
    `^(?:${FIRST_PERSON_SUBJECT} (?:(?:need|want|ought|like|got|supposed|meant|have) to|must|should)|(?:need|have|got) to) (?!${STATE_VERBS}\\b)(.+)`,
    'i',
  ),
  new RegExp(`^${FIRST_PERSON_SUBJECT} owe (?:(?:my|the|our) \\p{L}+|\\p{Lu}?\\p{L}+) (.+)`, 'iu'),
  /^(?!(?:i|we|it|that|this|there|he|she|they|you|which|who|what)\b)(.{3,50}?) (?:(?:has|have|needs?|ought) to (?:be\b|go\b|get\b)|must be\b|(?:is|are) (?:over)?due\b|needs? (\p{L}+ing|\p{L}+ed)\b)/iu,
];
/** Names a thing only among others that are to be done: 'it's my mother's birthday', 'the gutter is coming off'. */
const MENTIONED_PATTERNS = [
  /^it'?s (.{3,40}?\b(?:birthday|anniversary|wedding|funeral|christening))\b/i,
  /^(?:the|my|our) ((?:[\p{L}-]+ ){0,2}[\p{L}-]+?)(?:'s| is| are| has| keeps?| won't| doesn't)\b(?! (?:it|the (?:thing|one|problem|point))\b)/iu,
];
/** What is told beside the thing itself. */
const SIDE_CLAUSE =
  /,?\s+(?:because|since|but|so(?: that)?|although|though|cos|cause|as (?:i|it|the))\b.*$|,\s.*$/i;
/** 'Find time for it' belongs to what was named before. */
const BACK_REFERENCE =
  /^(?:\S+ ){0,3}(?:it|them|these|those|this(?! (?:week|month|year))|that|everything|something)\b/i;
const NUMBER_OF_THINGS =
  /\b(?:two|three|four|five|six|several|a few|a couple of|lots of|many|\d) (?:\p{L}+ ){0,2}(?:things|tasks|jobs|errands)\b|\balso\b|\btoo\b|\bas well\b/iu;
const COUNTED_THINGS = /\b(?:things|tasks|jobs|errands|to-?dos?)\b[^.!?:;\n]{0,40}:\s+([^.!?\n]+)/i;
const ITEM_SEPARATOR = /\s*[;,]\s*(?:and )?|\s+and\s+/i;

/** Whether it is said to be to do, goes on with what is ('and paint the door'), or is only mentioned. */
type ToldThing = { title: string; how: 'said' | 'goes on' | 'mentioned' };

/** Several things to do that are told in prose, by short titles; null where it is not plain that there are several. */
export function thingsIn(message: string): string[] | null {
  const text = message.replaceAll('’', "'");
  const counted = COUNTED_THINGS.exec(text)?.[1];
  const items =
    counted?.split(ITEM_SEPARATOR).map((item) => firstToDoIn(item)?.title ?? shortTitle(item)) ?? [];
  if (items.length > 1) return items;
  const sentences = text
    .split(SENTENCE_BREAK)
    .filter((sentence) => !sentence.endsWith('?'))
    .map(thingsOfSentence);
  const isSaid = ({ how }: ToldThing) => how === 'said';
  const isToDo = ({ how }: ToldThing) => how !== 'mentioned';
  const all = sentences.flat();
  // A single sentence, or what is counted or added, names them together.
  const together = sentences.find((things) => things.filter(isSaid).length > 1);
  const areTwo = all.filter(isSaid).length === 2 && (together !== undefined || NUMBER_OF_THINGS.test(text));
  if (!areTwo && all.filter(isToDo).length < 3) return null;
  const named = sentences.flatMap((things) => (things === together ? things : things.filter(isToDo)));
  return [...new Set(named.map(({ title }) => title))];
}

/** The first thing that a text says is to be done; null where it says none. */
export const firstToDoIn = (text: string): ToldThing | null =>
  text
    .replaceAll('’', "'")
    .split(SENTENCE_BREAK)
    .flatMap(thingsOfSentence)
    .find(({ how }) => how === 'said') ?? null;

/** In words: what is longer is no name of a thing. */
const MAX_NAME_WORDS = 8;
/** What a long answer to 'what is it?' names: its first sentence where that is short, else what it says is to be done. */
export function titleOfAnswer(text: string): string {
  const [first = ''] = text.replaceAll('’', "'").trim().split(SENTENCE_BREAK);
  const name = first
    .replace(STATEMENT_OPENING, '')
    .replace(SIDE_CLAUSE, '')
    .replace(/ then\b.*$|[.!]+$/, '');
  const isName = name.split(/\s+/).length <= MAX_NAME_WORDS && /\p{L}{3,}/u.test(name);
  return isName ? shortTitle(name) : (firstToDoIn(text)?.title ?? shortTitle(name));
}

const thingsOfSentence = (sentence: string): ToldThing[] =>
  sentence.split(STATEMENT_BREAK).flatMap((statement): ToldThing[] => {
    const said = statement.replace(LABEL_PREFIX, '').replace(STATEMENT_OPENING, '').trim();
    const toDo = matchedName(said, TO_DO_PATTERNS);
    if (toDo === null) {
      const mentioned = matchedName(said, MENTIONED_PATTERNS);
      return mentioned === null ? [] : [{ title: mentioned, how: 'mentioned' }];
    }
    // 'I have to clean the kitchen, do the washing and ring the council.'
    const [, ...others] = said
      .split(/,\s+(?:and )?/)
      .filter((part, index) => index === 0 || VERB_FIRST.test(part));
    const next = others.map((part): ToldThing => ({ title: shortTitle(part), how: 'goes on' }));
    return [{ title: toDo, how: 'said' }, ...next];
  });

function matchedName(said: string, patterns: readonly RegExp[]): string | null {
  const found = patterns.map((pattern) => pattern.exec(said)).find((each) => each !== null);
  const thing = [found?.[1], found?.[2]]
    .filter(Boolean)
    .join(' ')
    .replace(SIDE_CLAUSE, '')
    .replace(/[.!]+$/, '')
    .trim();
  const isName =
    /\p{L}{3,}/u.test(thing) && thing.split(/\s+/).length <= MAX_TITLE_WORDS && !BACK_REFERENCE.test(thing);
  return isName ? shortTitle(thing.replace(/ (?:too|also|as well|first)$/i, '')) : null;
}
