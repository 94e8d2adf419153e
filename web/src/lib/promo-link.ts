import { writeStorage, readStorage } from './storage.ts';

const KEY = 'inkwell-promo';

/** Stores the promo code of a link (`?promo=…`) for this tab, through sign-up and onboarding. */
export function storePromo(search: string): void {
  const code = new URLSearchParams(search).get('promo')?.trim();
  if (code) writeStorage('sessionStorage', KEY, code.toUpperCase());
}

export const storedPromo = (): string | null => readStorage('sessionStorage', KEY);

export const clearStoredPromo = (): void => void writeStorage('sessionStorage', KEY, null);

/** Adds the stored code to the path's query, because another host cannot read this one's storage. */
export function addPromoToPath(path: string): string {
  const code = storedPromo();
  const [pathname = '', search = ''] = path.split('?', 2);
  const params = new URLSearchParams(search);
  if (code === null || params.get('promo')) return path;
  params.set('promo', code);
  return `${pathname}?${params.toString()}`;
}
