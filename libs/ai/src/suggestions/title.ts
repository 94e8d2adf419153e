import { splitSentences } from '@inkwell/contracts/sentences';
import { capitalise, shortenAtWord, tidyText } from '../local/words.ts';

/** In characters: a card and a day of the week show no more. */
const MAX_TITLE_CHARS = 50;
const HARD_MAX_TITLE_CHARS = 80;
/** Before the thing itself. */
const LEADING_WORDS =
  /^(?:(?:and|so|well(?=,|\s+(?:and|so|first|maybe|i|i'\w+|it|it's|that's|the|my)\b)|ok(?:ay)?|first(?: of all|(?=,|\s+(?:and|so|maybe|i|i'\w+|the|my)\b))|maybe|probably|honestly|finally|say(?=\s+\p{L}+ing\b)|i (?:think|guess|suppose)|i(?:'d| would| will|'ll|'m going to| am going to| have to| need to| want to| should| must)(?: like to)?|it(?:'s| is| would be)|that(?:'s| is| would be)|the|my|an?(?! (?:levels?|to|and|or|major|minor)\b)|(?:need|have|want) to|to(?! dos?(?: lists?)?$)|please)[\s,]+)+/iu;
const TRAILING_WORDS =
  /(?:[\s,;:-]+(?:please|this week|next week|i think|i guess|i suppose|maybe|probably|or so|for|on|at|by|and|or|with|to|in|from|of))+$/i;
/** Its last day belongs to its time. */
const DEADLINE_PHRASE =
  /,?\s+(?:by|before|until|till) (?:(?:the|this|next) )*(?:\d{1,2}(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)$/i;
/** Where a thing may end that is said at length. */
const THING_BOUNDARY =
  /[,;:]\s|\s(?:and|with|which|because|before|after|so that|while|if|but|then)\s|\s\(|\s[-–—]\s/g;

const ACTION_VERBS =
  'answer ask book borrow buy call cancel change check choose clean clear collect cook cut decide draft draw email fill find finish fix gather get go install list look make measure meet move open order pack paint pay pick plan prepare print read ring search see send sign sketch sort start take talk tell tidy visit wash write';
const VERBS_BY_GERUND = new Map(
  ACTION_VERBS.split(' ').flatMap((verb) =>
    [`${verb}ing`, `${verb}${verb.at(-1) ?? ''}ing`, `${verb.replace(/e$/, '')}ing`].map(
      (form) => [form, verb] as const,
    ),
  ),
);

/** Only with an object is it something done: a painting class stays one. */
const GERUND_WITH_OBJECT =
  /^\p{L}+ing(?=\s+(?:(?:the|an?|with|to|my|your|our|his|her|their|its)\b|\p{L}+['’]s\b))/iu;

/** What is done, after 'for': 'ringing Karen' as 'ring Karen'. */
export const gerundToVerb = (text: string): string =>
  text.replace(/^\p{L}+ing\b/iu, (word) => VERBS_BY_GERUND.get(word.toLowerCase()) ?? word);

/** Words with whole brackets, and without what would shout or ask. */
export function cleanWords(text: string): string {
  const plain = tidyText(text.replace(/[!?]+/g, ' '))
    .replace(/\s+\)/g, ')')
    .replace(/\(\s+/g, '(')
    .replace(/\(\)/g, '');
  const opened = plain.split('(').length;
  const closed = plain.split(')').length;
  return tidyText(opened === closed ? plain : plain.replace(/[()]/g, ' '));
}

/** A few words for what is to be done: 'borrowing the saw from Graham and cutting it' as 'Borrow the saw from Graham'. */
export function shortTitle(text: string): string {
  const [sentence = ''] = splitSentences(text);
  const said = cleanWords(sentence);
  const bare =
    said.replace(LEADING_WORDS, '').replace(TRAILING_WORDS, '').replace(DEADLINE_PHRASE, '') || said;
  const base = bare.replace(GERUND_WITH_OBJECT, (word) => VERBS_BY_GERUND.get(word.toLowerCase()) ?? word);
  return capitalise(cleanWords(shortenAtBoundary(base)));
}

/** Cut only where a part of it ends. */
function shortenAtBoundary(text: string): string {
  if (text.length <= MAX_TITLE_CHARS) return text;
  const ends = [...text.matchAll(THING_BOUNDARY)].map(({ index }) => index).filter((end) => end > 7);
  const end = ends.findLast((each) => each <= MAX_TITLE_CHARS) ?? ends[0];
  return shortenAtWord(end === undefined ? text : text.slice(0, end), HARD_MAX_TITLE_CHARS);
}
