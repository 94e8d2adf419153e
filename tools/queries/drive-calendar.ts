import { IDENTITY_HEADER } from '@inkwell/contracts';
import { deliver, digestOf } from '@inkwell/testing';

import { calendarHandlers } from '../../services/calendar/src/events.ts';
import { ACCOUNT, FAMILY, newConnected, startWithGoogle, swim } from '../../services/calendar/test/google.ts';
import { lunch, newPerson } from '../../services/calendar/test/harness.ts';
import { type Driven, expectStatus } from './driven.ts';

export async function driveCalendar(): Promise<Driven> {
  // Nobody listens there: the notices that are looked at are told by hand. What is over the limit is looked for.
  const google = await startWithGoogle('http://127.0.0.1:9', 2);
  const { calendar, emulator } = google;

  /** Somebody whose events and Google's have met. */
  async function connected() {
    const ann = newConnected(calendar, emulator);
    await ann.connect();
    await expectStatus(201, ann.create());
    await expectStatus(200, ann.call('PUT', 'settings', { syncEnabled: true }));
    await calendar.google.due.tick();
    await deliver(calendarHandlers(calendar), 'calendar.sync-google', { userId: ann.userId });
    return ann;
  }

  async function busy() {
    const ann = newPerson(calendar);
    const { id } = (await expectStatus(201, ann.create())).json<{ id: string }>();
    return { ann, id };
  }

  const RANGE = '?from=2026-11-16T00:00:00.000Z&to=2026-11-23T00:00:00.000Z';
  const daily = { ...lunch, recurrence: 'FREQ=DAILY' };

  /** Somebody with many events of before the range, a series that is over, and one that is not. */
  async function repeating() {
    const { ann } = await busy();
    const over = { startTime: '2026-01-05 12:00:00', endTime: '2026-01-05 13:00:00' };
    await expectStatus(201, ann.create({ ...lunch, ...over, recurrence: 'FREQ=DAILY;COUNT=9' }));
    await expectStatus(201, ann.create(daily));
    const list = await expectStatus(200, ann.list(RANGE));
    const instances = list.json<Array<{ id: string; seriesId: string | null }>>();
    const ids = instances.flatMap(({ id, seriesId }) => (seriesId === null ? [] : [id]));
    return { ann, first: ids[0] ?? '', second: ids[1] ?? '' };
  }

  return {
    service: 'calendar',
    app: calendar.app,
    connection: calendar.connection,
    close: google.close,
    drives: {
      'POST /api/calendar/events': async () => {
        const { ann } = await busy();
        await expectStatus(201, ann.create({ ...lunch, clientId: 'one' }));
        await expectStatus(200, ann.create({ ...lunch, clientId: 'one' }));
      },
      'GET /api/calendar/events': async () => {
        const { ann } = await busy();
        await expectStatus(200, ann.list());
        await expectStatus(200, ann.list(RANGE));
        await expectStatus(200, (await repeating()).ann.list('?from=2026-11-16T00:00:00.000Z'));
      },
      'PUT /api/calendar/events/:id': async () => {
        const { ann, id } = await busy();
        await expectStatus(200, ann.update(id, { ...lunch, title: 'Later' }));
      },
      'a change of instances': async () => {
        const { ann, first, second } = await repeating();
        const times = { startTime: '2026-11-21 12:00:00', endTime: '2026-11-21 13:00:00' };
        for (const scope of ['one', 'following']) {
          await expectStatus(200, ann.update(second, { ...lunch, ...times, title: 'Later', scope }));
        }
        await expectStatus(200, ann.update(first, { ...lunch, title: 'Sooner', scope: 'all' }));
      },
      'DELETE /api/calendar/events/:id': async () => {
        const { ann, id } = await busy();
        await expectStatus(204, ann.remove(id));
        const { ann: bea, first } = await repeating();
        await expectStatus(204, bea.remove(first));
      },
      'POST /api/calendar/events/:id/restore': async () => {
        const { ann, id } = await busy();
        await expectStatus(204, ann.remove(id));
        await expectStatus(200, ann.restore(id));
        const { ann: bea, second } = await repeating();
        await expectStatus(204, bea.remove(second, '?scope=following'));
        await expectStatus(200, bea.restore(second));
        const times = { startTime: '2026-11-21 12:00:00', endTime: '2026-11-21 13:00:00' };
        await expectStatus(200, bea.update(second, { ...lunch, ...times, scope: 'following' }));
        await expectStatus(200, bea.restore(second));
      },
      'POST /api/calendar/proactive-suggestions': async () => {
        const { ann } = await busy();
        calendar.auth.answers.set(ann.userId, digestOf('Ann Lee', 'A novel'));
        await expectStatus(200, ann.suggest('I want to read tomorrow'));
      },
      'POST /api/calendar/auto-schedule': async () => {
        const { ann } = await busy();
        const found = await expectStatus(200, ann.suggest('I want to read tomorrow'));
        const [suggestion] = found.json<{ suggestions: unknown[] }>().suggestions;
        await expectStatus(201, ann.accept(suggestion));
        await expectStatus(200, ann.accept(suggestion));
      },
      'GET /api/google-calendar/status': async () => {
        await (await connected()).status();
      },
      'GET /api/google-calendar/calendars': async () => {
        await expectStatus(200, (await connected()).call('GET', 'calendars'));
      },
      'GET /api/google-calendar/auth': async () => {
        await expectStatus(200, newConnected(calendar, emulator).call('GET', 'auth'));
      },
      'GET /api/google-calendar/callback': async () => {
        const ann = await connected();
        await ann.connect();
        await ann.connect({ account: 'work@example.com' });
      },
      'PUT /api/google-calendar/settings': async () => {
        const ann = await connected();
        await expectStatus(200, ann.call('PUT', 'settings', { primaryCalendarId: FAMILY }));
        await expectStatus(200, ann.call('PUT', 'settings', { syncEnabled: false }));
      },
      'POST /api/google-calendar/sync': async () => {
        await expectStatus(200, (await connected()).sync());
      },
      'POST /api/google-calendar/conflicts/:id/restore': async () => {
        const ann = await connected();
        const [made] = (await ann.list()).json<Array<{ id: string }>>();
        const there = (await emulator.events(ACCOUNT)).find(
          ({ extendedProperties }) => JSON.stringify(extendedProperties)?.includes(`"${made?.id}"`) === true,
        );
        const id = there?.id ?? '';
        for (const title of ['Dinner', 'Supper']) {
          await expectStatus(200, ann.update(made?.id ?? '', { ...lunch, title }));
          const body = { summary: `No ${title}` };
          await emulator.changeEvent({ calendar: ACCOUNT, method: 'patch', id, body });
          await ann.work();
        }
        const [conflict] = (await ann.status()).conflicts;
        await expectStatus(200, ann.call('POST', `conflicts/${conflict?.id}/restore`));
      },
      'POST /api/google-calendar/disconnect': async () => {
        const ann = await connected();
        await expectStatus(204, ann.call('POST', 'disconnect', { keep: false }));
      },
      'POST /api/webhooks/google': async () => {
        await expectStatus(204, (await connected()).tell('exists'));
      },
      'calendar.sync-google': async () => {
        const ann = await connected();
        const { id: _id, ...body } = swim;
        await emulator.changeEvent({ calendar: ACCOUNT, method: 'insert', body });
        const recurrence = ['RRULE:FREQ=DAILY;COUNT=2', 'RDATE:20261225T090000Z'];
        await emulator.changeEvent({
          calendar: ACCOUNT,
          method: 'insert',
          body: {
            ...body,
            start: { ...body.start, timeZone: 'UTC' },
            end: { ...body.end, timeZone: 'UTC' },
            recurrence,
          },
        });
        await ann.work();
        await emulator.expireSyncTokens(ACCOUNT);
        await ann.work();
        await emulator.expireAccess(ACCOUNT);
        await ann.work();
        await emulator.revokeAccess(ACCOUNT);
        await ann.work();
      },
      'auth.onboarding-completed': async () => {
        const { userId } = (await busy()).ann;
        calendar.auth.answers.set(userId, digestOf('Ann Lee', 'A novel'));
        for (const _ of [1, 2])
          await deliver(calendarHandlers(calendar), 'auth.onboarding-completed', { userId });
      },
      'GET /internal/events': async () => {
        const { userId } = (await busy()).ann;
        const url = '/internal/events?from=2026-11-16T00:00:00.000Z&to=2026-11-23T00:00:00.000Z';
        const headers = { [IDENTITY_HEADER]: calendar.signAsChat({ userId }) };
        await expectStatus(200, calendar.app.inject({ url, headers }));
      },
      'GET /internal/free-times': async () => {
        const { userId } = (await busy()).ann;
        const headers = { [IDENTITY_HEADER]: calendar.signAsChat({ userId }) };
        await expectStatus(200, calendar.app.inject({ url: '/internal/free-times', headers }));
      },
      'POST /internal/proposals': async () => {
        const { userId } = (await busy()).ann;
        const headers = { [IDENTITY_HEADER]: calendar.signAsChat({ userId }) };
        const payload = { title: 'A walk', start: '2026-11-21 10:00', minutes: 30 };
        const call = { method: 'POST', url: '/internal/proposals', headers, payload } as const;
        await expectStatus(200, calendar.app.inject(call));
      },
      'auth.user-deleted': async () => {
        const { userId } = (await busy()).ann;
        await deliver(calendarHandlers(calendar), 'auth.user-deleted', { userId });
      },
    },
  };
}
