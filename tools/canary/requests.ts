import { CANARY, typed } from './canary.ts';

export const today = new Date().toISOString().slice(0, 10);

/** What a call sends beside its method and its pattern. */
export type Request = {
  /** For each `:name` of the pattern. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
};

export const event = () => ({
  title: typed('Tea'),
  startTime: `${today} 10:00:00`,
  endTime: `${today} 11:00:00`,
  description: typed('with my sister'),
  color: '#F4A261',
  suggested: false,
});

export const answers = () => ({
  name: typed('Lee'),
  birth: { date: '1990-05-17', time: '08:30', city: typed('Stockholm') },
  targets: {
    result_12_months: typed('A novel'),
    personal_quality: typed('Patience'),
    professional_skill: typed('Spanish'),
  },
  bottlenecks: {
    keeps_up_at_night: typed('The rent'),
    dominant_emotion: typed('Worry'),
    time_drain: typed('My phone'),
  },
  daily_rhythm: { peak_energy: 'Morning', pre_sleep_activity: typed('Reading'), target_sleep_hours: 7.5 },
  reflection: { keystone_habit: typed('A walk'), reflection_comfort: 'Comfortable', proud_word: CANARY },
});

const suggestion = () => ({
  id: CANARY,
  title: typed('Tea'),
  description: typed('with my sister'),
  priority: 'high',
  suggestedTime: `${today}T20:00:00.000Z`,
  duration: 30,
  reasoning: typed('She calls'),
  emotionalBenefit: typed('Calm'),
  confidence: 80,
});

export const safetyPlan = () => ({
  signs: [typed('No sleep')],
  alone: [typed('A walk')],
  distraction: [{ name: typed('The library'), tel: null }],
  people: [{ name: typed('Ana'), tel: '+46 70 123 45 67' }],
  professionals: [],
  safety: [typed('Not alone at night')],
});

const message = () => ({ content: typed('I am afraid'), mode: 'write', date: today });
const byId = { params: { id: CANARY } };
const ofConversation = { params: { id: '999999' } };
const ofDay = { params: { date: '2001-01-01' } };
const range = { from: `${today}T00:00:00.000Z`, to: `${today}T23:00:00.000Z` };

/** A well-formed call of each operation, with the canary wherever a text may stand. */
export const REQUESTS: Readonly<Record<string, () => Request>> = {
  'POST /api/signup': () => ({ body: { email: `${CANARY}.new@example.com`, password: typed('password') } }),
  'POST /api/signin': () => ({ body: { email: `${CANARY}.no@example.com`, password: typed('wrong') } }),
  'POST /api/logout': () => ({}),
  'POST /api/webhooks/stripe': () => ({
    body: { id: CANARY, object: 'event', type: CANARY, data: { object: { customer: CANARY } } },
  }),
  'POST /api/webhooks/google': () => ({ body: { id: CANARY } }),
  'POST /api/crashes': () => ({
    body: { name: 'TypeError', stack: `TypeError: ${typed('is not a function')}`, version: 'v1' },
  }),

  'GET /api/auth/user': () => ({}),
  'POST /api/onboarding/complete': () => ({ body: answers() }),
  'GET /api/cities': () => ({ query: { q: CANARY } }),
  'GET /api/user/blueprint': () => ({}),
  'POST /api/account/change-password': () => ({
    body: { currentPassword: typed('wrong'), newPassword: typed('another password') },
  }),
  'GET /api/subscription-status': () => ({}),
  'POST /api/subscription/portal': () => ({}),
  'GET /api/care': () => ({}),
  'PUT /api/care': () => ({ body: { folded: true } }),
  'GET /api/care/lines': () => ({ query: { kind: 'violence' } }),
  'GET /api/care/plan': () => ({}),
  'PUT /api/care/plan': () => ({ body: { plan: safetyPlan(), baseRevision: 0 } }),
  'GET /api/live': () => ({}),

  'POST /api/promo/validate': () => ({ body: { code: CANARY } }),
  'POST /api/subscription/setup': () => ({}),
  'POST /api/subscription/resubscribe': () => ({}),
  'POST /api/subscription/create': () => ({ body: { promoCode: CANARY } }),
  'POST /api/subscription/cancel': () => ({
    body: { reason: 'other', details: typed('Nothing'), improvement: typed('Nothing') },
  }),
  'POST /api/restart-subscription': () => ({}),

  'GET /api/journal-dates': () => ({}),
  'GET /api/journal-pages': () => ({ query: { limit: '5' } }),
  'GET /api/journal-prompts': () => ({}),
  'GET /api/journal-search': () => ({ query: { q: CANARY } }),
  'POST /api/journal-entries': () => ({ body: { date: today, content: typed('My sister and I') } }),
  'GET /api/journal-entries/:date': () => ofDay,
  'GET /api/journal-entries/:date/revisions': () => ({ ...ofDay, query: { limit: '5' } }),

  'POST /api/conversations/messages': () => ({ body: message() }),
  'GET /api/conversations/:id': () => ofConversation,
  'POST /api/conversations/:id/messages': () => ({ ...ofConversation, body: message() }),
  'GET /api/conversations/:id/stream': () => ofConversation,
  'GET /api/conversations/by-date': () => ({ query: { date: today, mode: 'heal' } }),
  'GET /api/conversations/dates': () => ({ query: { mode: 'heal' } }),
  'POST /api/conversations/:id/stop': () => ofConversation,
  'GET /api/memory': () => ({}),
  'PUT /api/memory/settings': () => ({ body: { enabled: true } }),
  'PUT /api/memory/:id': () => ({ ...byId, body: { text: typed('has a sister') } }),
  'DELETE /api/memory/:id': () => byId,

  'GET /api/insights': () => ({}),
  'GET /api/insights/days': () => ({ query: { from: today, to: today } }),
  'PUT /api/insights/settings': () => ({ body: { restDay: true } }),
  'DELETE /api/insights/:id': () => ({ params: { id: 'a'.repeat(24) } }),

  'GET /api/calendar/events': () => ({ query: range }),
  'POST /api/calendar/events': () => ({ body: { ...event(), clientId: CANARY } }),
  'PUT /api/calendar/events/:id': () => ({ ...byId, body: event() }),
  'DELETE /api/calendar/events/:id': () => ({ ...byId, query: { scope: 'one' } }),
  'POST /api/calendar/events/:id/restore': () => byId,
  'POST /api/calendar/proactive-suggestions': () => ({
    body: { conversationContent: typed('I want to exercise tomorrow'), mode: 'plan' },
  }),
  'POST /api/calendar/auto-schedule': () => ({ body: { suggestion: suggestion() } }),
  'GET /api/google-calendar/status': () => ({}),
  'GET /api/google-calendar/calendars': () => ({}),
  'GET /api/google-calendar/auth': () => ({}),
  'GET /api/google-calendar/callback': () => ({ query: { state: CANARY, code: CANARY, error: CANARY } }),
  'PUT /api/google-calendar/settings': () => ({
    body: { syncEnabled: true, primaryCalendarId: `${CANARY}@example.com` },
  }),
  'POST /api/google-calendar/disconnect': () => ({ body: { keep: true } }),
  'POST /api/google-calendar/sync': () => ({
    body: { calendarId: `${CANARY}@example.com`, timeMin: range.from, timeMax: range.to },
  }),
  'POST /api/google-calendar/conflicts/:id/restore': () => byId,
};
