import { expect, test } from 'vitest';
import { account, calendarId, connected, type Google, walk } from './google-fixture.ts';

const submit = ({ emulator }: Google, form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${emulator.url}/calendars?from=2030-05-01`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ calendar: account, zone: 'Europe/Berlin', ...form }),
  });

const pageOf = async ({ emulator }: Google) =>
  (await fetch(`${emulator.url}/calendars?from=2030-05-01`)).text();

const eventsOf = async ({ events }: Google) => (await events.list({ calendarId })).data.items;

test('when events are added, moved and deleted on the page, then the calendar has it', async () => {
  const google = await connected();
  const times = { start: '2030-05-02T09:00', end: '2030-05-02T10:00' };
  const added = await submit(google, { action: 'add', summary: '<b>Swim</b>', ...times });
  expect(added.status).toBe(303);
  expect(added.headers.get('location')).toBe('/calendars?from=2030-05-01');
  const [event] = (await eventsOf(google)) ?? [];
  expect(event).toMatchObject({ summary: '<b>Swim</b>', start: { dateTime: '2030-05-02T09:00:00+02:00' } });
  const page = await pageOf(google);
  expect(page).toContain('aria-label="Move &lt;b&gt;Swim&lt;/b&gt;"');
  expect(page).toContain('value="2030-05-02T09:00"');
  const id = event?.id ?? '';
  await submit(google, { action: 'move', id, start: '2030-05-03T09:00', end: '2030-05-03T10:00' });
  expect(await eventsOf(google)).toMatchObject([{ id, start: { dateTime: '2030-05-03T09:00:00+02:00' } }]);
  await submit(google, { action: 'delete', id });
  expect(await eventsOf(google)).toEqual([]);
  expect(await pageOf(google)).not.toContain('Swim');
});

test('when a change is refused, then the page says why', async () => {
  const google = await connected();
  const answer = await submit(google, {
    action: 'add',
    summary: 'Swim',
    start: '2030-05-02T10:00',
    end: '2030-05-02T09:00',
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('<p role="alert">The specified time range is empty.</p>');
});

test('when another site sends the form, then nothing is changed', async () => {
  const google = await connected();
  await google.events.insert({ calendarId, requestBody: { ...walk, id: 'abcde' } });
  const answer = await submit(google, { action: 'delete', id: 'abcde' }, { origin: 'https://example.com' });
  expect(answer.status).toBe(403);
  expect(await eventsOf(google)).toMatchObject([{ id: 'abcde' }]);
});
