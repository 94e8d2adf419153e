import { DAY_MS, FROM_MESSAGES, type PersonSign } from '@inkwell/contracts';
import type { CareKind } from '@inkwell/contracts/constants';
import type { Finding, PersonFinding } from './finding.ts';
import { openQuestionIn, type TalkTurn, withOpenQuestion } from './open-questions.ts';
import { addSign, currentFinding } from './person.ts';
import type { CareAct, CareRecord } from './record.ts';

/** For so long the question is not asked again in the same words, and a 'No' is remembered. */
const REASK_AFTER_MS = DAY_MS;
/** So many signs within a day after a 'No' open the card once more. */
const SIGNS_TO_REOPEN_CARD = 2;

export type CareTurn = TalkTurn & {
  record: CareRecord;
  text: string;
  /** What was found in the text. */
  found: Finding | null;
  /** The person's day. */
  day: string;
};

/** A turn whose reply asks. */
type AskingTurn = TalkTurn & Pick<CareTurn, 'record'>;

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

/** The question for a sign that was found after its reply had begun; null where none is due. */
export function askDueQuestion(turn: AskingTurn): CareDecision | null {
  const current = currentFinding(turn.record.signs, turn.at);
  return turn.record.isDue && current?.level === 'concern'
    ? askDirectQuestion(turn, current.kind, { isSign: false })
    : null;
}

/** What follows where a reply has asked by itself, in words of its own: that is no sign of the person's. */
export function recordQuestionAsked(turn: AskingTurn, kind: CareKind): CareDecision {
  const asked = askDirectQuestion(turn, kind, { isSign: false });
  // A crisis that was found meanwhile is still to be taken up.
  const isDue = turn.record.isDue && currentFinding(turn.record.signs, turn.at)?.level === 'crisis';
  return { ...asked, record: { ...asked.record, isDue }, card: null };
}

/** What follows where a reply has asked how or when they would. In a talk of somebody else in danger it is of them. */
export function recordPlanAsked(turn: AskingTurn): CareRecord {
  const { record, at, conversationId } = turn;
  if (isWithinDay(record.other?.at, at)) return record;
  return withOpenQuestion(record, turn, 'plan', openQuestionIn(record, conversationId)?.kind);
}

/**
 * What follows where a reader of the talk hears a yes to a question that was not known for one: it was asked, and is not
 * asked again in the same words that day.
 */
export function recordYes({ record, at }: Pick<CareTurn, 'record' | 'at'>, kind: CareKind): CareRecord {
  if (isWithinDay(record.asked?.at, at)) return record;
  return { ...record, asked: { at: at.toISOString(), kind, times: 1, answer: 'yes', denied: null } };
}

export function askDirectQuestion(
  turn: AskingTurn,
  kind: CareKind,
  { isSign }: { isSign: boolean },
): CareDecision {
  const { record, at } = turn;
  const asked = isWithinDay(record.asked?.at, at) ? record.asked : null;
  const denied = isWithinDay(asked?.denied?.at, at) ? asked?.denied : null;
  const times = (asked?.times ?? 0) + 1;
  const signsSince = (denied?.signs ?? 0) + 1;
  const isNew = currentFinding(record.signs, at) === null;
  return {
    record: {
      ...withOpenQuestion(record, turn, 'danger', kind),
      signs: isSign ? signsWithFinding(turn, { level: 'concern', kind }) : record.signs,
      asked: {
        at: at.toISOString(),
        kind,
        times,
        answer: null,
        denied: denied ? { at: denied.at, signs: signsSince } : null,
      },
      isDue: false,
    },
    act: careAct('ask', kind, { times }),
    isSupported: false,
    isSign,
    card: denied && signsSince === SIGNS_TO_REOPEN_CARD ? 'opens' : isNew ? 'folds' : null,
  };
}

export const signsWithFinding = (
  { record, at }: Pick<CareTurn, 'record' | 'at'>,
  found: PersonFinding,
): PersonSign[] => [...addSign(record.signs, { ...found, at: at.toISOString(), from: FROM_MESSAGES })];

export const isWithinDay = (instant: string | number | undefined, at: Date): boolean =>
  instant !== undefined && at.getTime() - new Date(instant).getTime() < REASK_AFTER_MS;

export const careAct = (
  step: CareAct['step'],
  kind: CareKind,
  { times = 1, isYes = false }: Partial<CareAct> = {},
): CareAct => ({ step, kind, times, isYes });
