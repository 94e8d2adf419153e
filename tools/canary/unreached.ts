const NEEDS_NO_DATABASE = 'it answers from memory';
const REDIRECTS_TO_APP =
  'the service sends the browser back to the week: services/calendar/test/connecting-google.test.ts';

/**
 * Codes of operations that the product on one machine is not brought to answer, and why; `*`: of every operation.
 * Where a component test drives one, it is named.
 */
export const UNREACHED_CODES: Readonly<Record<string, string>> = {
  '* request_timeout': 'it takes a minute: libs/service/test/canary.test.ts',
  'POST /api/crashes internal': NEEDS_NO_DATABASE,
  'POST /api/crashes unavailable': NEEDS_NO_DATABASE,
  'GET /api/cities internal': NEEDS_NO_DATABASE,
  'GET /api/live internal': NEEDS_NO_DATABASE,
  'GET /api/google-calendar/callback internal': REDIRECTS_TO_APP,
};
