import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, ok, serve } from '../../../test/api.ts';
import { open } from '../../../test/open.tsx';
import { onboarded } from '../../../test/people.ts';
import { today, useToday } from '../../lib/time.ts';
import { WriteView } from './write-view.tsx';

const none = failure(404, 'not_found', 'none');
const SAVE = 'POST /api/journal-entries';

const saved = (payload: unknown) => {
  const { date, content } = payload as { date: string; content: string };
  return ok({ date, content, mood: null, updatedAt: '2026-11-21T10:00:00.000Z', revision: 1 });
};
const base = {
  'GET /api/auth/user': ok(onboarded),
  'GET /api/journal-prompts': ok({ prompts: [] }),
  [SAVE]: saved,
};
const soon = (ms = 50) => act(() => vi.advanceTimersByTimeAsync(ms));
const page = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (text: string) => fireEvent.change(page(), { target: { value: text } });

/** As the app shows it: the address names no day, so that it is always today's. */
function Today() {
  return <WriteView date={useToday()} />;
}

describe("the journal's page", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.setSystemTime(new Date(2026, 10, 21, 22, 0));
  });
  afterEach(() => void vi.useRealTimers());

  it('when the day has no entry, then it is empty and can be written on', async () => {
    serve({ ...base, 'GET /api/journal-entries/2026-11-21': none });
    open('/app', <Today />);
    await soon();
    expect(page().value).toBe('');
    expect(page().readOnly).toBe(false);
    expect(page().placeholder).toBe(
      "Start writing... Let your thoughts flow freely. There's no wrong way to journal here.",
    );
  });

  it('when the day is over, then it can only be read', async () => {
    const api = serve({ ...base, 'GET /api/journal-entries/2026-11-20': none });
    open('/app', <WriteView date="2026-11-20" />);
    await soon();
    expect(page().readOnly).toBe(true);
    expect(page().placeholder).toBe('This is a past journal entry (read-only)');
    await soon(10_000);
    expect(api.asked(SAVE)).toEqual([]);
  });

  it('when it is left before it has saved itself, then it is saved then', async () => {
    const api = serve({ ...base, 'GET /api/journal-entries/2026-11-21': none });
    const { close } = open('/app', <Today />);
    await soon();
    write('Goodbye');
    close();
    await soon();
    expect(api.asked(SAVE).map(({ payload }) => payload)).toEqual([
      { date: '2026-11-21', content: 'Goodbye', baseRevision: 0 },
    ]);
  });

  it('when midnight passes while it is written, then the words stay with their day until it closes', async () => {
    vi.setSystemTime(new Date(2026, 10, 21, 23, 59));
    const api = serve({
      ...base,
      'GET /api/journal-entries/2026-11-21': none,
      'GET /api/journal-entries/2026-11-22': none,
    });
    open('/app', <Today />);
    await soon();
    write('Before');
    await soon(90_000);
    expect(today()).toBe('2026-11-22');
    expect(screen.getByText(/A new day has begun/)).toBeTruthy();
    write('Before and after');
    await soon(2_000);
    expect(api.asked(SAVE).at(-1)?.payload).toMatchObject({
      date: '2026-11-21',
      content: 'Before and after',
    });

    await soon(10 * 60_000);
    await soon();
    expect(screen.queryByText(/A new day has begun/)).toBeNull();
    expect(page().value).toBe('');
    write('A new page');
    await soon(2_000);
    expect(api.asked(SAVE).at(-1)?.payload).toMatchObject({ date: '2026-11-22', content: 'A new page' });
  });

  it('when words of an earlier day never arrived, then they can be put on the page of today', async () => {
    localStorage.setItem(
      `inkwell-journal:${onboarded.id}:2026-11-18`,
      JSON.stringify({ content: 'Lost words', baseRevision: 0, sent: [] }),
    );
    serve({ ...base, 'GET /api/journal-entries/2026-11-21': none });
    open('/app', <Today />);
    await soon();
    expect(screen.getByText('Lost words')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add to today’s page' }));
    expect(page().value).toBe('Lost words');
    expect(localStorage.getItem(`inkwell-journal:${onboarded.id}:2026-11-18`)).toBeNull();
  });
});
