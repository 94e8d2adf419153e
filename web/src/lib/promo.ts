import { keepStored, readStored } from './stored.ts';

const KEY = 'inkwell-promo';

/** Keeps the code of a link (`?promo=…`) through sign-up and onboarding, for this tab. */
export function rememberPromo(search: string): void {
  const code = new URLSearchParams(search).get('promo')?.trim();
  if (code) keepStored('sessionStorage', KEY, code.toUpperCase());
}

export const rememberedPromo = (): string | null => readStored('sessionStorage', KEY);

export const forgetPromo = (): void => void keepStored('sessionStorage', KEY, null);

/** The path with the remembered code in its query: for another host, which cannot see what this one remembers. */
export function withPromo(path: string): string {
  const code = rememberedPromo();
  const [pathname = '', search = ''] = path.split('?', 2);
  const params = new URLSearchParams(search);
  if (code === null || params.get('promo')) return path;
  params.set('promo', code);
  return `${pathname}?${params.toString()}`;
}
