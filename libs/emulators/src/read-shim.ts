import { readFileSync } from 'node:fs';

// From here and from the bundle in `dist` the way is the same.
const read = (name: string) => readFileSync(new URL(`../src/shim/${name}`, import.meta.url), 'utf8');

const parts = ['card.js', 'look.js', 'form.js', 'stripe.js'].map(read);
const portalStyle = read('portal.css');

/** The script that stands in for js.stripe.com in a browser: it defines `window.Stripe`. */
export function readShim(): string {
  return parts.join('\n');
}

/** The style sheet of the page that stands in for Stripe's portal. */
export const readPortalStyle = (): string => portalStyle;
