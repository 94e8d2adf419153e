import { type CareRecord, MAX_EARLIER_MESSAGES } from '@inkwell/ai/care';
import { DAY_MS, FROM_MESSAGES } from '@inkwell/contracts';
import { type Box, VaultError } from '@inkwell/vault';
import { z } from 'zod';
import { type PersonModel, type PersonRow, recentReadingsAad } from '../people/person.model.ts';

const RecentReading = z.object({
  conversationId: z.number(),
  /** When its message was sent, in ms since 1970. */
  at: z.number(),
  logOdds: z.number(),
});
export type RecentReading = z.infer<typeof RecentReading>;
type StoredReading = RecentReading & { sealed: NonNullable<PersonRow['recentReadings']>[number] };

/** Care reads the conversation of a day. */
export const TALK_WINDOW_MS = DAY_MS;

/** What the head made of the messages before one. */
export type TalkSoFar = {
  /** Of each, the latest first. */
  logOdds: number[];
  /** Of those that the message does not replace, as they are stored. */
  kept: StoredReading['sealed'][];
  hasReplaced: boolean;
};

export type RecentReadings = ReturnType<typeof createRecentReadings>;

/**
 * What the head made of a person's last messages. It is kept on their row, which each message reads anyway: so a message
 * is read in the light of those before it, at no round trip before its reply.
 */
export function createRecentReadings(Person: PersonModel) {
  return {
    /**
     * Stores what was made of a message: only what speaks for danger counts later, and what follows it, so most messages
     * need no write. Of a person who was erased meanwhile it stores nothing.
     *
     * @returns what was stored; null where there was no need to
     */
    remember: async (
      userId: string,
      box: Box,
      reading: RecentReading,
      talk: TalkSoFar,
    ): Promise<StoredReading['sealed'] | null> => {
      const { logOdds, kept, hasReplaced } = talk;
      const counts = reading.logOdds > 0 || logOdds.some((each) => each > 0);
      if (!counts && !hasReplaced) return null;
      const sealed = box.sealJson(reading, recentReadingsAad(userId));
      await Person.updateOne(
        { _id: userId },
        hasReplaced
          ? { $set: { recentReadings: [...kept, sealed].slice(-MAX_EARLIER_MESSAGES) } }
          : { $push: { recentReadings: { $each: [sealed], $slice: -MAX_EARLIER_MESSAGES } } },
      );
      return sealed;
    },

    /** Replaces what was stored of a message by what a later reader makes of it; one that has gone since stays gone. */
    correct: async (
      userId: string,
      box: Box,
      reading: RecentReading,
      stored: StoredReading['sealed'],
    ): Promise<void> => {
      await Person.updateOne(
        { _id: userId, recentReadings: stored },
        { $set: { 'recentReadings.$': box.sealJson(reading, recentReadingsAad(userId)) } },
      );
    },
  };
}

/**
 * What is known of the talk before a message, of the last 24 hours.
 *
 * Messages that the person was asked about, or that were taken in as a sign, have had their consequence: they count no
 * more.
 *
 * @param replacedFrom messages from then on are replaced, and count no more either
 */
export function earlierTalk(
  { _id, recentReadings = [] }: Pick<PersonRow, '_id' | 'recentReadings'>,
  { asked, signs }: Pick<CareRecord, 'asked' | 'signs'>,
  {
    box,
    conversationId,
    replacedFrom,
    at,
  }: { box: Box; conversationId: number; replacedFrom: Date | null; at: Date },
): TalkSoFar {
  const sign = signs.find(({ from }) => from === FROM_MESSAGES);
  const answeredAt = Math.max(0, ...[asked, sign].map((each) => (each ? Date.parse(each.at) : 0)));
  const stored = recentReadings.flatMap((sealed) => readStored(sealed, box, _id));
  const isReplaced = (reading: RecentReading) =>
    replacedFrom !== null &&
    reading.conversationId === conversationId &&
    reading.at >= replacedFrom.getTime();
  const kept = stored.filter((reading) => !isReplaced(reading));
  return {
    logOdds: kept
      .filter((reading) => reading.conversationId === conversationId)
      .filter((reading) => reading.at > Math.max(answeredAt, at.getTime() - TALK_WINDOW_MS))
      .toSorted((a, b) => b.at - a.at)
      .map(({ logOdds }) => logOdds),
    kept: kept.map(({ sealed }) => sealed),
    hasReplaced: kept.length < stored.length,
  };
}

/** One that cannot be opened, or is of another version, is as good as none: it must not stop a message. */
function readStored(sealed: StoredReading['sealed'], box: Box, userId: string): StoredReading[] {
  let opened: unknown;
  try {
    opened = box.unsealJson(sealed, recentReadingsAad(userId));
  } catch (error) {
    if (error instanceof VaultError) return [];
    throw error;
  }
  const { success, data } = RecentReading.safeParse(opened);
  return success ? [{ ...data, sealed }] : [];
}
