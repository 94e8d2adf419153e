import { JournalPrompts } from '@inkwell/contracts';
import { type App, todayOf } from '@inkwell/service';
import { promptsOf } from './prompts.ts';

export function promptsRoutes(app: App): void {
  app.get('/api/journal-prompts', { schema: { response: { 200: JournalPrompts } } }, async (request) => ({
    prompts: promptsOf(todayOf(request)),
  }));
}
