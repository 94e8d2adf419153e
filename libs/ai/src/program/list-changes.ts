import type { ListLine } from '../state.ts';
import { finalTimeIn, timedSentencesOf } from './final-time.ts';
import { tellsOccasion } from './said-days.ts';
import { readTime, type SaidTime } from './said-time.ts';
import type { Turn } from './turn.ts';

export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}[\p{L}']+/gu) ?? [];

/** Words that stand in many lines. */
const COMMON =
  /^(?:the|and|for|with|about|call|ring|find|book|make|take|send|buy|get|write|fix|put|have|need|one|two|again|that|this|just|say|said|should|can|you|want|first|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|twice|once|today|tomorrow|morning|evening|afternoon|night|list|my|of|to|it|in|on|at|time|calendar|please)$/;

/** 'Running', 'painted' and 'MOT's' as 'run', 'paint' and 'MOT'. */
const stemOf = (word: string) =>
  word
    .replace(/'s$/, '')
    .replace(/(?<=\p{L}{3})(?:ing|ed)$/u, '')
    .replace(/([^aeioulsz])\1$/, '$1');

const isMention = (one: string, other: string): boolean => {
  const [word, of] = [stemOf(one), stemOf(other)];
  const [short, long] = word.length < of.length ? [word, of] : [of, word];
  return (
    short.length >= 3 && long.startsWith(short) && (short.length >= 4 || long.length - short.length <= 1)
  );
};
const tokensOf = (text: string) => wordsOf(text).filter((word) => !COMMON.test(word));

const ORDINALS = ['first', 'second', 'third'];
const NTH = /^the (first|second|third|last)(?: (?:one|line))?(?: then)?(?:,? please)?[.!]*$/i;

/** The line that words name, by its number; -1 where none. */
export function lineNamed(text: string, list: readonly ListLine[]): number {
  const nth = NTH.exec(text.trim())?.[1]?.toLowerCase();
  if (nth === 'last') return list.length - 1;
  const at = ORDINALS.indexOf(nth ?? '');
  if (at >= 0) return at < list.length ? at : -1;
  const words = tokensOf(text);
  const hits = list.map(
    ({ what }) => tokensOf(what).filter((of) => words.some((word) => isMention(word, of))).length,
  );
  const most = Math.max(...hits, 0);
  return most === 0 ? -1 : hits.indexOf(most);
}

/** The one line that a longer message speaks of, by its number; -1 where it is none, or several. */
export function onlyLineNamed(text: string, list: readonly ListLine[]): number {
  const named = new Set(wordsOf(text).map((word) => lineNamed(word, list)));
  named.delete(-1);
  const [only = -1] = named;
  return named.size === 1 ? only : -1;
}

/** Whether two texts name the same thing by one of their words. */
export const sharesName = (one: string, other: string): boolean =>
  tokensOf(one).some((word) => tokensOf(other).some((of) => isMention(word, of)));

/** In words: a longer message also tells how things are. */
const MOST_WORDS_OF_TIME = 15;

/** Times that a message gives to lines by their names: 'dentist: monday 9, swimming: friday 7am'. */
export function changesIn(turn: Turn): Map<number, SaidTime> {
  const { message, state } = turn;
  const changes = new Map<number, SaidTime>();
  for (const sentence of timedSentencesOf(message)) {
    if (tellsOccasion(sentence.trim())) continue;
    const mentions = [...sentence.matchAll(/\p{L}[\p{L}'’]+/gu)].flatMap(({ 0: word, index }) => {
      const line = lineNamed(word, state.list);
      return line < 0 ? [] : [{ line, index, end: index + word.length }];
    });
    for (const [at, { line, index, end }] of mentions.entries()) {
      const next = mentions.slice(at + 1).find((other) => other.line !== line);
      // 'Chapter 4: Thursday at 7'.
      const after = sentence.slice(end, next?.index).replace(/^[\s\d]+:/, '');
      const before = at === 0 ? sentence.slice(0, index) : '';
      const what = state.list[line]?.what ?? '';
      const timed = after.replace(/^[\s:,]+|[\s,]+(?:and|the|my)?[\s,]*$/g, '');
      // 'It's 10:15 for the cake.'
      const isFor = /\bfor (?:the |my |our )?$/i.test(sentence.slice(0, index));
      const lead = isFor ? readTime(sentence.slice(mentions[at - 1]?.end ?? 0, index), what, turn) : null;
      const said =
        lead ??
        (turn.length > MOST_WORDS_OF_TIME ? finalTimeIn(timed, what, turn)?.said : null) ??
        readTime(timed, what, turn) ??
        readTime(before, what, turn);
      if (said && !changes.has(line)) changes.set(line, said);
    }
  }
  return changes;
}
