import { EXERCISES } from './exercises.ts';
import type { Choice } from './state.ts';
import type { Understanding } from './understand.ts';
import { isSame } from './exercise-progress.ts';
import { sentencesOf } from './reflect.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth'];
const MOST_WORDS = 6;
/** Words that say nothing about which one is meant. */
const COMMON =
  /^(?:let's|lets|that's|just|with|that|this|them|find|look|pick|help|give|make|good|what|when|where|which|things?|please|would|like|okay|yeah|then|some|thanks|today's|today|about|something|there's|mind|for|now|the|and|one|two|three|write|page)$/;
const DENIES = /\b(?:no|not|don't|never|without|rather|except|instead|nope|but)\b/;

type Standing = {
  /** In an exercise a number is an answer of its own. */
  isUnderWay: boolean;
  /** A 'yes' answers the question beside which the choices stand. */
  isBeside: boolean;
};

/** The offered answer that a typed message means: by its words, by its number, or by a yes to the only offer. */
export function chosenFrom(
  choices: readonly Choice[],
  read: Understanding,
  { isUnderWay, isBeside }: Standing,
): Choice | null {
  const exact = choices.find(({ say }) => isSame(say, read.text) || isSame(say, read.meant));
  if (exact) return exact;
  const accepted = acceptedIn(choices, read.meant, isBeside);
  if (accepted) return accepted;
  if (choices.length === 0 || read.words > MOST_WORDS) return null;
  const text = read.meant.toLowerCase();
  const byNumber = isUnderWay ? undefined : choices[placeIn(text)];
  if (byNumber && choices.length > 1) return byNumber;
  if (read.intent === 'agree')
    return isBeside ? null : (choices.find(({ does }) => /^(?:begin |go-on|right)/.test(does)) ?? null);
  if (read.intent === 'disagree' && /^(?:no|nope|nah|not)\b/.test(text))
    return choices.find(({ does }) => does === 'not-quite' || does === 'leave') ?? null;
  if (DENIES.test(text)) return null;
  const bare = text.replaceAll(/\b(?:then|please|ok|okay|yes|sure)\b|[^\p{L}\p{N}' ]/gu, '').trim();
  const part = choices.filter(({ say }) => bare.includes(' ') && say.toLowerCase().includes(bare));
  if (part.length === 1) return part[0] ?? null;
  const words = wordsIn(text);
  const meant = choices.filter(({ say, does }) => {
    const title = EXERCISES.get(does.replace('begin ', ''))?.title ?? '';
    const offered = wordsIn(`${say} ${title}`.toLowerCase());
    return words.length > 0 && words.every((word) => offered.includes(word));
  });
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

const SAYS_YES =
  /^(?:(?:ok(?:ay)?|well|hm+|oh|fine)[, ]+)*(?:y(?:es|eah|ep|up)|sure|ok(?:ay)?|please|gladly)\b[,.! ]*(?<rest>.*)$/i;
/** What only says yes once more. */
const ONLY_YES =
  /\b(?:yes|please|do|that|it|this|let's|lets|let us|go|try|thanks|thank you|i'd|would|like|to|then|ok|okay|sure|sounds|good|we|can|with me|together|one|want|i)\b/gi;
const MOST_WORDS_OF_YES = 8;
/** 'Ok thanks' accepts nothing. */
const ONLY_THANKS = /^(?:ok(?:ay)?|fine|alright|well)[,.]? (?:thanks|thank you|thx|ta|cheers)\b.{0,20}$/i;

/** 'Yes, look at it with me', 'ok yes please do that': a sentence that accepts what was offered, beside others. */
function acceptedIn(choices: readonly Choice[], meant: string, isBeside: boolean): Choice | null {
  const offered = choices.filter(({ does }) => /^(?:begin |go-on|right)/.test(does));
  if (offered.length === 0) return null;
  for (const sentence of sentencesOf(meant)) {
    if (sentence.split(' ').length > MOST_WORDS_OF_YES || DENIES.test(sentence.toLowerCase())) continue;
    if (ONLY_THANKS.test(sentence)) continue;
    const rest = SAYS_YES.exec(sentence.replace(/[.!?]+$/, ''))?.groups?.['rest'];
    if (rest === undefined) continue;
    const words = rest
      .toLowerCase()
      .replaceAll(/[^\p{L}' ]/gu, '')
      .trim();
    const named = words.includes(' ')
      ? offered.find(({ say }) => say.toLowerCase().includes(words))
      : undefined;
    if (named) return named;
    if (!isBeside && words !== '' && words.replaceAll(ONLY_YES, '').trim() === '') return offered[0] ?? null;
  }
  return null;
}

function placeIn(text: string): number {
  const bare = text.replaceAll(/[^\p{L}\p{N} ]/gu, '').trim();
  if (/^(?:number |option |nr )?[1-4]$/.test(bare)) return Number(bare.at(-1)) - 1;
  const [, ordinal = ''] = /^(?:the )?(first|second|third|fourth)(?: one)?(?: please)?$/.exec(bare) ?? [];
  return ORDINALS.indexOf(ordinal);
}

const wordsIn = (text: string) => (text.match(/[\p{L}']{4,}/gu) ?? []).filter((word) => !COMMON.test(word));
