import { createCompanion } from './companion.ts';
import acts from './acts.json' with { type: 'json' };
import guides from './guides.json' with { type: 'json' };
import intents from './intents.json' with { type: 'json' };
import kinds from './kinds.json' with { type: 'json' };
import plans from './plans.json' with { type: 'json' };
import situations from './situations.json' with { type: 'json' };

/** The heads of `npm run train:reading`. */
export const TRAINED_HEADS = { acts, guides, intents, kinds, plans, situations };

export const TRAINED_COMPANION = createCompanion(TRAINED_HEADS);
