import type { FastifyInstance } from 'fastify';
import type { ResourceFields } from './body.ts';
import type { Channels } from './channels.ts';
import { invalidValue, notFound } from './errors.ts';
import { listEvents } from './event-list.ts';
import type { ListedEvent } from './event-view.ts';
import { deleteEvent, insertEvent, patchEvent, updateEvent } from './events.ts';
import type { Faults } from './faults.ts';
import { expireAccess, revokeAccess } from './oauth.ts';
import type { QueryParameters } from './parameters.ts';
import type { GoogleCalendar, GoogleEvent, GoogleStore } from './store.ts';

/** A change that somebody makes at Google, and not the client. */
export interface OutsideChange {
  /** The calendar's id. */
  calendar: string;
  method: 'insert' | 'patch' | 'update' | 'delete';
  /** Needed by all but `insert`. */
  id?: string;
  body?: ResourceFields;
}

/** What a test can do to the accounts, and what it can make go wrong. */
export interface GoogleControl extends Omit<Faults, 'take'> {
  /** Sync tokens that were given out up to now are too old from now on. */
  expireSyncTokens(account: string): Promise<void>;
  /** The person takes the permission back. */
  revokeAccess(account: string): Promise<void>;
  /** Access tokens that were given out up to now have reached their end; refresh tokens have not. */
  expireAccess(account: string): Promise<void>;
  /** Every event that a calendar has, as lists answer them: series as one, with their exceptions, and deleted ones. */
  events(calendar: string): Promise<ListedEvent[]>;
  /** Every instance of some months, as a list of single events answers them. */
  instances(calendar: string, from: string, to: string): Promise<ListedEvent[]>;
  /** @returns the event; null for a deletion */
  changeEvent(change: OutsideChange): Promise<GoogleEvent | null>;
}

/** Google's own pages know attachments and conferences. */
const fieldsOfGoogleAlone: QueryParameters = { supportsAttachments: 'true', conferenceDataVersion: '1' };

export function createControl(
  store: GoogleStore,
  channels: Channels,
  faults: Omit<Faults, 'take'>,
): GoogleControl {
  async function checkAccount(email: string): Promise<void> {
    if ((await store.begin().get('account', email)) === undefined) throw notFound();
  }

  async function listAll(id: string, query: QueryParameters): Promise<ListedEvent[]> {
    const calendar = await store.begin().get('calendar', id);
    if (calendar === undefined) throw notFound();
    const found: ListedEvent[] = [];
    let pageToken: string | undefined;
    do {
      const page = await listEvents(store, calendar, {
        ...query,
        maxResults: '2500',
        ...(pageToken !== undefined && { pageToken }),
      });
      found.push(...page.items);
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined);
    return found;
  }

  async function carryOut(
    calendar: GoogleCalendar,
    { method, id, body = {} }: OutsideChange,
  ): Promise<GoogleEvent> {
    const sent = { body, query: fieldsOfGoogleAlone };
    if (method === 'insert') return insertEvent(store, calendar, sent);
    if (id === undefined) throw invalidValue('Missing id.');
    if (method === 'patch') return patchEvent(store, calendar, id, sent);
    if (method === 'update') return updateEvent(store, calendar, id, sent);
    return deleteEvent(store, calendar, id);
  }

  return {
    ...faults,
    async expireSyncTokens(account) {
      await checkAccount(account);
      await store.locks.run([`changes ${account}`], async () => {
        const objects = store.begin();
        const row = await objects.get('account', account);
        if (row === undefined) throw notFound();
        // One change more, or the newest token would be as new as what is asked for.
        row.changes += 1;
        row.oldestChange = row.changes;
        await objects.commit();
      });
    },
    async revokeAccess(account) {
      await checkAccount(account);
      await revokeAccess(store, account);
    },
    async expireAccess(account) {
      await checkAccount(account);
      await expireAccess(store, account);
    },
    events: (calendar) => listAll(calendar, { showDeleted: 'true' }),
    instances: (calendar, timeMin, timeMax) => listAll(calendar, { singleEvents: 'true', timeMin, timeMax }),
    async changeEvent(change) {
      const calendar = await store.begin().get('calendar', change.calendar);
      if (calendar === undefined) throw notFound();
      const { method } = change;
      const event = await carryOut(calendar, change);
      await channels.notify(calendar.id, event.eventType);
      return method === 'delete' ? null : event;
    },
  };
}

const accountBodySchema = {
  type: 'object',
  required: ['account'],
  additionalProperties: false,
  properties: { account: { type: 'string' } },
};
const calendarBodySchema = {
  type: 'object',
  required: ['calendar'],
  additionalProperties: false,
  properties: { calendar: { type: 'string' } },
};
const quotaSchema = {
  type: 'object',
  required: ['status'],
  additionalProperties: false,
  properties: { status: { enum: [403, 429, null] }, perMinute: { type: 'integer', minimum: 1 } },
};
const failureSchema = {
  type: 'object',
  required: ['status'],
  additionalProperties: false,
  properties: {
    status: { type: 'integer', minimum: 400, maximum: 599 },
    count: { type: 'integer', minimum: 1 },
  },
};
const outsideChangeSchema = {
  type: 'object',
  required: ['calendar', 'method'],
  additionalProperties: false,
  properties: {
    calendar: { type: 'string' },
    method: { enum: ['insert', 'patch', 'update', 'delete'] },
    id: { type: 'string' },
    body: { type: 'object' },
  },
};

interface AccountRoute {
  Body: { account: string };
}

/** The same over HTTP, as JSON, for tests in another process. */
export function registerControl(app: FastifyInstance, control: GoogleControl): void {
  app.post<AccountRoute>(
    '/sync-tokens/expire',
    { schema: { body: accountBodySchema } },
    async ({ body }, reply) => {
      await control.expireSyncTokens(body.account);
      return reply.code(204).send();
    },
  );
  app.post<AccountRoute>(
    '/access/revoke',
    { schema: { body: accountBodySchema } },
    async ({ body }, reply) => {
      await control.revokeAccess(body.account);
      return reply.code(204).send();
    },
  );
  app.post<AccountRoute>(
    '/access/expire',
    { schema: { body: accountBodySchema } },
    async ({ body }, reply) => {
      await control.expireAccess(body.account);
      return reply.code(204).send();
    },
  );
  app.post<{ Body: { status: 403 | 429 | null; perMinute?: number } }>(
    '/quota',
    { schema: { body: quotaSchema } },
    async ({ body }, reply) => {
      control.setQuota(body.status, body.perMinute);
      return reply.code(204).send();
    },
  );
  app.post<{ Body: { status: number; count?: number } }>(
    '/failures',
    { schema: { body: failureSchema } },
    async ({ body }, reply) => {
      control.failNext(body.status, body.count);
      return reply.code(204).send();
    },
  );
  app.post('/lost-answers', async (_request, reply) => {
    control.loseNextAnswer();
    return reply.code(204).send();
  });
  app.get<{ Querystring: { calendar: string } }>(
    '/events',
    { schema: { querystring: calendarBodySchema } },
    async ({ query }) => ({ events: await control.events(query.calendar) }),
  );
  app.post<{ Body: OutsideChange }>(
    '/events',
    { schema: { body: outsideChangeSchema } },
    async ({ body }, reply) => {
      const event = await control.changeEvent(body);
      return event ?? reply.code(204).send();
    },
  );
}
