import type { ErrorCode } from '@inkwell/contracts';

/** What no schema says of a route. */
export interface OperationNotes {
  summary: string;
  /** Codes that its service throws beside those that follow from the guard and the input. */
  errors?: readonly ErrorCode[];
  /** What it answers where no schema says so: by status, in words. */
  answers?: Readonly<Record<number, string>>;
  /** What a `data:` line of its event stream holds. */
  stream?: 'StreamPiece' | 'LiveNotice';
}

/** Every operation of the public API, by method and path. */
export const OPERATIONS: Readonly<Record<string, OperationNotes>> = {
  'POST /api/signup': { summary: 'Create an account and sign in', errors: ['email_taken'] },
  'POST /api/signin': { summary: 'Sign in', errors: ['invalid_credentials'] },
  'POST /api/logout': { summary: 'End the session; without one nothing happens' },
  'GET /api/auth/user': { summary: 'The signed-in user', errors: ['not_found'] },
  'POST /api/account/change-password': {
    summary: 'Change the password; sessions on other devices end',
    errors: ['not_found', 'wrong_password'],
  },
  'POST /api/onboarding/complete': {
    summary: 'Save the onboarding answers and write the SoulPrint; five times an hour at most',
    errors: ['not_found'],
  },
  'GET /api/user/blueprint': {
    summary: 'The SoulPrint, and the answers it was written from',
    errors: ['not_found'],
  },
  'GET /api/cities': { summary: 'Find cities by the beginning of their name' },

  'POST /api/promo/validate': { summary: 'Look up a promo code; an unknown one is answered too' },
  'POST /api/subscription/setup': {
    summary: 'A client secret to confirm a card with',
    errors: ['already_subscribed', 'not_found', 'subscription_canceled'],
  },
  'POST /api/subscription/resubscribe': {
    summary: 'A client secret for somebody who cancelled',
    errors: ['already_subscribed', 'not_found'],
  },
  'POST /api/subscription/create': {
    summary: 'Start the subscription; 200 where it was started before',
    errors: ['not_found', 'payment_required', 'promo_invalid'],
  },
  'POST /api/restart-subscription': {
    summary: 'Go on with a trial that was cancelled before its end',
    errors: ['payment_required', 'trial_over'],
  },
  'POST /api/subscription/cancel': {
    summary: 'Cancel the subscription; access ends at once',
    errors: ['no_subscription'],
  },
  'POST /api/subscription/portal': {
    summary: "The address of Stripe's customer portal",
    errors: ['no_subscription'],
  },
  'GET /api/subscription-status': { summary: 'The state of the subscription, its price and the trial' },
  'POST /api/webhooks/stripe': { summary: 'Events of Stripe, signed', errors: ['invalid'] },

  'GET /api/journal-dates': { summary: 'The days with a written page, ascending' },
  'GET /api/journal-pages': { summary: 'The written pages in short, newest first' },
  'GET /api/journal-prompts': { summary: 'Questions to write about today' },
  'GET /api/journal-search': { summary: 'Search pages and conversations' },
  'POST /api/journal-entries': {
    summary: 'Save the page of today',
    errors: ['not_today', 'conflict'],
  },
  'GET /api/journal-entries/:date': {
    summary: 'The page of a day; 204 where there is none and `optional` is true',
    errors: ['not_found'],
  },
  'GET /api/journal-entries/:date/revisions': {
    summary: 'The replaced texts of a day, newest first',
    errors: ['not_found'],
  },

  'GET /api/care': { summary: 'What a person who may be in danger is shown' },
  'PUT /api/care': { summary: 'Choose the country of the resources, or fold the card' },
  'GET /api/care/lines': { summary: "Ways to reach help in the person's country" },
  'GET /api/care/plan': { summary: "The person's safety plan, and the lines of their country" },
  'PUT /api/care/plan': { summary: 'Save the safety plan', errors: ['conflict'] },
  'POST /api/conversations/messages': {
    summary: "Send a message to the day's conversation; the reply is a stream",
    errors: ['companion_off', 'not_found'],
    stream: 'StreamPiece',
  },
  'POST /api/conversations/:id/messages': {
    summary: 'Send a message, answered by a stream, or record the answer to a calendar suggestion (201)',
    errors: ['companion_off', 'not_found'],
    stream: 'StreamPiece',
  },
  'GET /api/conversations/:id': { summary: 'A conversation with its last messages', errors: ['not_found'] },
  'GET /api/conversations/by-date': { summary: 'The conversation of a day and mode, or null' },
  'GET /api/conversations/dates': { summary: 'The days with a message, ascending' },
  'POST /api/conversations/:id/stop': { summary: 'End the reply in progress', errors: ['not_found'] },
  'GET /api/conversations/:id/stream': {
    summary: 'Follow the reply in progress, from its start or after `Last-Event-ID`; 204 where there is none',
    errors: ['not_found'],
    stream: 'StreamPiece',
  },
  'GET /api/memory': { summary: 'What the companion has noted' },
  'PUT /api/memory/settings': { summary: 'Switch the memory or the companion on and off' },
  'PUT /api/memory/:id': { summary: 'Correct a fact', errors: ['not_found'] },
  'DELETE /api/memory/:id': { summary: 'Remove a fact for good', errors: ['not_found'] },

  'GET /api/insights': { summary: 'Insights, emotions and the numbers of this week' },
  'GET /api/insights/days': { summary: 'The main feeling of each day, at most 366 days' },
  'PUT /api/insights/settings': { summary: 'Whether the streak forgives a day each week' },
  'DELETE /api/insights/:id': { summary: 'Dismiss an insight for good', errors: ['not_found'] },

  'GET /api/calendar/events': {
    summary:
      'The events that touch the range of at most two years, series as their instances; without a range those within a year of today, series as they are',
  },
  'POST /api/calendar/events': {
    summary: 'Create an event; 200 where its `clientId` has made one before',
    errors: ['not_found'],
  },
  'PUT /api/calendar/events/:id': {
    summary:
      'Change an event, or instances of a series; another `revision` is a conflict with the event as it is',
    errors: ['not_found', 'read_only', 'conflict', 'too_large'],
  },
  'DELETE /api/calendar/events/:id': {
    summary: 'Remove an event, or instances of a series',
    errors: ['not_found', 'read_only', 'too_large'],
  },
  'POST /api/calendar/events/:id/restore': {
    summary: 'Bring back what was removed in the last 10 minutes',
    errors: ['not_found'],
  },
  'POST /api/calendar/proactive-suggestions': { summary: 'Suggest events from a conversation' },
  'POST /api/calendar/auto-schedule': {
    summary: 'Make an event of a suggestion; 200 where it was made before',
  },
  'GET /api/google-calendar/status': { summary: 'The connection with Google Calendar' },
  'GET /api/google-calendar/calendars': {
    summary: "The person's calendars at Google",
    errors: ['google_not_connected', 'google_permission', 'not_found'],
  },
  'GET /api/google-calendar/auth': { summary: "The address of Google's consent page" },
  'GET /api/google-calendar/callback': {
    summary: 'Where Google sends the browser back to, with its answer',
    answers: {
      302: 'Back to the app, with `google=connected`, `denied` or `failed`. A browser that comes to it as to a page is sent back so after every error too',
    },
  },
  'PUT /api/google-calendar/settings': {
    summary: 'Choose the calendar, and whether events travel by themselves',
    errors: ['google_not_connected', 'google_permission', 'google_busy', 'not_found'],
  },
  'POST /api/google-calendar/disconnect': {
    summary: 'End the connection; nothing happens without one',
    errors: ['google_busy', 'not_found'],
  },
  'POST /api/google-calendar/sync': {
    summary: 'Sync the events of a calendar in a time',
    errors: ['google_not_connected', 'google_permission', 'google_busy', 'not_found'],
  },
  'POST /api/google-calendar/conflicts/:id/restore': {
    summary: 'Take the version of an event that did not stand',
    errors: ['not_found', 'read_only'],
  },
  'POST /api/webhooks/google': { summary: 'Notices of Google that a calendar has changed' },

  'GET /api/live': {
    summary: 'What has changed, as it changes; ends with the session',
    stream: 'LiveNotice',
  },
  'POST /api/crashes': {
    summary: 'Report an error of the web app; message texts are not taken',
    answers: { 204: 'Taken' },
  },
};
