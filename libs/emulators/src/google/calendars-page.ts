import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calendarsHtml, type CalendarView } from './calendars-html.ts';
import type { GoogleControl, OutsideChange } from './control.ts';
import { GoogleError } from './errors.ts';
import { listEvents } from './event-list.ts';
import type { ListedEvent } from './event-view.ts';
import type { EventTime, GoogleEvent, GoogleStore } from './store.ts';

const shownDays = 28;
const dayMs = 86_400_000;
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

interface PageRoute {
  Querystring: { from?: string };
  Body: Record<string, string> | null;
}

/** A page on which a person sees the calendars and adds, moves and deletes events, without a script. */
export function registerCalendarsPage(
  app: FastifyInstance,
  { store, control }: { store: GoogleStore; control: GoogleControl },
): void {
  async function view(from: string): Promise<CalendarView[]> {
    const timeMin = new Date(`${from}T00:00:00Z`);
    const query = {
      timeMin: timeMin.toISOString(),
      timeMax: new Date(timeMin.getTime() + shownDays * dayMs).toISOString(),
      singleEvents: 'true',
      orderBy: 'startTime',
    };
    const calendars = await store.list('calendar', {}, { sort: { account: 1, place: 1 } });
    return Promise.all(
      calendars.map(async (calendar) => {
        const { items } = await listEvents(store, calendar, query);
        return { calendar, events: items.filter(isFullEvent) };
      }),
    );
  }

  const send = async (request: FastifyRequest<PageRoute>, error?: string) => {
    const asked = request.query.from ?? '';
    const from = /^\d{4}-\d\d-\d\d$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : todayDate();
    return calendarsHtml({ from, days: shownDays, views: await view(from), error });
  };

  app.get<PageRoute>('/calendars', async (request, reply) =>
    reply.headers(pageHeaders).send(await send(request)),
  );

  app.post<PageRoute>('/calendars', async (request, reply) => {
    const { origin, host } = request.headers;
    if (origin !== undefined && origin !== `http://${host}`)
      throw new GoogleError(403, 'forbidden', 'Forbidden');
    try {
      await control.changeEvent(readChange(request.body ?? {}));
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      return reply
        .code(error.status)
        .headers(pageHeaders)
        .send(await send(request, error.message));
    }
    return reply.headers(pageHeaders).redirect(request.url, 303);
  });
}

const isFullEvent = (event: ListedEvent): event is GoogleEvent => event.start !== undefined;
const todayDate = () => new Date().toISOString().slice(0, 10);

/** What the forms send: `action` with the event's id, and times as `datetime-local` has them, in the calendar's zone. */
function readChange(form: Record<string, string>): OutsideChange {
  const { action, calendar = '', id = '', summary = '', start = '', end = '', zone = '' } = form;
  if (action === 'delete') return { calendar, method: 'delete', id };
  const times = { start: toEventTime(start, zone), end: toEventTime(end, zone) };
  if (action === 'move') return { calendar, method: 'patch', id, body: times };
  return { calendar, method: 'insert', body: { summary, ...times } };
}

const toEventTime = (text: string, timeZone: string): EventTime =>
  text.includes('T') ? { dateTime: text, timeZone } : { date: text };
