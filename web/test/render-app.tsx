import type { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from '../src/lib/router.tsx';
import { Providers } from '../src/app/providers.tsx';
import { Router } from '../src/app/router.tsx';
import { createQueryClient } from '../src/lib/query-client.ts';
import { runInlineScript } from './inline-script.ts';

interface RenderedApp {
  user: UserEvent;
  client: QueryClient;
  unmount: () => void;
}

/**
 * Renders the app with its providers at a URL, or only `children`, into a page with its inline script.
 *
 * @param beforeApp runs while the page has its inline script alone
 */
export function renderApp(
  path: string,
  children: ReactNode = <Router />,
  beforeApp: () => void = () => undefined,
): RenderedApp {
  window.history.replaceState(null, '', path);
  runInlineScript();
  beforeApp();
  const client = createQueryClient();
  const { unmount } = render(
    <BrowserRouter>
      <Providers client={client}>{children}</Providers>
    </BrowserRouter>,
  );
  return { user: userEvent.setup(), client, unmount: unmount };
}
