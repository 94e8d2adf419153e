import { type App, type AppOptions, createApp } from '@inkwell/service';
import { entriesRoutes } from './entries.routes.ts';
import { pagesRoutes } from './pages.routes.ts';
import { promptsRoutes } from './prompts.routes.ts';
import { recallRoutes } from './recall.routes.ts';
import { searchRoutes } from './search.routes.ts';
import type { UseCases } from './use-cases.ts';

export interface JournalDeps extends Pick<AppOptions, 'log' | 'verify' | 'ready'> {
  useCases: UseCases;
}

export function buildApp({ useCases, ...kit }: JournalDeps): App {
  const app = createApp(kit);
  entriesRoutes(app, useCases.entries);
  pagesRoutes(app, useCases.pages);
  promptsRoutes(app, useCases.prompts);
  recallRoutes(app, useCases.recall);
  searchRoutes(app, useCases.search);
  return app;
}
