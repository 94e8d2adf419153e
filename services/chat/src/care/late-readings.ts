import {
  askWhatIsDue,
  type CareAct,
  type CareContext,
  type CareRecord,
  currentFinding,
  moreSevere,
  ofPerson,
  type Reading,
} from '@inkwell/ai/care';
import { dayOf, type Place } from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import type { Logger } from '@inkwell/service';
import type { Box } from '@inkwell/vault';
import type { Types } from 'mongoose';
import { carePlace, type MessageModel } from '../messages/message.model.ts';
import type { LateQuestion } from '../replies/active-reply.ts';
import type { Replies } from '../replies/replies.ts';
import { contextOf } from './care-context.ts';
import { careFor, type CarePerson, type CareStories, findingOf } from './care.ts';
import type { RecentReadings, TalkSoFar } from './recent-readings.ts';
import type { Screening } from './screening.ts';

/** A message that may still be read, and whose it is. */
interface ReadMessage {
  userId: string;
  box: Box;
  at: Date;
}

/** A message that is answered, with what follows from it so far. */
export interface LateTurn extends ReadMessage {
  place: Place;
  messageId: Types.ObjectId;
  conversationId: number;
  replyId: Types.ObjectId;
  talk: TalkSoFar;
  /** What was kept of the person before this message. */
  before: CareRecord;
  /** What the reply was begun with. */
  known: Reading;
}

/** What follows where a reader finds something else than those before it. */
interface Corrections {
  raise: (person: CarePerson) => Promise<void>;
  supports: () => Promise<void>;
}

export type LateReadings = ReturnType<typeof createLateReadings>;

/**
 * Takes in what the readers find after a reply has begun, or was refused: each as it comes, the head without waiting for
 * a language model. Whoever is later corrects.
 */
export function createLateReadings(deps: {
  Message: MessageModel;
  care: Pick<CareStories, 'update' | 'raiseLate' | 'withdraw'>;
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
    known: { reading: Pick<Reading, 'found'>; before: CareRecord | null },
    { raise, supports }: Corrections,
  ) {
    let last = known.reading.found;
    let { before } = known;
    return async ({ found }: Pick<Reading, 'found'>): Promise<void> => {
      const own = { before: ofPerson(last), now: ofPerson(found) };
      const isFirst = last === null;
      last = found;
      if (own.before && !own.now && before) return care.withdraw(userId, box, at, before);
      const isMore = own.now ? moreSevere(own.before, own.now) !== own.before : isFirst;
      if (!found || !isMore) return;
      const raised = await care.raiseLate(userId, box, found, at);
      if (raised.isSign) {
        ({ before } = raised);
        await raise(raised.person);
      } else if (found.level === 'support') await supports();
    };
  }

  async function showLate(person: CarePerson, { userId, box, place, at, replyId, messageId }: LateTurn) {
    const finding = findingOf(person, box, at);
    if (!finding) return;
    const shown = careFor(finding, person, place, box);
    for (const _id of [messageId, replyId]) {
      await Message.updateOne({ _id, userId }, { $set: { care: box.sealJson(shown, carePlace(_id)) } });
    }
    replies.active(replyId)?.showCare(shown);
    await live.publish(userId, 'chat');
  }

  async function supportLate({ userId, box, place, at, replyId }: LateTurn): Promise<void> {
    const day = dayOf(at, place);
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

  /** Claims the question that is due: of two replies one asks it. */
  async function askWhatIsDueIn(turn: LateTurn): Promise<CareContext | null> {
    const { userId, box, place, conversationId } = turn;
    let act: CareAct | null = null;
    const person = await care.update(userId, box, (record) => {
      const decision = askWhatIsDue({ record, at: now(), conversationId });
      act = decision?.act ?? null;
      return decision ?? { record };
    });
    return contextOf(act, person, place, box);
  }

  function takeInAnswered(screening: Screening, turn: LateTurn): LateQuestion {
    let isSign = false;
    const correct = createCorrect(
      turn,
      { reading: turn.known, before: turn.before },
      {
        raise: async (person) => {
          isSign = true;
          await showLate(person, turn);
        },
        supports: () => supportLate(turn),
      },
    );
    const byHead = screening.byHead.then(async (head) => {
      await correct(head);
      return head;
    });
    logged(store(byHead, screening.whole, turn, correct));
    return {
      isReadByHead: byHead.then(
        () => undefined,
        () => undefined,
      ),
      ask: async () => {
        if (!isSign) return null;
        try {
          return await askWhatIsDueIn(turn);
        } catch (error) {
          // The reply is there without it, and the next one asks.
          log.error({ err: error }, 'what was found late was not asked about');
          return null;
        }
      },
    };
  }

  /** Keeps what was made of a message for those that follow, and takes in what the last reader finds. */
  async function store(
    byHead: Promise<Reading>,
    whole: Promise<Reading>,
    { userId, box, at, messageId, conversationId, talk, known }: LateTurn,
    correct: (reading: Reading) => Promise<void>,
  ): Promise<void> {
    const remembered = (logOdds: number) => ({ conversationId, at: at.getTime(), logOdds });
    const head = await byHead;
    if (head.isWhole && !known.isWhole)
      await Message.updateOne({ _id: messageId, userId }, { $unset: { unreadSince: 1 } });
    const stored =
      head.logOdds === null
        ? null
        : await recentReadings.remember(userId, box, remembered(head.logOdds), talk);
    const last = await whole;
    await correct(last);
    if (stored && last.logOdds !== null && last.logOdds !== head.logOdds)
      await recentReadings.correct(userId, box, remembered(last.logOdds), stored);
  }

  async function takeInRefused({ byHead, whole }: Screening, message: ReadMessage): Promise<void> {
    const nothing = () => Promise.resolve();
    const correct = createCorrect(
      message,
      { reading: { found: null }, before: null },
      { raise: nothing, supports: nothing },
    );
    await correct(await byHead);
    await correct(await whole);
  }

  const logged = (work: Promise<void>): void =>
    void work.catch((error: unknown) => log.error({ err: error }, 'what was found late was not taken in'));

  return {
    takeInAnswered,
    /** The next reply takes up what is found in a message that was refused. */
    takeInRefused: (screening: Screening, message: ReadMessage): void =>
      logged(takeInRefused(screening, message)),
  };
}
