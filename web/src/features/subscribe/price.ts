import { PRICE_CENTS } from '@inkwell/contracts/constants';

/** The monthly price as people read it. */
export const PRICE = `$${(PRICE_CENTS / 100).toFixed(2)}`;
