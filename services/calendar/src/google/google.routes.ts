import {
  CalendarEvent,
  DisconnectGoogle,
  GoogleCalendar,
  GoogleStatus,
  GoogleSyncAnswer,
  pageAfterGoogle,
  SaveGoogleSettings,
  SyncGoogle,
} from '@inkwell/contracts';
import { type App, userOf } from '@inkwell/service';
import { z } from 'zod';
import type { Google } from './google.ts';

/** A first sync of many events, and the removal of many, takes a while at Google's pace. */
const SYNC_TIMEOUT_MS = 120_000;
const CALL_TIMEOUT_MS = 30_000;

const OAuthCallback = z.object({
  state: z.string().max(200).optional().catch(undefined),
  code: z.string().max(2_000).optional().catch(undefined),
  error: z.string().max(200).optional().catch(undefined),
});

export function googleRoutes(
  app: App,
  { connecting, syncing, due, links, restoreConflict, originOf }: Google,
): void {
  const path = (name: string) => `/api/google-calendar/${name}`;

  app.get(path('status'), { schema: { response: { 200: GoogleStatus } } }, async (request) => {
    const userId = userOf(request);
    const status = await links.status(userId);
    if (status.connected && status.syncEnabled) await due.markSeen(userId);
    return status;
  });

  app.get(
    path('calendars'),
    { handlerTimeout: CALL_TIMEOUT_MS, schema: { response: { 200: z.array(GoogleCalendar) } } },
    (request) => connecting.calendars(userOf(request)),
  );

  app.get(
    path('auth'),
    { schema: { response: { 200: z.object({ authUrl: z.string() }) } } },
    async (request) => ({
      authUrl: await connecting.begin(
        userOf(request),
        `${originOf(requestHost(request))}${path('callback')}`,
      ),
    }),
  );

  app.get(
    path('callback'),
    {
      handlerTimeout: CALL_TIMEOUT_MS,
      schema: { querystring: OAuthCallback },
      // It is a person's browser that comes back: an error in JSON would be the end of their way.
      errorHandler: (error, request, reply) => {
        if (!request.identity) throw error;
        request.log.error({ reqId: request.id, err: error }, 'a Google account could not be connected');
        return reply.redirect(pageAfterGoogle('failed'));
      },
    },
    async (request, reply) => {
      const outcome = await connecting.end(userOf(request), request.query);
      return reply.redirect(pageAfterGoogle(outcome));
    },
  );

  app.put(
    path('settings'),
    {
      handlerTimeout: SYNC_TIMEOUT_MS,
      schema: { body: SaveGoogleSettings, response: { 200: GoogleStatus } },
    },
    (request) => connecting.saveSettings(userOf(request), request.body),
  );

  app.post(
    path('disconnect'),
    {
      handlerTimeout: SYNC_TIMEOUT_MS,
      schema: { body: DisconnectGoogle.nullish(), response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      await connecting.disconnect(userOf(request), request.body?.keep ?? true);
      return reply.code(204).send();
    },
  );

  app.post(
    path('conflicts/:id/restore'),
    { schema: { params: z.object({ id: z.string() }), response: { 200: CalendarEvent } } },
    (request) => restoreConflict(userOf(request), request.params.id),
  );

  app.post(
    path('sync'),
    { handlerTimeout: SYNC_TIMEOUT_MS, schema: { body: SyncGoogle, response: { 200: GoogleSyncAnswer } } },
    (request) => syncing.syncNow(userOf(request), request.body),
  );
}

/** https://developers.google.com/workspace/calendar/api/guides/push#receive-notifications */
const NoticeHeaders = z.object({
  'x-goog-channel-id': z.string().max(64),
  'x-goog-channel-token': z.string().max(256),
  'x-goog-resource-state': z.string().max(20),
});

export function googleNoticeRoute(app: App, { watching }: Google): void {
  // A scope of its own: a notice names a type of content and has none.
  void app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request: unknown, _payload: unknown, done: (error: null) => void) =>
      done(null),
    );
    scope.post(
      '/api/webhooks/google',
      { schema: { headers: NoticeHeaders, response: { 204: z.undefined() } } },
      async ({ headers }, reply) => {
        await watching.notice(
          headers['x-goog-channel-id'],
          headers['x-goog-channel-token'],
          headers['x-goog-resource-state'],
        );
        return reply.code(204).send();
      },
    );
  });
}

/** As the browser has it: the gateway says which. */
function requestHost({
  headers,
}: {
  headers: Record<string, string | string[] | undefined>;
}): string | undefined {
  const host = headers['x-forwarded-host'];
  return typeof host === 'string' ? host : undefined;
}
