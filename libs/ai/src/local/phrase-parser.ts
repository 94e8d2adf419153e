import { isRelation } from './relations.ts';
import { tidy, toYou } from './words.ts';

export type Parsed = { people: string[]; topics: string[]; wishes: string[] };
export type Parser = (text: string) => Parsed;

type Term = { text: string; tags: string[] };
type Found = { text: string; terms: Term[] }[];

/** Loads compromise, which takes a third of a second, and lets it build its tables. */
export async function createParser(): Promise<Parser> {
  const { default: nlp } = await import('compromise');
  const parse: Parser = (text) => {
    const doc = nlp(text);
    const phrases: Found = doc
      .match('(#Possessive|#Determiner)? #Adjective{0,2} #Noun{1,3}')
      .json({ terms: { tags: true } });
    const names = phrases.map(phraseOf).filter((phrase) => phrase !== null);
    const wishes: Found = doc
      .match(
        '(want|need|plan|hope|have|going|trying|try|wish|like|intend|decide|decided) to #Adverb? #Infinitive .{0,7}',
      )
      .json({ terms: { tags: true } });
    const ideas: Found = doc
      .match('(should|must) #Adverb? #Infinitive .{0,7}')
      .json({ terms: { tags: true } });
    return {
      people: distinct(names.filter(({ person }) => person).map(({ text: name }) => name)),
      topics: distinct(names.filter(({ person }) => !person).map(({ text: name }) => name)),
      wishes: distinct([...wishes, ...ideas].map(wishOf).filter((wish) => wish !== null)),
    };
  };
  parse('I had a long talk with my sister Anna on Monday, and I want to call her again.');
  return parse;
}

const VAGUE =
  /^(?:thing|things|lot|lots|way|ways|day|days|time|times|bit|kind|sort|people|someone|somebody|something|anything|everything|nothing|everyone|everybody|nobody|anyone|one|ones|feeling|feelings|morning|afternoon|evening|night|week|weeks|weekend|month|months|year|years|hour|hours|minute|minutes|moment|today|tomorrow|yesterday|tonight|reason|part|rest|fact|point|stuff|idea|same|all|lately|person|man|woman|guy|life|world|end|while|couple|self|myself|yourself|ok|okay|hi|hello|hey|thanks|please|sorry|bye|help|there|here)$/i;
const SKIPPED_TAGS = new Set([
  'Pronoun',
  'Date',
  'Time',
  'Duration',
  'Value',
  'Expression',
  'Url',
  'Email',
  'HashTag',
  'AtMention',
  'Emoji',
  'Emoticon',
  'QuestionWord',
  'Negative',
]);
const SAYS =
  /^(?:smell|look|feel|sound|seem|make|need|keep|start|end|hurt|help|say|want|come|go|run|stand|call|change|matter|mean|show|turn|give|take|fall|break|leave)s$/i;
const OPEN = new Set(['a', 'an', 'some', 'this', 'that', 'the']);
const CLOSED = new Set([
  'no',
  'any',
  'every',
  'each',
  'another',
  'which',
  'what',
  'all',
  'both',
  'much',
  'many',
  'more',
  'such',
  'enough',
  'these',
  'those',
]);

/** 'a long talk' becomes 'the long talk', 'my sister Anna' becomes 'your sister Anna'. */
function phraseOf({ text, terms }: Found[number]): { text: string; person: boolean } | null {
  const words = terms.map(({ text }) => tidy(text));
  // 'My apartment smells' is read as three nouns; the last is the verb of the sentence.
  if (words.length > 1 && SAYS.test(words.at(-1) ?? '')) return phraseOf({ text, terms: terms.slice(0, -1) });
  const heads = terms.filter(({ tags }) => tags.includes('Noun') && !tags.includes('Possessive'));
  const head = tidy(heads.at(-1)?.text ?? '');
  if (heads.length === 0 || words.some((word) => !/^[\p{L}][\p{L}'’-]*$/u.test(word))) return null;
  if (
    VAGUE.test(head) ||
    head.length < 3 ||
    heads.some(({ tags }) => tags.some((tag) => SKIPPED_TAGS.has(tag)))
  )
    return null;

  const related = heads.some(({ text }) => isRelation(tidy(text).toLowerCase()));
  const named = heads.some(({ tags }) => tags.includes('Person') || tags.includes('FirstName'));
  if (related) return { text: relative(words), person: true };
  const proper = (at: number) => terms[at]?.tags.includes('ProperNoun') === true;
  const [first = '', ...others] = words.map((word, at) => (proper(at) ? word : word.toLowerCase()));
  if (CLOSED.has(first)) return null;
  const kept = OPEN.has(first) ? ['the', ...others] : [first, ...others];
  if (kept.length === 1 && !named && !terms[0]?.tags.includes('Noun')) return null;
  const phrase = toYou(kept.join(' '));
  return phrase.length > 40 ? null : { text: phrase, person: named };
}

/** 'my older sister Anna' becomes 'your older sister Anna', and 'mom' becomes 'your mom'. */
function relative(words: string[]): string {
  const at = words.findIndex((word) => isRelation(word.toLowerCase()));
  const owner = words.findIndex((word, index) => index < at && /^(?:my|our|his|her|their|the)$/i.test(word));
  const kept = owner < 0 ? ['your', ...words.slice(at)] : words.slice(owner);
  return toYou(
    kept
      .map((word, index) =>
        /^\p{Lu}/u.test(word) && index > 0 && !isRelation(word.toLowerCase()) ? word : word.toLowerCase(),
      )
      .join(' '),
  );
}

/** 'I want to finally call my sister but' becomes 'finally call your sister'. */
function wishOf({ terms }: Found[number]): string | null {
  // The verb after 'to', or after the modal: the wishing verb itself may be tagged as an infinitive too.
  const lead = terms.findIndex(({ text }) => /^(?:to|should|must)$/i.test(tidy(text)));
  const from = terms.findIndex(({ tags }, at) => at > lead && tags.includes('Infinitive'));
  const rest = terms.slice(from).map(({ text }) => text);
  if (from < 0) return null;
  const stop = rest.findIndex(
    (word, at) =>
      at > 0 &&
      (/^(?:but|because|so|when|while|if|although|i|i'm|and)$/i.test(tidy(word)) ||
        /[.!?;:,]$/.test(rest[at - 1] ?? '')),
  );
  const words = tidy(rest.slice(0, stop < 0 ? rest.length : stop).join(' ')).split(' ');
  while (
    words.length > 1 &&
    /^(?:the|a|an|to|of|for|with|my|in|on|at|by|from|about|or|this|that|more|every|really|very)$/i.test(
      words.at(-1) ?? '',
    )
  )
    words.pop();
  const [verb = ''] = words;
  if (/^(?:be|have|feel|think|know|say|die|do|get|go|seem|understand|admit)$/i.test(verb) && words.length < 3)
    return null;
  if (/^(?:be|feel|know|seem|die|fail|lose|cry|miss|scream|throw|vomit|disappear)$/i.test(verb)) return null;
  const wish = toYou(words.join(' '));
  return wish.length < 4 || wish.length > 70 ? null : wish.charAt(0).toLowerCase() + wish.slice(1);
}

const distinct = (items: string[]) => [...new Set(items)];
