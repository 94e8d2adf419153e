import { readFileSync } from 'node:fs';

// From here and from the bundle in `dist` the way is the same.
const readPageFile = (name: string) => readFileSync(new URL(`../src/shim/${name}`, import.meta.url), 'utf8');

const shimFiles = ['card.js', 'look.js', 'form.js', 'stripe.js'].map(readPageFile);
const portalStyle = readPageFile('portal.css');

/** The script that stands in for js.stripe.com in a browser: it defines `window.Stripe`. */
export function readShim(): string {
  return shimFiles.join('\n');
}

/** The style sheet of the page that stands in for Stripe's portal. */
export const readPortalStyle = (): string => portalStyle;
