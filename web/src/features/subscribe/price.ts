import { LOCALE } from '../../lib/time.ts';

/** An amount of cents as '$9.99'. */
export const formatMoney = (cents: number, currency = 'usd'): string =>
  new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).format(cents / 100);

/** An instant as 'November 29, 2026', in the browser's time zone. */
export const formatDate = (instant: Date | string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' }).format(new Date(instant));
