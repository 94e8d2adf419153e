import { respelled } from '../care/spelling.ts';
import { feelingsIn, isLight, type Feeling } from '../local/feelings.ts';
import { isPlainlyEnglish, isUnreadable, languageOf } from '../local/language.ts';
import { isRelation } from '../local/relations.ts';
import { classify, type Head } from '../reading/head.ts';
import type { Embedding } from '../reading/embeddings.ts';
import { intentByRules, INTENTS, isRequest, type Intent } from './intent-rules.ts';
import { LANGUAGES } from './languages/languages.ts';
import { clausesOf, feelingWithCause } from './reflect.ts';
import { SITUATION_WORDS } from './situation-words.ts';
import { SITUATIONS } from './situations.ts';
import type { Situation } from './situation.ts';

export type Heads = {
  /** Its classes are the intents, and 'none'. */
  intents: Head;
  /** Its classes are the ids of the situations. */
  situations: Head;
};

/** What a message says, as far as it is certain. */
export type Understanding = {
  text: string;
  shape: 'empty' | 'emoji' | 'unreadable' | 'foreign' | 'text';
  language: string;
  words: number;
  /** Whether it asks for something. */
  isRequest: boolean;
  intent: Intent | null;
  /** Whether plain words show the intent. */
  isPlain: boolean;
  situation: Situation | null;
  /** The person's own, in their order, without those they deny. */
  feelings: Feeling[];
  isLight: boolean;
  isHeavy: boolean;
  /** What can be said back, in the second person. */
  clauses: string[];
  /** A feeling with its cause, as a sentence. */
  felt: string | null;
};

/** So sure a head must be of its likeliest class. Chosen by cross-validation: see docs/decisions/008-companion.md. */
export const MIN_INTENT = 0.35;
/** A move that is none ends what somebody was telling: of those it must be surer. */
const MIN_MOVE = 0.5;
/** A wrong answer would do harm here, or call the person wrong. */
const MIN_GRAVE = 0.7;
const GRAVE: readonly Intent[] = ['ask-diagnosis', 'ask-medication', 'correction', 'insult'];
export const MIN_SITUATION = 0.25;
/** And so sure of one that plain words show. */
const MIN_SHOWN_SITUATION = 0.04;
/** A long message tells something, whatever it asks beside it. */
const MOST_WORDS_OF_INTENT = 60;

/**
 * @param embedding of the whole message; null where there is none: then plain words alone are read
 * @param spoken the little known language that was written before; null: English
 */
export function understand(
  raw: string,
  { embedding, spoken, heads }: { embedding: Embedding | null; spoken: string | null; heads: Heads },
): Understanding {
  const text = raw.replaceAll('’', "'").trim();
  const words = text.match(/[\p{L}\p{N}'-]+/gu)?.length ?? 0;
  const language = languageIn(text, words, spoken);
  const prose = LANGUAGES.get(language);
  const lower = text.toLowerCase();
  const rule = prose
    ? (prose.intents.find(([, pattern]) => pattern.test(lower))?.[0] ?? null)
    : intentByRules(text);
  const shape = shapeOf(text, language, rule);
  const feelings = feelingsIn(text, isRelation).filter(({ negated, others }) => !negated && !others);
  const intent =
    rule ?? (!prose && words <= MOST_WORDS_OF_INTENT ? intentByHead(text, embedding, heads) : null);
  return {
    text,
    shape,
    language,
    words,
    isRequest: isRequest(text),
    intent: shape === 'text' ? intent : null,
    isPlain: rule !== null,
    situation: shape === 'text' && !prose ? situationOf(text, embedding, heads) : null,
    feelings,
    isLight:
      feelings.every(({ family }) => isLight(family)) &&
      (feelings.length > 0 || (shape === 'text' && text.endsWith('!') && !NOT_GLAD.test(lower))),
    isHeavy: feelings.some(({ family }) => !isLight(family)),
    clauses: shape === 'text' && !prose ? clausesOf(text) : [],
    felt: feelingWithCause(text, (word) => feelings.some((feeling) => feeling.word === word)),
  };
}

/**
 * A few words tell no language, and neighbours are easily mistaken: then it is the one that was written before.
 * @param spoken the language of the messages before, where it is one that is little known
 */
function languageIn(text: string, words: number, spoken: string | null): string {
  const language = languageOf(text);
  if (!spoken || language === 'none') return language;
  return words >= 4 && isPlainlyEnglish(text) ? 'en' : spoken;
}

function shapeOf(text: string, language: string, rule: Intent | null): Understanding['shape'] {
  if (text === '') return 'empty';
  if (rule || /^\d{1,2}(?:\/10)?$/.test(text)) return 'text';
  if (language === 'none') return /\p{Extended_Pictographic}/u.test(text) ? 'emoji' : 'unreadable';
  if (language === 'en' && isUnreadable(text)) return 'unreadable';
  return language === 'en' || LANGUAGES.has(language) ? 'text' : 'foreign';
}

/** The classes of a head, likeliest first. */
function ranking(head: Head, embedding: Embedding): { name: string; probability: number }[] {
  return classify(head, embedding)
    .map((probability, index) => ({ name: head.classes[index] ?? '', probability }))
    .toSorted((a, b) => b.probability - a.probability);
}

function intentByHead(text: string, embedding: Embedding | null, { intents }: Heads): Intent | null {
  if (!embedding) return null;
  const [first] = ranking(intents, embedding);
  const intent = INTENTS.find((each) => each === first?.name);
  if (!first || !intent) return null;
  // 'I could tell her to text me' is no wish, whatever it is like.
  if (intent.startsWith('wish-') && !isRequest(text)) return null;
  const min = GRAVE.includes(intent) ? MIN_GRAVE : /^(?:ask|wish)-/.test(intent) ? MIN_INTENT : MIN_MOVE;
  return first.probability < min ? null : intent;
}

/** Words beside which a good thing is none. */
const NOT_GLAD =
  /\b(?:not|never|no|but|by luck|afraid|scared|dread\w*|worr\w*|angry|sad|hate|fail\w*|lost|wish)\b|n't\b/;

function situationOf(text: string, embedding: Embedding | null, { situations }: Heads): Situation | null {
  const lower = respelled(text.toLowerCase());
  const shown = Object.keys(SITUATION_WORDS).filter((id) => SITUATION_WORDS[id]?.test(lower));
  if (!embedding)
    return (
      SITUATIONS.get(
        shown.find((id) => SITUATIONS.get(id)?.tone !== 'good' || !NOT_GLAD.test(lower)) ?? '',
      ) ?? null
    );
  const ranked = ranking(situations, embedding);
  const isGlad = !NOT_GLAD.test(lower);
  const fits = (id: string) => SITUATIONS.get(id)?.tone !== 'good' || isGlad;
  const byWords = ranked.find(
    ({ name, probability }) => shown.includes(name) && fits(name) && probability >= MIN_SHOWN_SITUATION,
  );
  if (byWords) return SITUATIONS.get(byWords.name) ?? null;
  const [first] = ranked;
  if (!first || first.probability < MIN_SITUATION || text.split(' ').length < 3 || !fits(first.name))
    return null;
  return SITUATIONS.get(first.name) ?? null;
}
