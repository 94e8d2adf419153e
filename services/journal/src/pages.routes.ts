import { JournalPages, PagesQuery } from '@inkwell/contracts';
import { type App, userOf } from '@inkwell/service';
import type { Pages } from './pages.ts';

export function pagesRoutes(app: App, pages: Pages): void {
  app.get(
    '/api/journal-pages',
    { schema: { querystring: PagesQuery, response: { 200: JournalPages } } },
    (request) => pages.list(userOf(request), request.query),
  );
}
