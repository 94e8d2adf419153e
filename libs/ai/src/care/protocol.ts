import { FROM_MESSAGES, HOUR_MS } from '@inkwell/contracts';
import type { CareKind } from '@inkwell/contracts/constants';
import { isAboutDanger } from './about-danger.ts';
import {
  parseCareAnswer,
  beginsWithNo,
  beginsWithYes,
  type CareAnswer,
  isTappedNo,
  saysNothingIsWrong,
  containsYes,
} from './answers.ts';
import {
  careAct,
  askDirectQuestion,
  askDueQuestion,
  type CareDecision,
  type CareTurn,
  isWithinDay,
  signsWithFinding,
} from './asking.ts';
import { toPersonFinding, type PersonFinding } from './finding.ts';
import { isImminentAnswer } from './imminent.ts';
import {
  KINDS_BY_OTHERS,
  continuesAboutOther,
  saysNotMe,
  isOnlyAboutOther,
  tellsOfSuicidalOther,
  isOnlyAboutWriter,
} from './other.ts';
import {
  carryOverMidnight,
  openQuestionIn,
  type TalkTurn,
  withoutOpenQuestion,
  withOpenQuestion,
} from './open-questions.ts';
import { currentFinding, lastSignAt, setSign, signOfMessages } from './person.ts';
import { userQuestionsIn, type UserQuestion } from './questions.ts';
import type { CareRecord, OpenQuestion } from './record.ts';
import { readByRules } from './rules.ts';
import { isSafer } from './safer.ts';
import { isStepAnswer } from './step-answer.ts';
import { saysOtherMeaning, saysNotMeant, retracts } from './taken-back.ts';
import {
  isAboutToRepeat,
  isAlone,
  namesMeans,
  isAttackerComing,
  isHelpIdea,
  isSoon,
  isUnsafe,
  medicalDangerOf,
} from './told.ts';
import { supportAsConcern, kindToAsk } from './watch.ts';

/** After so long a message is hardly the answer to the last care reply, unless it is a yes, a no or a tapped one. */
const MAX_ANSWER_DELAY_MS = 2 * HOUR_MS;
/** What follows from a message (care.md): how it is answered, and what stays on the person. */
export function decideCare(given: CareTurn): CareDecision {
  const turn = { ...given, record: carryOverMidnight(given.record, given) };
  const { record, text, found, at, conversationId } = turn;
  const open = openQuestionIn(record, conversationId);
  const question = open?.question ?? null;
  const answer = question === null ? null : parseCareAnswer(text);
  const current = currentFinding(record.signs, at);
  const asked = open?.kind ?? record.asked?.kind ?? 'suicide';
  if (isDangerQuestion(question) && (answer === 'yes' || isYesWithFinding(text, found)))
    return answerCrisis(turn, asked, { isYes: true });
  if (isAboutOther(turn, question)) return answerAboutOther(turn, { isCorrected: true });
  if (question === 'other' && staysAboutOther(turn)) return answerAboutOther(turn, { isCorrected: false });
  if (current?.level === 'crisis' && question !== null && isRetracted(turn)) return answerRetraction(turn);
  const own = toPersonFinding(found);
  if (own) return answerSign(turn, own);
  if (question === 'danger' && isDenial(text, answer)) return answerDenial(turn);
  if (question === 'danger' && answer === 'unsaid') return answerDeclined(turn);
  // Who cannot say that they are safe is not taken for safe.
  if (question === 'safety' && (answer === 'no' || answer === 'unsaid') && !saysNothingIsWrong(text))
    return answerCrisis(turn, current?.kind ?? asked, { isYes: false });
  if (current?.level === 'crisis' && question !== null && question !== 'other') {
    // Whoever has decided, might do it, or is hurt, is in danger anew.
    if (isDangerNow(turn, question, current.kind)) return answerCrisis(turn, current.kind, { isYes: false });
    if (namesMeans(text) && isWithinDay(lastSignAt(record.signs), at)) return answerHint(turn, current.kind);
    const isAnswer =
      question === 'step' && isStepAnswer(text, current.kind, { isOfNow: isRecent(open, record, at) });
    const isInTalk = question !== 'talk' && continuesAboutDanger(text, current.kind);
    if (isAnswer || isInTalk || isAboutToRepeat(text)) return continueCare(turn, question);
  }
  if (current && announcesRepetition(turn)) return answerSign(turn, { level: 'concern', kind: current.kind });
  const hint = explainsOtherMeaning(turn) ? null : supportAsConcern(turn);
  if (hint) return current?.level === 'crisis' ? answerHint(turn, hint.kind) : answerSign(turn, hint);
  if (current && userQuestionsIn(text, current.kind).some((each) => QUESTIONS_ABOUT_HELP.includes(each)))
    return { ...unchangedDecision(turn), act: careAct('answer', current.kind) };
  return answerNoSign(turn);
}

/** Whether somebody says after a no what else they had meant: that is not asked about again because of a score. */
export const explainsOtherMeaning = ({ record, text }: Pick<CareTurn, 'record' | 'text'>): boolean =>
  record.asked?.answer === 'no' && saysOtherMeaning(text);

/** Whether a yes to it is one to the danger. */
const isDangerQuestion = (question: string | null): boolean => question === 'danger' || question === 'plan';

const isYesWithFinding = (text: string, found: CareTurn['found']): boolean =>
  beginsWithYes(text) || (toPersonFinding(found) !== null && containsYes(text));

/** Whether a message denies what was asked directly. */
const isDenial = (text: string, answer: CareAnswer | null): boolean =>
  answer === 'no' || (answer === null && (saysNothingIsWrong(text) || retracts(text) || beginsWithNo(text)));

/** Whether the last care reply of the conversation is of the last hours. */
const isRecent = (open: OpenQuestion | null, { signs }: CareRecord, at: Date): boolean =>
  at.getTime() - (open?.at === undefined ? lastSignAt(signs) : Date.parse(open.at)) < MAX_ANSWER_DELAY_MS;

/** Whether a crisis, or the tap that made it, is taken back: beside a score only with a reason, beside words of danger never. */
function isRetracted({ record, text, found }: CareTurn): boolean {
  if (found?.level === 'crisis' || toPersonFinding(readByRules(text)) !== null) return false;
  if (isUnsafe(text) || medicalDangerOf(text) !== null || namesMeans(text)) return false;
  if (saysNotMeant(text)) return true;
  return found === null && (retracts(text) || (record.asked?.answer === 'yes' && isTappedNo(text)));
}

/**
 * Whether a reader of the talk may take a message for the answer to a direct question, and whether it says yes as soon as
 * a reader sees danger in it. For a day after they were asked a model may ask once more in words that no pattern knows.
 */
export function mayReadAnswer(turn: TalkTurn & Pick<CareTurn, 'record' | 'text'>): {
  answersQuestion: boolean;
  isYes: boolean;
} {
  const { text, at, conversationId } = turn;
  const record = carryOverMidnight(turn.record, turn);
  const isOpen = isDangerQuestion(openQuestionIn(record, conversationId)?.question ?? null);
  return {
    answersQuestion: isOpen || isWithinDay(record.asked?.at, at),
    isYes: isOpen && containsYes(text),
  };
}

/** What somebody does to themselves, and says that they did: 'I might do it again tonight' is of that. */
const KINDS_DONE_TO_SELF: readonly CareKind[] = ['self_harm', 'suicide', 'eating'];
const WE_WORDS = /\b(?:we|let'?s|wir|nosotr[oa]s|vamos|nous|a gente)\b/i;

/** Whether somebody under a concern says that what was told is done again soon: a sign, whatever a reader makes of it. */
export function announcesRepetition({ record, text, at }: Pick<CareTurn, 'record' | 'text' | 'at'>): boolean {
  const current = currentFinding(record.signs, at);
  return (
    current?.level === 'concern' &&
    KINDS_DONE_TO_SELF.includes(current.kind) &&
    isWithinDay(record.asked?.at, at) &&
    isAboutToRepeat(text) &&
    isSoon(text) &&
    !WE_WORDS.test(text)
  );
}

/** What is asked of nothing but the help, whatever the talk is about. */
const QUESTIONS_ABOUT_HELP: readonly UserQuestion[] = [
  'throat',
  'doctorTells',
  'watched',
  'bill',
  'police',
  'kept',
  'children',
  'who',
];

const isDangerNow = ({ text }: CareTurn, question: string, kind: CareKind): boolean =>
  (question === 'step' && isImminentAnswer(text)) ||
  isUnsafe(text) ||
  medicalDangerOf(text) !== null ||
  (kind === 'violence' && isAttackerComing(text));

/** In a conversation in which danger was spoken of: whether a message is still about it, and not about dinner. */
const continuesAboutDanger = (text: string, kind: CareKind): boolean =>
  isAlone(text) || isSafer(text) || isHelpIdea(text) || userQuestionsIn(text, kind).length > 0;

/** Whether it is about somebody else, by its words or by what was found. */
function isAboutOther({ text, found, record, at }: CareTurn, question: string | null): boolean {
  // Whoever is in a crisis speaks of those who come to help.
  const isInCrisis = currentFinding(record.signs, at)?.level === 'crisis';
  if (found?.isOther && found.level !== 'support' && !isInCrisis) return true;
  if (tellsOfSuicidalOther(text)) return true;
  const { asked } = record;
  // 'It's my husband' answers the question who hurts them.
  const isAsked = asked !== null && isWithinDay(asked.at, at) && !KINDS_BY_OTHERS.includes(asked.kind);
  // 'Me? No, it is about how I want to die' is theirs.
  if (toPersonFinding(found)?.level === 'crisis') return false;
  return isAsked && (question === 'danger' || found !== null) && saysNotMe(text);
}

/** Whether it goes on about the person the talk is of: a score hardly knows who is in danger. */
function staysAboutOther({ text, found }: CareTurn): boolean {
  if (found?.level === 'crisis' || (found !== null && isOnlyAboutWriter(text))) return false;
  const goesOn = continuesAboutOther(text) || (found?.level === 'concern' && isOnlyAboutOther(text));
  return goesOn && toPersonFinding(readByRules(text)) === null;
}

/**
 * @param turn the message
 * @param options how it is known
 * @param options.isCorrected whether the message says whom it is about: a sign that was taken for the person's own goes
 *   with it, and what is theirs is outright, or their answer
 */
function answerAboutOther(turn: CareTurn, { isCorrected }: { isCorrected: boolean }): CareDecision {
  const { record, text, found, at, conversationId } = turn;
  const own = record.signs.find(({ from }) => from === FROM_MESSAGES);
  const isTheirs = !isCorrected || own?.level === 'crisis' || !isWithinDay(record.asked?.at, at);
  const { asked } = record;
  const kind = found?.kind ?? asked?.kind ?? 'suicide';
  // 'Not me, it is a story' tells of nobody.
  const isTold = found?.isOther === true || tellsOfSuicidalOther(text) || isOnlyAboutOther(text);
  return {
    ...unchangedDecision(turn),
    record: {
      ...withOpenQuestion(record, turn, 'other'),
      signs: isTheirs ? record.signs : [...setSign(record.signs, FROM_MESSAGES, null)],
      asked: asked?.answer === null ? { ...asked, answer: 'no' } : asked,
      ...(isTold && { other: { conversationId, at: at.toISOString(), kind } }),
      isDue: false,
    },
    act: careAct('other', kind),
  };
}

function answerSign(turn: CareTurn, found: PersonFinding): CareDecision {
  const { record, at } = turn;
  const current = currentFinding(record.signs, at);
  if (found.level === 'crisis') return answerCrisis(turn, found.kind, { isYes: false });
  // A score neither makes a crisis nor tells its kind.
  if (current?.level === 'crisis') return answerCrisis(turn, current.kind, { isYes: false });
  const isSaid = toPersonFinding(readByRules(turn.text)) !== null;
  return askDirectQuestion(turn, kindToAsk(record, found.kind, at, isSaid), { isSign: true });
}

function answerCrisis(turn: CareTurn, kind: CareKind, { isYes }: { isYes: boolean }): CareDecision {
  const { record, found, at } = turn;
  const isFirst = currentFinding(record.signs, at)?.level !== 'crisis' || record.isDue;
  const { asked } = record;
  return {
    record: {
      ...withOpenQuestion(record, turn, 'step'),
      signs: signsWithFinding(turn, { level: 'crisis', kind }),
      asked: asked && isYes ? { ...asked, answer: 'yes' } : asked,
      isDue: false,
      // Asked once, until danger is said outright anew.
      isChecked: !isFirst && found?.level !== 'crisis' && record.isChecked,
    },
    act: careAct(isFirst ? 'open' : 'next', kind, { isYes }),
    isSupported: false,
    isSign: true,
    card: isFirst ? 'opens' : null,
  };
}

/** Whether an answer is one to what the person was asked last: in another conversation they may be asked of another kind. */
const answersLastQuestion = (open: OpenQuestion | null, asked: NonNullable<CareRecord['asked']>): boolean =>
  open?.kind === undefined || open.kind === asked.kind;

function answerDenial(turn: CareTurn): CareDecision {
  const { record, at, conversationId } = turn;
  const { asked } = record;
  if (!asked) return unchangedDecision(turn);
  const open = openQuestionIn(record, conversationId);
  if (!answersLastQuestion(open, asked))
    return {
      ...unchangedDecision(turn),
      record: withoutOpenQuestion(record, conversationId),
      act: careAct('heard', open?.kind ?? asked.kind),
    };
  const denied = asked.denied ?? { at: at.toISOString(), signs: 0 };
  return {
    ...unchangedDecision(turn),
    record: {
      ...withoutOpenQuestion(record, conversationId),
      asked: { ...asked, answer: 'no', denied },
      // What was found since the question is not answered by it.
      isDue: record.isDue && lastSignAt(record.signs) > Date.parse(asked.at),
    },
    act: careAct('heard', asked.kind),
  };
}

/** It is heard as a no is: the card stays, and a new sign is one. */
function answerRetraction(turn: CareTurn): CareDecision {
  const { record, at } = turn;
  const kind = currentFinding(record.signs, at)?.kind ?? 'suicide';
  const { asked } = record;
  return {
    ...unchangedDecision(turn),
    record: {
      ...withOpenQuestion(record, turn, 'talk'),
      asked: asked && { ...asked, answer: 'no', denied: asked.denied ?? { at: at.toISOString(), signs: 0 } },
      isDue: false,
      // Whether they are safe is answered by it.
      isChecked: true,
    },
    act: careAct('heard', kind),
  };
}

function answerDeclined(turn: CareTurn): CareDecision {
  const { record, conversationId } = turn;
  const { asked } = record;
  if (!asked) return unchangedDecision(turn);
  const open = openQuestionIn(record, conversationId);
  const left = withoutOpenQuestion(record, conversationId);
  return {
    ...unchangedDecision(turn),
    record: answersLastQuestion(open, asked) ? { ...left, asked: { ...asked, answer: 'unsaid' } } : left,
    act: careAct('unsaid', open?.kind ?? asked.kind),
  };
}

/** In a crisis what may be danger is answered as such; how long the crisis stays is for surer signs. */
function answerHint(turn: CareTurn, kind: CareKind): CareDecision {
  const answered = answerCrisis(turn, kind, { isYes: false });
  return { ...answered, record: { ...answered.record, signs: turn.record.signs } };
}

/**
 * The answer to a care reply: the next one takes it further, and is the reply to a crisis that was found meanwhile.
 *
 * @param question what the last reply of the conversation asked
 */
function continueCare(turn: CareTurn, question: string | null): CareDecision {
  const { record, at } = turn;
  const kind = currentFinding(record.signs, at)?.kind ?? record.asked?.kind ?? 'suicide';
  // Whoever was only asked has had no care reply yet.
  if (record.isDue && isDangerQuestion(question)) return answerDueCrisis(turn, kind);
  return {
    ...unchangedDecision(turn),
    record: { ...withOpenQuestion(record, turn, 'step'), isDue: false },
    act: careAct('next', kind),
  };
}

/** A crisis that was found after the reply to its message had begun: the next reply is the care reply. */
const answerDueCrisis = (turn: CareTurn, kind: CareKind): CareDecision => ({
  ...answerHint(turn, kind),
  isSign: false,
});

/** Whether the sign that is due is a crisis in a message, and not what was found of a page meanwhile. */
const isCrisisDue = ({ isDue, signs }: CareRecord, at: Date): boolean => {
  const own = signOfMessages(signs);
  return isDue && own !== null && currentFinding([own], at)?.level === 'crisis';
};

function answerNoSign(turn: CareTurn): CareDecision {
  const { record, at, day, found } = turn;
  const current = currentFinding(record.signs, at);
  const due = askDueQuestion(turn);
  if (due) return due;
  if (current && isCrisisDue(record, at)) return answerDueCrisis(turn, current.kind);
  const isChecked = record.isChecked || current?.level !== 'crisis';
  const isOfToday = isWithinDay(lastSignAt(record.signs), at);
  if (!isChecked && isOfToday && isAboutDanger(turn.text, current.kind)) return continueCare(turn, null);
  const passed = ignoreQuestion(turn, current);
  if (!isChecked)
    return {
      ...unchangedDecision(turn),
      record: { ...withOpenQuestion(passed, turn, 'safety'), isChecked: true },
      act: careAct('check', current.kind),
    };
  const isSupported = found?.level === 'support' && current === null && record.quietOn !== day;
  return {
    ...unchangedDecision(turn),
    record: isSupported ? { ...passed, quietOn: day } : passed,
    isSupported,
  };
}

/** Somebody who goes on without an answer is not held to the question. */
function ignoreQuestion(turn: CareTurn, current: PersonFinding | null): CareRecord {
  const { record, conversationId } = turn;
  const { asked } = record;
  const open = openQuestionIn(record, conversationId);
  if (!open || open.question === 'talk') return record;
  return {
    ...(current?.level === 'crisis'
      ? withOpenQuestion(record, turn, 'talk')
      : withoutOpenQuestion(record, conversationId)),
    asked:
      asked && asked.answer === null && (open.question !== 'danger' || answersLastQuestion(open, asked))
        ? { ...asked, answer: 'passed' }
        : asked,
  };
}

const unchangedDecision = ({ record }: Pick<CareTurn, 'record'>): CareDecision => ({
  record,
  act: null,
  isSupported: false,
  isSign: false,
  card: null,
});
