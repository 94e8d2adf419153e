import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from './lib/router.tsx';
import { App } from './app/app.tsx';
import { startFirstLoad } from './app/first-load.ts';
import { reportUncaughtErrors } from './lib/crashes.ts';
import { storePromo } from './lib/promo-link.ts';
import { createQueryClient } from './lib/query-client.ts';
import { guardTextInMemory } from './lib/typed-texts.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reportUncaughtErrors();
guardTextInMemory();
storePromo(window.location.search);

const client = createQueryClient();
const { page, loaded } = startFirstLoad(client);
const app = <App client={client} router={(children) => <BrowserRouter>{children}</BrowserRouter>} />;

if (page === root.dataset['page']) {
  // Hydrated once the code of the prerendered page is loaded. No `await`: that code imports this module, which would
  // wait for it in turn. In a transition React hydrates in slices of a few
  // milliseconds, and the browser handles input between them.
  void loaded.then(() => {
    startTransition(() => {
      hydrateRoot(root, app);
    });
  });
} else {
  createRoot(root).render(app);
}
