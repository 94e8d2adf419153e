import { escapeHtml, pageHtml } from './html.ts';
import type { EventTime, GoogleCalendar, GoogleEvent } from './store.ts';

export interface CalendarView {
  calendar: GoogleCalendar;
  events: GoogleEvent[];
}

export interface CalendarsView {
  /** The first day, such as `2030-05-01`. */
  from: string;
  days: number;
  views: CalendarView[];
  error: string | undefined;
}

export function calendarsHtml({ from, days, views, error }: CalendarsView): string {
  return pageHtml(
    'Calendars of the Google emulator',
    `<h1>Calendars of the Google emulator</h1>
${error === undefined ? '' : `<p role="alert">${escapeHtml(error)}</p>`}
<form method="get"><label>${days} days from <input type="date" name="from" value="${from}" required></label> <button>Show</button></form>
${views.map((each) => calendarHtml(each, from)).join('\n')}`,
  );
}

function calendarHtml({ calendar, events }: CalendarView, from: string): string {
  const name = `${calendar.summary} (${calendar.account}, ${calendar.timeZone})`;
  const rows = events.map((event) => `<li>${eventHtml(event, calendar)}</li>`);
  const hidden = hiddenHtml({ calendar: calendar.id, zone: calendar.timeZone });
  return `<section aria-label="${escapeHtml(calendar.summary)} of ${escapeHtml(calendar.account)}">
<h2>${escapeHtml(name)}</h2>
${rows.length === 0 ? '<p>No events</p>' : `<ul>${rows.join('\n')}</ul>`}
<form method="post">${hidden}
<label>Title <input name="summary" required></label>
<label>Start <input type="datetime-local" name="start" value="${from}T09:00" required></label>
<label>End <input type="datetime-local" name="end" value="${from}T10:00" required></label>
<button name="action" value="add">Add</button></form>
</section>`;
}

function eventHtml(event: GoogleEvent, calendar: GoogleCalendar): string {
  const title = typeof event['summary'] === 'string' ? event['summary'] : '(No title)';
  const type = event.start.date === undefined ? 'datetime-local' : 'date';
  const about = escapeHtml(title);
  const hidden = hiddenHtml({ calendar: calendar.id, zone: calendar.timeZone, id: event.id });
  const field = (name: 'start' | 'end', label: string) =>
    `<input type="${type}" name="${name}" aria-label="${label} of ${about}" value="${valueOf(event[name])}" required>`;
  return `<form method="post">${hidden}<strong>${about}</strong>
${field('start', 'Start')} ${field('end', 'End')}
<button name="action" value="move" aria-label="Move ${about}">Move</button>
<button name="action" value="delete" aria-label="Delete ${about}" formnovalidate>Delete</button></form>`;
}

/** As the input has it: without the offset. */
const valueOf = (time: EventTime) => time.date ?? time.dateTime?.slice(0, 16) ?? '';

function hiddenHtml(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
}
