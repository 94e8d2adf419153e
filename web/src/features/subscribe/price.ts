import { PRICE_CENTS } from '@inkwell/contracts/constants';

/** The formatted monthly price. */
export const PRICE = `$${(PRICE_CENTS / 100).toFixed(2)}`;
