const NO_DATABASE = 'it answers from memory';
const WAITS = 'it waits for a running sync for 20 s and more';
const ERASED = 'only where somebody is erased between two writes of the call: services/*/test/era*.test.ts';
const GOES_BACK =
  'the service sends the browser back to the week: services/calendar/test/connecting-google.test.ts';
const NO_CHANNEL =
  'only a secret of the service signs a notice: services/calendar/test/google-notices.test.ts';

/**
 * Codes of operations that the product on one machine is not brought to answer, and why; `*`: of every operation.
 * Where a component test drives one, it is named.
 */
export const UNREACHED: Readonly<Record<string, string>> = {
  '* request_timeout': 'it takes a minute: libs/service/test/canary.test.ts',
  'POST /api/crashes internal': NO_DATABASE,
  'POST /api/crashes unavailable': NO_DATABASE,
  'GET /api/cities internal': NO_DATABASE,
  'GET /api/live internal': NO_DATABASE,
  'GET /api/google-calendar/callback internal': GOES_BACK,
  'GET /api/google-calendar/callback unavailable': GOES_BACK,
  'POST /api/webhooks/google internal': NO_CHANNEL,
  'POST /api/webhooks/google unavailable': NO_CHANNEL,
  'PUT /api/google-calendar/settings google_busy': WAITS,
  'POST /api/google-calendar/disconnect google_busy': WAITS,
  'POST /api/google-calendar/sync google_busy': WAITS,
  'GET /api/google-calendar/calendars not_found': ERASED,
  'PUT /api/google-calendar/settings not_found': ERASED,
  'POST /api/google-calendar/disconnect not_found': ERASED,
  'POST /api/google-calendar/sync not_found': ERASED,
  'POST /api/google-calendar/conflicts/:id/restore read_only':
    'services/calendar/test/syncing-google.test.ts',
  'DELETE /api/calendar/events/:id too_large': 'services/calendar/test/calendar-events.test.ts',
  'POST /api/restart-subscription not_found': 'services/billing/test/erasure.test.ts',
  'POST /api/restart-subscription payment_required': 'services/billing/test/deleted-customer.test.ts',
};
