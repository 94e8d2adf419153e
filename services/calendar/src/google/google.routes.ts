import {
  CalendarEvent,
  DisconnectGoogle,
  GoogleCalendar,
  GoogleStatus,
  GoogleSyncAnswer,
  SaveGoogleSettings,
  SyncGoogle,
} from '@inkwell/contracts';
import { type App, userOf } from '@inkwell/service';
import { z } from 'zod';
import type { Google } from './google.ts';

/** A first sync of many events, and the removal of many, takes a while at Google's pace. */
const SYNC_MS = 120_000;
const ASK_MS = 30_000;

const Callback = z.object({
  state: z.string().max(200).optional().catch(undefined),
  code: z.string().max(2_000).optional().catch(undefined),
  error: z.string().max(200).optional().catch(undefined),
});

export function googleRoutes(
  app: App,
  { connecting, syncing, links, restoreConflict, originOf }: Google,
): void {
  const path = (name: string) => `/api/google-calendar/${name}`;

  app.get(path('status'), { schema: { response: { 200: GoogleStatus } } }, async (request) => {
    const userId = userOf(request);
    const status = await links.status(userId);
    if (status.connected && status.syncEnabled) await syncing.see(userId);
    return status;
  });

  app.get(
    path('calendars'),
    { handlerTimeout: ASK_MS, schema: { response: { 200: z.array(GoogleCalendar) } } },
    (request) => connecting.calendars(userOf(request)),
  );

  app.get(
    path('auth'),
    { schema: { response: { 200: z.object({ authUrl: z.string() }) } } },
    async (request) => ({
      authUrl: await connecting.begin(userOf(request), `${originOf(hostOf(request))}${path('callback')}`),
    }),
  );

  app.get(
    path('callback'),
    { handlerTimeout: ASK_MS, schema: { querystring: Callback } },
    async (request, reply) => {
      const outcome = await connecting.end(userOf(request), request.query);
      return reply.redirect(`/app?mode=plan&google=${outcome}`);
    },
  );

  app.put(
    path('settings'),
    { handlerTimeout: SYNC_MS, schema: { body: SaveGoogleSettings, response: { 200: GoogleStatus } } },
    (request) => connecting.saveSettings(userOf(request), request.body),
  );

  app.post(
    path('disconnect'),
    {
      handlerTimeout: SYNC_MS,
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
    { handlerTimeout: SYNC_MS, schema: { body: SyncGoogle, response: { 200: GoogleSyncAnswer } } },
    (request) => syncing.syncNow(userOf(request), request.body),
  );
}

/** As the browser has it: the gateway says which. */
function hostOf({ headers }: { headers: Record<string, string | string[] | undefined> }): string | undefined {
  const host = headers['x-forwarded-host'];
  return typeof host === 'string' ? host : undefined;
}
