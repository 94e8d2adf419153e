import { type Lead, leadExercise } from '../exercises/lead.ts';
import { placeOf } from '../exercises/progress.ts';
import type { ExerciseProgress } from '../state.ts';
import { readWhen } from '../suggestions/when.ts';
import type { Intent } from './intents.ts';
import { ON_PAGE } from './lines.ts';
import { answerAskedAfter } from './asked-after.ts';
import { answerTimed, changeTime, readHour } from './change-time.ts';
import {
  answered,
  askWhenAgain,
  isWhole,
  planOneThing,
  takeWhen,
  viewOfProgress,
  withDay,
  withFreeTimes,
} from './plan.ts';
import { finalTimeIn } from './final-time.ts';
import { answerCalendar, asksCalendar, asksFree } from './plan-calendar.ts';
import { answerWithCards } from './plan-cards.ts';
import { answerList, beginList, isAtList, tapList } from './plan-list.ts';
import {
  ASKS_FOR_PLAN,
  CHANGES,
  firstStepIn,
  aimIn,
  isThing,
  listIn,
  nameIn,
  pastedIn,
  stepIn,
} from './plan-words.ts';
import {
  answerWhere,
  asksSoFar,
  changeNamed,
  declineChange,
  dropStanding,
  tellSoFar,
  withNamedStanding,
} from './planned.ts';
import { thingsIn, titleIn } from './prose-list.ts';
import type { Said, Turn } from './turn.ts';

const PLANS = new Set(['one-thing', 'weekly-plan']);
/** What answers no step of a plan: the talk answers it, and the plan waits. */
const FOR_TALK: readonly Intent[] = [
  'ask-can-do',
  'ask-human',
  'ask-knows-me',
  'ask-page',
  'ask-past',
  'ask-privacy',
  'ask-soulprint',
  'ask-today',
  'complaint',
  'insult',
  'wants-listening',
  'wish-exercise',
  'wish-paced-breathing',
];
/** Wishes that come before all that is told beside them. */
const ASKS_INSTEAD: ReadonlySet<string> = new Set(['begin', 'calm', 'menu', 'listen']);
const STOPS =
  /^(?:no,? |ok(?:ay)?,? |please |ugh,? |just )*(?:stop|cancel|quit|enough|never ?mind|forget (?:it|this|about it))(?=\s*(?:$|[.,!;]|(?:it|this|that|now|here|please|planning|the plan)\b))|\bi (?:don't|do not) want (?:to plan|to do (?:anything|this|it)|a plan|a first step|this plan)\b|\bi (?:don't|do not) want (?:this|it)\W*$/i;
const TO_PAGE = /^.{0,20}\bput (?:it|this|that) (?:all )?(?:on|onto) (?:the|today's|my) page\b.{0,12}$/i;
/** 'On Monday evening, I get off at six.' */
const NAMES_DAY = /^(?:on |this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)\b/i;
const KNOWS_NONE = /^(?:(?:well|hm+|um+|but),? )*(?:i (?:don't|do not) (?:really )?know\b|no idea\b)/i;
/** Says how things are. */
const TELLS = /^(?:(?:well|hm+|um+|but),? )*(?:they|he|she|it'?s been|it has|it was|there(?:'s| is| are))\b/i;
/** Names no step; 'they want photos, so get photos' does, in its second part. */
const namesNone = (text: string): boolean =>
  KNOWS_NONE.test(text) ||
  (TELLS.test(text) &&
    !text.split(/[.,;]\s+(?:(?:so|then|and) )*/i).some((part) => isThing(part, Infinity, true)));
const LEAST_ASIDE = 3;
/** A day and an hour with a word or two around them. */
const MOST_WORDS_OF_TIME = 5;

/** What answers a turn of plan mode before an exercise takes it: 'talk' where it is for the talk, null where for neither. */
export async function answerInPlan(turn: Turn): Promise<Said | 'talk' | null> {
  const said = await answerTurn(turn);
  if (!asksSoFar(turn)) return said;
  // What is changed or planned by the same message is told first.
  return tellSoFar(turn, said !== null && said !== 'talk' && said.exercise?.page ? said : null);
}

async function answerTurn(turn: Turn): Promise<Said | 'talk' | null> {
  const { state, chosen, progress, mode } = turn;
  const tapped = chosen && (await tapList(turn, chosen));
  if (tapped) return tapped;
  if (state.language !== null || state.listens > 0) return null;
  if (chosen && chosen.does !== 'answer' && chosen.does !== 'talk') return null;
  const underWay = progress && !progress.paused && PLANS.has(progress.exercise) ? progress : null;
  const isOther = progress !== null && !progress.paused && !underWay;
  if (isOther || (mode !== 'plan' && !underWay)) return null;
  const ofList = chosen?.does === 'answer' ? null : await answerList(turn);
  if (ofList) return ofList;
  const isAtThing = underWay ? underWay.step === 'aim' : state.dating === null;
  const isProse =
    chosen === null &&
    isAtThing &&
    !ASKS_INSTEAD.has(turn.wish?.kind ?? '') &&
    listIn(turn.message, turn.today) === null;
  const things = isProse ? thingsIn(turn.message) : null;
  if (things && !(await answerWithCards(turn))) return beginList(turn, things);
  // What the plan of a week asks for has a time of its own.
  const isOfOneThing = mode === 'plan' && underWay?.exercise !== 'weekly-plan' && !isAtList(turn);
  const isTyped = chosen === null && isOfOneThing;
  const changed = isTyped
    ? ((await answerAskedAfter(turn)) ??
      (await changeNamed(turn)) ??
      declineChange(turn) ??
      (await answerTimed(withNamedStanding(turn))))
    : null;
  if (changed) return changed;
  if (underWay) return answerStep(turn, underWay);
  const settled =
    dropStanding(turn) ??
    (await changeTime(withNamedStanding(turn))) ??
    (isTyped ? await answerWhere(turn) : null);
  if (settled) return settled;
  return asksCalendar(turn.message) ? answerCalendar(turn) : null;
}

async function answerStep(turn: Turn, progress: ExerciseProgress): Promise<Said | 'talk' | null> {
  const { message, chosen, today } = turn;
  const place = placeOf(progress);
  if (!place) return null;
  // An answer that the step offers is one.
  if (chosen && progress.step !== 'when') return null;
  const isOneThing = progress.exercise === 'one-thing';
  const text = message.replaceAll('’', "'");
  if (STOPS.test(text)) return sayAs(turn, 'stop');
  if (TO_PAGE.test(text)) return { ...sayAs(turn, 'stop'), text: turn.draw.line(ON_PAGE) };
  if (place.step.id === 'first' && namesNone(text)) return sayAs(turn, "I don't know");
  const pasted = pastedIn(message, today);
  if (pasted && place.step.waits !== 'list') return beginList(turn, pasted);
  // What is to be done is no answer to how much room there is.
  if (place.step.id === 'room' && listIn(message, today)) return answered(turn, message, 'skip');
  const ofWeek = await answerWeek(turn, place.step.id);
  if (ofWeek) return ofWeek;
  const what = progress.kept['first'] ?? progress.kept['aim'] ?? progress.kept['main'] ?? '';
  const before = progress.kept['when'];
  const final = finalTimeIn(text, what, turn)?.said ?? null;
  const said =
    progress.step === 'when' && (final?.days.length ?? 0) === 0 ? readHour(text, what, turn, before) : final;
  if (progress.step === 'when') {
    if (said && !(asksFree(text) && said.minute === null))
      return takeWhen(turn, { exercise: viewOfProgress(progress), progress }, said);
    if (asksFree(text))
      return { ...(await answerCalendar(turn, 'answer')), exercise: viewOfProgress(progress), progress };
  }
  // 'Cut it to length. What is free this week?'
  const [told = '', ...after] = text.split(/(?<=[.!])\s+(?=[^.!?]*\?\s*$)/);
  const isAside = after.length > 0 && told.split(/\s+/).length >= LEAST_ASIDE;
  if (isOneThing && place.step.id === 'first' && isAside && asksCalendar(after.join(' ')))
    return withFreeTimes(turn, answered(turn, stepIn(told)));
  if (asksCalendar(text)) {
    // Asked about its own hour, the plan goes back to it where that is taken.
    const isOfWhen =
      said?.minute !== undefined && said.minute !== null && progress.kept['when'] !== undefined;
    const answer = await answerCalendar(turn, isOfWhen ? 'answer' : 'talk');
    return isOfWhen
      ? { ...answer, exercise: viewOfProgress(progress), progress: backToWhen(progress) }
      : answer;
  }
  // A time where something else was asked for is the plan's.
  const isShort = text.split(/\s+/).length <= MOST_WORDS_OF_TIME;
  const isTime =
    isOneThing &&
    said !== null &&
    (said.isWhole
      ? said.days.length > 0 || said.minute !== null
      : (isShort || CHANGES.test(text) || NAMES_DAY.test(text)) && said.minute !== null);
  if (isTime && (before !== undefined || (place.step.id === 'first' && said.days.length > 0))) {
    const named = isWhole(said) ? said : (readHour(text, what, turn, before) ?? said);
    return takeWhen(turn, { exercise: viewOfProgress(progress), progress: backToWhen(progress) }, named);
  }
  if (turn.intent !== null && FOR_TALK.includes(turn.intent)) return 'talk';
  const isNew = ASKS_FOR_PLAN.test(text) && said !== null && said.minute !== null && said.days.length > 0;
  if (isOneThing && isNew && place.step.id !== 'aim') return planOneThing(turn, message);
  if (isQuestion(text)) return isAside ? withFreeTimes(turn, answered(turn, stepIn(told))) : 'talk';
  // A wish is granted before it answers a step.
  if (turn.wish !== null && place.step.id !== 'aim') return null;
  if (progress.step === 'when') return askWhenAgain(turn);
  if (!isOneThing) return null;
  // 'Skip' and 'I don't know' lead the exercise.
  if (!isTaken(turn, place.step.keeps)) return null;
  if (place.step.id === 'first') return withFreeTimes(turn, answered(turn, stepIn(text)));
  if (place.step.id !== 'aim') return null;
  const named = nameIn(text, today);
  const aim = named === '' ? aimIn(text).aim : named;
  const isMore = firstStepIn(text) !== null || (said !== null && said.minute !== null);
  if (aim === '') return null;
  return isMore ? planOneThing(turn, message) : withFreeTimes(turn, withDay(answered(turn, aim), said));
}

/** Longer answers tell more than the thing. */
const MOST_WORDS_OF_THING = 12;

/** Of a long answer in the plan of a week the thing is kept in short, with the day and the hour that it names. */
async function answerWeek(turn: Turn, step: string): Promise<Said | null> {
  const { message, progress, length } = turn;
  if (progress?.exercise !== 'weekly-plan') return null;
  if (step === 'length') {
    // Its hour once more, or another one, is no length.
    const again = finalTimeIn(message, progress.kept['main'] ?? '', turn)?.said;
    const isTime = again !== undefined && isWhole(again) && again.minutes === null;
    return isTime
      ? takeWhen(turn, { exercise: viewOfProgress(progress), progress: backToWhen(progress) }, again)
      : null;
  }
  if (step !== 'main' && step !== 'own') return null;
  const title = titleIn(message);
  const final = finalTimeIn(message, title, turn);
  const said = final && final.said.minute !== null && final.said.days.length > 0 ? final.said : null;
  const { days, time } = readWhen(title, turn.today).when;
  if (title === '' || days.length > 0 || time !== null) return null;
  if (step === 'own') return said ? answered(turn, `${title}: ${said.words}`) : null;
  if (length <= MOST_WORDS_OF_THING) return null;
  const lead = answered(turn, title);
  return said ? takeWhen({ ...turn, chosen: null }, lead, said) : withFreeTimes(turn, lead);
}

/** Whether the exercise would keep a message as the answer to its step. */
const isTaken = (turn: Turn, slot: string | undefined): boolean =>
  slot !== undefined && leadExercise(turn)?.progress?.kept[slot] !== turn.progress?.kept[slot];

const QUESTION =
  /^(?:and |so |but |no,? |ok,? |wait,? )*(?:what(?! if\b)|how|why|should|shall|can|could|do|does|did|is|are|will|would|when|where|who|which|have you|has)\b/i;
const isQuestion = (text: string): boolean => {
  const last =
    text
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  return last.endsWith('?') && (QUESTION.test(last) || QUESTION.test(text));
};

const backToWhen = ({ kept, ...progress }: ExerciseProgress): ExerciseProgress => ({
  ...progress,
  step: 'when',
  kept: Object.fromEntries(Object.entries(kept).filter(([slot]) => slot !== 'when')),
});

/** Leads on as if it had been said in these words. */
function sayAs(turn: Turn, content: string): Lead | null {
  const messages = [...turn.messages.slice(0, -1), { role: 'user' as const, content }];
  return leadExercise({ ...turn, messages });
}
