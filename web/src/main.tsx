import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { LiveUpdates } from './app/live-updates.tsx';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { rememberPromo } from './lib/promo.ts';
import { createQueryClient } from './lib/query-client.ts';
import { reloadWhenOutdated } from './lib/outdated.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadWhenOutdated();
rememberPromo(window.location.search);

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
