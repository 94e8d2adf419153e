import { Cities, CityQuery } from '@inkwell/contracts';
import { type App, userOf } from '@inkwell/service';
import { searchCities } from '@inkwell/astrology';

export function cityRoutes(app: App): void {
  app.get(
    '/api/cities',
    { schema: { querystring: CityQuery, response: { 200: Cities } } },
    async (request) => {
      userOf(request);
      return { cities: await searchCities(request.query.q) };
    },
  );
}
