import { SearchQuery, SearchResults } from '@inkwell/contracts';
import { type App, userOf } from '@inkwell/service';
import type { Search } from './search.ts';

export function searchRoutes(app: App, { search }: Search): void {
  app.get(
    '/api/journal-search',
    { schema: { querystring: SearchQuery, response: { 200: SearchResults } } },
    (request) => search(userOf(request), request.query),
  );
}
