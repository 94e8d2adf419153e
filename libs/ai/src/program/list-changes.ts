import type { ListLine } from '../state.ts';
import { finalTimeIn, timedSentencesOf } from './final-time.ts';
import { tellsOccasion } from './said-days.ts';
import { readSaidTime, type SaidTime } from './said-time.ts';
import type { ProgramTurn } from './turn.ts';

export const lowerCaseWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}[\p{L}']+/gu) ?? [];

/** Words that stand in many lines. */
const COMMON_WORDS =
  /^(?:the|and|for|with|about|call|ring|find|book|make|take|send|buy|get|write|fix|put|have|need|one|two|again|that|this|just|say|said|should|can|you|want|first|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|twice|once|today|tomorrow|morning|evening|afternoon|night|list|my|of|to|it|in|on|at|time|calendar|please)$/;

/** 'Running', 'painted' and 'MOT's' as 'run', 'paint' and 'MOT'. */
const wordStem = (word: string) =>
  word
    .replace(/'s$/, '')
    .replace(/(?<=\p{L}{3})(?:ing|ed)$/u, '')
    .replace(/([^aeioulsz])\1$/, '$1');

const isMention = (one: string, other: string): boolean => {
  const [word, of] = [wordStem(one), wordStem(other)];
  const [short, long] = word.length < of.length ? [word, of] : [of, word];
  return (
    short.length >= 3 && long.startsWith(short) && (short.length >= 4 || long.length - short.length <= 1)
  );
};
const distinctiveWords = (text: string) => lowerCaseWords(text).filter((word) => !COMMON_WORDS.test(word));

const ORDINALS = ['first', 'second', 'third'];
const ORDINAL_LINE = /^the (first|second|third|last)(?: (?:one|line))?(?: then)?(?:,? please)?[.!]*$/i;

/** The line that words name, by its number; -1 where none. */
export function lineNamed(text: string, list: readonly ListLine[]): number {
  const nth = ORDINAL_LINE.exec(text.trim())?.[1]?.toLowerCase();
  if (nth === 'last') return list.length - 1;
  const at = ORDINALS.indexOf(nth ?? '');
  if (at >= 0) return at < list.length ? at : -1;
  const words = distinctiveWords(text);
  const hits = list.map(
    ({ what }) => distinctiveWords(what).filter((of) => words.some((word) => isMention(word, of))).length,
  );
  const most = Math.max(...hits, 0);
  return most === 0 ? -1 : hits.indexOf(most);
}

/** The one line that a longer message speaks of, by its number; -1 where it is none, or several. */
export function onlyLineNamed(text: string, list: readonly ListLine[]): number {
  const named = new Set(lowerCaseWords(text).map((word) => lineNamed(word, list)));
  named.delete(-1);
  const [only = -1] = named;
  return named.size === 1 ? only : -1;
}

/** Whether two texts name the same thing by one of their words. */
export const sharesName = (one: string, other: string): boolean =>
  distinctiveWords(one).some((word) => distinctiveWords(other).some((of) => isMention(word, of)));

/** In words: a longer message also tells how things are. */
const MAX_TIME_WORDS = 15;

/** Times that a message gives to lines by their names: 'dentist: monday 9, swimming: friday 7am'. */
export function timeChangesIn(turn: ProgramTurn): Map<number, SaidTime> {
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
      const lead = isFor ? readSaidTime(sentence.slice(mentions[at - 1]?.end ?? 0, index), what, turn) : null;
      const said =
        lead ??
        (turn.length > MAX_TIME_WORDS ? finalTimeIn(timed, what, turn)?.said : null) ??
        readSaidTime(timed, what, turn) ??
        readSaidTime(before, what, turn);
      if (said && !changes.has(line)) changes.set(line, said);
    }
  }
  return changes;
}
