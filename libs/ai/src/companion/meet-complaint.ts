import { countWords } from '@inkwell/contracts/words';
import { LISTEN, TO_PAGE } from './choices.ts';
import { complaintIn, type Complaint } from './complaints.ts';
import { SPEAKS_TO_OTHERS } from './exercise-answers.ts';
import { showStepAgain } from './exercise-turn.ts';
import { isSame, stepBack } from './exercise-progress.ts';
import { ENGLISH_EXERCISES } from './exercises.ts';
import { moodOf } from './hearing.ts';
import { askNext, hasSubject } from './plan-asking.ts';
import { stand } from './plan-standing.ts';
import {
  ASKED_AFTERWARDS,
  ASKED_AFTERWARDS_HARD,
  GO_ON_PLAINLY,
  OFFER_LEFT,
  OWNED,
  STAYS,
  STEP_AGAIN,
  STOPS_ASKING,
  TAKEN_UP_AGAIN,
} from './prose/complaints.ts';
import { PLAN_ASKS_CHANGE } from './prose/plan-talk.ts';
import { sentencesOf } from './reflect.ts';
import { onPage, type Said, type Turn } from './turn.ts';

/** Reads and answers some words as if they were the whole message. */
export type AnswerWords = (turn: Turn, words: string) => Said;

const LEAST_WORDS = 3;
const LEAST_WORDS_OF_ANSWER = 12;
/** In words: what is longer is not said back. */
const MOST_QUOTED = 14;

const lastReply = ({ messages }: Turn) =>
  messages.findLast(({ role }) => role === 'assistant')?.content ?? '';

/**
 * Owns what a person complains about, and goes on from what they said: in this message, or in the last one that told
 * something. From the second complaint on nothing is asked any more. Null where nobody complains.
 */
export function meetComplaint(turn: Turn, answerWords: AnswerWords): Said | null {
  const { read, progress, state, draw, mode } = turn;
  const isInExercise = progress !== null && !progress.paused;
  if (read.shape !== 'text' || (isInExercise && SPEAKS_TO_OTHERS.test(progress.exercise))) return null;
  const complaint = complaintIn(read.text, lastReply(turn)) ?? complaintByAct(turn);
  if (!complaint) return null;
  // 'When he died, do you mean? Well, …' answers.
  if (complaint.kind === 'unclear' && countWords(complaint.rest) >= LEAST_WORDS_OF_ANSWER) return null;
  // A word about how something was put, beside what is told, is hardly a complaint.
  const isMild = complaint.kind === 'unclear' && countWords(complaint.rest) >= LEAST_WORDS;
  const complaints = (state.complaints ?? 0) + (isMild ? 0 : 1);
  const sorry = draw.line(OWNED[complaint.kind]);
  const kept = { complaints, refused: isMild ? (state.refused ?? false) : true };
  const meetsStep = isInExercise ? goOnWithStep(turn, complaint, sorry, answerWords) : null;
  if (meetsStep) return { ...meetsStep, state: { ...meetsStep.state, ...kept } };
  const { rest } = complaint;
  const isOffered = [...ENGLISH_EXERCISES.values()].some(({ begin }) => isSame(begin, rest));
  if (isOffered || (mode === 'plan' && countWords(rest) >= LEAST_WORDS)) {
    const said = answerWords(turn, rest);
    return { ...said, text: `${sorry} ${said.text}`, state: { ...said.state, complaints } };
  }
  if (complaints > 1 && !isMild) return stopAsking(turn, kept);
  const planned = mode === 'plan' ? goOnWithPlan(turn, sorry) : null;
  if (planned) return { ...planned, state: { ...planned.state, complaints } };
  const words = countWords(rest) >= LEAST_WORDS ? rest : state.refused === true ? null : lastTold(turn);
  const isHard = /^(?:hard|uneasy)$/.test(moodOf(turn));
  const quote = words === null ? null : quotable(words);
  const text =
    words === null || (quote === null && words !== rest)
      ? `${sorry} ${draw.line(GO_ON_PLAINLY)}`
      : [
          sorry,
          quote === null ? '' : draw.line(TAKEN_UP_AGAIN).replace('{x}', quote),
          draw.line(isHard || mode === 'heal' ? ASKED_AFTERWARDS_HARD : ASKED_AFTERWARDS),
        ]
          .filter(Boolean)
          .join(' ');
  return { text, choices: [LISTEN], state: { ...kept, told: state.told + 1, listens: 0, isBeside: true } };
}

/** Where no plain words show it. What stands beside it is not known then. */
function complaintByAct({ read, own }: Turn): Complaint | null {
  if (own.length < 2 || read.words > MOST_WORDS_OF_ACT || ASKS_FOR_MORE.test(read.meant)) return null;
  if (read.act === 'faults') return { kind: 'not-heard', rest: '' };
  return read.act === 'confused' ? { kind: 'unclear', rest: '' } : null;
}

/** 'What about the exam?' is a question of its own. */
const ASKS_FOR_MORE = /^(?:(?:and|so|ok|but) )*(?:what|how) about\b/i;
/** In words: a longer message tells something beside its complaint. */
const MOST_WORDS_OF_ACT = 30;

/** In an exercise: what was said beside the complaint is the answer, else the step is asked in other words. */
function goOnWithStep(
  turn: Turn,
  { kind, rest }: Complaint,
  sorry: string,
  answerWords: AnswerWords,
): Said | null {
  const { progress, draw } = turn;
  if (countWords(rest) < LEAST_WORDS) return showStepAgain(turn, draw.line(STEP_AGAIN));
  const back = kind === 'wrong' && progress !== null ? stepBack(progress) : null;
  const said = answerWords(back ? { ...turn, progress: back } : turn, rest);
  return { ...said, text: `${sorry} ${said.text}` };
}

function goOnWithPlan(turn: Turn, sorry: string): Said | null {
  const plan = turn.state.plan ?? null;
  if (plan === null || !hasSubject(plan)) return null;
  return plan.stands
    ? stand(turn, plan, `${sorry} ${turn.draw.line(PLAN_ASKS_CHANGE)}`)
    : askNext(turn, plan, sorry, turn.state.told);
}

function stopAsking({ draw, own, mode, state }: Turn, kept: object): Said {
  const page =
    own
      .filter((text) => countWords(text) > LEAST_WORDS)
      .slice(-LOOKS_BACK)
      .join('\n') || state.page;
  const fitting = ENGLISH_EXERCISES.get(FITS[mode]);
  return {
    text: draw.line(STOPS_ASKING),
    choices: [
      LISTEN,
      ...(page ? [TO_PAGE] : []),
      ...(fitting ? [{ say: fitting.begin, does: `begin ${fitting.id}` } as const] : []),
    ],
    exercise: onPage(page),
    // Longer silence would be read as not reading.
    state: { ...kept, page, listens: mode === 'plan' ? 0 : LISTENS_AFTER_COMPLAINTS, isBeside: true },
  };
}

const FITS = { write: 'morning-page', heal: 'paced-breathing', plan: 'small-step' } as const;
const LOOKS_BACK = 6;
const LISTENS_AFTER_COMPLAINTS = 3;

/** What the person told last before this message; null where that was little. */
const lastTold = ({ own, state }: Turn): string | null =>
  own
    .slice(-LOOKS_BACK, -1)
    .findLast(
      (text) =>
        countWords(text) > LEAST_WORDS &&
        !text.trim().endsWith('?') &&
        complaintIn(text, ' ') === null &&
        !REFUSES.test(text) &&
        !state.choices.some(({ say }) => isSame(say, text)),
    ) ?? null;

/** The last sentence that is short enough, as it was written. */
function quotable(words: string): string | null {
  const sentence = sentencesOf(words).findLast((each) => countWords(each) >= LEAST_WORDS) ?? '';
  const bare = sentence.replace(/[.!?…\s]+$/, '').replaceAll(/["“”*_`[\]{}]/g, '');
  const count = countWords(bare);
  return count >= LEAST_WORDS && count <= MOST_QUOTED && !/\b(?:you|your|u)\b/i.test(bare) ? bare : null;
}

const REFUSES =
  /^(?:(?:um+|oh|well|hm+|ok|okay|actually|please|honestly)[, ]+)*(?:no\b(?! one\b| idea\b)|nah\b|nope\b|not (?:now|today|really|that|tonight)\b|rather not\b|i(?:'d| would)? rather not\b|i (?:don't|dont|do not) (?:want|feel like|need|like)\b|leave (?:that|it)\b)/i;
/** A plain refusal, where the offer stood beside a question. */
const PLAINLY_REFUSES =
  /\b(?:no,? thanks?|no thank you|don't want|dont want|do not want|rather not|not now|thanks)\b/i;
const REFUSES_TALK = /\b(?:no,? thanks?|no thank you|rather not|not now)\b/i;
const MOST_WORDS_OF_NO = 12;

/** A no to an exercise that was offered: it is left, and nothing is offered again. Null where it is none. */
export function leaveOffer(turn: Turn, answerWords: AnswerWords): Said | null {
  const { read, state, mode, draw, progress } = turn;
  const isOffered = state.choices.some(({ does }) => /^(?:begin|guide) /.test(does));
  // 'I don't want to do it' may answer a guide.
  if (state.guide && !REFUSES_TALK.test(read.meant)) return null;
  if (mode === 'plan' || !isOffered || (progress !== null && !progress.paused)) return null;
  const [first = '', ...others] = sentencesOf(read.meant);
  if (/^(?:goodbye|leave)$/.test(read.intent ?? '')) return null;
  if (!REFUSES.test(first) || countWords(first) > MOST_WORDS_OF_NO) return null;
  const isOneOfOffers = state.choices.filter(({ does }) => does.startsWith('begin ')).length === 1;
  if ((state.isBeside === true || !isOneOfOffers) && !PLAINLY_REFUSES.test(first)) return null;
  const left = draw.line(OFFER_LEFT);
  const rest = others.join(' ');
  if (countWords(rest) > LEAST_WORDS) {
    const said = answerWords({ ...turn, state: { ...state, choices: [], refused: true } }, rest);
    return { ...said, text: `${left} ${said.text}`, state: { ...said.state, refused: true } };
  }
  return { text: `${left} ${draw.line(STAYS)}`, state: { refused: true, isBeside: false } };
}
