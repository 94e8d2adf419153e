import { readStorage, writeStorage } from './storage.ts';

const KEY = 'inkwell-access';

/** Whether the user had access when this device was last used. */
export const lastAccess = (): boolean => readStorage('localStorage', KEY) !== null;

/** Keeps it for the next load. */
export function storeAccess(access: boolean): void {
  writeStorage('localStorage', KEY, access ? 'yes' : null);
}
