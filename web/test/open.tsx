import type { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from '../src/app/providers.tsx';
import { Router } from '../src/app/router.tsx';
import { createQueryClient } from '../src/lib/query-client.ts';

interface Opened {
  user: UserEvent;
  client: QueryClient;
  close: () => void;
}

/** Opens the app at an address as a browser would, with toasts; or only `children` of it. */
export function open(path: string, children: ReactNode = <Router />): Opened {
  window.history.replaceState(null, '', path);
  const client = createQueryClient();
  const { unmount } = render(
    <BrowserRouter>
      <Providers client={client}>{children}</Providers>
    </BrowserRouter>,
  );
  return { user: userEvent.setup(), client, close: unmount };
}
