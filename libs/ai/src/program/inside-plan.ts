import { type ExerciseReply, leadExercise } from '../exercises/lead.ts';
import { exercisePosition } from '../exercises/progress.ts';
import type { ExerciseProgress } from '../state.ts';
import { readTimeMention } from '../suggestions/when.ts';
import type { MessageIntent } from './intents.ts';
import { PUT_ON_PAGE_EXPLAINED } from './lines.ts';
import { answerWhereIs } from './asked-after.ts';
import { answerSaidTime, changeTime, readHour } from './change-time.ts';
import {
  answeredWith,
  askWhenAgain,
  isCompleteTime,
  planOneThing,
  acceptTime,
  viewOfProgress,
  keepToldDay,
  withFreeTimes,
} from './plan.ts';
import { finalTimeIn } from './final-time.ts';
import { answerCalendar, asksAboutCalendar, asksForFreeTimes } from './plan-calendar.ts';
import { answerWithCards } from './plan-cards.ts';
import { answerList, beginList, isAtList, applyListChoice } from './plan-list.ts';
import {
  ASKS_FOR_PLAN,
  CHANGE_WORDS,
  firstStepIn,
  aimIn,
  isThing,
  listIn,
  thingNamingSentence,
  pastedListIn,
  cleanStep,
} from './plan-words.ts';
import {
  answerWhereItGoes,
  asksWhatIsPlanned,
  changeTimeOfNamed,
  declineChange,
  dropPlanned,
  describePlanned,
  withNamedCurrent,
} from './planned.ts';
import { thingsIn, titleOfAnswer } from './prose-list.ts';
import type { PartialReply, ProgramTurn } from './turn.ts';

const PLAN_EXERCISES = new Set(['one-thing', 'weekly-plan']);
/** What answers no step of a plan: the talk answers it, and the plan waits. */
const INTENTS_FOR_TALK: readonly MessageIntent[] = [
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
const WISHES_BEFORE_PLAN: ReadonlySet<string> = new Set(['begin', 'calm', 'menu', 'listen']);
const STOP_REQUEST =
  /^(?:no,? |ok(?:ay)?,? |please |ugh,? |just )*(?:stop|cancel|quit|enough|never ?mind|forget (?:it|this|about it))(?=\s*(?:$|[.,!;]|(?:it|this|that|now|here|please|planning|the plan)\b))|\bi (?:don't|do not) want (?:to plan|to do (?:anything|this|it)|a plan|a first step|this plan)\b|\bi (?:don't|do not) want (?:this|it)\W*$/i;
const PUT_ON_PAGE_REQUEST =
  /^.{0,20}\bput (?:it|this|that) (?:all )?(?:on|onto) (?:the|today's|my) page\b.{0,12}$/i;
/** 'On Monday evening, I get off at six.' */
const DAY_AT_START =
  /^(?:on |this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)\b/i;
const NO_STEP_KNOWN = /^(?:(?:well|hm+|um+|but),? )*(?:i (?:don't|do not) (?:really )?know\b|no idea\b)/i;
/** Says how things are. */
const STATEMENT_START =
  /^(?:(?:well|hm+|um+|but),? )*(?:they|he|she|it'?s been|it has|it was|there(?:'s| is| are))\b/i;
/** Names no step; 'they want photos, so get photos' does, in its second part. */
const knowsNoStep = (text: string): boolean =>
  NO_STEP_KNOWN.test(text) ||
  (STATEMENT_START.test(text) &&
    !text.split(/[.,;]\s+(?:(?:so|then|and) )*/i).some((part) => isThing(part, Infinity, true)));
const MIN_ASIDE_WORDS = 3;
/** A day and an hour with a word or two around them. */
const MAX_TIME_WORDS = 5;

/** What answers a turn of plan mode before an exercise takes it: 'talk' where it is for the talk, null where for neither. */
export async function answerInPlan(turn: ProgramTurn): Promise<PartialReply | 'talk' | null> {
  const said = await answerTurnInPlan(turn);
  if (!asksWhatIsPlanned(turn)) return said;
  // What is changed or planned by the same message is told first.
  return describePlanned(turn, said !== null && said !== 'talk' && said.exercise?.page ? said : null);
}

async function answerTurnInPlan(turn: ProgramTurn): Promise<PartialReply | 'talk' | null> {
  const { state, chosen, progress, mode } = turn;
  const tapped = chosen && (await applyListChoice(turn, chosen));
  if (tapped) return tapped;
  if (state.language !== null || state.listens > 0) return null;
  if (chosen && chosen.does !== 'answer' && chosen.does !== 'talk') return null;
  const underWay = progress && !progress.paused && PLAN_EXERCISES.has(progress.exercise) ? progress : null;
  const isOther = progress !== null && !progress.paused && !underWay;
  if (isOther || (mode !== 'plan' && !underWay)) return null;
  const ofList = chosen?.does === 'answer' ? null : await answerList(turn);
  if (ofList) return ofList;
  const isAtThing = underWay ? underWay.step === 'aim' : state.dating === null;
  const isProse =
    chosen === null &&
    isAtThing &&
    !WISHES_BEFORE_PLAN.has(turn.wish?.kind ?? '') &&
    listIn(turn.message, turn.today) === null;
  const things = isProse ? thingsIn(turn.message) : null;
  if (things && !(await answerWithCards(turn))) return beginList(turn, things);
  // What the plan of a week asks for has a time of its own.
  const isOfOneThing = mode === 'plan' && underWay?.exercise !== 'weekly-plan' && !isAtList(turn);
  const isTyped = chosen === null && isOfOneThing;
  const changed = isTyped
    ? ((await answerWhereIs(turn)) ??
      (await changeTimeOfNamed(turn)) ??
      declineChange(turn) ??
      (await answerSaidTime(withNamedCurrent(turn))))
    : null;
  if (changed) return changed;
  if (underWay) return answerPlanStep(turn, underWay);
  const settled =
    dropPlanned(turn) ??
    (await changeTime(withNamedCurrent(turn))) ??
    (isTyped ? await answerWhereItGoes(turn) : null);
  if (settled) return settled;
  return asksAboutCalendar(turn.message) ? answerCalendar(turn) : null;
}

async function answerPlanStep(
  turn: ProgramTurn,
  progress: ExerciseProgress,
): Promise<PartialReply | 'talk' | null> {
  const { message, chosen, today } = turn;
  const place = exercisePosition(progress);
  if (!place) return null;
  // An answer that the step offers is one.
  if (chosen && progress.step !== 'when') return null;
  const isOneThing = progress.exercise === 'one-thing';
  const text = message.replaceAll('’', "'");
  if (STOP_REQUEST.test(text)) return continueAs(turn, 'stop');
  if (PUT_ON_PAGE_REQUEST.test(text))
    return { ...continueAs(turn, 'stop'), text: turn.draw.line(PUT_ON_PAGE_EXPLAINED) };
  if (place.step.id === 'first' && knowsNoStep(text)) return continueAs(turn, "I don't know");
  const pasted = pastedListIn(message, today);
  if (pasted && place.step.waits !== 'list') return beginList(turn, pasted);
  // What is to be done is no answer to how much room there is.
  if (place.step.id === 'room' && listIn(message, today)) return answeredWith(turn, message, 'skip');
  const ofWeek = await answerWeekStep(turn, place.step.id);
  if (ofWeek) return ofWeek;
  const what = progress.kept['first'] ?? progress.kept['aim'] ?? progress.kept['main'] ?? '';
  const before = progress.kept['when'];
  const final = finalTimeIn(text, what, turn)?.said ?? null;
  const said =
    progress.step === 'when' && (final?.days.length ?? 0) === 0 ? readHour(text, what, turn, before) : final;
  if (progress.step === 'when') {
    if (said && !(asksForFreeTimes(text) && said.minute === null))
      return acceptTime(turn, { exercise: viewOfProgress(progress), progress }, said);
    if (asksForFreeTimes(text))
      return { ...(await answerCalendar(turn, 'answer')), exercise: viewOfProgress(progress), progress };
  }
  // 'Cut it to length. What is free this week?'
  const [told = '', ...after] = text.split(/(?<=[.!])\s+(?=[^.!?]*\?\s*$)/);
  const isAside = after.length > 0 && told.split(/\s+/).length >= MIN_ASIDE_WORDS;
  if (isOneThing && place.step.id === 'first' && isAside && asksAboutCalendar(after.join(' ')))
    return withFreeTimes(turn, answeredWith(turn, cleanStep(told)));
  if (asksAboutCalendar(text)) {
    // Asked about its own hour, the plan goes back to it where that is taken.
    const isOfWhen =
      said?.minute !== undefined && said.minute !== null && progress.kept['when'] !== undefined;
    const answer = await answerCalendar(turn, isOfWhen ? 'answer' : 'talk');
    return isOfWhen
      ? { ...answer, exercise: viewOfProgress(progress), progress: backToWhenStep(progress) }
      : answer;
  }
  // A time where something else was asked for is the plan's.
  const isShort = text.split(/\s+/).length <= MAX_TIME_WORDS;
  const isTime =
    isOneThing &&
    said !== null &&
    (said.isWhole
      ? said.days.length > 0 || said.minute !== null
      : (isShort || CHANGE_WORDS.test(text) || DAY_AT_START.test(text)) && said.minute !== null);
  if (isTime && (before !== undefined || (place.step.id === 'first' && said.days.length > 0))) {
    const named = isCompleteTime(said) ? said : (readHour(text, what, turn, before) ?? said);
    return acceptTime(
      turn,
      { exercise: viewOfProgress(progress), progress: backToWhenStep(progress) },
      named,
    );
  }
  if (turn.intent !== null && INTENTS_FOR_TALK.includes(turn.intent)) return 'talk';
  const isNew = ASKS_FOR_PLAN.test(text) && said !== null && said.minute !== null && said.days.length > 0;
  if (isOneThing && isNew && place.step.id !== 'aim') return planOneThing(turn, message);
  if (isQuestion(text)) return isAside ? withFreeTimes(turn, answeredWith(turn, cleanStep(told))) : 'talk';
  // A wish is granted before it answers a step.
  if (turn.wish !== null && place.step.id !== 'aim') return null;
  if (progress.step === 'when') return askWhenAgain(turn);
  if (!isOneThing) return null;
  // 'Skip' and 'I don't know' lead the exercise.
  if (!isTakenAsAnswer(turn, place.step.keeps)) return null;
  if (place.step.id === 'first') return withFreeTimes(turn, answeredWith(turn, cleanStep(text)));
  if (place.step.id !== 'aim') return null;
  const named = thingNamingSentence(text, today);
  const aim = named === '' ? aimIn(text).aim : named;
  const isMore = firstStepIn(text) !== null || (said !== null && said.minute !== null);
  if (aim === '') return null;
  return isMore
    ? planOneThing(turn, message)
    : withFreeTimes(turn, keepToldDay(answeredWith(turn, aim), said));
}

/** Longer answers tell more than the thing. */
const MAX_THING_WORDS = 12;

/** Of a long answer in the plan of a week the thing is kept in short, with the day and the hour that it names. */
async function answerWeekStep(turn: ProgramTurn, step: string): Promise<PartialReply | null> {
  const { message, progress, length } = turn;
  if (progress?.exercise !== 'weekly-plan') return null;
  if (step === 'length') {
    // Its hour once more, or another one, is no length.
    const again = finalTimeIn(message, progress.kept['main'] ?? '', turn)?.said;
    const isTime = again !== undefined && isCompleteTime(again) && again.minutes === null;
    return isTime
      ? acceptTime(turn, { exercise: viewOfProgress(progress), progress: backToWhenStep(progress) }, again)
      : null;
  }
  if (step !== 'main' && step !== 'own') return null;
  const title = titleOfAnswer(message);
  const final = finalTimeIn(message, title, turn);
  const said = final && final.said.minute !== null && final.said.days.length > 0 ? final.said : null;
  const { days, time } = readTimeMention(title, turn.today).when;
  if (title === '' || days.length > 0 || time !== null) return null;
  if (step === 'own') return said ? answeredWith(turn, `${title}: ${said.words}`) : null;
  if (length <= MAX_THING_WORDS) return null;
  const lead = answeredWith(turn, title);
  return said ? acceptTime({ ...turn, chosen: null }, lead, said) : withFreeTimes(turn, lead);
}

/** Whether the exercise would keep a message as the answer to its step. */
const isTakenAsAnswer = (turn: ProgramTurn, slot: string | undefined): boolean =>
  slot !== undefined && leadExercise(turn)?.progress?.kept[slot] !== turn.progress?.kept[slot];

const QUESTION_START =
  /^(?:and |so |but |no,? |ok,? |wait,? )*(?:what(?! if\b)|how|why|should|shall|can|could|do|does|did|is|are|will|would|when|where|who|which|have you|has)\b/i;
const isQuestion = (text: string): boolean => {
  const last =
    text
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  return last.endsWith('?') && (QUESTION_START.test(last) || QUESTION_START.test(text));
};

const backToWhenStep = ({ kept, ...progress }: ExerciseProgress): ExerciseProgress => ({
  ...progress,
  step: 'when',
  kept: Object.fromEntries(Object.entries(kept).filter(([slot]) => slot !== 'when')),
});

/** Leads on as if it had been said in these words. */
function continueAs(turn: ProgramTurn, content: string): ExerciseReply | null {
  const messages = [...turn.messages.slice(0, -1), { role: 'user' as const, content }];
  return leadExercise({ ...turn, messages });
}
