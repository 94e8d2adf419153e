import { CareState, ChangeCare, PersonCare, PersonLines, PersonLinesQuery } from '@inkwell/contracts';
import { type App, timeZoneOf, userOf } from '@inkwell/service';
import type { CareUseCases } from './care.ts';
import type { ReadLines } from './lines.ts';

export function careRoutes(
  app: App,
  care: Pick<CareUseCases, 'get' | 'getSigns' | 'change'>,
  readLines: ReadLines,
): void {
  app.get('/api/care', { schema: { response: { 200: CareState } } }, (request) =>
    care.get(userOf(request), timeZoneOf(request)),
  );
  app.put('/api/care', { schema: { body: ChangeCare, response: { 200: CareState } } }, (request) =>
    care.change(userOf(request), timeZoneOf(request), request.body),
  );
  app.get(
    '/api/care/lines',
    { schema: { querystring: PersonLinesQuery, response: { 200: PersonLines } } },
    (request) => readLines(userOf(request), timeZoneOf(request), request.query),
  );
  app.get('/internal/care', { schema: { response: { 200: PersonCare } } }, (request) =>
    care.getSigns(userOf(request)),
  );
}
