import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { LiveUpdates } from './app/live-updates.tsx';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { storePromo } from './lib/promo-link.ts';
import { createQueryClient } from './lib/query-client.ts';
import { reloadOnStaleBuild } from './lib/stale-build.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadOnStaleBuild();
storePromo(window.location.search);

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Providers client={createQueryClient()}>
        <LiveUpdates />
        <Router />
      </Providers>
    </BrowserRouter>
  </StrictMode>,
);
