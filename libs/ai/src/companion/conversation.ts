import { ASK, ENOUGH, LISTEN, PROMPT } from './choices.ts';
import { isLight } from '../local/feelings.ts';
import { ENGLISH_EXERCISES, EXERCISES } from './exercises.ts';
import { takeAnswer } from './answered.ts';
import { hearKind } from './hear-kind.ts';
import { hearWritten, MIN_FIT_FOR_SIGN } from './hear-written.ts';
import { hear, hearPlainly, isGood, tellingOf } from './hearing.ts';
import type { Family } from './kind.ts';
import type { Heard } from './telling.ts';
import { answerShort, isShort } from './short-answers.ts';
import { isQuestion } from './questions.ts';
import { withPronouns } from './people.ts';
import { keepList } from './plan-list.ts';
import { askForAim, talkOfPlan } from './plan-talk.ts';
import {
  goOnWithGoodNews,
  isAfterword,
  isStillGood,
  meetGoodNews,
  ownMisreading,
  takeAfterword,
} from './good-news.ts';
import { acknowledge } from './acknowledge.ts';
import { RHETORICAL, RHETORICAL_ASKS } from './prose/by-tone.ts';
import { beginGuide, subjectsToTap } from './guide-turn.ts';
import { followAlong, hearAsked, inPlaceOfSign } from './following.ts';
import { keyPhraseOf, quoteKeyPhrase, turnKeyPhrase } from './key-phrase.ts';
import {
  ASKED_VIEW,
  CANNOT,
  HEAVY,
  NOT_KNOWN,
  LISTENING,
  STILL_LISTENING,
  OPENINGS,
  PUT_RIGHT,
  SUMMARY,
  SUMMARY_WRONG,
} from './prose/moves.ts';
import { OFFERS } from './prose/exercise-lines.ts';
import { askWhichOfSeveral, takeChosen } from './several.ts';
import { meetSingleWord } from './single-words.ts';
import { sentencesOf } from './reflect.ts';
import { SITUATIONS } from './situations.ts';
import type { Situation } from './situation.ts';
import type { Choice, Topic } from './state.ts';
import { SUM_UP_AFTER, summary } from './summary.ts';
import type { Said, Turn } from './turn.ts';

/** Answers somebody who tells something. What must not be passed over is said first. */
export function talk(turn: Turn): Said {
  const first = acknowledge(turn);
  const said = answerTold(turn);
  // A line of its own may say it already.
  const told =
    first === null || /\bsorry\b/i.test(said.text) ? said : { ...said, text: `${first} ${said.text}` };
  const asked = notKnown(turn);
  if (asked === null || told.text.includes('?')) return told;
  const phrase = keyPhraseOf(turn.read.meant);
  // A sign of having read says less than the words that the question is about.
  const isSign = told.choices?.some(({ does }) => does === ASK.does) === true && !told.text.startsWith("'");
  const before = isSign ? (phrase ? `'${phrase.words}.'` : '') : told.text;
  return { ...told, text: [before, asked].filter(Boolean).join(' ') };
}

/** Somebody tells, and ends with a question about it: it is not passed over. Once in a conversation. */
const notKnown = ({ read, draw, mode }: Turn): string | null =>
  mode !== 'plan' && isStory(read) && /\?\s*$/.test(read.meant) && !NOT_KNOWN.some(draw.wasSaid)
    ? draw.fresh(NOT_KNOWN)
    : null;

function answerTold(turn: Turn): Said {
  const { read, state } = turn;
  if (state.listens > 0 && !isQuestion(read.meant)) return listenOn(turn);
  const planned = keepList(turn) ?? talkOfPlan(turn);
  if (planned) return planned;
  const isTold = read.words > 1 && !isShort(turn) && (!isQuestion(read.meant) || isStory(read));
  const begun = (isTold ? beginGuide(turn) : null) ?? meetSingleWord(turn) ?? takeChosen(turn);
  if (begun) return begun;
  const situation = situationOf(state.topic);
  if (isShort(turn)) return answerShort(turn, situation, exercisesFor(turn, situation));
  if (wasAskedForTheMissing(turn)) return { text: turn.draw.line(PUT_RIGHT), state: { told: 1, listens: 0 } };
  // A question that is not understood is no story: it is said so, and offered what there is.
  if (
    isQuestion(read.meant) &&
    !isStory(read) &&
    !read.situation &&
    !read.isHeavy &&
    read.tellings.length === 0 &&
    hearWritten(turn) === null
  )
    return admit(turn);
  const misread = ownMisreading(turn);
  if (misread) return misread;
  const several = askWhichOfSeveral(turn);
  if (several) return several;
  if (isAfterword(turn)) return takeAfterword(turn);
  const told = state.told + 1;
  const topic = withTone(turn, topicOf(turn));
  const isWeighty = read.tellings.some(
    ({ telling }) => telling.leads === true || telling.id === 'what-they-said',
  );
  if (
    told >= SUM_UP_AFTER &&
    topic.turns > 1 &&
    topic.good !== true &&
    !isFreshLoss(topic) &&
    !read.isLight &&
    !read.isRequest &&
    !isWeighty &&
    read.tellings.length === 0 &&
    hearAsked(turn) === null &&
    !SUMMARY.some((line) => turn.draw.wasSaid(line))
  ) {
    const summed = summary(turn);
    if (summed) return summed;
  }
  const said = topic.turns === 1 ? openTopic(turn, topic) : goOnWith(turn, topic);
  return {
    ...said,
    state: { told, topic, listens: 0, closed: false, ...(read.isLight && { short: 0 }), ...said.state },
  };
}

/** In words: what stands before a question tells more than it asks. */
const LEAST_WORDS_OF_STORY = 14;
const isStory = ({ words, meant, act }: Turn['read']) =>
  act === 'tells' && words >= LEAST_WORDS_OF_STORY && sentencesOf(meant).length > 1;

const NOT_QUITE = /^(?:no|not|nope|almost|nearly|partly|mostly|kind of|sort of|yes,? but|well)\b/i;

/** Whether the last reply asked what was wrong in a summary. */
const wasAskedForTheMissing = ({ messages, read }: Turn) => {
  const last = messages.findLast(({ role }) => role === 'assistant')?.content;
  if (last === undefined) return false;
  const isSummary = SUMMARY.some((line) => last.startsWith(line.slice(0, line.indexOf('{'))));
  return SUMMARY_WRONG.includes(last) || (isSummary && NOT_QUITE.test(read.meant) && read.words > 2);
};

const situationOf = (topic: Topic | null) => (topic?.situation ? SITUATIONS.get(topic.situation) : undefined);

const ASKS_FOR_HELP =
  /\bhow (?:do|can|should|could|much|many|long|far)\b|\b(?:should|can|could|may|do) I\b|\bwhat (?:should|can|do) I\b|\b(?:help|tell me|give me|show me)\b/i;

function admit(turn: Turn): Said {
  const { draw, mode, read } = turn;
  if (read.act === 'asks-view') return { text: draw.line(ASKED_VIEW), choices: [LISTEN] };
  // Asked of nobody, or of oneself.
  if (!/\b(?:you|u|your)\b/i.test(read.meant) && !ASKS_FOR_HELP.test(read.meant))
    return { text: `${draw.line(RHETORICAL)} ${draw.line(RHETORICAL_ASKS)}` };
  const choices: Choice[] =
    mode === 'plan'
      ? [
          { say: 'What comes first?', does: 'begin what-comes-first' },
          { say: 'One small step', does: 'begin small-step' },
          { say: 'Plan the week', does: 'begin weekly-plan' },
        ]
      : [
          { say: 'One small step', does: 'begin small-step' },
          { say: "Let's weigh both sides", does: 'begin two-columns' },
          PROMPT,
        ];
  return { text: draw.line(CANNOT), choices: [...choices, LISTEN], state: { listens: 0 } };
}

function listenOn(turn: Turn): Said {
  const { state, draw } = turn;
  const listens = state.listens - 1;
  if (listens === 0) return { text: draw.line(STILL_LISTENING), state: { listens } };
  // What can be taken up is: a word of its own shows better than 'go on' that somebody listens.
  const heard = hearWritten(turn) ?? hearKind(turn) ?? tellingOf(turn, undefined, false);
  const phrase = heard ? null : (turnKeyPhrase(turn) ?? quoteKeyPhrase(turn));
  const near = heard ?? (phrase === null ? hearWritten(turn, MIN_FIT_FOR_SIGN) : null);
  const line = near ? spoken(near, null) : (phrase ?? draw.line(LISTENING));
  return { text: line, state: { listens } };
}

/** So many messages a topic lasts before another one is looked for. */
const TOPIC_LASTS = 3;
const LEAST_WORDS_OF_TOPIC = 7;
const LOSSES = new Set(['someone-died', 'pet-died', 'miscarriage', 'breakup', 'divorce', 'lost-job']);
/** A loss that was just told is nothing to sum up beside other things. */
const isFreshLoss = ({ situation, turns }: Topic) => LOSSES.has(situation ?? '') && turns <= TOPIC_LASTS + 1;
/** A message that goes on with what was said before. */
const GOES_ON =
  /^(?:he|she|they|it|its|it's|and|but|because|so|then|that|this|also|yes|no|well|just|not|maybe|which|who|the|my only)\b/i;

/** The situation of this message, or the one before it where this one goes on with it. */
function topicOf(turn: Turn): Topic {
  const { read, state } = turn;
  const { topic } = state;
  const own = read.situation?.id ?? null;
  const isMemory = read.tellings.some(({ telling }) => telling.id === 'remembers');
  const written = hearWritten(turn);
  const good = written
    ? written.tone === 'good'
    : read.situation
      ? read.situation.tone === 'good'
      : (isGood(turn) || isMemory) && !read.isHeavy;
  if (!topic) return { situation: own, turns: 1, offered: false, good };
  const goesOn = { ...topic, turns: topic.turns + 1 };
  if (isMemory && !read.isHeavy && own === null) return { situation: null, turns: 1, offered: true, good };
  if (own === null || own === topic.situation || !read.isShown) return goesOn;
  const opened = { situation: own, turns: 1, offered: false, good };
  // What is shown so early, or by a loss, is what it is about.
  const isHard = read.situation?.tone === 'hard';
  if (LOSSES.has(own) || (topic.turns <= 2 && (isHard || situationOf(topic)?.tone !== 'hard'))) return opened;
  // Something is told of which nothing was known: now it is.
  if (topic.situation === null) return { situation: own, turns: 1, offered: false, good };
  const isElse =
    read.words >= LEAST_WORDS_OF_TOPIC &&
    topic.turns >= TOPIC_LASTS &&
    !GOES_ON.test(read.meant) &&
    !read.request;
  const turned = situationOf(topic)?.tone === 'good' && !good && read.isHeavy;
  return turned || isElse ? { situation: own, turns: 1, offered: false, good } : goesOn;
}

const withTone = ({ read, mode }: Turn, topic: Topic): Topic => ({
  ...topic,
  hard:
    read.tone === 'hard' ||
    (read.tone === 'uneasy' && mode === 'heal') ||
    (topic.turns > 1 && topic.hard === true),
});

/** The first answer: that it was understood, then one question; something hard gets a choice with it. */
function openTopic(turn: Turn, topic: Topic): Said {
  const { draw, read } = turn;
  const situation = situationOf(topic);
  const told = tellingOf(turn, situation, true);
  const choices = [...exercisesFor(turn, situation, told?.exercise).slice(0, 1), LISTEN];
  const offered = { topic: { ...topic, offered: true } };
  const written = hearWritten(turn);
  if (written) {
    const text = spoken(written, draw.fresh(written.asks));
    const fitting = [...exercisesFor(turn, undefined, written.exercise).slice(0, 1), LISTEN];
    return written.tone === 'hard' ? { text, choices: fitting, state: offered } : { text };
  }
  if (told?.rests) return rest(turn, told);
  if (told) {
    const question = draw.fresh(told.asks) ?? draw.fresh(situation?.open ?? []);
    const text = spoken(told, question);
    return told.exercise || situation?.tone === 'hard' ? { text, choices, state: offered } : { text };
  }
  const byKind = situation && read.isShown && !isAgainst(read.family, situation.tone) ? null : hearKind(turn);
  if (byKind && read.family !== 'good') {
    const question = draw.fresh(byKind.asks);
    if (question === null) return followAlong(turn, spoken(byKind, null));
    const text = spoken(byKind, question);
    return byKind.exercise ? { text, choices, state: offered } : { text };
  }
  if (situation) {
    const text = `${draw.line(situation.acks)} ${draw.line(situation.open)}`;
    return situation.tone === 'hard' || read.isHeavy ? { text, choices, state: offered } : { text };
  }
  const heard = isGood(turn) ? null : (tellingOf(turn, undefined, false) ?? takeAnswer(turn));
  if (heard) {
    const text = spoken(heard, heard.rests ? null : draw.fresh(heard.asks));
    return (read.isHeavy && heard.exercise) || heard.rests ? { text, choices, state: offered } : { text };
  }
  if (read.isHeavy) {
    const ack = read.felt ?? quoteKeyPhrase(turn) ?? draw.line(HEAVY);
    return { text: ack, choices: [...subjectsToTap(turn), ASK, ...choices], state: offered };
  }
  if (isGood(turn) && !read.isHeavy) return meetGoodNews(turn);
  if (turn.own.length === 1 && read.words < LEAST_OPENING) return { text: draw.line(OPENINGS) };
  return followAlong(turn, spoken(hearPlainly(turn), null));
}

/** In words: of fewer nothing can be said yet. */
const LEAST_OPENING = 4;

/** Whether what a message does speaks against the tone of what it seems to be about. */
const isAgainst = (family: Family | null, tone: Situation['tone']) =>
  family !== null && family !== 'plain' && (family === 'good') !== (tone === 'good');

/** The line and the question, with the pronouns of whom they speak of. */
const spoken = ({ line, who, x }: Heard, question: string | null): string =>
  withPronouns([line, question].filter(Boolean).join(' '), who).replace('{x}', x ?? '');

/** Later a talk has gone its own way, and the questions of a situation don't fit any more. */
const LAST_TURN_OF_SITUATION = 3;

/** Further answers: what was said taken up, then deeper, then ahead; good news is not dug into. */
function goOnWith(turn: Turn, topic: Topic): Said {
  const { read } = turn;
  const situation = situationOf(topic);
  if (topic.good === true && isStillGood(turn)) return goOnWithGoodNews(turn, topic);
  const heard = hear(turn, situation);
  if (heard.rests) return rest(turn, heard);
  const isDue =
    turn.state.refused !== true &&
    topic.turns >= 3 &&
    !topic.offered &&
    heard.exercise !== undefined &&
    (heard.leads || heard.ofKind || (read.isHeavy && EXERCISES.get(heard.exercise)?.mode === turn.mode));
  const offer = isDue ? offerOf(turn, situation, heard.exercise) : null;
  if (offer)
    return {
      ...offer,
      text: spoken(heard, offer.text),
      state: { topic: { ...topic, offered: true } },
    };
  const asking = heard.isOpen && turn.mode === 'plan' && topic.turns >= 2 ? askForAim(turn) : null;
  if (asking) return { ...asking, text: spoken(heard, asking.text) };
  const choices = choicesBeside(turn, topic, heard);
  const ask = fittingAsk(turn, topic, heard);
  if (ask === null)
    return followAlong(turn, heard.isSign ? inPlaceOfSign(turn, heard.line) : spoken(heard, null), choices);
  return { text: spoken(heard, ask), choices, state: { isBeside: choices.length > 0 } };
}

/** So many messages of a conversation nobody wants to leave. */
const EARLY = 3;

/** Left at what was heard, with a choice. */
function rest(turn: Turn, heard: Heard): Said {
  const fitting = heard.exercise ? exercisesFor(turn, undefined, heard.exercise).slice(0, 1) : [];
  const listens = heard.listens ?? 0;
  const isEarly = turn.own.length <= EARLY;
  return {
    text: spoken(heard, null),
    choices: listens > 0 || isEarly || heard.isSmall ? [] : [...fitting, PROMPT, ENOUGH],
    ...(listens > 0 && { state: { listens } }),
  };
}

/** After some turns the exercise that fits what was said is within reach, without another word about it. */
function choicesBeside(turn: Turn, topic: Topic, heard: Heard): Choice[] {
  if (
    turn.state.refused === true ||
    !heard.exercise ||
    topic.turns < 3 ||
    !(heard.leads || heard.ofKind || turn.read.isHeavy)
  )
    return [];
  const [choice] = exercisesFor(turn, undefined, heard.exercise);
  return choice?.does === `begin ${heard.exercise}` ? [choice, LISTEN] : [];
}

/** A question that belongs to what was heard. Null where there is none, or where enough were asked. */
function fittingAsk(turn: Turn, topic: Topic, heard: Heard): string | null {
  const { draw, read } = turn;
  if (heard.isOpen || questionsInARow(turn) >= MOST_QUESTIONS) return null;
  if (heard.isWritten || heard.asks.length > 0) return draw.fresh(heard.asks);
  const situation = situationOf(topic);
  const isOn = read.situation !== null && read.situation.id === topic.situation;
  const isFresh = topic.turns <= LAST_TURN_OF_SITUATION && !topic.good;
  return isOn && isFresh ? draw.fresh(situation?.deeper ?? []) : null;
}

/** After so many questions in a row none comes. */
const MOST_QUESTIONS = 3;

function questionsInARow({ messages }: Turn): number {
  const said = messages
    .filter(({ role }) => role === 'assistant')
    .map(({ content }) => content.includes('?'));
  const last = said.lastIndexOf(false);
  return said.length - 1 - last;
}

function offerOf(turn: Turn, situation: Situation | undefined, fitting?: string): Said | null {
  const [choice] = exercisesFor(turn, situation, fitting);
  if (!choice) return null;
  const exercise = EXERCISES.get(choice.does.slice('begin '.length));
  if (!exercise) return null;
  return { text: turn.draw.line(OFFERS).replace('{offer}', exercise.offer), choices: [choice, LISTEN] };
}

/**
 * Exercises that fit, as choices; none that was offered in this conversation before.
 *
 * @param fitting the one that fits what was just said
 */
function exercisesFor(
  { read, draw, mode, state }: Turn,
  situation: Situation | undefined,
  fitting?: string,
): Choice[] {
  const heavy = read.feelings.find(({ family }) => !isLight(family))?.family;
  const byFeeling = heavy
    ? [...ENGLISH_EXERCISES.values()]
        .filter(({ fits }) => fits.feelings?.includes(heavy))
        .toSorted((a, b) => Number(b.mode === mode) - Number(a.mode === mode))
    : [];
  const byWords = [fitting ?? '', ...(situation?.exercises ?? [])].flatMap((id) => EXERCISES.get(id) ?? []);
  return [...byWords, ...byFeeling]
    .filter(
      ({ id, title, offer }) => !state.offered?.includes(id) && !draw.wasSaid(title) && !draw.wasSaid(offer),
    )
    .map(({ id, begin: say }) => ({ say, does: `begin ${id}` as const }));
}
