import { loadStripe } from '@stripe/stripe-js/pure';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { useSyncExternalStore } from 'react';
import { config } from '../../lib/config.ts';
import { tokenColor, useTheme } from '../../lib/theme.ts';

const EMULATOR_SCRIPT = '/stripe-emulator/v3.js';

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`could not load ${src}`));
    };
    document.head.append(script);
  });
}

let stripePromise: Promise<Stripe | null> | undefined;

/** Stripe's client, loaded on the first call. Null where no payment provider is configured. */
export function getStripe(): Promise<Stripe | null> {
  stripePromise ??= loadStripeClient().catch((error: unknown) => {
    stripePromise = undefined;
    throw error;
  });
  return stripePromise;
}

async function loadStripeClient(): Promise<Stripe | null> {
  if (!config.stripe) return null;
  // The emulator sets `window.Stripe`, which loadStripe then uses instead of Stripe's script.
  if (config.stripe.emulated) await loadScript(EMULATOR_SCRIPT);
  return loadStripe(config.stripe.publishableKey);
}

type ColorScheme = 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';

function subscribeToSystem(notify: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** The colours on the screen; changes with the person's choice and with the device's. */
export function useColorScheme(): ColorScheme {
  const theme = useTheme();
  const isSystemDark = useSyncExternalStore(subscribeToSystem, () => window.matchMedia(DARK).matches);
  if (theme !== 'system') return theme;
  return isSystemDark ? 'dark' : 'light';
}

/** The theme of Stripe's form, which is an iframe and cannot read our style sheet. */
export const stripeAppearance = (scheme: ColorScheme): Appearance => ({
  theme: scheme === 'dark' ? 'night' : 'flat',
  variables: {
    colorPrimary: tokenColor('ink'),
    colorBackground: tokenColor('surface'),
    colorText: tokenColor('ink'),
    colorTextSecondary: tokenColor('ink-soft'),
    colorTextPlaceholder: tokenColor('ink-soft'),
    colorDanger: tokenColor('danger'),
    borderRadius: '10px',
    fontSizeBase: '16px',
  },
  rules: { '.Input': { border: `1px solid ${tokenColor('line-control')}` } },
});
