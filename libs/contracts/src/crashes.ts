import { z } from 'zod';

/** Longest body of a crash report, in bytes. */
export const MAX_CRASH_BYTES = 8_192;

/** An error of the web app. Without its message, which may hold personal text. */
export const Crash = z.object({
  /** The error's class: `TypeError`. */
  name: z.string().regex(/^\w{1,60}$/),
  /** The stack as the browser writes it; only its frames are kept. */
  stack: z.string().max(MAX_CRASH_BYTES),
  /** The product's version that the page is of. */
  version: z.string().regex(/^[\w.+-]{0,100}$/),
});
export type Crash = z.infer<typeof Crash>;
