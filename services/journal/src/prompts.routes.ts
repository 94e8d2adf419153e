import { JournalPrompts } from '@inkwell/contracts';
import { type App, timeZoneOf, userOf } from '@inkwell/service';
import type { Prompts } from './prompts/prompts.ts';

export function promptsRoutes(app: App, prompts: Pick<Prompts, 'list'>): void {
  app.get('/api/journal-prompts', { schema: { response: { 200: JournalPrompts } } }, async (request) => ({
    prompts: await prompts.list(userOf(request), timeZoneOf(request)),
  }));
}
