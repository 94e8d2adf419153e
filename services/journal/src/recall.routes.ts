import { MemoryQuery } from '@inkwell/ai/memory';
import { Day, FoundParagraphs, PageOfDay } from '@inkwell/contracts';
import { type App, AppError, userOf } from '@inkwell/service';
import { z } from 'zod';
import type { PageRecall } from './recall.ts';

const DayParams = z.object({ date: Day });

/** For the companion alone: they answer with what the person wrote. */
export function recallRoutes(app: App, recall: PageRecall): void {
  app.get(
    '/internal/entries/:date/page',
    { schema: { params: DayParams, response: { 200: PageOfDay } } },
    (request) => {
      refuseOthers(request.identity?.caller);
      return recall.page(userOf(request), request.params.date);
    },
  );

  app.post(
    '/internal/paragraphs',
    { schema: { body: MemoryQuery, response: { 200: FoundParagraphs } } },
    (request) => {
      refuseOthers(request.identity?.caller);
      return recall.search(userOf(request), request.body);
    },
  );
}

function refuseOthers(caller: string | undefined): void {
  if (caller !== 'chat') throw new AppError('unauthenticated');
}
