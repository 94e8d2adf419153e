import { FROM_MESSAGES, type PersonSign } from '@inkwell/contracts';
import type { CareKind } from '@inkwell/contracts/constants';
import { answerIn } from './answers.ts';
import { ofPerson, type Finding, type PersonFinding } from './finding.ts';
import { isClose } from './imminent.ts';
import { BY_OTHERS, goesOnAboutOther, isNotMe, tellsOfSuicidalOther } from './other.ts';
import { addSign, currentFinding, lastSignAt, setSign } from './person.ts';
import { questionsIn, type Question } from './questions.ts';
import type { CareAct, CareRecord } from './record.ts';
import { isAgain, isAlone, isAtHand, isComing, isSafer, isUnsafe, medicalIn } from './told.ts';
import { hintOf, kindToAsk } from './watch.ts';

/** For so long the question is not asked again in the same words, and a 'No' is remembered. */
const ASKED_MS = 24 * 60 * 60_000;
/** Longer ones are no mere answers to a care reply. */
const ANSWER_CHARACTERS = 60;
/** So many signs within a day after a 'No' open the card once more. */
const SIGNS_AFTER_NO = 2;

export type CareTurn = {
  record: CareRecord;
  text: string;
  /** What was found in the text. */
  found: Finding | null;
  at: Date;
  /** The person's day. */
  day: string;
  conversationId: number;
};

export type CareDecision = {
  /** To be kept; the same object where nothing changes. */
  record: CareRecord;
  /** Null: an ordinary reply. */
  act: CareAct | null;
  /** Whether a quiet line stands under the reply. */
  isSupported: boolean;
  /** Whether the message is a sign of the person's. */
  isSign: boolean;
  /** Whether the card opens, or becomes one line; null: it stays as it is. */
  card: 'opens' | 'folds' | null;
};

/** What follows from a message (care.md): how it is answered, and what stays on the person. */
export function decideCare(turn: CareTurn): CareDecision {
  const { record, text, found, at, conversationId } = turn;
  const question = record.open?.conversationId === conversationId ? record.open.question : null;
  const answer = question === null ? null : answerIn(text);
  const current = currentFinding(record.signs, at);
  const asked = record.asked?.kind ?? 'suicide';
  if (question === 'danger' && answer === 'yes') return answerCrisis(turn, asked, { isYes: true });
  if (isAboutOther(turn, question)) return answerAboutOther(turn);
  const own = ofPerson(found);
  if (own) return answerSign(turn, own);
  if (question === 'danger' && answer === 'no') return answerDenial(turn);
  if (question === 'danger' && answer === 'unsaid') return answerUnsaid(turn);
  // Who cannot say that they are safe is not taken for safe.
  if (question === 'safety' && (answer === 'no' || answer === 'unsaid'))
    return answerCrisis(turn, current?.kind ?? asked, { isYes: false });
  if (current?.level === 'crisis' && question !== null && question !== 'other') {
    // Whoever has decided, might do it, or is hurt, is in danger anew.
    if (isDangerNow(turn, question, current.kind)) return answerCrisis(turn, current.kind, { isYes: false });
    if (isAtHand(text) && isWithinDay(lastSignAt(record.signs), at)) return answerHint(turn, current.kind);
    const isAnswer = question === 'step' && (answer !== null || isShort(text));
    const isInTalk = question !== 'talk' && goesOnAboutDanger(text, current.kind);
    if (isAnswer || isInTalk || isAgain(text)) return goOn(turn);
  }
  const hint = hintOf(turn);
  if (hint) return current?.level === 'crisis' ? answerHint(turn, hint.kind) : answerSign(turn, hint);
  if (current && questionsIn(text, current.kind).some((each) => OF_THE_HELP.includes(each)))
    return { ...ordinary(turn), act: act('answer', current.kind) };
  return answerWithoutSign(turn);
}

/** What is asked of nothing but the help, whatever the talk is about. */
const OF_THE_HELP: readonly Question[] = ['watched', 'bill', 'police', 'kept', 'children', 'who'];

const isDangerNow = ({ text }: CareTurn, question: string, kind: CareKind): boolean =>
  (question === 'step' && isClose(text)) ||
  isUnsafe(text) ||
  medicalIn(text) !== null ||
  (kind === 'violence' && isComing(text));

/** In a conversation in which danger was spoken of: whether a message is still about it, and not about dinner. */
const goesOnAboutDanger = (text: string, kind: CareKind): boolean =>
  isAlone(text) || isSafer(text) || questionsIn(text, kind).length > 0;

/** Whether it is about somebody else: by its words, by what was found, or because the talk is. */
function isAboutOther({ text, found, record, at }: CareTurn, question: string | null): boolean {
  if (found?.isOther && found.level !== 'support') return true;
  if (tellsOfSuicidalOther(text)) return true;
  const { asked } = record;
  // 'It's my husband' answers the question who hurts them.
  const isAsked = asked !== null && isWithinDay(asked.at, at) && !BY_OTHERS.includes(asked.kind);
  if (isAsked && (question === 'danger' || found !== null) && isNotMe(text)) return true;
  return question === 'other' && found?.level !== 'crisis' && goesOnAboutOther(text);
}

/** A sign that was taken for the person's own goes with it: what is theirs is outright, or their answer. */
function answerAboutOther(turn: CareTurn): CareDecision {
  const { record, found, at, conversationId } = turn;
  const own = record.signs.find(({ from }) => from === FROM_MESSAGES);
  const isTheirs = own?.level === 'crisis' || !isWithinDay(record.asked?.at, at);
  const { asked } = record;
  const kind = found?.kind ?? asked?.kind ?? 'suicide';
  return {
    ...ordinary(turn),
    record: {
      ...record,
      signs: isTheirs ? record.signs : [...setSign(record.signs, FROM_MESSAGES, null)],
      asked: asked?.answer === null ? { ...asked, answer: 'no' } : asked,
      open: { conversationId, question: 'other' },
      isDue: false,
    },
    act: act('other', kind),
  };
}

/** The question for a sign that was found after its reply had begun; null where none is due. */
export function askWhatIsDue(turn: Omit<CareTurn, 'text' | 'found' | 'day'>): CareDecision | null {
  const current = currentFinding(turn.record.signs, turn.at);
  return turn.record.isDue && current?.level === 'concern'
    ? ask(turn, current.kind, { isSign: false })
    : null;
}

function answerSign(turn: CareTurn, found: PersonFinding): CareDecision {
  const { record, at } = turn;
  const current = currentFinding(record.signs, at);
  if (found.level === 'crisis') return answerCrisis(turn, found.kind, { isYes: false });
  // A score neither makes a crisis nor tells its kind.
  if (current?.level === 'crisis') return answerCrisis(turn, current.kind, { isYes: false });
  return ask(turn, kindToAsk(record, found.kind, at), { isSign: true });
}

function ask(
  turn: Pick<CareTurn, 'record' | 'at' | 'conversationId'>,
  kind: CareKind,
  { isSign }: { isSign: boolean },
): CareDecision {
  const { record, at, conversationId } = turn;
  const asked = isWithinDay(record.asked?.at, at) ? record.asked : null;
  const denied = isWithinDay(asked?.denied?.at, at) ? asked?.denied : null;
  const times = (asked?.times ?? 0) + 1;
  const signsSince = (denied?.signs ?? 0) + 1;
  const isNew = currentFinding(record.signs, at) === null;
  return {
    record: {
      ...record,
      signs: isSign ? withSign(turn, { level: 'concern', kind }) : record.signs,
      asked: {
        at: at.toISOString(),
        kind,
        times,
        answer: null,
        denied: denied ? { at: denied.at, signs: signsSince } : null,
      },
      open: { conversationId, question: 'danger' },
      isDue: false,
    },
    act: act('ask', kind, { times }),
    isSupported: false,
    isSign,
    card: denied && signsSince === SIGNS_AFTER_NO ? 'opens' : isNew ? 'folds' : null,
  };
}

function answerCrisis(turn: CareTurn, kind: CareKind, { isYes }: { isYes: boolean }): CareDecision {
  const { record, at, conversationId } = turn;
  const isFirst = currentFinding(record.signs, at)?.level !== 'crisis' || record.isDue;
  const { asked } = record;
  return {
    record: {
      ...record,
      signs: withSign(turn, { level: 'crisis', kind }),
      asked: asked && isYes ? { ...asked, answer: 'yes' } : asked,
      open: { conversationId, question: 'step' },
      isDue: false,
      isChecked: false,
    },
    act: act(isFirst ? 'open' : 'next', kind, { isYes }),
    isSupported: false,
    isSign: true,
    card: isFirst ? 'opens' : null,
  };
}

function answerDenial(turn: CareTurn): CareDecision {
  const { record, at } = turn;
  const { asked } = record;
  if (!asked) return ordinary(turn);
  const denied = asked.denied ?? { at: at.toISOString(), signs: 0 };
  return {
    ...ordinary(turn),
    record: { ...record, asked: { ...asked, answer: 'no', denied }, open: null },
    act: act('heard', asked.kind),
  };
}

function answerUnsaid(turn: CareTurn): CareDecision {
  const { record } = turn;
  const { asked } = record;
  if (!asked) return ordinary(turn);
  return {
    ...ordinary(turn),
    record: { ...record, asked: { ...asked, answer: 'unsaid' }, open: null },
    act: act('unsaid', asked.kind),
  };
}

/** In a crisis what may be danger is answered as such; how long the crisis stays is for surer signs. */
function answerHint(turn: CareTurn, kind: CareKind): CareDecision {
  const answered = answerCrisis(turn, kind, { isYes: false });
  return { ...answered, record: { ...answered.record, signs: turn.record.signs } };
}

/** The answer to a care reply: the next one takes it further. */
function goOn(turn: CareTurn): CareDecision {
  const { record, at, conversationId } = turn;
  const kind = currentFinding(record.signs, at)?.kind ?? record.asked?.kind ?? 'suicide';
  const isOpen = record.open?.conversationId === conversationId && record.open.question === 'step';
  return {
    ...ordinary(turn),
    record: isOpen ? record : { ...record, open: { conversationId, question: 'step' } },
    act: act('next', kind),
  };
}

function answerWithoutSign(turn: CareTurn): CareDecision {
  const { record, at, day, conversationId, found } = turn;
  const current = currentFinding(record.signs, at);
  const due = askWhatIsDue(turn);
  if (due) return due;
  if (record.isDue && current) return { ...answerHint(turn, current.kind), isSign: false };
  const passed = passOver(record, conversationId, current);
  if (current?.level === 'crisis' && !record.isChecked)
    return {
      ...ordinary(turn),
      record: { ...passed, isChecked: true, open: { conversationId, question: 'safety' } },
      act: act('check', current.kind),
    };
  const isSupported = found?.level === 'support' && current === null && record.quietOn !== day;
  return { ...ordinary(turn), record: isSupported ? { ...passed, quietOn: day } : passed, isSupported };
}

/** Somebody who goes on without an answer is not held to the question. */
function passOver(record: CareRecord, conversationId: number, current: PersonFinding | null): CareRecord {
  const { asked, open } = record;
  if (open?.conversationId !== conversationId || open.question === 'talk') return record;
  return {
    ...record,
    open: current?.level === 'crisis' ? { conversationId, question: 'talk' } : null,
    asked: asked && asked.answer === null ? { ...asked, answer: 'passed' } : asked,
  };
}

const ordinary = ({ record }: Pick<CareTurn, 'record'>): CareDecision => ({
  record,
  act: null,
  isSupported: false,
  isSign: false,
  card: null,
});

const withSign = ({ record, at }: Pick<CareTurn, 'record' | 'at'>, found: PersonFinding): PersonSign[] => [
  ...addSign(record.signs, { ...found, at: at.toISOString(), from: FROM_MESSAGES }),
];

const isWithinDay = (instant: string | number | undefined, at: Date): boolean =>
  instant !== undefined && at.getTime() - new Date(instant).getTime() < ASKED_MS;

const isShort = (text: string): boolean => !text.includes('?') && text.length <= ANSWER_CHARACTERS;

const act = (
  step: CareAct['step'],
  kind: CareKind,
  { times = 1, isYes = false }: Partial<CareAct> = {},
): CareAct => ({ step, kind, times, isYes });
