import type { Care } from '@inkwell/contracts';
import type { CareAct, CareRecord } from './record.ts';

/** How a message is answered that is a sign of danger, or follows one, and the lines that are shown beside it. */
export type CareContext = CareAct & {
  resources: Care['resources'];
  /** Whether they have written a safety plan. Default false. */
  hasPlan?: boolean;
};

type CareAnswerRecord = NonNullable<NonNullable<CareRecord['asked']>['answer']>;

/** What is known beside an ordinary message of somebody who is under care, or who told of somebody in danger. */
export type UnderCareContext = Pick<CareContext, 'kind' | 'resources'> & {
  /** Somebody else is in danger, and not the one who writes. */
  isOther?: true;
  /** What they answered to the direct question that was asked today; null where it is open, or was not asked. */
  answer: CareAnswerRecord | null;
  /** Whether the reply is to ask once whether they are safe. Default false. */
  asksSafety?: boolean;
};

export type CareReplyRequest = {
  care: CareContext;
  /** The person's latest messages; the last is the one to answer. */
  own: readonly string[];
  /** Everything the companion has said in this conversation. */
  said: string;
  /** What it said last, which the message may answer. Default: nothing. */
  asked?: string;
};
