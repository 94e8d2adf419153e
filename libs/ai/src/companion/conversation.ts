import { isLight } from '../local/feelings.ts';
import { capitalised } from '../local/words.ts';
import { onPage, PUT_ON_PAGE, type Said, type Turn } from './turn.ts';
import { ENGLISH_EXERCISES, EXERCISES } from './exercises.ts';
import {
  AFTER_SHORT,
  BEGIN_ANYWHERE,
  CANNOT,
  HEAVY,
  HEAVY_QUESTIONS,
  LIGHT,
  LIGHT_QUESTIONS,
  LISTENING,
  NODS,
  SAVOURED,
  STILL_LISTENING,
  TELL_MORE,
} from './prose/moves.ts';
import { OFFERS } from './prose/walking.ts';
import { SITUATIONS } from './situations.ts';
import type { Situation } from './situation.ts';
import type { Choice, Topic } from './state.ts';
import { SUM_UP_AFTER, summary } from './summary.ts';

const LISTEN: Choice = { say: 'Just listen', does: 'listen' };
const PROMPT: Choice = { say: 'Give me a prompt', does: 'prompt' };
const ENOUGH: Choice = { say: "That's enough for now", does: 'nothing' };

/** Answers somebody who tells something. */
export function talk(turn: Turn): Said {
  const { read, state } = turn;
  if (state.listens > 0 && !read.isRequest) return listenOn(turn);
  if (isShort(turn)) return answerShort(turn);
  // A question that is not understood is no story: it is said so, and offered what there is.
  if (read.isRequest && !read.situation && !read.isHeavy) return admit(turn);
  const told = state.told + 1;
  const topic = topicOf(turn);
  if (told >= SUM_UP_AFTER && topic.turns > 1 && !read.isLight && !read.isRequest) {
    const summed = summary(turn);
    if (summed) return summed;
  }
  const said = topic.turns === 1 ? openTopic(turn, topic) : goOnWith(turn, topic);
  return {
    ...said,
    state: { told, topic: { ...topic, ...said.state?.topic }, ...(read.isLight && { short: 0 }) },
  };
}

function admit(turn: Turn): Said {
  const { draw, mode } = turn;
  const choices: Choice[] =
    mode === 'plan'
      ? [
          { say: 'What comes first?', does: 'begin what-comes-first' },
          { say: 'One small step', does: 'begin small-step' },
          { say: 'Plan the week', does: 'begin weekly-plan' },
        ]
      : [
          { say: 'One small step', does: 'begin small-step' },
          { say: 'Two columns', does: 'begin two-columns' },
          PROMPT,
        ];
  return { text: draw.line(CANNOT), choices: [...choices, LISTEN], state: { listens: 0, topic: null } };
}

function listenOn({ state, draw, read }: Turn): Said {
  const listens = state.listens - 1;
  const clause = listens % 3 === 0 ? read.clauses.at(-1) : undefined;
  const text =
    listens === 0 ? draw.line(STILL_LISTENING) : clause ? `${capitalised(clause)}.` : draw.line(LISTENING);
  return { text, state: { listens } };
}

const isShort = ({ read }: Turn) =>
  read.intent === 'agree' ||
  read.intent === 'disagree' ||
  read.intent === 'unsure' ||
  read.intent === 'pause' ||
  read.intent === 'done' ||
  (read.words <= 2 && read.feelings.length === 0 && !read.situation);

/** 'ok', 'idk', 'yes': read against what was offered; after two in a row fewer questions and more choices. */
function answerShort(turn: Turn): Said {
  const { draw, state, read } = turn;
  const situation = state.topic?.situation ? SITUATIONS.get(state.topic.situation) : undefined;
  if (state.short >= 2 || read.intent === 'unsure' || read.intent === 'pause') {
    const [exercise] = exercisesFor(turn, situation);
    return {
      text: draw.line(AFTER_SHORT),
      choices: [...(exercise ? [exercise] : []), LISTEN, PROMPT, ENOUGH],
    };
  }
  if (!state.topic) return { text: draw.line(BEGIN_ANYWHERE) };
  const question = draw.fresh(situation?.deeper ?? []) ?? draw.line(TELL_MORE);
  return { text: `${draw.line(NODS)} ${question}` };
}

/** The situation of this message, or the one before it where this one goes on with it. */
function topicOf({ read, state }: Turn): Topic {
  const { topic } = state;
  const own = read.situation?.id ?? null;
  if (topic && (own === null || own === topic.situation)) return { ...topic, turns: topic.turns + 1 };
  // A clear change of subject; an answer to a question rarely names another situation.
  if (topic && topic.turns < 2 && topic.situation !== null && read.words < 8)
    return { ...topic, turns: topic.turns + 1 };
  return { situation: own, turns: 1, offered: false };
}

/** The first answer: that it was understood, then one question; something hard gets a choice with it. */
function openTopic(turn: Turn, topic: Topic): Said {
  const { draw, read } = turn;
  const situation = topic.situation ? SITUATIONS.get(topic.situation) : undefined;
  if (situation) {
    const text = `${draw.line(situation.acks)} ${draw.line(situation.open)}`;
    if (situation.tone !== 'hard') return { text };
    return {
      text,
      choices: [...exercisesFor(turn, situation).slice(0, 1), LISTEN],
      state: { topic: { ...topic, offered: true } },
    };
  }
  if (read.isHeavy) {
    const ack = read.felt ?? draw.line(HEAVY);
    return {
      text: `${ack} ${draw.line(HEAVY_QUESTIONS)}`,
      choices: [...exercisesFor(turn, undefined).slice(0, 1), LISTEN],
      state: { topic: { ...topic, offered: true } },
    };
  }
  if (read.isLight) return { text: `${draw.line(LIGHT)} ${draw.line(LIGHT_QUESTIONS)}` };
  return { text: draw.line(TELL_MORE) };
}

/** What follows good news, but is none. */
const DOUBTS = /\b(?:but|not|never|no|afraid|scared|dread\w*|worr\w*|angry|tomorrow|nervous)\b|n't\b/i;
/** So many questions of a situation are asked; then it is left to the person. */
const MOST_OF_SITUATION = 4;

/** Further answers: what was said taken up, then deeper, then ahead; good news is not dug into. */
function goOnWith(turn: Turn, topic: Topic): Said {
  const { draw, read, own } = turn;
  const situation = topic.situation ? SITUATIONS.get(topic.situation) : undefined;
  if (
    (situation?.tone === 'good' || (!situation && read.isLight)) &&
    !read.isHeavy &&
    !DOUBTS.test(read.text)
  ) {
    const page = own.slice(-topic.turns).join('\n');
    return {
      text: draw.line(SAVOURED),
      choices: [{ say: PUT_ON_PAGE, does: 'page' }, ENOUGH],
      exercise: onPage(page),
      // What comes next is another matter.
      state: { page, topic: null },
    };
  }
  const heard = hear(turn, topic);
  const offer = topic.turns >= 3 && !topic.offered ? offerOf(turn, situation) : null;
  if (offer)
    return { ...offer, text: `${heard} ${offer.text}`, state: { topic: { ...topic, offered: true } } };
  const isWorn = topic.turns > MOST_OF_SITUATION || situation?.tone === 'good';
  const lists = isWorn ? [] : topic.turns <= 2 ? [situation?.deeper] : [situation?.ahead, situation?.deeper];
  const question =
    lists.map((lines) => draw.fresh(lines ?? [])).find((line) => line !== null) ??
    draw.line(read.isHeavy ? HEAVY_QUESTIONS : TELL_MORE);
  return { text: `${heard} ${question}` };
}

/** Of a longer message one clause is rarely the point. In words. */
const LONGEST_SAID_BACK = 40;

/** What was said, turned round where that is certain; else a short sign of having read it. */
function hear({ draw, read }: Turn, topic: Topic): string {
  if (read.felt && !draw.wasSaid(read.felt)) return read.felt;
  const clause =
    read.words <= LONGEST_SAID_BACK ? read.clauses.find((each) => !draw.wasSaid(each)) : undefined;
  if (clause && topic.turns % 2 === 0) return `${capitalised(clause)}.`;
  if (read.isHeavy) return draw.fresh(HEAVY) ?? draw.line(NODS);
  return draw.line(NODS);
}

function offerOf(turn: Turn, situation: Situation | undefined): Said | null {
  const [choice] = exercisesFor(turn, situation);
  if (!choice || !choice.does.startsWith('begin ')) return null;
  const exercise = EXERCISES.get(choice.does.slice('begin '.length));
  if (!exercise) return null;
  return { text: turn.draw.line(OFFERS).replace('{offer}', exercise.offer), choices: [choice, LISTEN] };
}

/** Exercises that fit, as choices; none that was offered in this conversation before. */
function exercisesFor({ read, draw, mode }: Turn, situation: Situation | undefined): Choice[] {
  const heavy = read.feelings.find(({ family }) => !isLight(family))?.family;
  const byFeeling = heavy
    ? [...ENGLISH_EXERCISES.values()]
        .filter(({ fits }) => fits.feelings?.includes(heavy))
        .toSorted((a, b) => Number(b.mode === mode) - Number(a.mode === mode))
    : [];
  const bySituation = (situation?.exercises ?? []).flatMap((id) => EXERCISES.get(id) ?? []);
  return [...bySituation, ...byFeeling]
    .filter(({ title, offer }) => !draw.wasSaid(title) && !draw.wasSaid(offer))
    .map(({ id, begin: say }) => ({ say, does: `begin ${id}` as const }));
}
