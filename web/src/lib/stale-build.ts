import { writeStorage, readStorage } from './storage.ts';

const KEY = 'inkwell-reloaded-at';
const MIN_INTERVAL_MS = 60_000;

/**
 * Reloads a page that was opened before a deployment and requests files that are gone. At most once a minute, so
 * that a file that is really missing causes no reload loop.
 */
export function reloadOnStaleBuild(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(readStorage('sessionStorage', KEY) ?? 0);
    if (Date.now() - last < MIN_INTERVAL_MS) return;
    if (writeStorage('sessionStorage', KEY, String(Date.now()))) window.location.reload();
  });
}
