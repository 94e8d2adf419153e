import { type CareRecord, MESSAGES_BEFORE } from '@inkwell/ai/care';
import { FROM_MESSAGES } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import { z } from 'zod';
import { type PersonModel, type PersonRow, recentReadingsPlace } from '../people/person.model.ts';

const RecentReading = z.object({
  conversationId: z.number(),
  /** When its message was sent, in ms since 1970. */
  at: z.number(),
  logOdds: z.number(),
});
export type RecentReading = z.infer<typeof RecentReading>;

export type RecentReadings = ReturnType<typeof createRecentReadings>;

/**
 * What the head made of a person's last messages. It is kept on their row, which each message reads anyway: so a message
 * is read in the light of those before it, at no round trip before its reply.
 */
export function createRecentReadings(Person: PersonModel) {
  return {
    /** Of a person who was erased meanwhile it stores nothing. */
    remember: async (userId: string, box: Box, reading: RecentReading): Promise<void> => {
      const sealed = box.sealJson(reading, recentReadingsPlace(userId));
      await Person.updateOne(
        { _id: userId },
        { $push: { recentReadings: { $each: [sealed], $slice: -MESSAGES_BEFORE } } },
      );
    },
  };
}

/**
 * The `logOdds` of the messages before one, the latest first.
 *
 * Those that the person was asked about, or that were taken in as a sign, have had their consequence: they count no more.
 *
 * @param replacedFrom messages from then on are replaced, and count no more either
 */
export function logOddsBefore(
  { _id, recentReadings = [] }: Pick<PersonRow, '_id' | 'recentReadings'>,
  { asked, signs }: Pick<CareRecord, 'asked' | 'signs'>,
  { box, conversationId, replacedFrom }: { box: Box; conversationId: number; replacedFrom: Date | null },
): number[] {
  const sign = signs.find(({ from }) => from === FROM_MESSAGES);
  const answeredAt = Math.max(0, ...[asked, sign].map((each) => (each ? Date.parse(each.at) : 0)));
  const until = replacedFrom?.getTime() ?? Infinity;
  return recentReadings
    .map((sealed) => RecentReading.parse(box.unsealJson(sealed, recentReadingsPlace(_id))))
    .filter(
      (reading) => reading.conversationId === conversationId && reading.at > answeredAt && reading.at < until,
    )
    .toSorted((a, b) => b.at - a.at)
    .map(({ logOdds }) => logOdds);
}
