import { Cities, CityQuery } from '@inkwell/contracts';
import { type App, userOf } from '@inkwell/service';
import { searchCities } from '@inkwell/astrology';

// The first question waits for the index, on a busy machine for some seconds.
const FIRST_MS = 10_000;

export function cityRoutes(app: App): void {
  app.get(
    '/api/cities',
    { handlerTimeout: FIRST_MS, schema: { querystring: CityQuery, response: { 200: Cities } } },
    async (request) => {
      userOf(request);
      return { cities: await searchCities(request.query.q) };
    },
  );
}
