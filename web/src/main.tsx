import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { LiveUpdates } from './app/live-updates.tsx';
import { Providers } from './app/providers.tsx';
import { Router } from './app/router.tsx';
import { startFirstLoad } from './app/first-load.ts';
import { reportUncaughtErrors } from './lib/crashes.ts';
import { storePromo } from './lib/promo-link.ts';
import { createQueryClient } from './lib/query-client.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reportUncaughtErrors();
storePromo(window.location.search);

const client = createQueryClient();
startFirstLoad(client);

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Providers client={client}>
        <LiveUpdates />
        <Router />
      </Providers>
    </BrowserRouter>
  </StrictMode>,
);
