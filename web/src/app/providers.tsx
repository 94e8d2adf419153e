import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLiveUnlessHydrating } from '../lib/event-replay.ts';
import { MenuProvider } from './menu-context.tsx';
import { Notifications } from './notifications.tsx';
import { FocusAndTitle } from './page-focus.tsx';

// A component of its own, because its second render after a hydration is not one of the whole page.
function LiveUnlessHydrating() {
  useLiveUnlessHydrating();
  return null;
}

export const Providers = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <MenuProvider>{children}</MenuProvider>
    <Notifications />
    <LiveUnlessHydrating />
    <FocusAndTitle />
  </QueryClientProvider>
);
