import type { Crash } from '@inkwell/contracts';
import { config } from './config.ts';
import { StaleBuildError } from './build.ts';
import { request, RequestError } from './request.ts';

const MAX_REPORTS = 5;
const MAX_STACK = 6_000;
const reported = new Set<string>();

/** The stack's lines that name a place in a script. The message stays here: it may hold personal text. */
function placesOf({ stack = '', message }: Error): string {
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /https?:\/\/.*:\d+:\d+\)?$/.test(line))
    .join('\n')
    .slice(0, MAX_STACK);
}

/** Sends an error to the server's log, without its message; each one once, and only a few of a page. */
export function reportCrash(error: unknown): void {
  // A failed request and a newer build are no errors of the app.
  if (!(error instanceof Error) || error instanceof RequestError || error instanceof StaleBuildError) return;
  const crash: Crash = {
    name: /^\w{1,60}$/.test(error.name) ? error.name : 'Error',
    stack: placesOf(error),
    version: config.version.slice(0, 100),
  };
  const key = crash.name + crash.stack;
  if (crash.stack === '' || reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  // Where the report cannot be sent there is nobody to tell.
  request('POST', '/api/crashes', crash, { keepalive: true }).catch(() => undefined);
}

/** Reports what nothing catches. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => reportCrash(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason));
}
