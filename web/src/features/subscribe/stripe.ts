import { loadStripe } from '@stripe/stripe-js/pure';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { config } from '../../lib/config.ts';
import { tokenColor } from '../../lib/theme.ts';

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

/** The theme of Stripe's form, which is an iframe and cannot read our style sheet. */
export const stripeAppearance = (): Appearance => ({
  theme: 'flat',
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
