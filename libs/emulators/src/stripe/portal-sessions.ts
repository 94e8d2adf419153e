import type { StripeChanges } from './account.ts';
import type { RouteCall, ApiRoute } from './call.ts';
import { invalidRequest } from './errors.ts';
import { newId, randomCharacters } from './ids.ts';
import { liveCustomer } from './lookups.ts';
import type { PortalSession } from './objects.ts';
import { requiredText, text } from './params.ts';

/** How long a link to the portal is good for, in seconds. */
const LIFETIME_SECONDS = 3600;
/** The page's path on the emulator, which the gateway serves below its prefix. */
export const PORTAL_PATH = '/p/session';
const GATEWAY_PREFIX = '/stripe-emulator';

/** The session that a link's secret opens; undefined for one that is unknown or too old. */
export async function findSession(
  objects: StripeChanges,
  secret: string,
  now: number,
): Promise<PortalSession | undefined> {
  const session = await objects.get('portal_session', secret);
  return session !== undefined && now < session.created + LIFETIME_SECONDS ? session : undefined;
}

async function createPortalSession(call: RouteCall): Promise<PortalSession> {
  const customer = await liveCustomer(call, requiredText(call.params, 'customer'));
  const returnUrl = requiredText(call.params, 'return_url');
  const secret = `test_${randomCharacters(40)}`;
  const session: PortalSession = {
    id: newId('bps'),
    object: 'billing_portal.session',
    configuration: 'bpc_1Inkwell',
    created: call.now,
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: text(call.params, 'locale') ?? null,
    on_behalf_of: null,
    return_url: returnUrl,
    // The emulator has no address that browsers know: its page is served where the product is.
    url: new URL(`${GATEWAY_PREFIX}${PORTAL_PATH}/${secret}`, checkedUrl(returnUrl)).href,
  };
  call.objects.put('portal_session', secret, session, new Date(Date.now() + LIFETIME_SECONDS * 1000));
  return session;
}

function checkedUrl(url: string): URL {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url);
  throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: 'return_url' });
}

export const portalRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    allowed: ['customer', 'locale', 'return_url'],
    handle: createPortalSession,
  },
];
