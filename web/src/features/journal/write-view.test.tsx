import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, mockServer, offline, ok } from '../../../test/mock-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { onboardedUser } from '../../../test/fixtures.ts';
import { today, useToday } from '../../lib/time.ts';
import { WriteView } from './write-view.tsx';

const noEntry = failure(404, 'not_found', 'none');
const SAVE = 'POST /api/journal-entries';

const NOON = '2026-11-21T10:00:00.000Z';
const saved = (payload: unknown) => {
  const { date, content } = payload as { date: string; content: string };
  return ok({ date, content, mood: null, updatedAt: NOON, revision: 1, care: null });
};
const base = {
  'GET /api/auth/user': ok(onboardedUser),
  'GET /api/journal-prompts': ok({ prompts: [] }),
  [SAVE]: saved,
};
const advance = (ms = 50) => act(() => vi.advanceTimersByTimeAsync(ms));
const textbox = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const typeText = (text: string) => fireEvent.change(textbox(), { target: { value: text } });

/** As the app shows it without a date in the URL: always today. */
function Today() {
  return <WriteView date={useToday()} />;
}

describe('the journal entry of a day', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(new Date(2026, 10, 21, 22, 0));
  });
  afterEach(() => void vi.useRealTimers());

  it('when the day has no entry, then it is empty and can be edited', async () => {
    mockServer({ ...base, 'GET /api/journal-entries/2026-11-21': noEntry });
    renderApp('/app', <Today />);
    await advance();
    expect(textbox().value).toBe('');
    expect(textbox().readOnly).toBe(false);
    expect(textbox().placeholder).toBe(
      "Start writing... Let your thoughts flow freely. There's no wrong way to journal here.",
    );
  });

  it('when the day is past, then it is read-only', async () => {
    const api = mockServer({ ...base, 'GET /api/journal-entries/2026-11-20': noEntry });
    renderApp('/app', <WriteView date="2026-11-20" />);
    await advance();
    expect(textbox().readOnly).toBe(true);
    expect(textbox().placeholder).toBe('This is a past journal entry (read-only)');
    expect(screen.getByText('Read only')).toBeTruthy();
    await advance(10_000);
    expect(api.requestsTo(SAVE)).toEqual([]);
  });

  it('when the page is tomorrow’s, written in another zone, then it can be read and says so', async () => {
    const page = {
      date: '2026-11-22',
      content: 'From Kiritimati',
      mood: null,
      updatedAt: NOON,
      revision: 1,
      care: null,
    };
    const api = mockServer({ ...base, 'GET /api/journal-entries/2026-11-22?optional=true': ok(page) });
    renderApp('/app', <WriteView date="2026-11-22" />);
    await advance();
    expect(textbox().value).toBe('From Kiritimati');
    expect(textbox().readOnly).toBe(true);
    expect(screen.getByText(/Sunday, November 22, 2026 has not begun/)).toBeTruthy();
    vi.setSystemTime(new Date(2026, 10, 22, 8, 0));
    await advance(15_000);
    expect(textbox().readOnly).toBe(false);
    expect(api.requestsTo(SAVE)).toEqual([]);
  });

  it('when its text calls for it, then whom to call stands below it, unless the card above says so already', async () => {
    const resource = {
      name: '988 Lifeline',
      tel: '988',
      sms: '988',
      url: null,
      hours: '24/7',
      emergency: false,
    };
    const care = { level: 'crisis', kind: 'suicide', country: 'US', resources: [resource] };
    const entry = {
      date: '2026-11-20',
      content: 'It is over.',
      mood: null,
      updatedAt: NOON,
      revision: 1,
      care,
    };
    const server = { ...base, 'GET /api/journal-entries/2026-11-20?optional=true': ok(entry) };
    mockServer(server);
    const { unmount } = renderApp('/app', <WriteView date="2026-11-20" />);
    await advance();
    expect(screen.getByRole('complementary', { name: 'People to talk to' })).toBeTruthy();
    unmount();
    mockServer({ ...server, 'GET /api/care': ok({ care, country: 'US', folded: false }) });
    renderApp('/app', <WriteView date="2026-11-20" />);
    await advance();
    expect(screen.queryByRole('complementary', { name: 'People to talk to' })).toBeNull();
  });

  it('when it is closed before the automatic save, then it is saved then', async () => {
    const api = mockServer({ ...base, 'GET /api/journal-entries/2026-11-21': noEntry });
    const { unmount } = renderApp('/app', <Today />);
    await advance();
    typeText('Goodbye');
    unmount();
    await advance();
    expect(api.requestsTo(SAVE).map(({ payload }) => payload)).toEqual([
      { date: '2026-11-21', content: 'Goodbye', baseRevision: 0 },
    ]);
  });

  it('when the whole text is deleted, then it can be brought back, and leaving saves the page as empty', async () => {
    const page = {
      date: '2026-11-21',
      content: 'All of it',
      mood: null,
      updatedAt: NOON,
      revision: 1,
      care: null,
    };
    const api = mockServer({ ...base, 'GET /api/journal-entries/2026-11-21?optional=true': ok(page) });
    const { unmount } = renderApp('/app', <Today />);
    await advance();
    typeText('');
    await advance(2_000);
    expect(api.requestsTo(SAVE)).toEqual([]);
    expect(screen.getByText('Emptied, not saved yet')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Bring back' }));
    expect(textbox().value).toBe('All of it');
    expect(document.activeElement).toBe(textbox());
    expect(screen.queryByRole('button', { name: 'Bring back' })).toBeNull();
    typeText('');
    unmount();
    await advance();
    expect(api.requestsTo(SAVE).map(({ payload }) => payload)).toEqual([
      { date: '2026-11-21', content: '', baseRevision: 1, keepReplaced: true },
    ]);
  });

  describe('when midnight passes while it is edited', () => {
    const pageOf = (date: string, content: string) =>
      ok({ date, content, mood: null, updatedAt: NOON, revision: 1, care: null });
    const goButton = () => screen.getByRole('button', { name: 'Go to today' });

    /** Saves until ten minutes past midnight, as the server does. */
    function openBeforeMidnight() {
      vi.setSystemTime(new Date(2026, 10, 21, 23, 59));
      const pages = new Map<string, string>();
      const api = mockServer({
        ...base,
        'GET /api/journal-entries/2026-11-21?optional=true': () =>
          pages.has('2026-11-21') ? pageOf('2026-11-21', pages.get('2026-11-21') ?? '') : noEntry,
        'GET /api/journal-entries/2026-11-22?optional=true': () =>
          pages.has('2026-11-22') ? pageOf('2026-11-22', pages.get('2026-11-22') ?? '') : noEntry,
        [SAVE]: (payload) => {
          const { date, content } = payload as { date: string; content: string };
          const isOver = date === '2026-11-21' && Date.now() > new Date(2026, 10, 22, 0, 10).getTime();
          if (isOver) return failure(403, 'not_today', 'over');
          pages.set(date, content);
          return saved(payload);
        },
      });
      renderApp('/app', <Today />);
      return { api, pages };
    }

    /** Types on without a pause that would save, until the time: from when the server still takes it on. */
    async function typeUntil(hour: number, minute: number) {
      await advance(new Date(2026, 10, 22, 0, 8, 30).getTime() - Date.now());
      for (let words = textbox().value; Date.now() < new Date(2026, 10, 22, hour, minute).getTime();) {
        words += ' on';
        typeText(words);
        await advance(1_900);
      }
    }

    it('then the text stays with its day, and the page until it is left', async () => {
      const { api, pages } = openBeforeMidnight();
      await advance();
      typeText('Before');
      textbox().focus();
      await advance(90_000);
      expect(today()).toBe('2026-11-22');
      expect(screen.getByText(/A new day has begun.* until 10 minutes past midnight\.$/)).toBeTruthy();
      typeText('Before and after');
      await advance(2_000);
      expect(api.requestsTo(SAVE).at(-1)?.payload).toMatchObject({
        date: '2026-11-21',
        content: 'Before and after',
      });

      await advance(10 * 60_000);
      expect(textbox().value).toBe('Before and after');
      expect(textbox().readOnly).toBe(true);
      expect(document.activeElement).toBe(textbox());
      expect(screen.getByText(/All you wrote is saved/)).toBeTruthy();

      goButton().focus();
      fireEvent.click(goButton());
      await advance();
      expect(screen.queryByRole('button', { name: 'Go to today' })).toBeNull();
      expect(textbox().value).toBe('');
      expect(document.activeElement).toBe(textbox());
      typeText('A new page');
      await advance(2_000);
      expect(Object.fromEntries(pages)).toEqual({
        '2026-11-21': 'Before and after',
        '2026-11-22': 'A new page',
      });
    });

    it('then who types on past the limit keeps the page until they pause, and puts the rest onto today’s', async () => {
      const { pages } = openBeforeMidnight();
      await advance();
      typeText('Dear diary');
      textbox().focus();
      const field = textbox();
      await typeUntil(0, 11);
      expect(textbox()).toBe(field);
      expect(document.activeElement).toBe(field);
      expect(field.readOnly).toBe(false);
      expect(screen.getByText(/You can finish the sentence/)).toBeTruthy();
      const written = field.value;

      await advance(10_000);
      expect(field.readOnly).toBe(true);
      expect(field.value).toBe(written);
      const inTime = pages.get('2026-11-21') ?? '';
      expect(written.startsWith(inTime) && inTime.length > 'Dear diary'.length).toBe(true);
      const rest = written.slice(inTime.length).trim();
      expect(rest).not.toBe('');
      expect(screen.getByText(rest)).toBeTruthy();

      fireEvent.click(screen.getByRole('button', { name: 'Add to today’s page' }));
      await advance();
      await advance();
      expect(textbox().value).toBe(rest);
      expect(Object.fromEntries(pages)).toEqual({ '2026-11-21': inTime, '2026-11-22': rest });
      expect(Object.keys(localStorage).filter((key) => key.startsWith('inkwell-journal'))).toEqual([]);
    });

    it('then what came too late is offered on today’s page as well, where it was not added before', async () => {
      openBeforeMidnight();
      await advance();
      typeText('Dear diary');
      await typeUntil(0, 11);
      await advance(10_000);
      fireEvent.click(goButton());
      await advance();
      fireEvent.click(screen.getByRole('button', { name: 'Add to today’s page' }));
      expect(textbox().value).toMatch(/^on/);
    });

    it('then a device that wakes in the morning shows the new day', async () => {
      openBeforeMidnight();
      await advance();
      typeText('Good night');
      await advance(2_000);
      vi.setSystemTime(new Date(2026, 10, 22, 7, 0));
      await advance(15_000);
      await advance();
      expect(textbox().value).toBe('');
      expect(screen.queryByRole('button', { name: 'Go to today' })).toBeNull();
    });
  });

  it('when a draft of an earlier day was never saved, then it can be added to the entry of today', async () => {
    localStorage.setItem(
      `inkwell-journal:${onboardedUser.id}:2026-11-18`,
      JSON.stringify({ content: 'Lost words', baseRevision: 0, sent: [] }),
    );
    mockServer({ ...base, 'GET /api/journal-entries/2026-11-21': noEntry });
    renderApp('/app', <Today />);
    await advance();
    expect(screen.getByText('Lost words')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add to today’s page' }));
    expect(textbox().value).toBe('Lost words');
    expect(localStorage.getItem(`inkwell-journal:${onboardedUser.id}:2026-11-18`)).toBeNull();
  });

  it.each([
    {
      name: 'on its page already, because only the answer was lost',
      page: ok({
        date: '2026-11-18',
        content: 'Safe words',
        mood: null,
        updatedAt: NOON,
        revision: 1,
        care: null,
      }),
      kept: null,
    },
    { name: 'perhaps on its page, which cannot be read now', page: offline, kept: 'Safe words' },
  ])('when a draft of an earlier day is $name, then it is not called lost', async ({ page, kept }) => {
    const key = `inkwell-journal:${onboardedUser.id}:2026-11-18`;
    localStorage.setItem(key, JSON.stringify({ content: 'Safe words', baseRevision: 0, sent: [] }));
    mockServer({
      ...base,
      'GET /api/journal-entries/2026-11-21?optional=true': noEntry,
      'GET /api/journal-entries/2026-11-18?optional=true': page,
    });
    renderApp('/app', <Today />);
    await advance();
    expect(textbox().value).toBe('');
    expect(screen.queryByText('Safe words')).toBeNull();
    // Under this tab's key, since nothing else has it open.
    const stored = Object.entries(localStorage).filter(([name]) => name.startsWith(key));
    const texts = stored.map(([, text]) => (JSON.parse(String(text)) as { content: string }).content);
    expect(texts).toEqual(kept === null ? [] : [kept]);
  });

  it('when the server cannot be reached, then the status says whether there is a network', async () => {
    mockServer({ ...base, 'GET /api/journal-entries/2026-11-21': noEntry, [SAVE]: offline });
    renderApp('/app', <Today />);
    await advance();
    typeText('Words');
    await advance(2_000);
    const status = () => screen.getByText(/^(Not saved|Kept)/).textContent;
    expect(status()).toBe('Not saved, trying again');
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(status()).toBe('Kept on this device');
    network.mockRestore();
    fireEvent(window, new Event('online'));
    expect(status()).toBe('Not saved, trying again');
  });
});
