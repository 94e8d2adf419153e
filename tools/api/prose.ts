import { PRODUCT_NAME, SESSION_COOKIE, TIMEZONE_HEADER, TIMEZONE_OFFSET_HEADER } from '@inkwell/contracts';

import type { Guard } from '../../gateway/src/guard-table.ts';
import type { ApiDocument, Operation, Parameter } from './openapi.ts';

export const API_INFO: ApiDocument['info'] = {
  title: `${PRODUCT_NAME} API`,
  version: '1',
  description: [
    'What the web app calls. Made from the schemas with which the services check what comes in and what goes out, and from the table by which the gateway lets requests through.',
    `**Session.** Signing up or in sets the cookie \`${SESSION_COOKIE}\`, which no script can read. A request that is not GET must come from a page of the product's own (\`Sec-Fetch-Site\`, else \`Origin\`), or from no browser.`,
    '**Errors** have one body, `ErrorBody`. `error` is a stable code; `message` is for people.',
    '**Input.** Unknown fields are dropped; blank counts as missing. **Answers** may get further fields at any time; none is ever cached.',
    '**Time.** Instants are ISO 8601 in UTC, days `YYYY-MM-DD`. What today is follows `X-Timezone`, else `X-Timezone-Offset`, else UTC.',
    '**Limits.** 600 requests a minute and person, and those named below. Each answer has an `X-Request-Id`, by which it is found in the logs.',
  ].join('\n\n'),
};

export const TAGS: Record<Guard['service'], string> = {
  auth: 'Accounts, sessions, onboarding and the SoulPrint',
  billing: 'Subscriptions and promo codes',
  journal: 'Pages, their history and the search',
  chat: 'Conversations with the companion, its memory, care',
  insights: 'What the pages and conversations show',
  calendar: 'Events, suggestions and Google Calendar',
  gateway: 'Live notices, and errors of the web app',
};

export const SECURITY_SCHEMES = {
  session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'Set by signing up or in.' },
  stripeSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: "Stripe's signature of the body's exact bytes.",
  },
  googleChannel: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Goog-Channel-Token',
    description: 'The token of the channel that the notice names.',
  },
} as const;

export const PLACE_PARAMETERS: Record<string, Parameter> = {
  timezone: {
    name: TIMEZONE_HEADER,
    in: 'header',
    description: "The person's time zone, by its IANA name.",
    schema: { type: 'string' },
  },
  timezoneOffset: {
    name: TIMEZONE_OFFSET_HEADER,
    in: 'header',
    description:
      "Minutes, with the sign of JavaScript's `getTimezoneOffset`: New York in winter is 300. Read where there is no valid time zone.",
    schema: { type: 'integer', minimum: -960, maximum: 960 },
  },
};

export function securityOf({ access, hasOwnSignature, service, path }: Guard): Operation['security'] {
  if (hasOwnSignature) return [service === 'billing' ? { stripeSignature: [] } : { googleChannel: [] }];
  if (access !== 'anybody') return [{ session: [] }];
  return path === '/api/logout' ? [{}, { session: [] }] : [];
}

const ACCESS_WORDS: Record<Guard['access'], string> = {
  anybody: 'For anybody.',
  user: 'For a person who is signed in.',
  onboarded: 'For a person who has completed the onboarding.',
  access: 'For a person with a trial or subscription that runs.',
};

/** Who may call, in words. */
export function accessWords({ access, hasOwnSignature, signsAccess, limit }: Guard): string {
  if (hasOwnSignature) return 'For its sender alone, who signs it.';
  const care = signsAccess ? ' Without a trial or subscription only somebody under care is answered.' : '';
  const counted = access === 'anybody' ? 'each address' : 'each person and address';
  return `${ACCESS_WORDS[access]}${care}${limit ? ` Limited for ${counted}.` : ''}`;
}
