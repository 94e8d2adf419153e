import { isSame } from '../exercises/progress.ts';
import { sentencesOf } from '../local/sentences.ts';
import { isComplaint } from './complaints.ts';
import { intentByRules } from './intents.ts';
import { LABELS } from './labels.ts';
import { asksForPage, asksToEdit } from './page-wishes.ts';
import type { Turn } from './turn.ts';
import { wishIn } from './wishes.ts';

/** So many of their own messages go onto the page with what they tell. */
export const MOST_ON_PAGE = 12;

const MOST_OF_LABEL = 60;
/** What is left of a message beside a wish or a complaint must say something by itself. */
const LEAST_LEFT = 6;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean).length;
const isLabel = (text: string) => text.length <= MOST_OF_LABEL && LABELS.some((label) => isSame(label, text));

/** Said to the companion: a wish, a complaint, a question about it or to it. A long sentence tells something, too. */
const isForCompanion = (sentence: string): boolean =>
  wordsOf(sentence) <= MOST_FOR_COMPANION &&
  !TELLS_OF_ONESELF.test(sentence) &&
  (isComplaint(sentence) ||
    asksForPage(sentence) ||
    asksToEdit(sentence) ||
    wishIn(sentence) !== null ||
    intentByRules(sentence) !== null ||
    /\byou\b[^.!]*\?$|^(?:and |but |ok |or )*(?:what|which|now what|and now)\b(?: \w+){0,3}\?+$/i.test(
      sentence,
    ));
/** In words. */
const MOST_FOR_COMPANION = 25;
/** 'I never said thank you.' */
const TELLS_OF_ONESELF =
  /^(?:and |but |so |then )*(?:i|we) (?:never|had|was|were|felt|went|did it|said (?!the\b)|thought|laughed|cried|stood|sat|stay)\b/i;

/**
 * What a message tells, without what it says to the companion; null where that is nothing. A short sentence behind such a
 * one belongs to it: 'It's on today's page!'
 */
export function toldIn(message: string): string | null {
  const text = message.trim();
  if (wordsOf(text) <= 2 || isLabel(text) || intentByRules(text) !== null) return null;
  const sentences = sentencesOf(text);
  const isFor = sentences.map(isForCompanion);
  const left = sentences.filter(
    (sentence, index) => !isFor[index] && !(isFor[index - 1] && wordsOf(sentence) <= LEAST_LEFT),
  );
  if (left.length === sentences.length) return text;
  return wordsOf(left.join(' ')) >= LEAST_LEFT ? left.join(' ') : null;
}

/** What the person told in their last messages, in their own words; null where that is nothing. */
export function ownWords(
  { messages, chosen }: Pick<Turn, 'messages' | 'chosen'>,
  most: number,
): string | null {
  const own = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const replies = messages.filter(({ role }) => role === 'assistant');
  // A line of a list that was tapped stands in the reply that offered it.
  const isTapped = (message: string) =>
    message.length <= MOST_OF_LABEL && replies.some(({ content }) => content.includes(message));
  const told = (chosen ? own.slice(0, -1) : own)
    .slice(-most)
    .flatMap((message) => (isTapped(message) ? [] : (toldIn(message) ?? [])));
  return told.length === 0 ? null : told.join('\n\n');
}
