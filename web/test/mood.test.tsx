import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { WriteView } from '../src/features/journal/write-view.tsx';
import { addDays } from '@inkwell/contracts/days';
import { onboardedUser } from './fixtures.ts';
import { mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { stopClock, TODAY } from './stop-clock.ts';

stopClock();

const SAVE = 'POST /api/journal-entries';
const entryOf = (date: string, mood: string | null) => ({
  date,
  content: 'Snow.',
  mood,
  updatedAt: `${date}T10:00:00.000Z`,
  revision: 1,
  care: null,
});

function openPage(date: string, mood: string | null) {
  let stored = entryOf(date, mood);
  const api = mockServer({
    'GET /api/auth/user': ok(onboardedUser),
    'GET /api/journal-prompts': ok({ prompts: [] }),
    'GET /api/journal-dates': ok({ dates: [] }),
    [`GET /api/journal-entries/${date}?optional=true`]: () => ok(stored),
    [SAVE]: (payload: unknown) => {
      stored = { ...stored, ...(payload as Partial<typeof stored>), revision: stored.revision + 1 };
      return ok(stored);
    },
  });
  return { ...renderApp('/app', <WriteView date={date} />), api };
}

describe('the mood of a day', () => {
  it('when one is tapped, then it is saved, said by the button that has the focus, and can be changed and taken back', async () => {
    const { user, api } = openPage(TODAY, null);
    const moods = () => api.requestsTo(SAVE).map(({ payload }) => (payload as { mood: unknown }).mood);
    const field = within(await screen.findByRole('group', { name: 'How do you feel?' }));
    await user.click(field.getByRole('button', { name: 'Calm' }));
    await waitFor(() =>
      expect(api.requestsTo(SAVE)).toMatchObject([{ payload: { content: 'Snow.', mood: 'calm' } }]),
    );
    const chip = field.getByRole('button', { name: 'You feel calm. Change' });
    expect(document.activeElement).toBe(chip);
    expect(field.queryByRole('button', { name: 'Sad' })).toBeNull();

    await user.click(chip);
    const all = within(await screen.findByRole('dialog', { name: 'How do you feel?' }));
    expect(all.getAllByRole('listitem')).toHaveLength(24);
    expect(all.getByRole('button', { name: 'Calm' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(all.getByRole('button', { name: 'Relieved' }));
    await user.click(await field.findByRole('button', { name: 'You feel relieved. Change' }));
    await user.click(await screen.findByRole('button', { name: 'No mood for this day' }));
    expect(await field.findByRole('button', { name: 'Sad' })).toBeTruthy();
    await waitFor(() => expect(moods()).toEqual(['calm', 'relief', null]));
  });

  it('when the day is over, then its mood is only said', async () => {
    openPage(addDays(TODAY, -1), 'loneliness');
    expect(await screen.findByText('Lonely')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'How do you feel?' })).toBeNull();
  });
});
