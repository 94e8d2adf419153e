import { Insights } from '@inkwell/contracts';
import { type App, todayOf, userOf } from '@inkwell/service';
import { z } from 'zod';
import type { Reflections } from './reflections.ts';

const ById = z.object({ id: z.string() });

export function insightsRoutes(app: App, reflections: Reflections): void {
  app.get('/api/insights', { schema: { response: { 200: Insights } } }, (request) =>
    reflections.getInsights(userOf(request), todayOf(request)),
  );

  app.delete('/api/insights/:id', { schema: { params: ById, response: { 204: z.undefined() } } }, () =>
    reflections.dismissInsight(),
  );
}
