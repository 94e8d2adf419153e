import { keepStored, readStored } from './stored.ts';

const KEY = 'inkwell-reloaded-at';
const ONCE_IN_MS = 60_000;

/**
 * A window that was opened before the server changed asks for files that are gone: it is loaded anew, and not
 * again within a minute, so that a file that is truly missing cannot make it go round.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(readStored('sessionStorage', KEY) ?? 0);
    if (Date.now() - last < ONCE_IN_MS) return;
    if (keepStored('sessionStorage', KEY, String(Date.now()))) window.location.reload();
  });
}
