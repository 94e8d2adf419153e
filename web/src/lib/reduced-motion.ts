import { useMediaQuery } from './media-query.ts';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the person asks for less movement. */
export const useReducedMotion = (): boolean => useMediaQuery(QUERY);

/** How an event handler scrolls: at once for a person who asks for less movement. */
export const scrollBehavior = (): ScrollBehavior => (window.matchMedia(QUERY).matches ? 'auto' : 'smooth');
