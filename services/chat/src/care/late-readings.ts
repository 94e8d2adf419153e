import {
  askDueQuestion,
  type CareAct,
  type CareContext,
  type CareRecord,
  type ConversationDay,
  currentFinding,
  type Finding,
  supportAsConcern,
  isWithinDay,
  moreSevere,
  recordYes,
  recordQuestionAsked,
  recordPlanAsked,
  toPersonFinding,
  openQuestionIn,
  type PersonFinding,
  type ScreenResult,
  withoutOpenQuestion,
  withOpenQuestion,
} from '@inkwell/ai/care';
import { type CareKind, dayOf, type TimeZoneRef } from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import type { Logger } from '@inkwell/service';
import type { Box } from '@inkwell/vault';
import type { Types } from 'mongoose';
import { careAad, type MessageModel } from '../messages/message.model.ts';
import type { LateQuestion } from '../replies/active-reply.ts';
import type { Replies } from '../replies/replies.ts';
import { careContextFor } from './care-context.ts';
import { careFor, type CarePerson, type CareUseCases, findingOf } from './care.ts';
import type { RecentReadings, TalkSoFar } from './recent-readings.ts';
import type { Screening } from './screening.ts';

/** A message that may still be read, and whose it is. */
interface ReadMessage {
  userId: string;
  box: Box;
  at: Date;
}

/** A message with a reply, and what is known of it so far. */
export interface AnsweredTurn extends ReadMessage {
  timeZone: TimeZoneRef;
  messageId: Types.ObjectId;
  conversationId: number;
  conversation: ConversationDay;
  replyId: Types.ObjectId;
  talk: TalkSoFar;
  /** What was kept of the person before this message. */
  before: CareRecord;
  /** What the reply was begun with. */
  known: ScreenResult;
  /** Whether the message is a sign by its words, which no reader takes back. */
  isSignByWords: boolean;
  /** Whether it says, after a no, what else was meant. */
  isExplained: boolean;
  /** Whether it was taken to be about somebody else in danger. */
  isAboutOther: boolean;
  /** Whether it may answer the direct question, and says yes as soon as a reader sees danger in it. */
  answersQuestion: boolean;
  isYes: boolean;
}

/** What is done when a later reader disagrees with the earlier ones. */
interface ReaderCorrections {
  raise: (person: CarePerson) => Promise<void>;
  supports: () => Promise<void>;
  tellsOfOther: (kind: CareKind) => Promise<void>;
}

/** A yes to the direct question makes the finding a crisis of the kind that was asked about. */
const answeredYes = (found: Finding | null, asked: CareKind | undefined): Finding | null =>
  found && !found.isOther && !found.isDoubted && (found.isYes || found.level !== 'support')
    ? { level: 'crisis', kind: asked ?? found.kind, isYes: true }
    : found;

/** A score alone is no sign after somebody has said that they meant something else. */
const withoutScoreAlone = (found: Finding | null): Finding | null =>
  found?.level === 'support' ? { ...found, isDoubted: true } : found;

export type LateReadings = ReturnType<typeof createLateReadings>;

/**
 * Applies what the readers find after a reply has begun or was refused: each finding as it comes, so that the head does
 * not wait for a language model. A later reader corrects an earlier one.
 */
export function createLateReadings(deps: {
  Message: MessageModel;
  care: Pick<CareUseCases, 'update' | 'raiseLate' | 'rename' | 'noteOther' | 'dropOther' | 'withdraw'>;
  recentReadings: RecentReadings;
  replies: Pick<Replies, 'active'>;
  live: Live;
  log: Logger;
  now: () => Date;
}) {
  const { Message, care, recentReadings, replies, live, log, now } = deps;

  /** Makes the function that takes in the next reading of a message. */
  function createCorrect(
    { userId, box, at }: ReadMessage,
    known: {
      reading: Pick<ScreenResult, 'found'>;
      before: CareRecord | null;
      isSignByWords: boolean;
      isExplained: boolean;
      isAboutOther: boolean;
      answersQuestion: boolean;
      isYes: boolean;
    },
    { raise, supports, tellsOfOther }: ReaderCorrections,
  ) {
    let last = known.reading.found;
    let { before } = known;
    const signIn = (found: Finding | null) =>
      toPersonFinding(found) ?? (before && supportAsConcern({ record: before, found, at }));
    let sign = signIn(last);
    const isFirstSign = before !== null && currentFinding(before.signs, at) === null;
    /** What the last reader makes of whose danger it is, and of which kind: a score hardly knows either. */
    async function settleKind(
      own: { before: PersonFinding | null; now: PersonFinding | null },
      found: Finding | null,
    ) {
      if (known.isAboutOther && (!found || found.isDoubted)) await care.dropOther(userId, box, at);
      if (!own.before || !own.now || own.now.level !== own.before.level) return;
      if (own.now.kind !== own.before.kind && isFirstSign && !known.isSignByWords)
        await care.rename(userId, box, own.now.kind, at);
    }
    return async (reading: Pick<ScreenResult, 'found'>, isLast = false): Promise<void> => {
      // Only what no later reader takes back makes a crisis of a yes.
      const isYes = known.isYes || (known.answersQuestion && reading.found?.isYes === true);
      const asked = known.before?.asked?.kind;
      const read = known.isExplained ? withoutScoreAlone(reading.found) : reading.found;
      const found = isYes && isLast ? answeredYes(read, asked) : read;
      const own = { before: toPersonFinding(last), now: toPersonFinding(found) };
      const isFirst = last === null;
      last = found;
      if (isLast && found?.isOther && found.level !== 'support') await tellsOfOther(found.kind);
      if (sign && before && !known.isSignByWords && !signIn(found)) {
        sign = null;
        return care.withdraw(userId, box, at, before);
      }
      if (isLast) await settleKind(own, found);
      if (isLast && own.now && found?.isYes && before && !known.answersQuestion)
        await care.update(userId, box, (record) => ({ record: recordYes({ record, at }, found.kind) }));
      const isMore = own.now ? moreSevere(own.before, own.now) !== own.before : isFirst;
      if (!found || !isMore) return;
      const raised = await care.raiseLate(userId, box, found, at, raise);
      if (raised.sign) ({ before, sign } = raised);
      else if (found.level === 'support') await supports();
    };
  }

  async function showLate(
    person: CarePerson,
    { userId, box, timeZone, at, replyId, messageId }: AnsweredTurn,
  ) {
    const finding = findingOf(person, box, at);
    if (!finding) return;
    const shown = careFor(finding, person, timeZone, box);
    for (const _id of [messageId, replyId]) {
      await Message.updateOne({ _id, userId }, { $set: { care: box.sealJson(shown, careAad(_id)) } });
    }
    replies.active(replyId)?.showCare(shown);
  }

  async function supportLate({ userId, box, timeZone, at, replyId }: AnsweredTurn): Promise<void> {
    const day = dayOf(at, timeZone);
    let isShown = false;
    await care.update(userId, box, (record) => {
      isShown = record.quietOn !== day && currentFinding(record.signs, at) === null;
      return { record: isShown ? { ...record, quietOn: day } : record };
    });
    if (!isShown) return;
    await Message.updateOne({ _id: replyId, userId }, { $set: { support: true } });
    replies.active(replyId)?.showSupport();
    await live.publish(userId, 'chat');
  }

  /**
   * Removes the quiet line from a running reply when a language model sees no danger in its message; another reply of the
   * day may then carry it. A line under a finished reply has been seen, and stays.
   */
  async function withdrawSupport({
    userId,
    box,
    timeZone,
    at,
    replyId,
    before,
  }: AnsweredTurn): Promise<void> {
    const reply = replies.active(replyId);
    if (!reply?.isSupported) return;
    reply.hideSupport();
    await Message.updateOne({ _id: replyId, userId }, { $unset: { support: 1 } });
    const day = dayOf(at, timeZone);
    await care.update(userId, box, (record) => ({
      record: record.quietOn === day ? { ...record, quietOn: before.quietOn } : record,
    }));
  }

  /**
   * Claims the due question, so that only one of two concurrent replies asks it, or records the one that the reply itself
   * has asked. Whoever was asked within a day is asked again only by the next reply, which knows of it from its start.
   */
  async function askInReply(turn: AnsweredTurn, asked: CareKind | null): Promise<CareContext | null> {
    const { userId, box, timeZone, conversationId, conversation } = turn;
    let act: CareAct | null = null;
    const person = await care.update(userId, box, (record) => {
      const due = { record, at: now(), conversationId, conversation };
      const wasAsked = isWithinDay(record.asked?.at, due.at);
      const decision = asked ? recordQuestionAsked(due, asked) : wasAsked ? null : askDueQuestion(due);
      act = decision?.act ?? null;
      return decision ?? { record };
    });
    return careContextFor(act, person, timeZone, box);
  }

  /** Takes back a direct question that was claimed and then not asked: it is neither open nor counted. */
  async function withdrawQuestion(turn: AnsweredTurn): Promise<void> {
    const { userId, box, at, conversationId, before } = turn;
    await care.update(userId, box, (record) => {
      if (openQuestionIn(record, conversationId)?.question !== 'danger') return { record };
      const denied = record.asked?.denied ?? null;
      const asked = before.asked && { ...before.asked, denied };
      const isOfOther = record.other?.at === at.toISOString();
      const open = isOfOther
        ? withOpenQuestion(record, turn, 'other')
        : withoutOpenQuestion(record, conversationId);
      return { record: { ...open, asked } };
    });
  }

  function applyLateFindings(screening: Screening, turn: AnsweredTurn): LateQuestion {
    let isSign = false;
    const correct = createCorrect(
      turn,
      { ...turn, reading: turn.known },
      {
        raise: async (person) => {
          isSign = true;
          await showLate(person, turn);
        },
        supports: () => supportLate(turn),
        tellsOfOther: (kind) =>
          care.noteOther(turn.userId, turn.box, {
            conversationId: turn.conversationId,
            at: turn.at.toISOString(),
            kind,
          }),
      },
    );
    const byHead = screening.byHead.then(async (head) => {
      await correct(head);
      return head;
    });
    let isWhole = false;
    const stored = store(byHead, screening.whole, turn, correct).then(() => {
      isWhole = true;
    });
    logged(stored);
    return {
      hasSign: () => isSign,
      isRead: stored.catch(() => undefined),
      ask: async (asked) => {
        if (!asked && !(isSign && isWhole)) return null;
        try {
          return await askInReply(turn, asked);
        } catch (error) {
          // The reply stands without the question; the next reply asks it.
          log.error({ err: error }, 'what was found late was not asked about');
          return null;
        }
      },
      withdrawQuestion: () =>
        withdrawQuestion(turn).catch((error: unknown) =>
          log.error({ err: error }, 'a question that was not asked stays open'),
        ),
      notePlanAsked: async () => {
        const { userId, box, conversationId, conversation } = turn;
        try {
          await care.update(userId, box, (record) => ({
            record: recordPlanAsked({ record, at: now(), conversationId, conversation }),
          }));
        } catch (error) {
          // Even unrecorded, a yes to it is a sign by itself or leads to a question.
          log.error({ err: error }, 'a question of a reply was not noted');
        }
      },
    };
  }

  /** Keeps the sweep from reading the message again: it reads by the head alone, which would overrule a model. */
  async function markRead({ userId, messageId }: AnsweredTurn): Promise<void> {
    await Message.updateOne({ _id: messageId, userId }, { $unset: { unreadSince: 1 } });
  }

  /** Stores the message's scores for the messages after it, and applies what the last reader finds. */
  async function store(
    byHead: Promise<ScreenResult>,
    whole: Promise<ScreenResult>,
    turn: AnsweredTurn,
    correct: (reading: ScreenResult, isLast?: boolean) => Promise<void>,
  ): Promise<void> {
    const { userId, box, at, conversationId, talk, known } = turn;
    const remembered = (logOdds: number) => ({ conversationId, at: at.getTime(), logOdds });
    const head = await byHead;
    if (head.isWhole && !known.isWhole) await markRead(turn);
    const stored =
      head.logOdds === null
        ? null
        : await recentReadings.remember(userId, box, remembered(head.logOdds), talk);
    const last = await whole;
    await correct(last, true);
    if (last.isWhole && !head.isWhole) await markRead(turn);
    if (last.found?.isDoubted) await withdrawSupport(turn);
    if (stored && last.logOdds !== null && last.logOdds !== head.logOdds)
      await recentReadings.correct(userId, box, remembered(last.logOdds), stored);
  }

  async function applyRefusedFindings({ byHead, whole }: Screening, message: ReadMessage): Promise<void> {
    const nothing = () => Promise.resolve();
    const correct = createCorrect(
      message,
      {
        reading: { found: null },
        before: null,
        isSignByWords: false,
        isExplained: false,
        isAboutOther: false,
        answersQuestion: false,
        isYes: false,
      },
      { raise: nothing, supports: nothing, tellsOfOther: nothing },
    );
    await correct(await byHead);
    await correct(await whole, true);
  }

  const logged = (work: Promise<void>): void =>
    void work.catch((error: unknown) => log.error({ err: error }, 'what was found late was not taken in'));

  return {
    applyLateFindings,
    /** What is found in a refused message is taken up by the next reply. */
    applyRefusedFindings: (screening: Screening, message: ReadMessage): void =>
      logged(applyRefusedFindings(screening, message)),
  };
}
