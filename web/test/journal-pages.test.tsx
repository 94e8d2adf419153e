import { addDays } from '@inkwell/contracts/days';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WriteView } from '../src/features/journal/write-view.tsx';
import { DatePicker } from '../src/features/journal/days/date-picker.tsx';
import { journalDatesQuery } from '../src/features/journal/entries.ts';
import { longDay } from '../src/lib/time.ts';
import { onboardedUser } from './fixtures.ts';
import { failure, mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { stopClock, TODAY } from './stop-clock.ts';

stopClock();

const SAVE = 'POST /api/journal-entries';
const PAGES = 'GET /api/journal-pages';
const REVISIONS = `GET /api/journal-entries/${TODAY}/revisions`;
const base = {
  'GET /api/auth/user': ok(onboardedUser),
  'GET /api/journal-prompts': ok({ prompts: [] }),
  'GET /api/journal-dates': ok({ dates: [] }),
};

/** The server is away for the first request. */
function failsOnce<T>(answer: T) {
  let asked = 0;
  return () => (asked++ === 0 ? failure(503, 'unavailable', 'Later') : answer);
}

const page = (date: string, firstLine: string, words = 3) => ({ date, firstLine, mood: null, words });

describe('the date picker', () => {
  const YESTERDAY = addDays(TODAY, -1);
  const openPicker = async (mode: 'write' | 'heal', routes: Parameters<typeof mockServer>[0]) => {
    mockServer({ ...base, ...routes });
    const app = renderApp('/app', <DatePicker date={TODAY} mode={mode} onDateChange={() => {}} />);
    await app.user.click(await screen.findByRole('button', { name: /^Choose a day/ }));
    const name = new RegExp(`^${longDay(YESTERDAY)}`);
    return { ...app, dayBefore: await screen.findByRole('button', { name }) };
  };
  const TALKS = 'GET /api/conversations/dates?mode=heal';

  it('when a day has only a conversation, then it can be chosen in heal mode, and is not asked for in write mode', async () => {
    const talked = { [TALKS]: ok({ dates: [YESTERDAY] }) };
    const heal = await openPicker('heal', talked);
    await waitFor(() => expect(heal.dayBefore.getAttribute('aria-disabled')).not.toBe('true'));
    expect(heal.dayBefore.getAttribute('aria-label')).toContain('with an entry or a conversation');
    heal.unmount();
    const write = await openPicker('write', {});
    expect(write.dayBefore.getAttribute('aria-disabled')).toBe('true');
  });

  it('when the conversations cannot be loaded, then the days of entries stand, and it can be tried again', async () => {
    const { user, dayBefore } = await openPicker('heal', {
      'GET /api/journal-dates': ok({ dates: [YESTERDAY] }),
      [TALKS]: failsOnce(ok({ dates: [] })),
    });
    await waitFor(() => expect(dayBefore.getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the list of pages', () => {
  const openList = async (routes: Parameters<typeof mockServer>[0]) => {
    const api = mockServer({ ...base, ...routes });
    const chosen: string[] = [];
    const app = renderApp(
      '/app',
      <DatePicker date={TODAY} mode="write" onDateChange={(day) => chosen.push(day)} />,
    );
    await app.user.click(await screen.findByRole('button', { name: 'Your pages' }));
    return { ...app, api, chosen, list: within(await screen.findByRole('dialog', { name: 'Your pages' })) };
  };

  it('when it is opened, then pages stand by month, and choosing one opens its day', async () => {
    const pages = [
      page('2026-03-02', 'Snow again', 1),
      page('2026-03-01', 'Ice'),
      page('2026-02-28', 'Rain', 1200),
    ];
    const { user, list, chosen } = await openList({ [PAGES]: ok({ pages, next: null }) });
    const march = within(await list.findByRole('region', { name: 'March 2026' }));
    expect(march.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mon2Snow again1 word',
      'Sun1Ice3 words',
    ]);
    expect(within(list.getByRole('region', { name: 'February 2026' })).getByText('1,200 words')).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Saturday, February 28, 2026: Rain' }));
    expect(chosen).toEqual(['2026-02-28']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('when there are more, then the next part is asked for and added', async () => {
    const { user, list } = await openList({
      [PAGES]: ok({ pages: [page('2026-03-02', 'Snow')], next: '2026-03-02' }),
      [`${PAGES}?before=2026-03-02`]: ok({ pages: [page('2026-01-10', 'Ice')], next: null }),
    });
    await user.click(await list.findByRole('button', { name: 'Show earlier pages' }));
    expect(await list.findByRole('region', { name: 'January 2026' })).toBeTruthy();
    expect(list.getByText('Snow')).toBeTruthy();
    expect(list.queryByRole('button', { name: 'Show earlier pages' })).toBeNull();
  });

  it('when nothing is written, or it cannot be loaded, then that is said', async () => {
    const { user, list, api } = await openList({
      [PAGES]: failsOnce(ok({ pages: [], next: null })),
    });
    expect((await list.findByRole('alert')).textContent).toContain('Your pages could not be loaded.');
    await user.click(list.getByRole('button', { name: 'Try again' }));
    expect(await list.findByText(/^No page is written yet/)).toBeTruthy();
    expect(api.requestsTo(PAGES)).toHaveLength(2);
  });

  it('when conversations are chosen from, then there is no list of pages', async () => {
    mockServer(base);
    renderApp('/app', <DatePicker date={TODAY} mode="heal" onDateChange={() => undefined} />);
    expect(await screen.findByRole('button', { name: /^Choose a day/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Your pages' })).toBeNull();
  });
});

describe('the earlier texts of a page', () => {
  const entryOf = (content: string, revision: number, date = TODAY) =>
    ok({ date, content, mood: null, updatedAt: `${TODAY}T10:00:00.000Z`, revision, care: null });
  const savedAt = (time: string) => new Date(`${TODAY}T${time}`).toISOString();
  const revisions = ok({
    revisions: [
      { revision: 2, content: 'A long day by the sea.', savedAt: savedAt('10:05') },
      { revision: 1, content: 'A day.', savedAt: savedAt('09:58') },
    ],
    next: null,
  });
  const openHistory = async (routes: Parameters<typeof mockServer>[0], date = TODAY) => {
    const api = mockServer({ ...base, ...routes });
    const app = renderApp('/app', <WriteView date={date} />);
    await app.user.click(await screen.findByRole('button', { name: 'Earlier texts' }));
    return { ...app, api, dialog: within(await screen.findByRole('dialog', { name: 'Earlier texts' })) };
  };

  it('when nothing was ever replaced, then none are offered', async () => {
    mockServer({ ...base, [`GET /api/journal-entries/${TODAY}?optional=true`]: entryOf('A day.', 1) });
    renderApp('/app', <WriteView date={TODAY} />);
    expect(await screen.findByRole('textbox')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Earlier texts' })).toBeNull();
  });

  it('when one is chosen, then it is shown with what changed after it, or as it was', async () => {
    const { user, dialog } = await openHistory({
      [`GET /api/journal-entries/${TODAY}?optional=true`]: entryOf('A day by the sea.', 3),
      [REVISIONS]: revisions,
    });
    const changes = () => [
      ...[...document.querySelectorAll('div > del')].map(({ textContent }) => `-${textContent}`),
      ...[...document.querySelectorAll('div > ins')].map(({ textContent }) => `+${textContent}`),
    ];
    await dialog.findByText('Saved at 10:05 AM');
    expect(changes()).toEqual(['-long ']);
    await user.click(dialog.getByRole('button', { name: 'Saved at 9:58 AM' }));
    expect(changes()).toEqual(['+long ', '+ by the sea']);
    await user.click(dialog.getByRole('switch', { name: 'Show what changed after it' }));
    expect(changes()).toEqual([]);
    expect(dialog.getByText('A day.')).toBeTruthy();
  });

  it('when one is taken back, then it is saved in place of the text, which stays in the history', async () => {
    const { user, dialog, api } = await openHistory({
      [`GET /api/journal-entries/${TODAY}?optional=true`]: entryOf('A day by the sea.', 3),
      [REVISIONS]: revisions,
      [SAVE]: entryOf('A day.', 4),
    });
    await user.click(await dialog.findByRole('button', { name: 'Saved at 9:58 AM' }));
    await user.click(dialog.getByRole('button', { name: 'Take this one back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A day.');
    await waitFor(() =>
      expect(api.requestsTo(SAVE).map(({ payload }) => payload)).toEqual([
        { date: TODAY, content: 'A day.', baseRevision: 3, keepReplaced: true },
      ]),
    );
  });

  it('when the day is past, then it is shown but cannot be taken back', async () => {
    const day = addDays(TODAY, -1);
    const { dialog } = await openHistory(
      {
        [`GET /api/journal-entries/${day}?optional=true`]: entryOf('A day by the sea.', 3, day),
        [`GET /api/journal-entries/${day}/revisions`]: revisions,
      },
      day,
    );
    expect(await dialog.findByText('Saved at 10:05 AM')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Take this one back' })).toBeNull();
  });

  it('when none is kept, or they cannot be loaded, then that is said', async () => {
    const { user, dialog } = await openHistory({
      [`GET /api/journal-entries/${TODAY}?optional=true`]: entryOf('A day.', 2),
      [REVISIONS]: failsOnce(ok({ revisions: [], next: null })),
    });
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'The earlier texts could not be loaded.',
    );
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText(/^No earlier text of this page is kept yet/)).toBeTruthy();
  });
});

it('when there are pages of the same day in earlier years, then the page leads to them', async () => {
  const day = '2026-05-04';
  mockServer({
    ...base,
    [`GET /api/journal-entries/${day}?optional=true`]: failure(404, 'not_found', 'none'),
    'GET /api/journal-dates': ok({ dates: ['2023-05-04', '2025-05-04', '2026-05-03', day] }),
  });
  const { client } = renderApp('/app', <WriteView date={day} />);
  await client.prefetchQuery(journalDatesQuery);
  const links = within(await screen.findByRole('navigation', { name: 'On this day' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2025', '/app?date=2025-05-04'],
    ['2023', '/app?date=2023-05-04'],
  ]);
});
