import type { VisitorPage } from '@inkwell/contracts/hosts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from './lib/router.tsx';
import { App } from './app/app.tsx';
import { PAGES } from './app/router.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { userQuery } from './lib/session.ts';

/** Renders a page as a visitor's browser would, for the build. */
export async function prerender(page: VisitorPage): Promise<string> {
  const client = createQueryClient();
  client.setQueryData(userQuery.queryKey, null);
  await PAGES[page].preload();
  const path = page === 'landing' ? '/' : `/${page}`;
  const html = renderToString(
    <App client={client} router={(children) => <StaticRouter path={path}>{children}</StaticRouter>} />,
  );
  // Its timers would keep the build running.
  client.clear();
  return html;
}
