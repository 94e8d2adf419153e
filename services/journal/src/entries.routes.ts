import {
  Day,
  Entry,
  EntryCare,
  EntryQuery,
  EntryState,
  JournalDates,
  LIMITS,
  Revisions,
  RevisionsQuery,
  SaveEntry,
} from '@inkwell/contracts';
import { type App, timeZoneOf, userOf } from '@inkwell/service';
import { z } from 'zod';
import type { Entries } from './entries.ts';

const DayParams = z.object({ date: Day });

// The longest entry with each character escaped as a pair (`\ud83d\ude00`), and room for the other fields.
const SAVE_BODY_BYTES = LIMITS.entry * 12 + 1_024;

export function entriesRoutes(app: App, entries: Entries): void {
  app.get('/api/journal-dates', { schema: { response: { 200: JournalDates } } }, async (request) => ({
    dates: await entries.listDates(userOf(request)),
  }));

  app.get(
    '/api/journal-entries/:date',
    { schema: { params: DayParams, querystring: EntryQuery, response: { 200: Entry, 204: z.undefined() } } },
    async (request, reply) =>
      (await entries.get(userOf(request), request.params.date, request.query, timeZoneOf(request))) ??
      reply.code(204).send(),
  );

  app.get(
    '/api/journal-entries/:date/revisions',
    { schema: { params: DayParams, querystring: RevisionsQuery, response: { 200: Revisions } } },
    (request) => entries.listRevisions(userOf(request), request.params.date, request.query),
  );

  app.post(
    '/api/journal-entries',
    { bodyLimit: SAVE_BODY_BYTES, schema: { body: SaveEntry, response: { 200: Entry } } },
    (request) => entries.save(userOf(request), request.body, timeZoneOf(request)),
  );

  app.get(
    '/internal/entries/:date',
    { schema: { params: DayParams, response: { 200: EntryState } } },
    (request) => entries.getState(userOf(request), request.params.date),
  );

  app.get(
    '/internal/entries/:date/care',
    { schema: { params: DayParams, response: { 200: EntryCare } } },
    (request) => entries.getCare(userOf(request), request.params.date),
  );
}
