import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import { LiveUpdates } from './live-updates.tsx';
import { Providers } from './providers.tsx';
import { Router } from './router.tsx';

interface AppProps {
  client: QueryClient;
  /** The router around it, which differs between a browser and the build. */
  router: (children: ReactNode) => ReactNode;
}

/** The whole app. The build prerenders the visitors' pages with it, and the browser hydrates them. */
export const App = ({ client, router }: AppProps) => (
  <StrictMode>
    {router(
      <Providers client={client}>
        <LiveUpdates />
        <Router />
      </Providers>,
    )}
  </StrictMode>
);
