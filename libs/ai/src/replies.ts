import bank from './companion/replies.json' with { type: 'json' };
import { createRetrieval } from './companion/retrieval.ts';

/** The replies of `npm run train:reading`. They take several megabytes: only the process that talks imports them. */
export const findReplies = createRetrieval(bank);
