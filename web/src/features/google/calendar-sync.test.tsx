import type { GoogleStatus } from '@inkwell/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  AUTH,
  button,
  calendars,
  CALENDARS,
  connected,
  dialog,
  findError,
  isBusy,
  notConnected,
  openCalendarSync,
  renderCalendarSync,
  select,
  SETTINGS,
  STATUS,
  SYNC,
  unavailable,
} from '../../../test/google.tsx';
import { mockLocationAssign } from '../../../test/location.ts';
import { deferred, ok } from '../../../test/mock-server.ts';
import { timeOfDay } from '../../lib/time.ts';
import { toast } from '../../ui/toast.ts';

const isAutomatic = () => dialog().getByRole('switch').getAttribute('aria-checked') === 'true';

afterEach(() => vi.unstubAllGlobals());

describe('before it is connected', () => {
  it('when the dialog opens, then it says what the connection does, and leads to Google', async () => {
    const assign = mockLocationAssign();
    const answer = deferred();
    const { user } = await openCalendarSync(notConnected, { [AUTH]: () => answer.promise });
    expect(dialog().getByRole('status').textContent).toBe('Not connected');
    expect(dialog().getByText(/^What you plan here appears in Google Calendar/)).toBeTruthy();
    await user.click(button('Connect Google Calendar'));
    expect(isBusy('Connect Google Calendar')).toBe(true);
    answer.resolve(ok({ authUrl: 'https://accounts.google.com/o/oauth2/v2/auth?state=1' }));
    await waitFor(() =>
      expect(assign).toHaveBeenCalledWith('https://accounts.google.com/o/oauth2/v2/auth?state=1'),
    );
    // Until the browser has left.
    expect(isBusy('Connect Google Calendar')).toBe(true);
    // The back button shows the page as it was left.
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitFor(() => expect(isBusy('Connect Google Calendar')).toBe(false));
  });

  it('when Google cannot be reached, then a toast says so', async () => {
    const { user } = await openCalendarSync(notConnected, { [AUTH]: unavailable });
    await user.click(button('Connect Google Calendar'));
    await findError('Failed to connect to Google Calendar');
    expect(isBusy('Connect Google Calendar')).toBe(false);
  });

  it('when the status cannot be loaded, then no toast says so, and the dialog lets it be tried again', async () => {
    let answer = unavailable;
    const { user } = renderCalendarSync({ [STATUS]: () => answer });
    act(() => toast({ title: 'An earlier one' }));
    await user.click(screen.getByRole('button', { name: 'Calendar sync' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The connection could not be checked');
    expect(screen.getByText('An earlier one')).toBeTruthy();
    answer = ok(notConnected);
    await user.click(button('Try again'));
    expect(await dialog().findByRole('button', { name: 'Connect Google Calendar' })).toBeTruthy();
  });
});

describe('back from Google', () => {
  const back = (outcome: string, status: GoogleStatus) =>
    renderCalendarSync({ [STATUS]: ok(status) }, `/app?mode=plan&google=${outcome}&week=2026-11-17`);

  it('when it is connected, then the dialog is open, says so, and the address forgets it', async () => {
    back('connected', connected);
    expect(await screen.findByText('Google Calendar connected')).toBeTruthy();
    expect(await screen.findByText('Connected')).toBeTruthy();
    expect(window.location.search).toBe('?mode=plan&week=2026-11-17');
  });

  it('when it was refused, then the dialog says so until it is closed', async () => {
    const { user } = back('denied', notConnected);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^You did not give the permission/);
    expect(window.location.search).toBe('?mode=plan&week=2026-11-17');
    await user.click(button('Close'));
    await user.click(screen.getByRole('button', { name: 'Calendar sync' }));
    expect(await screen.findByRole('button', { name: 'Connect Google Calendar' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('when it failed, then a toast says so', async () => {
    back('failed', notConnected);
    await findError('Failed to connect to Google Calendar');
    expect(await screen.findByRole('button', { name: 'Connect Google Calendar' })).toBeTruthy();
    expect(window.location.search).toBe('?mode=plan&week=2026-11-17');
  });
});

describe('the settings', () => {
  it('when it is connected, then account, calendars and the last sync are shown', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T12:00:00') });
    const at = new Date('2026-11-18T00:05:00');
    const lastSync = { at: at.toISOString(), imported: 3, exported: 1, updated: 0, deleted: 2 };
    await openCalendarSync({ ...connected, lastSync });
    expect(dialog().getAllByText('anna@example.com')).toHaveLength(1);
    expect([...select().options].map(({ text }) => text)).toEqual([
      'Choose a calendar',
      'Anna (main calendar)',
      'Family',
      'Holidays (read-only)',
    ]);
    expect(select().value).toBe('anna@example.com');
    expect(isAutomatic()).toBe(true);
    expect(
      dialog().getByText(
        `Last sync today at ${timeOfDay(at.toISOString())}: 3 new from Google, 1 new in Google, 2 deleted.`,
      ),
    ).toBeTruthy();
  });

  it('when another calendar is selected, then it says what that changes, and is used after a click', async () => {
    const answer = deferred();
    const { api, user } = await openCalendarSync(connected, { [SETTINGS]: () => answer.promise });
    await user.selectOptions(select(), 'Family');
    expect(
      dialog().getByText(
        'Events from “Anna” leave your week and stay at Google. What you plan here moves to “Family”.',
      ),
    ).toBeTruthy();
    expect(api.requestsTo(SETTINGS)).toEqual([]);
    await user.click(button('Use this calendar'));
    expect(isBusy('Use this calendar')).toBe(true);
    answer.resolve(ok({ ...connected, primaryCalendarId: 'family' }));
    await waitFor(() => expect(dialog().queryByRole('button', { name: 'Use this calendar' })).toBeNull());
    expect(api.requestsTo(SETTINGS).map(({ payload }) => payload)).toEqual([{ primaryCalendarId: 'family' }]);
    expect(select().value).toBe('family');
    expect(document.activeElement).toBe(select());
  });

  it('when the former calendar is kept, then it is selected again, and nothing is sent', async () => {
    const { api, user } = await openCalendarSync(connected);
    await user.selectOptions(select(), 'Holidays (read-only)');
    expect(document.getElementById(select().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /can be changed in Google Calendar alone/,
    );
    await user.click(button('Keep the former one'));
    expect(select().value).toBe('anna@example.com');
    expect(document.activeElement).toBe(select());
    expect(api.requestsTo(SETTINGS)).toEqual([]);
  });

  it('when another calendar cannot be used, then a toast says so and it can be tried again', async () => {
    const { user } = await openCalendarSync(connected, { [SETTINGS]: unavailable });
    await user.selectOptions(select(), 'Family');
    await user.click(button('Use this calendar'));
    await findError('The setting could not be saved. Please try again.');
    await waitFor(() => expect(isBusy('Use this calendar')).toBe(false));
    expect(select().value).toBe('family');
  });

  it('when the automatic sync is switched off and that fails, then it is on again and a toast says so', async () => {
    const answer = deferred();
    const { api, user } = await openCalendarSync(connected, { [SETTINGS]: () => answer.promise });
    await user.click(dialog().getByRole('switch', { name: 'Automatic sync' }));
    expect(isAutomatic()).toBe(false);
    answer.resolve(unavailable);
    await findError('The setting could not be saved. Please try again.');
    await waitFor(() => expect(isAutomatic()).toBe(true));
    expect(api.requestsTo(SETTINGS)[0]?.payload).toEqual({ syncEnabled: false });
  });

  it('when the calendars cannot be loaded, then a toast says so each time, and they can be tried again', async () => {
    let answer = unavailable;
    const { api, user } = await openCalendarSync(connected, { [CALENDARS]: () => answer });
    await findError('Failed to load your Google Calendars');
    // Why it failed may stand in the status.
    await waitFor(() => expect(api.requestsTo(STATUS)).toHaveLength(2));
    // The chosen one is known all the same.
    expect(select().value).toBe('anna@example.com');
    await user.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
    expect(screen.queryByText('Failed to load your Google Calendars')).toBeNull();
    await user.click(button('Try again'));
    await findError('Failed to load your Google Calendars');
    answer = ok(calendars);
    await user.click(button('Try again'));
    expect(await dialog().findByRole('option', { name: 'Family' })).toBeTruthy();
    expect(api.requestsTo(CALENDARS)).toHaveLength(3);
  });
});

describe('sync now', () => {
  it('when a calendar is synced, then it is busy and the server says what it did', async () => {
    const answer = deferred();
    const { api, user } = await openCalendarSync(connected, { [SYNC]: () => answer.promise });
    const before = Date.now();
    await user.selectOptions(select(), 'Family');
    await user.click(button('Sync now'));
    expect(isBusy('Sync now')).toBe(true);
    // A dialog that is opened anew shows that it goes on.
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Calendar sync' }));
    expect(isBusy('Sync now')).toBe(true);
    const counts = { imported: 2, exported: 0, updated: 0, deleted: 0 };
    answer.resolve(ok({ ...counts, message: 'Synced: 2 events from Google' }));
    expect(await screen.findByText('Synced: 2 events from Google')).toBeTruthy();
    await waitFor(() => expect(isBusy('Sync now')).toBe(false));
    const [sent] = api.requestsTo(SYNC).map(({ payload }) => payload as Record<string, string>);
    expect(sent).toEqual({
      calendarId: 'family',
      timeMin: expect.any(String),
      timeMax: expect.any(String),
    });
    const [from, to] = [Date.parse(sent?.['timeMin'] ?? ''), Date.parse(sent?.['timeMax'] ?? '')];
    expect(to - from).toBe(7_776_000_000);
    expect(from).toBeGreaterThanOrEqual(before);
    await waitFor(() => expect(api.requestsTo(STATUS)).toHaveLength(2));
  });

  it('when it fails, then a toast says so and the status is asked for again', async () => {
    const { api, user } = await openCalendarSync(connected, { [SYNC]: unavailable });
    await user.click(button('Sync now'));
    await findError('Failed to sync Google Calendar');
    expect(isBusy('Sync now')).toBe(false);
    await waitFor(() => expect(api.requestsTo(STATUS)).toHaveLength(2));
  });

  it.each([null, 'a calendar that was deleted at Google'])(
    'when no calendar is selected (%s), then a toast asks for one and nothing is sent',
    async (primaryCalendarId) => {
      const { api, user } = await openCalendarSync({ ...connected, primaryCalendarId });
      expect(select().value).toBe('');
      await user.click(button('Sync now'));
      await findError('Please select a calendar to sync');
      expect(document.activeElement).toBe(select());
      expect(api.requestsTo(SYNC)).toEqual([]);
    },
  );

  it('when a sync is under way at the server, then it is busy', async () => {
    await openCalendarSync({ ...connected, state: 'syncing' });
    expect(dialog().getByRole('status').textContent).toBe('Syncing…');
    expect(isBusy('Sync now')).toBe(true);
  });
});

describe('when it needs attention', () => {
  it('when the permission was withdrawn, then button and dialog say so, and one click reconnects', async () => {
    const assign = mockLocationAssign();
    const { api, user } = await openCalendarSync(
      { ...connected, state: 'permission' },
      { [AUTH]: ok({ authUrl: 'https://accounts.google.com/again' }) },
    );
    expect(dialog().getByRole('status').textContent).toBe('Needs attention');
    expect(dialog().getByRole('alert').textContent).toMatch(/^Google no longer lets Inkwell use/);
    expect(dialog().queryByRole('button', { name: 'Sync now' })).toBeNull();
    expect(api.requestsTo(CALENDARS)).toEqual([]);
    await user.click(button('Reconnect'));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://accounts.google.com/again'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Calendar sync, needs attention' })).toBeTruthy();
  });

  it('when Google asks to wait, then the dialog says that it goes on by itself', async () => {
    await openCalendarSync({ ...connected, state: 'quota' });
    expect(dialog().getByRole('status').textContent).toBe('Waiting for Google');
    expect(dialog().getByRole('alert').textContent).toMatch(/goes on by itself/);
  });

  it('when Google has more events than are taken in, then the dialog says which are here and where the others are', async () => {
    await openCalendarSync({ ...connected, importLimit: 20_000 });
    expect(dialog().getByRole('status').textContent).toBe('Connected');
    expect(dialog().getByRole('alert').textContent).toBe(
      'This calendar has more events than Inkwell takes in. 20,000 of them are here: what is to come, then the most recent. The others are safe at Google.',
    );
  });

  it('when all of Google’s events are here, then nothing is said of others', async () => {
    await openCalendarSync(connected);
    expect(dialog().queryByRole('alert')).toBeNull();
  });
});

describe('the status', () => {
  it('when a minute passes, then it is asked for again, unless the tab is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { api } = renderCalendarSync({ [STATUS]: ok(connected) });
    await waitFor(() => expect(api.requestsTo(STATUS)).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(api.requestsTo(STATUS)).toHaveLength(2);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    await act(() => vi.advanceTimersByTimeAsync(180_000));
    expect(api.requestsTo(STATUS)).toHaveLength(2);
  });
});
