import { TO_PAGE } from './choices.ts';
import { capitalised, withoutShouting } from '../local/words.ts';
import { hearKind } from './hear-kind.ts';
import { hearWritten } from './hear-written.ts';
import { isPast } from './hearing.ts';
import { quoteKeyPhrase } from './key-phrase.ts';
import { KINDS } from './kinds.ts';
import { MISREAD_ASKS, MISREAD_GLAD, TONE_LINES } from './prose/by-tone.ts';
import { CONGRATULATIONS, GLAD, LIGHT, LIGHT_QUESTIONS, SAVOURED } from './prose/moves.ts';
import { withPronouns } from './people.ts';
import { isQuestion } from './questions.ts';
import { clausesOf, clausesOfOthers } from './reflect.ts';
import type { Topic } from './state.ts';
import { onPage, type Said, type Turn } from './turn.ts';

const LEAD_IN =
  /^(?:(?:o+m+g+|guess what|yay+|wow|oh|so|hey|hi|ok|well|just|i just wanted to (?:say|tell you)(?: that)?|just wanted to (?:say|tell you)(?: that)?|finally)\W+)+/i;
const OF_OTHERS =
  /^(?:the|your|he|she|they|it|this)\b.* (?:is|are|was|were|has|have|did|got|won|said|\p{L}{3,}ed|came|made|went)\b/iu;
const LONGEST_NEWS = 12;

const ACHIEVED =
  /\b(?:I|we)(?:'ve| have)? (?:just |finally |actually )*(?:submitted|passed|finished|won|made it|did it|graduated|got (?:in\b|into|accepted|the (?:\w+ )?(?:job|part|place|flat|grant|promotion|keys)))/i;

/** The news itself, said back, and one light question. */
export function meetGoodNews(turn: Turn): Said {
  const { read, draw } = turn;
  const told = withoutShouting(read.meant).replace(LEAD_IN, '');
  const ofOthers = clausesOfOthers(told).filter((clause) => OF_OTHERS.test(clause));
  const news = [...clausesOf(told), ...ofOthers].find(
    (clause) => !read.isRequest && clause.split(' ').length <= LONGEST_NEWS && !draw.wasSaid(clause),
  );
  const said = news ? `${capitalised(news)}. ` : '';
  const { kind } = read;
  const isOfKind = kind?.family === 'good';
  const lines = ACHIEVED.test(read.meant) ? CONGRATULATIONS : isOfKind ? kind.lines : LIGHT;
  const line = draw.line(lines);
  // 'Who gets to hear it' is asked of news, not of a smell.
  const asks = isOfKind ? kind.asks : read.isLight ? LIGHT_QUESTIONS : [];
  return { text: [`${said}${line}`, draw.fresh(asks)].filter(Boolean).join(' ') };
}

/** What follows good news, but is none. */
const DOUBTS =
  /\b(?:but|not|never|no|afraid|scared|dread\w*|worr\w*|angry|nervous|though|tho|have to|need to|must|to learn|to do)\b|n't\b/i;
/** Tears of joy are none of grief. */
const TEARS = /^(?:cry|cried|crying|tears|numb|😭|😢)$/u;

export const areTears = ({ read }: Turn): boolean => read.feelings.some(({ word }) => TEARS.test(word));

/** Whether a message goes on with good news. */
export const isStillGood = (turn: Turn): boolean => {
  const { read } = turn;
  return (
    read.feelings.every(({ family, word }) => TEARS.test(word) || GLAD_FAMILIES.has(family)) &&
    !DOUBTS.test(read.meant) &&
    !isQuestion(read.meant) &&
    read.request === null &&
    read.situation?.tone !== 'hard' &&
    (!/^(?:hard|uneasy)$/.test(read.tone) || areTears(turn)) &&
    !read.tellings.some(
      ({ telling }) => telling.leads === true && !/^(?:moved-to-tears|remembers)$/.test(telling.id),
    )
  );
};

const GLAD_FAMILIES = new Set(['joy', 'calm', 'gratitude', 'hope', 'pride', 'love']);

/** Good news that is told on: nothing is dug for. */
export function goOnWithGoodNews(turn: Turn, topic: Topic): Said {
  const {
    draw,
    own,
    read: { kind },
  } = turn;
  // It was offered for the page: now it is told on.
  if (SAVOURED.some(draw.wasSaid)) return { ...takeAfterword(turn), state: { topic: null, closed: true } };
  const written = hearWritten(turn);
  const glad =
    (written?.tone === 'good' ? withPronouns(written.line, written.who) : null) ??
    (kind?.family === 'good' ? draw.fresh(kind.lines) : null) ??
    draw.line(GLAD);
  const page = own.slice(-topic.turns).join('\n');
  return {
    text: [glad, draw.fresh(SAVOURED)].filter(Boolean).join(' '),
    choices: [TO_PAGE],
    exercise: onPage(page),
    // What comes next is another matter.
    state: { page, topic: null, gist: null, closed: true },
  };
}

/** Something small that follows good news which was closed. */
export function isAfterword(turn: Turn): boolean {
  const { state, read, draw } = turn;
  const areGladTears = areTears(turn) && isStillGood(turn);
  return (
    state.topic === null &&
    state.closed === true &&
    read.words < 16 &&
    (read.tone === 'good' ||
      areGladTears ||
      (read.tone === 'plain' && read.words < 9 && read.kind === null && isPast(read.meant))) &&
    (areGladTears || !read.tellings.some(({ telling }) => telling.leads)) &&
    !GLAD.every(draw.wasSaid) &&
    !isQuestion(read.meant)
  );
}

/** Takes it up. */
export const takeAfterword = (turn: Turn): Said => ({
  text: hearKind(turn)?.line ?? quoteKeyPhrase(turn) ?? turn.draw.line(GLAD),
});

const NOT_SO =
  /^(?:(?:what|wait|um+|huh|oh|er+m*)\W+)*(?:no+|nope|not)\b|\bnot (?:a )?(?:good|nice|great|happy|funny)\b|\b(?:wasn't|isn't) (?:a )?(?:good|nice|great|happy|funny)\b|\bsarcas\w+|\biron(?:y|ic)\b/i;

const STILL_GLAD = /!|\b(?:lol|haha\w*|funny|great|good|lovely|wonderful|happy|love)\b/i;

/** What was said to something glad. */
const GLAD_LINES = [
  ...GLAD,
  ...LIGHT,
  ...SAVOURED,
  ...LIGHT_QUESTIONS,
  ...TONE_LINES.good,
  ...[...KINDS.values()].flatMap(({ family, lines }) => (family === 'good' ? lines : [])),
];

/** Owns that something hard was taken for good news. Null where that did not happen. */
export function ownMisreading({ state, read, draw, messages }: Turn): Said | null {
  const last = messages.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const wasGlad =
    (state.topic?.good === true || state.closed === true) &&
    GLAD_LINES.some((line) => last.includes(line)) &&
    read.family !== 'good' &&
    !/\b(?:is|was) (?:really |so )?(?:good|nice|great|lovely)\b/i.test(read.meant.replace(/\bnot\b.*/i, ''));
  if (STILL_GLAD.test(read.meant.replace(/\bnot \p{L}+(?: \p{L}+)?|n't \p{L}+(?: \p{L}+)?/giu, '')))
    return null;
  if (!wasGlad || !NOT_SO.test(read.meant) || read.tone === 'good') return null;
  return {
    text: `${draw.line(MISREAD_GLAD)} ${draw.line(MISREAD_ASKS)}`,
    state: { topic: { situation: null, turns: 1, offered: false, good: false }, closed: false },
  };
}
