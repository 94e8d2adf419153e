import { promoCodeOf } from '@inkwell/contracts/constants';
import { writeStorage, readStorage } from './storage.ts';

const KEY = 'inkwell-promo';
const OWNER_KEY = 'inkwell-promo-owner';

/** Stores the promo code of a link (`?promo=…`) for this tab, through sign-up and onboarding. */
export function storePromo(search: string): void {
  const code = promoCodeOf(new URLSearchParams(search).get('promo') ?? '');
  if (code === '') return;
  writeStorage('sessionStorage', KEY, code);
  writeStorage('sessionStorage', OWNER_KEY, null);
}

export const storedPromo = (): string | null => readStorage('sessionStorage', KEY);

export function clearStoredPromo(): void {
  writeStorage('sessionStorage', KEY, null);
  writeStorage('sessionStorage', OWNER_KEY, null);
}

/**
 * Keeps the stored code for whoever is signed in (null: nobody is), and removes it where it was another one's: their
 * session may have ended while the page was not open.
 */
export function claimStoredPromo(userId: string | null): void {
  const owner = readStorage('sessionStorage', OWNER_KEY);
  if (owner !== null && owner !== userId) clearStoredPromo();
  else if (owner === null && userId !== null && storedPromo() !== null)
    writeStorage('sessionStorage', OWNER_KEY, userId);
}

/** Adds the stored code to the path's query, because another host cannot read this one's storage. */
export function addPromoToPath(path: string): string {
  const code = storedPromo();
  const [pathname = '', search = ''] = path.split('?', 2);
  const params = new URLSearchParams(search);
  if (code === null || params.get('promo')) return path;
  params.set('promo', code);
  return `${pathname}?${params.toString()}`;
}
