import { isSameAnswer } from '../exercises/progress.ts';
import { sentencesOf } from '../local/sentences.ts';
import { isComplaint } from './complaints.ts';
import { intentByRules } from './intents.ts';
import { CHOICE_LABELS } from './labels.ts';
import { asksForPage, asksToEdit } from './page-wishes.ts';
import type { ProgramTurn } from './turn.ts';
import { messageWishIn } from './wishes.ts';

/** So many of their own messages go onto the page with what they tell. */
export const MAX_MESSAGES_ON_PAGE = 12;

const MAX_LABEL_CHARS = 60;
/** What is left of a message beside a wish or a complaint must say something by itself. */
const MIN_WORDS_LEFT = 6;

const countWordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;
const isChoiceLabel = (text: string) =>
  text.length <= MAX_LABEL_CHARS && CHOICE_LABELS.some((label) => isSameAnswer(label, text));

/** Said to the companion: a wish, a complaint, a question about it or to it. A long sentence tells something, too. */
const isSaidToCompanion = (sentence: string): boolean =>
  countWordsIn(sentence) <= MAX_WORDS_TO_COMPANION &&
  !STATEMENT_ABOUT_SELF.test(sentence) &&
  (isComplaint(sentence) ||
    asksForPage(sentence) ||
    asksToEdit(sentence) ||
    messageWishIn(sentence) !== null ||
    intentByRules(sentence) !== null ||
    /\byou\b[^.!]*\?$|^(?:and |but |ok |or )*(?:what|which|now what|and now)\b(?: \w+){0,3}\?+$/i.test(
      sentence,
    ));
/** In words. */
const MAX_WORDS_TO_COMPANION = 25;
/** 'I never said thank you.' */
const STATEMENT_ABOUT_SELF =
  /^(?:and |but |so |then )*(?:i|we) (?:never|had|was|were|felt|went|did it|said (?!the\b)|thought|laughed|cried|stood|sat|stay)\b/i;

/**
 * What a message tells, without what it says to the companion; null where that is nothing. A short sentence behind such a
 * one belongs to it: 'It's on today's page!'
 */
export function toldTextIn(message: string): string | null {
  const text = message.trim();
  if (countWordsIn(text) <= 2 || isChoiceLabel(text) || intentByRules(text) !== null) return null;
  const sentences = sentencesOf(text);
  const isFor = sentences.map(isSaidToCompanion);
  const left = sentences.filter(
    (sentence, index) => !isFor[index] && !(isFor[index - 1] && countWordsIn(sentence) <= MIN_WORDS_LEFT),
  );
  if (left.length === sentences.length) return text;
  return countWordsIn(left.join(' ')) >= MIN_WORDS_LEFT ? left.join(' ') : null;
}

/** What the person told in their last messages, in their own words; null where that is nothing. */
export function collectOwnWords(
  { messages, chosen }: Pick<ProgramTurn, 'messages' | 'chosen'>,
  most: number,
): string | null {
  const own = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const replies = messages.filter(({ role }) => role === 'assistant');
  // A line of a list that was tapped stands in the reply that offered it.
  const isTapped = (message: string) =>
    message.length <= MAX_LABEL_CHARS && replies.some(({ content }) => content.includes(message));
  const told = (chosen ? own.slice(0, -1) : own)
    .slice(-most)
    .flatMap((message) => (isTapped(message) ? [] : (toldTextIn(message) ?? [])));
  return told.length === 0 ? null : told.join('\n\n');
}
