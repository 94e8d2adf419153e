import { Day, MessageAnalyses } from '@inkwell/contracts';
import { type App, AppError, userOf } from '@inkwell/service';
import { z } from 'zod';
import type { ReadAnalyses } from './analyses.ts';

/** For insights alone. */
export function analysesRoutes(app: App, readAnalyses: ReadAnalyses): void {
  app.get(
    '/internal/days/:date/analyses',
    { schema: { params: z.object({ date: Day }), response: { 200: MessageAnalyses } } },
    (request) => {
      if (request.identity?.caller !== 'insights') throw new AppError('unauthenticated');
      return readAnalyses(userOf(request), request.params.date);
    },
  );
}
