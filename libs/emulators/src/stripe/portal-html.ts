import type { Invoice, PaymentMethod } from './objects.ts';

/** Everything the page shows. */
export interface PortalView {
  card: PaymentMethod | undefined;
  invoices: Invoice[];
  returnUrl: string | null;
  /** What happened to a card that was typed. */
  result: { kind: 'saved' } | { kind: 'refused'; message: string } | undefined;
}

const brandNames: Record<string, string> = {
  amex: 'American Express',
  mastercard: 'Mastercard',
  visa: 'Visa',
};

const escapeText = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const formatMoney = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
const formatDay = (seconds: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000));

/** The style sheet stands two folders above the page. */
const pageHtml = (body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Card and invoices</title>
<link rel="stylesheet" href="../../portal.css">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;

/** The page behind a portal link: the card, a form for another one, the invoices and the way back. */
export function portalHtml({ card, invoices, returnUrl, result }: PortalView): string {
  const back =
    returnUrl === null ? '' : `<a class="back" href="${escapeText(returnUrl)}">← Back to your account</a>`;
  return pageHtml(`${back}
<h1>Card and invoices</h1>
<p class="note">Test mode: this page stands in for Stripe’s, and nothing is charged.</p>
${cardHtml(card)}
${formHtml(card, result)}
${invoicesHtml(invoices)}`);
}

export const expiredHtml = (): string =>
  pageHtml(`<h1>This link has expired</h1>
<p>Open “Card and invoices” in your account settings again for a new one.</p>`);

function cardHtml(method: PaymentMethod | undefined): string {
  if (method === undefined) return '<section><h2>Card</h2><p>No card is on file.</p></section>';
  const { brand, last4, exp_month: month, exp_year: year } = method.card;
  return `<section><h2>Card</h2>
<p class="card"><span>${escapeText(brandNames[brand] ?? brand)} ending in ${escapeText(last4)}</span>
<span class="soft">Expires ${String(month).padStart(2, '0')} / ${year}</span></p></section>`;
}

function formHtml(card: PaymentMethod | undefined, result: PortalView['result']): string {
  const isRefused = result?.kind === 'refused';
  const saved = result?.kind === 'saved' ? '<p class="good" role="status">Your new card is saved.</p>' : '';
  const refused = isRefused ? `<p class="error" role="alert">${escapeText(result.message)}</p>` : '';
  const name = card === undefined ? 'Add a card' : 'Use another card';
  return `${saved}
<details${isRefused ? ' open' : ''}><summary>${name}</summary>
<form method="post">
${refused}
<label class="wide">Card number <input name="number" inputmode="numeric" autocomplete="cc-number" required></label>
<label>Expiration date <input name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" required></label>
<label>Security code <input name="cvc" inputmode="numeric" autocomplete="cc-csc" required></label>
<p class="note wide">Try 4242 4242 4242 4242 with any future date and any code.</p>
<button class="wide">Save card</button>
</form></details>`;
}

function invoicesHtml(invoices: Invoice[]): string {
  if (invoices.length === 0) return '<section><h2>Invoices</h2><p>There are none yet.</p></section>';
  const rows = invoices.map(
    (
      invoice,
    ) => `<tr><td>${formatDay(invoice.created)}<span class="soft">${escapeText(invoice.number ?? '')}</span></td>
<td>${formatMoney(invoice.total, invoice.currency)}</td><td>${invoice.status === 'paid' ? 'Paid' : escapeText(invoice.status)}</td></tr>`,
  );
  return `<section><h2>Invoices</h2>
<table><thead><tr><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">Status</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></section>`;
}
