import { request, RequestError } from './request.ts';
import { readStorage, writeStorage } from './storage.ts';

const KEY = 'inkwell-logout-pending';
const TIMEOUT_MS = 5_000;
const RETRY_MS = 30_000;

/** Whether the person has signed out here and the server does not know it: the cookie still names a session. */
export const isLogoutPending = (): boolean => readStorage('localStorage', KEY) !== null;

/** From now on nobody is signed in on this device, also after a reload. */
export const setLogoutPending = (pending: boolean): void =>
  void writeStorage('localStorage', KEY, pending ? 'yes' : null);

type LogoutResult = 'done' | 'refused' | 'unreachable';

let running: Promise<LogoutResult> | null = null;

/** Ends the session at the server where that is still to be done. */
export function finishLogout(): Promise<LogoutResult> {
  if (!isLogoutPending()) return Promise.resolve('done');
  running ??= logOut().finally(() => {
    running = null;
  });
  return running;
}

async function logOut(): Promise<LogoutResult> {
  try {
    await request('POST', '/api/logout', undefined, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      keepalive: true,
    });
  } catch (error) {
    if (error instanceof RequestError) {
      // 401: there is no session to end.
      if (error.status !== 401) return 'refused';
    } else if (error instanceof TypeError || error instanceof DOMException) return 'unreachable';
    else throw error;
  }
  setLogoutPending(false);
  return 'done';
}

/** Tries again when the network is back, and now and then, until the returned function is called. */
export function retryPendingLogout(): () => void {
  const retry = () => void finishLogout();
  retry();
  const timer = setInterval(retry, RETRY_MS);
  window.addEventListener('online', retry);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', retry);
  };
}
