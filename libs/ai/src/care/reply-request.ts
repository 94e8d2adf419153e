import type { Care } from '@inkwell/contracts';
import type { CareAct } from './record.ts';

/** How a message is answered that is a sign of danger, or follows one, and the lines that are shown beside it. */
export type CareContext = CareAct & {
  resources: Care['resources'];
  /** Whether they have written a safety plan. Default false. */
  hasPlan?: boolean;
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
