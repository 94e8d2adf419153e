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

let loading: Promise<Stripe | null> | undefined;

/** The provider's client, loaded when a card is first asked for. Null where no provider is configured. */
export function stripe(): Promise<Stripe | null> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Stripe | null> {
  if (!config.stripe) return null;
  // The stand-in sets `window.Stripe`, which loadStripe then takes instead of the provider's script.
  if (config.stripe.emulated) await loadScript(EMULATOR_SCRIPT);
  return loadStripe(config.stripe.publishableKey);
}

/** The provider's form lives in a frame of its own: it is told our colours. */
export const appearance = (): Appearance => ({
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
