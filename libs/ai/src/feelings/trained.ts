import { createKernelReader } from '../reading/kernel.ts';
import type { FeelingHeads } from './combine.ts';
import heads from './heads.json' with { type: 'json' };

/** The heads that `npm run train:reading` has written. */
export const TRAINED_FEELINGS: FeelingHeads = createKernelReader(heads);
