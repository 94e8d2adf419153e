import { Crash, MAX_CRASH_BYTES } from '@inkwell/contracts';
import { type App, type Logger, MAX_FRAMES } from '@inkwell/service';
import type { onRequestAsyncHookHandler } from 'fastify';

// `at save (https://host/assets/app-1a2b.js:1:2)` in Chromium, `save@https://host/assets/app-1a2b.js:1:2` elsewhere.
const FRAME_PATTERN =
  /^(?:at )?(?:async )?(?:new )?(?:([\w$.<>/]*)(?: \(|@))?https?:\/\/[^/\s]+(\/assets\/[\w.-]+:\d+:\d+)\)?$/;

/** The frames of a stack that lie in our own files; a line of any other form may hold personal text. */
export function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', place] = FRAME_PATTERN.exec(line.trim()) ?? [];
      return place ? [`${name || '(anonymous)'} ${place}`] : [];
    })
    .slice(0, MAX_FRAMES);
}

/** `POST /api/crashes`: errors of the web app go to the log. */
export async function registerCrashes(
  app: App,
  { log, authorize }: { log: Logger; authorize: onRequestAsyncHookHandler },
): Promise<void> {
  await app.register(async (scope: App) => {
    // The other routes pass bodies on unread.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: MAX_CRASH_BYTES },
      scope.getDefaultJsonParser('error', 'error'),
    );
    // Before the body is read: what cannot be read counts, too.
    scope.post('/api/crashes', { onRequest: authorize, schema: { body: Crash } }, (request, reply) => {
      const { name, stack, version } = request.body;
      log.error({ crash: { name, frames: framesOf(stack), version } }, 'the web app crashed');
      return reply.status(204).send();
    });
  });
}
