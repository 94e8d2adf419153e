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

/** A pattern is compiled when it is first read, and again when it is read twice: not while somebody waits. */
for (const content of ['My sister called, and I cried in the car.', 'So what should I do now?'])
  TRAINED_COMPANION({
    mode: 'write',
    messages: [
      { role: 'user', content: 'I sat there.' },
      { role: 'assistant', content: 'What happened?' },
      { role: 'user', content },
    ],
    embedding: null,
    state: null,
    progress: null,
    person: {},
    now: 0,
    today: '1970-01-01',
    hour: 12,
  });
