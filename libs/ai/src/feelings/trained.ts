import type { FeelingHeads } from './combine.ts';
import emotions from './emotions.json' with { type: 'json' };
import themes from './themes.json' with { type: 'json' };
import sentiment from './sentiment.json' with { type: 'json' };

/** The heads that `npm run train:reading` has written. */
export const TRAINED_FEELINGS: FeelingHeads = { emotions, themes, sentiment };
