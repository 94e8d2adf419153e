import { vi } from 'vitest';

/**
 * How long `vi.waitFor` and `vi.waitUntil` wait by default, in ms. Vitest's own second is over before a healthy process
 * answers on a machine whose cores are busy; only what never comes should fail.
 */
const WAIT_MS = 20_000;

type Options = Parameters<typeof vi.waitFor>[1];

const withTimeout = (options: Options): Options =>
  typeof options === 'number' ? options : { timeout: WAIT_MS, ...options };

const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, withTimeout(options));
vi.waitUntil = (callback, options) => waitUntil(callback, withTimeout(options));
