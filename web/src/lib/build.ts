import { setReachable, untilOnline } from './online.ts';
import { readStorage, writeStorage } from './storage.ts';
import { hasUnsavedText } from './unsaved.ts';

const RETRY_MS = 5_000;
const CHECK_TIMEOUT_MS = 10_000;
const MAX_FAILURES = 2;

/** The server has a newer build than the one of this page, whose files may be gone. */
export class StaleBuildError extends Error {
  override readonly name = 'StaleBuildError';
}

/** Compares the entry script of this page with the one that the server's page names now. */
async function checkBuild(): Promise<'current' | 'stale' | 'unreachable'> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  try {
    const response = await fetch('/', {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    const html = await response.text();
    // A network's sign-in page answers 200 as well.
    if (!response.ok || !html.includes('inkwell-config')) return 'unreachable';
    return !script || html.includes(script) ? 'current' : 'stale';
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return 'unreachable';
    throw error;
  }
}

/**
 * Imports code, and waits for the server where it cannot be reached.
 * @throws StaleBuildError where the server has a newer build; otherwise the failure of the import
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let failures = 0; ;) {
    try {
      return await load();
    } catch (error) {
      const build = await checkBuild();
      setReachable(build !== 'unreachable');
      if (build === 'stale') throw new StaleBuildError('the server has a newer build', { cause: error });
      if (build === 'unreachable') {
        await untilOnline(RETRY_MS);
        continue;
      }
      // The connection may have come back in between, so that one more try succeeds.
      failures += 1;
      if (failures === MAX_FAILURES) throw error;
    }
  }
}

const RELOADED_KEY = 'inkwell-reloaded-at';
const MIN_RELOAD_INTERVAL_MS = 60_000;

/** Reloads the page for the newer build; not over unsaved text, and at most once a minute. */
export function reloadForNewBuild(): void {
  const last = Number(readStorage('sessionStorage', RELOADED_KEY) ?? 0);
  if (hasUnsavedText() || Date.now() - last < MIN_RELOAD_INTERVAL_MS) return;
  if (writeStorage('sessionStorage', RELOADED_KEY, String(Date.now()))) window.location.reload();
}
