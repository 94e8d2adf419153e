/** The oldest versions that Inkwell runs in; those of a phone have the numbers of their desktop's. */
export const OLDEST_BROWSERS = { chrome: '130', edge: '130', firefox: '128', safari: '18' };
