import { readStorage, writeStorage } from './storage.ts';

const KEY = 'inkwell-access';

/** Whether whoever used this device last had access; undefined where nobody has. */
export function lastAccess(): boolean | undefined {
  const text = readStorage('localStorage', KEY);
  return text === null ? undefined : text === 'yes';
}

/** Keeps it for the next load; undefined once nobody is signed in. */
export function storeAccess(access: boolean | undefined): void {
  writeStorage('localStorage', KEY, access === undefined ? null : access ? 'yes' : 'no');
}
