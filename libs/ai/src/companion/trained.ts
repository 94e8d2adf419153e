import { createCompanion } from './companion.ts';
import intents from './intents.json' with { type: 'json' };
import situations from './situations.json' with { type: 'json' };

/** The heads of `npm run train:reading`. */
export const TRAINED_HEADS = { intents, situations };

export const TRAINED_COMPANION = createCompanion(TRAINED_HEADS);
