import { readByRules } from '@inkwell/ai/care';
import type { Digest, Theme } from '@inkwell/contracts';
import type { PartOfDay } from './table.ts';

/** A prompt that quotes the person. */
export interface QuotingPrompt {
  id: string;
  text: string;
  theme: Theme;
}

const QUOTE_GAP = '“…”';

/**
 * Prompts around the person's own words, which stand in the place of `…`. Pages quote them: change and remove
 * nothing. The ends of yesterday's page are met by the first two kinds.
 */
export const QUOTING_TEXTS = {
  intention: {
    early: 'Yesterday you wrote: “…” Where do you stand with it today?',
    late: 'Yesterday you wrote: “…” How did it go, or what became of it?',
  },
  question: { any: 'Yesterday your page ended with a question: “…” What would you answer today?' },
  result: {
    1: 'Within a year you want this: “…”. What would be one small step towards it?',
    2: 'You named this as your aim: “…”. What has moved around it lately?',
    3: 'Your aim for the year is this: “…”. What makes it worth the effort?',
  },
  quality: {
    1: 'You would like to grow in this: “…”. Where could it help you today?',
    2: 'You chose a quality to grow in: “…”. Who has it in a way you like?',
  },
  skill: {
    1: 'You want to build this skill: “…”. What would fifteen minutes of it look like?',
    2: 'You named a skill to build: “…”. What of it do you know already?',
  },
  habit: {
    1: 'You named one habit that would carry the others: “…”. What makes it easier to keep?',
    2: 'There is one habit you chose: “…”. When in the day does it fit best?',
  },
} as const;

const MAX_QUOTE_CHARS = 140;
const quote = (text: string, words: string) => text.replace(QUOTE_GAP, () => `“${words}”`);

/** Whether words can stand inside a prompt: short, on one line, without its quotation marks, and not of danger. */
const isQuotable = (words: string) =>
  words.length > 0 && words.length <= MAX_QUOTE_CHARS && !/[\n\r“”]/.test(words) && !readByRules(words);

/** Prompts from the answers of the onboarding. */
export function promptsOfAnswers({ onboardingData: { targets, reflection } }: Digest): QuotingPrompt[] {
  const answers = [
    ['result', 'future', targets.result_12_months],
    ['quality', 'self', targets.personal_quality],
    ['skill', 'study', targets.professional_skill],
    ['habit', 'time', reflection.keystone_habit],
  ] as const;
  return answers.flatMap(([kind, theme, answer]) => {
    const words = answer.trim().replace(/\.$/, '');
    if (!isQuotable(words)) return [];
    return Object.entries(QUOTING_TEXTS[kind]).map(([name, text]) => ({
      id: `${kind}-${name}`,
      text: quote(text, words),
      theme,
    }));
  });
}

const WISH_PHRASES = [
  "I(?:'ll| will| want to| plan to| intend to| hope to| would like to|'d like to)",
  "I(?:'m| am) (?:going|planning|hoping) to",
].join('|');
const INTENTION_PATTERN = new RegExp(
  `^(?:(?:and |so )?tomorrow(?: (?:morning|afternoon|evening|night|at \\w+))?,? (?:${WISH_PHRASES})|(?:${WISH_PHRASES}) [^.!?]{2,100} tomorrow\\b)`,
  'i',
);
const QUESTION_START =
  /^(?:(?:what|where|when|whom?|how) should I|should I|shall I|do I really want|which [\w' ]{2,40} should I)\b/i;

// A sentence with one of these may be no plan, or one that nobody should be asked about.
const UNSURE_WORDS =
  /\b(?:not|never|no longer|if|unless|perhaps|maybe|might|wish|pretend|try|ever|anymore|any more|even|bother|still alive|live|living|die|dying|dead|death|kill|hurt|harm|cut|pills?|overdose|jump|bridge|goodbye|funeral|burial|bury|grave|hospital|surgery|operation|biops\w+|chemo\w*|scan|test results?|miscarr\w+|abortion|divorce|court|police|disappear|vanish|exist|give up|end (?:it|this|everything|things)|get (?:it )?over with|leave (?:him|her|them))\b|n't\b/i;

const SENTENCE_PATTERN = /[^.!?\n]+[.!?]+(?=\s|$)/g;

/**
 * The end of yesterday's page, where it is an intention for the next day or a question to oneself, as a prompt. Rather
 * none than a wrong one.
 *
 * @param page what the person wrote; not one that shows danger
 * @param day the day of the page
 */
export function promptOfOpenEnd(page: string, day: string, part: PartOfDay): QuotingPrompt | null {
  const end = page.trimEnd().split('\n').at(-1) ?? '';
  const words = end.match(SENTENCE_PATTERN)?.at(-1)?.trim() ?? '';
  if (!end.trimEnd().endsWith(words) || !isQuotable(words)) return null;
  const plain = words.replaceAll('’', "'");
  if (UNSURE_WORDS.test(plain)) return null;
  if (plain.endsWith('?')) {
    if (!QUESTION_START.test(plain)) return null;
    return { id: `question-${day}`, text: quote(QUOTING_TEXTS.question.any, words), theme: 'mind' };
  }
  if (!INTENTION_PATTERN.test(plain)) return null;
  const isLate = part === 'evening' || part === 'night';
  const text = QUOTING_TEXTS.intention[isLate ? 'late' : 'early'];
  return { id: `intention-${day}`, text: quote(text, words), theme: 'future' };
}
