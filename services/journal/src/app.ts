import { type App, type AppOptions, createApp } from '@inkwell/service';
import { entriesRoutes } from './entries.routes.ts';
import type { Entries } from './entries.ts';
import { promptsRoutes } from './prompts.routes.ts';

export interface JournalDeps extends Pick<AppOptions, 'log' | 'verify' | 'ready'> {
  entries: Entries;
}

export function buildApp({ entries, ...kit }: JournalDeps): App {
  const app = createApp(kit);
  entriesRoutes(app, entries);
  promptsRoutes(app);
  return app;
}
