import { FROM_MESSAGES, HOUR_MS } from '@inkwell/contracts';
import type { CareKind } from '@inkwell/contracts/constants';
import { isAboutDanger } from './about-danger.ts';
import {
  answerIn,
  beginsWithNo,
  beginsWithYes,
  type CareAnswer,
  isTappedNo,
  saysWell,
  saysYes,
} from './answers.ts';
import { act, ask, askWhatIsDue, type CareDecision, type CareTurn, isWithinDay, withSign } from './asking.ts';
import { ofPerson, type PersonFinding } from './finding.ts';
import { isClose } from './imminent.ts';
import {
  BY_OTHERS,
  goesOnAboutOther,
  isNotMe,
  isOfThem,
  tellsOfSuicidalOther,
  tellsOfWriter,
} from './other.ts';
import { goOnOverMidnight, openIn, type TalkTurn, withoutOpen, withOpen } from './open-questions.ts';
import { currentFinding, lastSignAt, setSign, signOfMessages } from './person.ts';
import { questionsIn, type Question } from './questions.ts';
import type { CareRecord, OpenQuestion } from './record.ts';
import { readByRules } from './rules.ts';
import { isSafer } from './safer.ts';
import { isStepAnswer } from './step-answer.ts';
import { meantOtherwise, putsRight, takesBack } from './taken-back.ts';
import { isAgain, isAlone, isAtHand, isComing, isIdea, isSoon, isUnsafe, medicalIn } from './told.ts';
import { hintOf, kindToAsk } from './watch.ts';

/** After so long a message is hardly the answer to the last care reply, unless it is a yes, a no or a tapped one. */
const ANSWERED_MS = 2 * HOUR_MS;
/** What follows from a message (care.md): how it is answered, and what stays on the person. */
export function decideCare(given: CareTurn): CareDecision {
  const turn = { ...given, record: goOnOverMidnight(given.record, given) };
  const { record, text, found, at, conversationId } = turn;
  const open = openIn(record, conversationId);
  const question = open?.question ?? null;
  const answer = question === null ? null : answerIn(text);
  const current = currentFinding(record.signs, at);
  const asked = open?.kind ?? record.asked?.kind ?? 'suicide';
  if (isOfDanger(question) && (answer === 'yes' || isYesWith(text, found)))
    return answerCrisis(turn, asked, { isYes: true });
  if (isSaidOfOther(turn, question)) return answerAboutOther(turn, { isCorrected: true });
  if (question === 'other' && goesOnOfOther(turn)) return answerAboutOther(turn, { isCorrected: false });
  if (current?.level === 'crisis' && question !== null && isTakenBack(turn)) return answerTakenBack(turn);
  const own = ofPerson(found);
  if (own) return answerSign(turn, own);
  if (question === 'danger' && isDenial(text, answer)) return answerDenial(turn);
  if (question === 'danger' && answer === 'unsaid') return answerUnsaid(turn);
  // Who cannot say that they are safe is not taken for safe.
  if (question === 'safety' && (answer === 'no' || answer === 'unsaid') && !saysWell(text))
    return answerCrisis(turn, current?.kind ?? asked, { isYes: false });
  if (current?.level === 'crisis' && question !== null && question !== 'other') {
    // Whoever has decided, might do it, or is hurt, is in danger anew.
    if (isDangerNow(turn, question, current.kind)) return answerCrisis(turn, current.kind, { isYes: false });
    if (isAtHand(text) && isWithinDay(lastSignAt(record.signs), at)) return answerHint(turn, current.kind);
    const isAnswer =
      question === 'step' && isStepAnswer(text, current.kind, { isOfNow: isOfNow(open, record, at) });
    const isInTalk = question !== 'talk' && goesOnAboutDanger(text, current.kind);
    if (isAnswer || isInTalk || isAgain(text)) return goOn(turn, question);
  }
  if (current && isToBeDoneAgain(turn)) return answerSign(turn, { level: 'concern', kind: current.kind });
  const hint = isExplained(turn) ? null : hintOf(turn);
  if (hint) return current?.level === 'crisis' ? answerHint(turn, hint.kind) : answerSign(turn, hint);
  if (current && questionsIn(text, current.kind).some((each) => OF_THE_HELP.includes(each)))
    return { ...ordinary(turn), act: act('answer', current.kind) };
  return answerWithoutSign(turn);
}

/** Whether somebody says after a no what else they had meant: that is not asked about again because of a score. */
export const isExplained = ({ record, text }: Pick<CareTurn, 'record' | 'text'>): boolean =>
  record.asked?.answer === 'no' && meantOtherwise(text);

/** Whether a yes to it is one to the danger. */
const isOfDanger = (question: string | null): boolean => question === 'danger' || question === 'plan';

const isYesWith = (text: string, found: CareTurn['found']): boolean =>
  beginsWithYes(text) || (ofPerson(found) !== null && saysYes(text));

/** Whether a message denies what was asked directly. */
const isDenial = (text: string, answer: CareAnswer | null): boolean =>
  answer === 'no' || (answer === null && (saysWell(text) || takesBack(text) || beginsWithNo(text)));

/** Whether the last care reply of the conversation is of the last hours. */
const isOfNow = (open: OpenQuestion | null, { signs }: CareRecord, at: Date): boolean =>
  at.getTime() - (open?.at === undefined ? lastSignAt(signs) : Date.parse(open.at)) < ANSWERED_MS;

/**
 * Whether a crisis is taken back, or the tap that made it: 'it was a joke', 'No, not that' after a yes. Not where the
 * same message tells of danger; of a score alone, which hears what was said before, only where it says why.
 */
function isTakenBack({ record, text, found }: CareTurn): boolean {
  if (found?.level === 'crisis' || ofPerson(readByRules(text)) !== null) return false;
  if (isUnsafe(text) || medicalIn(text) !== null || isAtHand(text)) return false;
  if (putsRight(text)) return true;
  return found === null && (takesBack(text) || (record.asked?.answer === 'yes' && isTappedNo(text)));
}

/**
 * Whether a reader of the talk may take a message for the answer to a direct question, and whether it says yes as soon as
 * a reader sees danger in it. For a day after they were asked a model may ask once more in words that no pattern knows.
 */
export function readAnswer(turn: TalkTurn & Pick<CareTurn, 'record' | 'text'>): {
  answersQuestion: boolean;
  isYes: boolean;
} {
  const { text, at, conversationId } = turn;
  const record = goOnOverMidnight(turn.record, turn);
  const isOpen = isOfDanger(openIn(record, conversationId)?.question ?? null);
  return {
    answersQuestion: isOpen || isWithinDay(record.asked?.at, at),
    isYes: isOpen && saysYes(text),
  };
}

/** What somebody does to themselves, and says that they did: 'I might do it again tonight' is of that. */
const DONE_TO_ONESELF: readonly CareKind[] = ['self_harm', 'suicide', 'eating'];
const TOGETHER = /\b(?:we|let'?s|wir|nosotr[oa]s|vamos|nous|a gente)\b/i;

/** Whether somebody under a concern says that what was told is done again soon: a sign, whatever a reader makes of it. */
export function isToBeDoneAgain({ record, text, at }: Pick<CareTurn, 'record' | 'text' | 'at'>): boolean {
  const current = currentFinding(record.signs, at);
  return (
    current?.level === 'concern' &&
    DONE_TO_ONESELF.includes(current.kind) &&
    isWithinDay(record.asked?.at, at) &&
    isAgain(text) &&
    isSoon(text) &&
    !TOGETHER.test(text)
  );
}

/** What is asked of nothing but the help, whatever the talk is about. */
const OF_THE_HELP: readonly Question[] = [
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
  (question === 'step' && isClose(text)) ||
  isUnsafe(text) ||
  medicalIn(text) !== null ||
  (kind === 'violence' && isComing(text));

/** In a conversation in which danger was spoken of: whether a message is still about it, and not about dinner. */
const goesOnAboutDanger = (text: string, kind: CareKind): boolean =>
  isAlone(text) || isSafer(text) || isIdea(text) || questionsIn(text, kind).length > 0;

/** Whether it is about somebody else, by its words or by what was found. */
function isSaidOfOther({ text, found, record, at }: CareTurn, question: string | null): boolean {
  // Whoever is in a crisis speaks of those who come to help.
  const isInCrisis = currentFinding(record.signs, at)?.level === 'crisis';
  if (found?.isOther && found.level !== 'support' && !isInCrisis) return true;
  if (tellsOfSuicidalOther(text)) return true;
  const { asked } = record;
  // 'It's my husband' answers the question who hurts them.
  const isAsked = asked !== null && isWithinDay(asked.at, at) && !BY_OTHERS.includes(asked.kind);
  // 'Me? No, it is about how I want to die' is theirs.
  if (ofPerson(found)?.level === 'crisis') return false;
  return isAsked && (question === 'danger' || found !== null) && isNotMe(text);
}

/** Whether it goes on about the person the talk is of: a score hardly knows who is in danger. */
function goesOnOfOther({ text, found }: CareTurn): boolean {
  if (found?.level === 'crisis' || (found !== null && tellsOfWriter(text))) return false;
  const goesOn = goesOnAboutOther(text) || (found?.level === 'concern' && isOfThem(text));
  return goesOn && ofPerson(readByRules(text)) === null;
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
  const isTold = found?.isOther === true || tellsOfSuicidalOther(text) || isOfThem(text);
  return {
    ...ordinary(turn),
    record: {
      ...withOpen(record, turn, 'other'),
      signs: isTheirs ? record.signs : [...setSign(record.signs, FROM_MESSAGES, null)],
      asked: asked?.answer === null ? { ...asked, answer: 'no' } : asked,
      ...(isTold && { other: { conversationId, at: at.toISOString(), kind } }),
      isDue: false,
    },
    act: act('other', kind),
  };
}

function answerSign(turn: CareTurn, found: PersonFinding): CareDecision {
  const { record, at } = turn;
  const current = currentFinding(record.signs, at);
  if (found.level === 'crisis') return answerCrisis(turn, found.kind, { isYes: false });
  // A score neither makes a crisis nor tells its kind.
  if (current?.level === 'crisis') return answerCrisis(turn, current.kind, { isYes: false });
  const isSaid = ofPerson(readByRules(turn.text)) !== null;
  return ask(turn, kindToAsk(record, found.kind, at, isSaid), { isSign: true });
}

function answerCrisis(turn: CareTurn, kind: CareKind, { isYes }: { isYes: boolean }): CareDecision {
  const { record, found, at } = turn;
  const isFirst = currentFinding(record.signs, at)?.level !== 'crisis' || record.isDue;
  const { asked } = record;
  return {
    record: {
      ...withOpen(record, turn, 'step'),
      signs: withSign(turn, { level: 'crisis', kind }),
      asked: asked && isYes ? { ...asked, answer: 'yes' } : asked,
      isDue: false,
      // Asked once, until danger is said outright anew.
      isChecked: !isFirst && found?.level !== 'crisis' && record.isChecked,
    },
    act: act(isFirst ? 'open' : 'next', kind, { isYes }),
    isSupported: false,
    isSign: true,
    card: isFirst ? 'opens' : null,
  };
}

/** Whether an answer is one to what the person was asked last: in another conversation they may be asked of another kind. */
const isOfLast = (open: OpenQuestion | null, asked: NonNullable<CareRecord['asked']>): boolean =>
  open?.kind === undefined || open.kind === asked.kind;

function answerDenial(turn: CareTurn): CareDecision {
  const { record, at, conversationId } = turn;
  const { asked } = record;
  if (!asked) return ordinary(turn);
  const open = openIn(record, conversationId);
  if (!isOfLast(open, asked))
    return {
      ...ordinary(turn),
      record: withoutOpen(record, conversationId),
      act: act('heard', open?.kind ?? asked.kind),
    };
  const denied = asked.denied ?? { at: at.toISOString(), signs: 0 };
  return {
    ...ordinary(turn),
    record: {
      ...withoutOpen(record, conversationId),
      asked: { ...asked, answer: 'no', denied },
      // What was found since the question is not answered by it.
      isDue: record.isDue && lastSignAt(record.signs) > Date.parse(asked.at),
    },
    act: act('heard', asked.kind),
  };
}

/** It is heard as a no is: the card stays, and a new sign is one. */
function answerTakenBack(turn: CareTurn): CareDecision {
  const { record, at } = turn;
  const kind = currentFinding(record.signs, at)?.kind ?? 'suicide';
  const { asked } = record;
  return {
    ...ordinary(turn),
    record: {
      ...withOpen(record, turn, 'talk'),
      asked: asked && { ...asked, answer: 'no', denied: asked.denied ?? { at: at.toISOString(), signs: 0 } },
      isDue: false,
      // Whether they are safe is answered by it.
      isChecked: true,
    },
    act: act('heard', kind),
  };
}

function answerUnsaid(turn: CareTurn): CareDecision {
  const { record, conversationId } = turn;
  const { asked } = record;
  if (!asked) return ordinary(turn);
  const open = openIn(record, conversationId);
  const left = withoutOpen(record, conversationId);
  return {
    ...ordinary(turn),
    record: isOfLast(open, asked) ? { ...left, asked: { ...asked, answer: 'unsaid' } } : left,
    act: act('unsaid', open?.kind ?? asked.kind),
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
function goOn(turn: CareTurn, question: string | null): CareDecision {
  const { record, at } = turn;
  const kind = currentFinding(record.signs, at)?.kind ?? record.asked?.kind ?? 'suicide';
  // Whoever was only asked has had no care reply yet.
  if (record.isDue && isOfDanger(question)) return answerDue(turn, kind);
  return {
    ...ordinary(turn),
    record: { ...withOpen(record, turn, 'step'), isDue: false },
    act: act('next', kind),
  };
}

/** A crisis that was found after the reply to its message had begun: the next reply is the care reply. */
const answerDue = (turn: CareTurn, kind: CareKind): CareDecision => ({
  ...answerHint(turn, kind),
  isSign: false,
});

/** Whether the sign that is due is a crisis in a message, and not what was found of a page meanwhile. */
const isCrisisDue = ({ isDue, signs }: CareRecord, at: Date): boolean => {
  const own = signOfMessages(signs);
  return isDue && own !== null && currentFinding([own], at)?.level === 'crisis';
};

function answerWithoutSign(turn: CareTurn): CareDecision {
  const { record, at, day, found } = turn;
  const current = currentFinding(record.signs, at);
  const due = askWhatIsDue(turn);
  if (due) return due;
  if (current && isCrisisDue(record, at)) return answerDue(turn, current.kind);
  const isChecked = record.isChecked || current?.level !== 'crisis';
  const isOfToday = isWithinDay(lastSignAt(record.signs), at);
  if (!isChecked && isOfToday && isAboutDanger(turn.text, current.kind)) return goOn(turn, null);
  const passed = passOver(turn, current);
  if (!isChecked)
    return {
      ...ordinary(turn),
      record: { ...withOpen(passed, turn, 'safety'), isChecked: true },
      act: act('check', current.kind),
    };
  const isSupported = found?.level === 'support' && current === null && record.quietOn !== day;
  return { ...ordinary(turn), record: isSupported ? { ...passed, quietOn: day } : passed, isSupported };
}

/** Somebody who goes on without an answer is not held to the question. */
function passOver(turn: CareTurn, current: PersonFinding | null): CareRecord {
  const { record, conversationId } = turn;
  const { asked } = record;
  const open = openIn(record, conversationId);
  if (!open || open.question === 'talk') return record;
  return {
    ...(current?.level === 'crisis' ? withOpen(record, turn, 'talk') : withoutOpen(record, conversationId)),
    asked:
      asked && asked.answer === null && (open.question !== 'danger' || isOfLast(open, asked))
        ? { ...asked, answer: 'passed' }
        : asked,
  };
}

const ordinary = ({ record }: Pick<CareTurn, 'record'>): CareDecision => ({
  record,
  act: null,
  isSupported: false,
  isSign: false,
  card: null,
});
