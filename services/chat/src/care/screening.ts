import {
  type ScreenResult,
  readInTime,
  type DangerScreen,
  type ScreenContext,
  type OngoingScreening,
} from '@inkwell/ai/care';

/** A message that is being read. */
export type Screening = {
  /** What phrases and head know when the wait is over. */
  inTime: Promise<ScreenResult>;
  /** With what the head sees, however late. Never rejects. */
  byHead: OngoingScreening['byHead'];
  /** What every reader knows in the end. Never rejects. */
  whole: OngoingScreening['whole'];
  /** Whether the phrases read it alone, because the head may read no more. Default false. */
  isByPhrases?: true;
};

/**
 * Begins to read a message.
 *
 * @param waitMs how long a reply waits for the head
 */
export function startScreening(
  screen: Pick<DangerScreen, 'read'>,
  text: string,
  context: ScreenContext,
  waitMs?: number,
): Screening {
  const reading = screen.read(text, context);
  const { byHead, whole } = reading;
  return { inTime: readInTime(reading, waitMs), byHead, whole };
}

/** Begins to read a message by the phrases alone; no other reader is given it later either. */
export function startReadingByPhrases(screen: Pick<DangerScreen, 'readByRules'>, text: string): Screening {
  const reading = screen
    .readByRules(text)
    .then((found) => ({ found, isWhole: true, embedding: null, logOdds: null }));
  return { inTime: reading, byHead: reading, whole: reading, isByPhrases: true };
}
