import { FROM_MESSAGES, PersonSign } from '@inkwell/contracts';
import { CARE_KINDS, type CareKind } from '@inkwell/contracts/constants';
import { z } from 'zod';
import { answerIn } from './answers.ts';
import { isClose } from './imminent.ts';
import { ofPerson, type Finding, type PersonFinding } from './finding.ts';
import { addSign, currentFinding } from './person.ts';
import { hintOf, kindToAsk } from './watch.ts';

/** For so long the question is not asked again in the same words, and a 'No' is remembered. */
const ASKED_MS = 24 * 60 * 60_000;
/** Longer ones are no mere answers to a care reply. */
const ANSWER_CHARACTERS = 60;
/** So many signs within a day after a 'No' open the card once more. */
const SIGNS_AFTER_NO = 2;

/** What is kept of a person for their care, sealed. */
export const CareRecord = z.object({
  signs: z.array(PersonSign),
  /** The direct question that was asked last. */
  asked: z
    .object({
      at: z.iso.datetime(),
      kind: z.enum(CARE_KINDS),
      /** How often it was asked within a day: each time in other words. */
      times: z.number().int().positive(),
      /** Null until it is answered, or the person goes on without. */
      answer: z.enum(['yes', 'no', 'unsaid', 'passed']).nullable(),
      /** When the answer was last 'No', and the signs since then. */
      denied: z.object({ at: z.iso.datetime(), signs: z.number().int().nonnegative() }).nullable(),
    })
    .nullable(),
  /** What the last reply of a conversation asked: the next message there may be the answer. */
  open: z
    .object({ conversationId: z.number().int(), question: z.enum(['danger', 'step', 'safety']) })
    .nullable(),
  /** A sign in a message that was found after its reply had begun: the next reply takes it up. */
  isDue: z.boolean(),
  /** Whether somebody in a crisis was met with a check since the last sign. */
  isChecked: z.boolean(),
  /** The person's day on which they were last shown the quiet line. */
  quietOn: z.iso.date().nullable(),
});
export type CareRecord = z.infer<typeof CareRecord>;

export const NO_CARE: CareRecord = {
  signs: [],
  asked: null,
  open: null,
  isDue: false,
  isChecked: false,
  quietOn: null,
};

/** How a reply differs from an ordinary one. */
export const CareAct = z.object({
  /**
   * - `ask`: an ordinary reply that takes up what was said and asks the direct question, for the `times`-th time;
   * - `open`: the first care reply; `next`: one more, which does one thing;
   * - `heard`, `unsaid`: after 'No' and 'I'd rather not say';
   * - `check`: an ordinary reply after one warm question;
   * - `other`: somebody else is in danger.
   */
  step: z.enum(['ask', 'open', 'next', 'heard', 'unsaid', 'check', 'other']),
  kind: z.enum(CARE_KINDS),
  times: z.number().int().positive(),
  /** Whether the person has answered 'Yes' to the question. */
  isYes: z.boolean(),
});
export type CareAct = z.infer<typeof CareAct>;

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
  const own = ofPerson(found);
  if (own) return answerSign(turn, own);
  if (question === 'danger' && answer === 'no') return answerDenial(turn);
  if (question === 'danger' && answer === 'unsaid') return answerUnsaid(turn);
  // Who cannot say that they are safe is not taken for safe.
  if (question === 'safety' && (answer === 'no' || answer === 'unsaid'))
    return answerCrisis(turn, current?.kind ?? asked, { isYes: false });
  // Whoever has decided, or might do it, is in danger anew.
  if (question === 'step' && current?.level === 'crisis' && isClose(text))
    return answerCrisis(turn, current.kind, { isYes: false });
  if (question === 'step' && current?.level === 'crisis' && (answer !== null || isShort(text)))
    return goOn(turn);
  if (found?.isOther && found.level !== 'support')
    return { ...ordinary(turn), act: act('other', found.kind) };
  const hint = hintOf(turn);
  if (hint) return current?.level === 'crisis' ? answerHint(turn, hint.kind) : answerSign(turn, hint);
  return answerWithoutSign(turn);
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
  const { record, at } = turn;
  const kind = currentFinding(record.signs, at)?.kind ?? record.asked?.kind ?? 'suicide';
  return { ...ordinary(turn), act: act('next', kind) };
}

function answerWithoutSign(turn: CareTurn): CareDecision {
  const { record, at, day, conversationId, found } = turn;
  const current = currentFinding(record.signs, at);
  const due = askWhatIsDue(turn);
  if (due) return due;
  if (record.isDue && current) return { ...answerHint(turn, current.kind), isSign: false };
  const passed = passOver(record, conversationId);
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
function passOver(record: CareRecord, conversationId: number): CareRecord {
  if (record.open?.conversationId !== conversationId) return record;
  const { asked } = record;
  return {
    ...record,
    open: null,
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

const isWithinDay = (instant: string | undefined, at: Date): boolean =>
  instant !== undefined && at.getTime() - Date.parse(instant) < ASKED_MS;

const isShort = (text: string): boolean => !text.includes('?') && text.length <= ANSWER_CHARACTERS;

const act = (
  step: CareAct['step'],
  kind: CareKind,
  { times = 1, isYes = false }: Partial<CareAct> = {},
): CareAct => ({ step, kind, times, isYes });
