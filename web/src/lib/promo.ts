const KEY = 'inkwell-promo';

/** Keeps the code of a link (`?promo=…`) through sign-up and onboarding, for this tab. */
export function rememberPromo(search: string): void {
  const code = new URLSearchParams(search).get('promo')?.trim();
  if (code) sessionStorage.setItem(KEY, code.toUpperCase());
}

export const rememberedPromo = (): string | null => sessionStorage.getItem(KEY);

export const forgetPromo = (): void => sessionStorage.removeItem(KEY);
