import { type App, type AppOptions, createApp } from '@inkwell/service';
import { entriesRoutes } from './entries.routes.ts';
import { pagesRoutes } from './pages.routes.ts';
import { promptsRoutes } from './prompts.routes.ts';
import { recallRoutes } from './recall.routes.ts';
import { searchRoutes } from './search.routes.ts';
import type { Stories } from './stories.ts';

export interface JournalDeps extends Pick<AppOptions, 'log' | 'verify' | 'ready'> {
  stories: Stories;
}

export function buildApp({ stories, ...kit }: JournalDeps): App {
  const app = createApp(kit);
  entriesRoutes(app, stories.entries);
  pagesRoutes(app, stories.pages);
  promptsRoutes(app, stories.prompts);
  recallRoutes(app, stories.recall);
  searchRoutes(app, stories.search);
  return app;
}
