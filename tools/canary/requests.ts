import { CANARY, withCanary } from './canary.ts';

export const today = new Date().toISOString().slice(0, 10);

/** What a call sends beside its method and its pattern. */
export type RequestParts = {
  /** For each `:name` of the pattern. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

export const eventBody = () => ({
  title: withCanary('Tea'),
  startTime: `${today} 10:00:00`,
  endTime: `${today} 11:00:00`,
  description: withCanary('with my sister'),
  color: '#F4A261',
  suggested: false,
});

export const onboardingBody = () => ({
  name: withCanary('Lee'),
  birth: { date: '1990-05-17', time: '08:30', city: withCanary('Stockholm') },
  targets: {
    result_12_months: withCanary('A novel'),
    personal_quality: withCanary('Patience'),
    professional_skill: withCanary('Spanish'),
  },
  bottlenecks: {
    keeps_up_at_night: withCanary('The rent'),
    dominant_emotion: withCanary('Worry'),
    time_drain: withCanary('My phone'),
  },
  daily_rhythm: {
    peak_energy: 'Morning',
    pre_sleep_activity: withCanary('Reading'),
    target_sleep_hours: 7.5,
  },
  reflection: { keystone_habit: withCanary('A walk'), reflection_comfort: 'Comfortable', proud_word: CANARY },
});

const suggestionBody = () => ({
  id: CANARY,
  title: withCanary('Tea'),
  description: withCanary('with my sister'),
  priority: 'high',
  suggestedTime: `${today}T20:00:00.000Z`,
  duration: 30,
  reasoning: withCanary('She calls'),
  emotionalBenefit: withCanary('Calm'),
  confidence: 80,
});

export const safetyPlanBody = () => ({
  signs: [withCanary('No sleep')],
  alone: [withCanary('A walk')],
  distraction: [{ name: withCanary('The library'), tel: null }],
  people: [{ name: withCanary('Ana'), tel: '+46 70 123 45 67' }],
  professionals: [],
  safety: [withCanary('Not alone at night')],
});

const messageBody = () => ({ content: withCanary('I am afraid'), mode: 'write', date: today });
const idRequest = { params: { id: CANARY } };
const conversationRequest = { params: { id: '999999' } };
const dayRequest = { params: { date: '2001-01-01' } };
const rangeQuery = { from: `${today}T00:00:00.000Z`, to: `${today}T23:00:00.000Z` };

/** A well-formed call of each operation, with the canary wherever a text may stand. */
export const REQUESTS: Readonly<Record<string, () => RequestParts>> = {
  'POST /api/signup': () => ({
    body: { email: `${CANARY}.new@example.com`, password: withCanary('password') },
  }),
  'POST /api/signin': () => ({ body: { email: `${CANARY}.no@example.com`, password: withCanary('wrong') } }),
  'POST /api/logout': () => ({}),
  'POST /api/webhooks/stripe': () => ({
    body: { id: CANARY, object: 'event', type: CANARY, data: { object: { customer: CANARY } } },
  }),
  'POST /api/webhooks/google': () => ({ body: { id: CANARY } }),
  'POST /api/crashes': () => ({
    body: { name: 'TypeError', stack: `TypeError: ${withCanary('is not a function')}`, version: 'v1' },
  }),

  'GET /api/auth/user': () => ({}),
  'POST /api/onboarding/complete': () => ({ body: onboardingBody() }),
  'GET /api/cities': () => ({ query: { q: CANARY } }),
  'GET /api/user/blueprint': () => ({}),
  'POST /api/account/change-password': () => ({
    body: { currentPassword: withCanary('wrong'), newPassword: withCanary('another password') },
  }),
  'GET /api/subscription-status': () => ({}),
  'POST /api/subscription/portal': () => ({}),
  'GET /api/care': () => ({}),
  'PUT /api/care': () => ({ body: { folded: true } }),
  'GET /api/care/lines': () => ({ query: { kind: 'violence' } }),
  'GET /api/care/plan': () => ({}),
  'PUT /api/care/plan': () => ({ body: { plan: safetyPlanBody(), baseRevision: 0 } }),
  'GET /api/live': () => ({}),

  'POST /api/promo/validate': () => ({ body: { code: CANARY } }),
  'POST /api/subscription/setup': () => ({}),
  'POST /api/subscription/resubscribe': () => ({}),
  'POST /api/subscription/create': () => ({ body: { promoCode: CANARY } }),
  'POST /api/subscription/cancel': () => ({
    body: { reason: 'other', details: withCanary('Nothing'), improvement: withCanary('Nothing') },
  }),
  'POST /api/restart-subscription': () => ({}),

  'GET /api/journal-dates': () => ({}),
  'GET /api/journal-pages': () => ({ query: { limit: '5' } }),
  'GET /api/journal-prompts': () => ({}),
  'GET /api/journal-search': () => ({ query: { q: CANARY } }),
  'POST /api/journal-entries': () => ({ body: { date: today, content: withCanary('My sister and I') } }),
  'GET /api/journal-entries/:date': () => dayRequest,
  'GET /api/journal-entries/:date/revisions': () => ({ ...dayRequest, query: { limit: '5' } }),

  'POST /api/conversations/messages': () => ({ body: messageBody() }),
  'GET /api/conversations/:id': () => conversationRequest,
  'POST /api/conversations/:id/messages': () => ({ ...conversationRequest, body: messageBody() }),
  'GET /api/conversations/:id/stream': () => conversationRequest,
  'GET /api/conversations/by-date': () => ({ query: { date: today, mode: 'heal' } }),
  'GET /api/conversations/dates': () => ({ query: { mode: 'heal' } }),
  'POST /api/conversations/:id/stop': () => conversationRequest,
  'GET /api/memory': () => ({}),
  'PUT /api/memory/settings': () => ({ body: { enabled: true } }),
  'PUT /api/memory/:id': () => ({ ...idRequest, body: { text: withCanary('has a sister') } }),
  'DELETE /api/memory/:id': () => idRequest,

  'GET /api/insights': () => ({}),
  'GET /api/insights/days': () => ({ query: { from: today, to: today } }),
  'PUT /api/insights/settings': () => ({ body: { restDay: true } }),
  'DELETE /api/insights/:id': () => ({ params: { id: 'a'.repeat(24) } }),

  'GET /api/calendar/events': () => ({ query: rangeQuery }),
  'POST /api/calendar/events': () => ({ body: { ...eventBody(), clientId: CANARY } }),
  'PUT /api/calendar/events/:id': () => ({ ...idRequest, body: eventBody() }),
  'DELETE /api/calendar/events/:id': () => ({ ...idRequest, query: { scope: 'one' } }),
  'POST /api/calendar/events/:id/restore': () => idRequest,
  'POST /api/calendar/proactive-suggestions': () => ({
    body: { conversationContent: withCanary('I want to exercise tomorrow'), mode: 'plan' },
  }),
  'POST /api/calendar/auto-schedule': () => ({ body: { suggestion: suggestionBody() } }),
  'GET /api/google-calendar/status': () => ({}),
  'GET /api/google-calendar/calendars': () => ({}),
  'GET /api/google-calendar/auth': () => ({}),
  'GET /api/google-calendar/callback': () => ({ query: { state: CANARY, code: CANARY, error: CANARY } }),
  'PUT /api/google-calendar/settings': () => ({
    body: { syncEnabled: true, primaryCalendarId: `${CANARY}@example.com` },
  }),
  'POST /api/google-calendar/disconnect': () => ({ body: { keep: true } }),
  'POST /api/google-calendar/sync': () => ({
    body: { calendarId: `${CANARY}@example.com`, timeMin: rangeQuery.from, timeMax: rangeQuery.to },
  }),
  'POST /api/google-calendar/conflicts/:id/restore': () => idRequest,
};
