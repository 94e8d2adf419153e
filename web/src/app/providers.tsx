import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MenuProvider } from './menu-context.tsx';
import { Notifications } from './notifications.tsx';

export const Providers = ({ client, children }: { client: QueryClient; children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <MenuProvider>{children}</MenuProvider>
    <Notifications />
  </QueryClientProvider>
);
