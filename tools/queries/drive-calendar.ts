import { IDENTITY_HEADER } from '@inkwell/contracts';
import { deliver } from '@inkwell/testing';

import { calendarHandlers } from '../../services/calendar/src/events.ts';
import { lunch, newPerson, startCalendar } from '../../services/calendar/test/harness.ts';
import { type Driven, expectStatus } from './driven.ts';

export async function driveCalendar(): Promise<Driven> {
  const calendar = await startCalendar();

  async function busy() {
    const ann = newPerson(calendar);
    const { id } = (await expectStatus(201, ann.create())).json<{ id: string }>();
    return { ann, id };
  }

  return {
    service: 'calendar',
    app: calendar.app,
    connection: calendar.connection,
    close: calendar.close,
    drives: {
      'POST /api/calendar/events': busy,
      'GET /api/calendar/events': async () => {
        const { ann } = await busy();
        await expectStatus(200, ann.list());
        const range = '?from=2026-11-16T00:00:00.000Z&to=2026-11-23T00:00:00.000Z';
        await expectStatus(200, ann.list(range));
      },
      'PUT /api/calendar/events/:id': async () => {
        const { ann, id } = await busy();
        await expectStatus(200, ann.update(id, { ...lunch, title: 'Later' }));
      },
      'DELETE /api/calendar/events/:id': async () => {
        const { ann, id } = await busy();
        await expectStatus(204, ann.remove(id));
      },
      'GET /internal/events': async () => {
        const { userId } = (await busy()).ann;
        const url = '/internal/events?from=2026-11-16T00:00:00.000Z&to=2026-11-23T00:00:00.000Z';
        const headers = { [IDENTITY_HEADER]: calendar.signAsChat({ userId }) };
        await expectStatus(200, calendar.app.inject({ url, headers }));
      },
      'auth.user-deleted': async () => {
        const { userId } = (await busy()).ann;
        await deliver(calendarHandlers(calendar), 'auth.user-deleted', { userId });
      },
    },
  };
}
