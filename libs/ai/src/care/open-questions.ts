import { type CareKind, HOUR_MS, type Mode } from '@inkwell/contracts/constants';
import { addDays } from '@inkwell/contracts/days';
import type { CareRecord, OpenQuestion } from './record.ts';

/** More conversations than these are hardly gone on with: each mode of today and of the days before. */
const MAX_OPEN_QUESTIONS = 8;
/** A talk goes on over midnight where it was left so short a time before; the companion is told its end. */
export const NIGHT_END_MS = 6 * HOUR_MS;

/** A message, or the reply to it, and the conversation that it is in. */
export type TalkTurn = {
  at: Date;
  conversationId: number;
  /** By it a conversation goes on from that of the evening before. Default: it goes on from none. */
  conversation?: ConversationDay;
};

export type ConversationDay = {
  mode: Mode;
  /** YYYY-MM-DD */
  date: string;
  createdAt: Date;
};

/** What the last replies of conversations asked, the newest first. */
export const openQuestions = ({ open, openElsewhere = [] }: CareRecord): OpenQuestion[] =>
  open ? [open, ...openElsewhere] : [];

/** What the last reply of a conversation asked; null where the next message there is no answer to it. */
export const openQuestionIn = (record: CareRecord, conversationId: number): OpenQuestion | null =>
  openQuestions(record).find((open) => open.conversationId === conversationId) ?? null;

/**
 * Keeps what the reply of a turn asks, in place of what the one before it asked in that conversation.
 *
 * @param kind of which kind of danger it is asked. Default: as the person was asked last
 */
export function withOpenQuestion(
  record: CareRecord,
  { at, conversationId, conversation }: TalkTurn,
  question: OpenQuestion['question'],
  kind?: CareKind,
): CareRecord {
  const day = conversation && { mode: conversation.mode, date: conversation.date };
  const open = {
    conversationId,
    question,
    at: at.toISOString(),
    ...(kind && { kind }),
    ...(day && { day }),
  };
  return withOpenQuestions(record, [open, ...otherOpenQuestions(record, conversationId)]);
}

/** Nothing stands open in a conversation. */
export const withoutOpenQuestion = (record: CareRecord, conversationId: number): CareRecord =>
  openQuestionIn(record, conversationId)
    ? withOpenQuestions(record, otherOpenQuestions(record, conversationId))
    : record;

/**
 * The first message of a conversation goes on with what was asked in that of its mode the evening before: a yes that is
 * typed after midnight is the answer. Once, and only where the conversation was begun after the question.
 */
export function carryOverMidnight(record: CareRecord, turn: TalkTurn): CareRecord {
  const { conversationId, conversation } = turn;
  if (!conversation || openQuestionIn(record, conversationId)) return record;
  const all = openQuestions(record);
  const before = all.find((open) => isContinuedConversation(open, conversation, turn.at));
  if (!before) return record;
  const { day: _day, ...left } = before;
  const { mode, date } = conversation;
  return withOpenQuestions(record, [
    { ...before, conversationId, day: { mode, date } },
    // There it can be answered as well.
    ...all.map((open) => (open === before ? left : open)),
  ]);
}

function isContinuedConversation(
  { at, day }: OpenQuestion,
  { mode, date, createdAt }: ConversationDay,
  now: Date,
): boolean {
  if (at === undefined || day?.mode !== mode || addDays(day.date, 1) !== date) return false;
  const askedAt = Date.parse(at);
  return createdAt.getTime() > askedAt && now.getTime() - askedAt <= NIGHT_END_MS;
}

const otherOpenQuestions = (record: CareRecord, conversationId: number): OpenQuestion[] =>
  openQuestions(record).filter((open) => open.conversationId !== conversationId);

function withOpenQuestions(
  { openElsewhere: _others, ...rest }: CareRecord,
  [open, ...openElsewhere]: OpenQuestion[],
): CareRecord {
  return {
    ...rest,
    open: open ?? null,
    ...(openElsewhere.length > 0 && { openElsewhere: openElsewhere.slice(0, MAX_OPEN_QUESTIONS - 1) }),
  };
}
