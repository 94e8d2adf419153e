import { feelingsIn, type Feeling } from './feelings.ts';
import { intentOf, type Intent } from './intent.ts';
import { isUnreadable, languageOf } from './language.ts';
import { createParser, type Parser } from './phrase-parser.ts';
import { isRelation } from './relations.ts';
import { shorten, tidy } from './words.ts';

export type Thought = 'should' | 'absolute' | 'what_if' | 'mind_reading' | 'self_blame' | 'not_enough';

/** What one message says, as far as words show it. */
export type Reading = {
  shape: 'empty' | 'emoji' | 'unreadable' | 'foreign' | 'text';
  language: string;
  intent: Intent;
  words: number;
  /** The person's own, strongest first. */
  feelings: Feeling[];
  /** Somebody has died, or was lost. */
  loss: boolean;
  /** 'your sister Anna', 'Tom' */
  people: string[];
  /** 'the presentation', 'your thesis chapter'; those of the central sentence first. */
  topics: string[];
  /** 'finish your thesis chapter' */
  wishes: string[];
  /** 'tomorrow', 'on Friday' */
  times: string[];
  thought: Thought | null;
  /** The central sentence, or a clause of it, word for word. */
  quote: string | null;
};

const LOSS =
  /\b(?:died|dying|passed away|funeral|miscarri\w+|(?:lost|losing) (?:my|our) (?:mom|mum|mother|dad|father|sister|brother|husband|wife|partner|son|daughter|baby|child|friend|best friend|grandma|grandmother|grandpa|grandfather|dog|cat))\b/i;

const THOUGHTS: [Thought, RegExp][] = [
  [
    'what_if',
    /\bwhat if\b|\b(?:is|are|am|'m|will|'ll|'s) (?:going to|gonna|probably) (?:fail|lose|ruin|leave|die|get fired|fall apart|go wrong)|\bi'?ll (?:never|fail|lose|ruin)\b/i,
  ],
  [
    'self_blame',
    /\b(?:my (?:own )?fault|blame myself|i (?:ruin|ruined|mess|messed|screw|screwed) (?:it|up|everything|things)|because of me|i'm (?:such )?an? (?:failure|idiot|burden|bad))\b/i,
  ],
  ['not_enough', /\b(?:not|never|isn't|ain't) (?:good |smart |strong |pretty |doing |being )?enough\b/i],
  [
    'mind_reading',
    /\b(?:everyone|everybody|they|he|she|people)(?:'s|'re| all| must| probably| will| is| are)* (?:thinks?|hates?|judg\w+|laugh\w*|thinking)\b/i,
  ],
  [
    'absolute',
    /\b(?:always|never|everyone|nobody|no one|everything|nothing|every time|completely|totally)\b/i,
  ],
  ['should', /\b(?:should(?! (?:i|we)\b)(?:n't)?|must|ought to|supposed to)\b/i],
];

const TIMES =
  /\b(?:(?:on |by |next |this |every |last )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)|tomorrow(?: morning| afternoon| evening| night)?|tonight|today|this (?:morning|afternoon|evening|week|weekend|month)|next (?:week|month|year)|by (?:noon|midnight)|(?:at )\d{1,2}(?::\d{2})?(?: ?[ap]m)?|yesterday|last night)\b/gi;

/** Only so much goes through the parser, so that the longest message is read within a tenth of a second. */
const PARSED_CHARS = 1_600;

/** Reads English as written; `prepare` loads the language library ahead of the first message. */
export function createReader(): { read(text: string): Promise<Reading>; prepare(): Promise<void> } {
  let parser: Promise<Parser> | undefined;
  const load = () => (parser ??= createParser());
  return {
    read: async (text) => readWith(await load(), text),
    prepare: async () => {
      await load();
    },
  };
}

function readWith(parse: Parser, raw: string): Reading {
  const text = raw.replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  const language = languageOf(text);
  const shape = shapeOf(text, language);
  const sentences = shape === 'text' ? sentencesOf(raw) : [];
  const felt = (shape === 'emoji' || shape === 'text' ? (sentences.length > 0 ? sentences : [text]) : []).map(
    (sentence) => feelingsIn(sentence, isRelation),
  );
  const ranked = sentences
    .map((sentence, at) => ({ sentence, at, score: weigh(sentence, felt[at] ?? [], at, sentences.length) }))
    .toSorted((a, b) => b.score - a.score || b.at - a.at);
  const central = ranked[0]?.sentence ?? '';
  const parsed = shape === 'text' ? parse(focus(ranked.map(({ sentence }) => sentence))) : NOTHING;
  const feelings = unique(
    felt.flat().filter((feeling) => !feeling.others),
    ({ word }) => word,
  ).toSorted((a, b) => Number(a.negated) - Number(b.negated) || rank(central, b) - rank(central, a));

  return {
    shape,
    language,
    intent: shape === 'text' ? intentOf(text) : 'share',
    words: text.match(/[\p{L}\p{N}'-]+/gu)?.length ?? 0,
    feelings,
    loss: LOSS.test(text),
    people: parsed.people,
    topics: parsed.topics,
    wishes: parsed.wishes,
    times: unique(
      (text.match(TIMES) ?? []).map((time) =>
        time
          .toLowerCase()
          .replace(
            /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/,
            (day) => day.charAt(0).toUpperCase() + day.slice(1),
          ),
      ),
      (time) => time,
    ),
    thought: THOUGHTS.find(([, pattern]) => pattern.test(text))?.[0] ?? null,
    quote: quoteOf(central),
  };
}

const NOTHING = { people: [], topics: [], wishes: [] };

function shapeOf(text: string, language: string): Reading['shape'] {
  if (text === '') return 'empty';
  if (language === 'none') return /\p{Extended_Pictographic}/u.test(text) ? 'emoji' : 'unreadable';
  if (language === 'en' && isUnreadable(text)) return 'unreadable';
  return language === 'en' || intentOf(text) === 'greeting' ? 'text' : 'foreign';
}

function sentencesOf(raw: string): string[] {
  return raw
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** The central sentence speaks of the person, names a feeling or turns on a 'but'; later ones weigh a little more. */
function weigh(sentence: string, feelings: Feeling[], at: number, count: number): number {
  const words = sentence.split(' ').length;
  const own = feelings.some(({ others }) => !others) ? 3 : 0;
  const self = /\b(?:I|i|my|me)\b/.test(sentence) ? 2 : 0;
  const turn = /\b(?:but|because|afraid|wish|need|want|realis|realiz)/i.test(sentence) ? 1 : 0;
  const length = words < 3 ? -2 : 0;
  const question = sentence.endsWith('?') ? -2 : 0;
  return own + self + turn + length + question + (at / Math.max(count, 1)) * 0.9;
}

/** The strongest sentences, as many as are parsed at all. */
function focus(sentences: string[]): string {
  let chosen = '';
  for (const sentence of sentences) {
    if (chosen.length + sentence.length > PARSED_CHARS && chosen !== '') break;
    chosen += `${sentence.slice(0, PARSED_CHARS)}${/[.!?…]$/.test(sentence) ? ' ' : '. '}`;
  }
  return chosen.trim();
}

const GOOD_QUOTE = 60;
const LONGEST_QUOTE = 110;

/** Word for word, or not at all: a quotation must be what the person wrote. */
function quoteOf(sentence: string): string | null {
  const whole = tidy(sentence);
  const clauses = sentence
    .split(/\s*[;:–—,]\s+(?:(?:and|but|so)\s+)?|\s+(?=(?:but|because|and (?:I|i|now)\b))/)
    .map((clause) => tidy(clause.replace(/^(?:and|but|so)\s+/i, '')))
    .filter((clause) => clause.length <= LONGEST_QUOTE && clause.split(' ').length >= 4)
    .toSorted(
      (a, b) => weigh(b, feelingsIn(b, isRelation), 0, 1) - weigh(a, feelingsIn(a, isRelation), 0, 1),
    );
  const cut = shorten(whole, LONGEST_QUOTE).replace(
    /\s+(?:in|on|at|of|for|to|the|a|an|and|or|with|my|that|by)$/i,
    '',
  );
  const chosen = whole.length <= GOOD_QUOTE ? whole : (clauses[0] ?? cut);
  return chosen.split(' ').length >= 3 ? chosen : null;
}

const rank = (central: string, feeling: Feeling) => (central.toLowerCase().includes(feeling.word) ? 1 : 0);

function unique<T>(items: T[], key: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed();
}
