import { InsightDays, InsightDaysQuery, Insights, InsightSettings } from '@inkwell/contracts';
import { type App, timeZoneOf, userOf } from '@inkwell/service';
import { z } from 'zod';
import type { InsightsUseCases } from './insights.ts';

const ById = z.object({ id: z.string() });

export function insightsRoutes(app: App, insights: InsightsUseCases): void {
  app.get('/api/insights', { schema: { response: { 200: Insights } } }, (request) =>
    insights.get(userOf(request), timeZoneOf(request)),
  );

  app.get(
    '/api/insights/days',
    { schema: { querystring: InsightDaysQuery, response: { 200: InsightDays } } },
    (request) => insights.days(userOf(request), request.query),
  );

  app.put(
    '/api/insights/settings',
    { schema: { body: InsightSettings, response: { 200: InsightSettings } } },
    (request) => insights.changeSettings(userOf(request), request.body),
  );

  app.delete(
    '/api/insights/:id',
    { schema: { params: ById, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await insights.dismiss(userOf(request), request.params.id);
      return reply.code(204).send();
    },
  );
}
