import { gapIn } from '../excerpt.ts';
import { hashOf } from '../local/seeded-random.ts';
import type { Reply, TurnRequest } from './turn.ts';

/** UTF-16 units that are read of the message to answer. All of them are read at once: some 10 ms. */
export const MOST_READ = 1_200;
/** Of each earlier one. */
const MOST_OF_EARLIER = 800;
/** Of all earlier ones of the person, the newest first; of what is older only its beginning and its end are read. */
const MOST_OF_ALL_EARLIER = 4_000;
const MOST_OF_OLD = 100;

/** What is read of the message to answer. */
export const newestExcerpt = (text: string): string => excerptWithMark(text, MOST_READ)?.excerpt ?? text;

/**
 * A companion that reads the beginning and the end of long messages, while what it keeps of them, in an exercise or for
 * the page, is whole. However much somebody writes, a reply takes about as long.
 */
export function inExcerpts(companion: (request: TurnRequest) => Reply): (request: TurnRequest) => Reply {
  return (request) => {
    const excerpts = new Map<string, string[]>();
    const leftOut = new Map<string, string>();
    const read = (text: string, most: number): string => {
      const found = excerptWithMark(text, most);
      if (!found) return text;
      excerpts.set(text, [...(excerpts.get(text) ?? []), found.excerpt]);
      leftOut.set(found.mark, found.between);
      return found.excerpt;
    };
    let left = MOST_OF_ALL_EARLIER;
    const newestFirst = request.messages.toReversed().map((message, age) => {
      if (message.role !== 'user') return message;
      const most = age === 0 ? MOST_READ : Math.max(MOST_OF_OLD, Math.min(MOST_OF_EARLIER, left));
      const content = read(message.content, most);
      if (age > 0) left -= content.length;
      return { ...message, content };
    });
    const asides = request.state?.asides?.flatMap((text) => excerpts.get(text) ?? [text]);
    const reply = companion({
      ...request,
      messages: newestFirst.toReversed(),
      state: request.state && { ...request.state, ...(asides && { asides }) },
    });
    if (leftOut.size === 0) return reply;
    const whole = (text: string) => text.replaceAll(MARKS, (_, mark: string) => leftOut.get(mark) ?? ' ');
    const shown = (text: string) => text.replaceAll(MARKS, ' … ');
    return {
      text: shown(reply.text),
      choices: reply.choices.map(({ say, does }) => ({ say: shown(say), does })),
      exercise: mapTexts(reply.exercise, whole),
      state: {
        ...mapTexts(reply.state, whole),
        choices: reply.state.choices.map(({ say, does }) => ({ say: shown(say), does })),
      },
      progress: mapTexts(reply.progress, whole),
    };
  };
}

/** Null of a short text. */
function excerptWithMark(text: string, most: number) {
  const gap = gapIn(text, most);
  if (!gap) return null;
  const before = text.slice(0, gap.from).trimEnd();
  const after = text.slice(gap.to).trimStart();
  const mark = markOf(`${most} ${text}`);
  const between = text.slice(before.length, text.length - after.length);
  return { excerpt: `${before}\n${mark}\n${after}`, mark, between };
}

const FIRST_MARK = 0xf0000;
const COUNT_OF_MARKS = 0xfffe;
/** A character without meaning stands for what is left out of a text: each text has its own. */
const markOf = (text: string) => String.fromCodePoint(FIRST_MARK + (hashOf(text) % COUNT_OF_MARKS));
const MARKS = /\s*([\u{F0000}-\u{FFFFD}])\s*/gu;

/** The same value with each text in it changed. */
function mapTexts<T>(value: T, change: (text: string) => string): T;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]));
}
