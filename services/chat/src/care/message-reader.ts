import type { DangerScreen, ScreenContext } from '@inkwell/ai/care';
import type { TokenBudget } from '@inkwell/service';
import { Types } from 'mongoose';
import type { SendLimit } from '../people/send-limit.ts';
import type { CarePerson } from './care.ts';
import { type Screening, startReadingByPhrases, startScreening } from './screening.ts';

/** What the screen is told of the conversation so far. */
type EarlierTalk = Pick<ScreenContext, 'before' | 'isWatched' | 'isSuspected' | 'readBefore'>;

/** Reads one message, once, and knows what that may cost. */
export interface MessageReader {
  /**
   * Counts the message among those of somebody that the head may read within an hour.
   *
   * @returns its sender with digest and care; null where the limit is reached, and the phrases read it alone
   */
  countForHead: () => Promise<CarePerson | null>;
  /** Says that the message is past the limit of messages: it is counted before it is read. */
  markOverLimit: () => void;
  /** Begins to read it: only once access and limits have let it through, since a reading costs more than a refusal. */
  read: (talk?: EarlierTalk) => Promise<Screening>;
}

/**
 * Makes the readers of messages. Of somebody without access, and past the limit of messages, the head reads ten an
 * hour: nobody can fill the queue of the reading server for free, not in a crisis either. The phrases read each.
 */
export function createMessageReaders(deps: {
  screen: Pick<DangerScreen, 'read' | 'readByRules'>;
  headLimit: Pick<SendLimit, 'count'>;
  readingWaitMs: number | undefined;
  /** The name by which the model's provider knows a person. */
  safetyIdentifierOf: (userId: string) => string;
  tokenBudget: Pick<TokenBudget, 'add'>;
  now: () => Date;
}) {
  const { screen, headLimit, readingWaitMs, safetyIdentifierOf, tokenBudget, now } = deps;

  return (userId: string, text: string, hasAccess: boolean): MessageReader => {
    let isBounded = !hasAccess;
    let counted: Promise<CarePerson | null> | undefined;
    let screening: Promise<Screening> | undefined;

    const countForHead = () => (counted ??= headLimit.count(userId, new Types.ObjectId(), now()));

    async function start(talk: EarlierTalk | undefined): Promise<Screening> {
      if (isBounded && !(await countForHead())) return startReadingByPhrases(screen, text);
      const context: ScreenContext = {
        ...talk,
        needsPhrase: !hasAccess,
        safetyIdentifier: safetyIdentifierOf(userId),
        // Counted, and never refused for its cost.
        onTokens: (tokens) => void tokenBudget.add(userId, tokens),
      };
      return startScreening(screen, text, context, readingWaitMs);
    }

    return {
      countForHead,
      markOverLimit: () => {
        isBounded = true;
      },
      read: (talk) => (screening ??= start(talk)),
    };
  };
}
