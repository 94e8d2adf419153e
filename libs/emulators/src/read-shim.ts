import { readFileSync } from 'node:fs';

// From here and from the bundle in `dist` the way is the same.
const parts = ['card.js', 'look.js', 'form.js', 'stripe.js'].map((name) =>
  readFileSync(new URL(`../src/shim/${name}`, import.meta.url), 'utf8'),
);

/** The script that stands in for js.stripe.com in a browser: it defines `window.Stripe`. */
export function readShim(): string {
  return parts.join('\n');
}
