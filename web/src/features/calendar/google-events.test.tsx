import { addDays } from '@inkwell/contracts/days';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calendarEvent, onboardedUser } from '../../../test/fixtures.ts';
import { mockServer, ok } from '../../../test/mock-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { weekRoute } from '../../../test/week.ts';
import { longDay } from '../../lib/time.ts';
import { toast } from '../../ui/toast.ts';
import { PlanView } from './plan-view.tsx';

const TUESDAY = '2026-11-17';
const READ_ONLY = 'This event can be changed in Google Calendar alone.';
const lunch = calendarEvent({
  id: 'lunch',
  title: 'Lunch',
  startTime: new Date(`${TUESDAY}T12:00`).toISOString(),
  endTime: new Date(`${TUESDAY}T13:00`).toISOString(),
  source: 'google',
});
const holiday = calendarEvent({
  id: 'holiday',
  title: 'Advent',
  description: 'The first\ncandle',
  allDay: true,
  startDate: TUESDAY,
  endDate: TUESDAY,
  startTime: new Date(`${TUESDAY}T00:00`).toISOString(),
  endTime: new Date(`${TUESDAY}T23:59`).toISOString(),
  recurrence: 'FREQ=YEARLY',
  seriesId: 'holiday',
  source: 'google',
  readOnly: true,
});
const review = { ...lunch, id: 'review', title: 'Review', readOnly: true };

function open() {
  const api = mockServer({
    'GET /api/auth/user': ok(onboardedUser),
    [weekRoute(TUESDAY)]: ok([lunch, holiday, review]),
    [weekRoute(addDays(TUESDAY, 7))]: ok([]),
    [weekRoute(addDays(TUESDAY, -7))]: ok([]),
  });
  const { user } = renderApp(`/app?mode=plan&week=${TUESDAY}`, <PlanView />);
  const changes = () => api.calls.filter(({ route }) => !route.startsWith('GET '));
  return { user, changes };
}
const block = (title: string) => screen.findByRole('button', { name: new RegExp(`^${title},`) });

describe('events of Google Calendar', () => {
  it('when the person has declined an invitation, or not said yes, then its name says so', async () => {
    const invitations = (['accepted', 'declined', 'tentative', 'needsAction'] as const).map((response) => ({
      ...lunch,
      id: response,
      title: `Talk ${response}`,
      response,
    }));
    mockServer({
      'GET /api/auth/user': ok(onboardedUser),
      [weekRoute(TUESDAY)]: ok(invitations),
      [weekRoute(addDays(TUESDAY, 7))]: ok([]),
      [weekRoute(addDays(TUESDAY, -7))]: ok([]),
    });
    renderApp(`/app?mode=plan&week=${TUESDAY}`, <PlanView />);
    const names = await Promise.all(
      invitations.map(async ({ title }) => (await block(title)).getAttribute('aria-label')),
    );
    const told = (words: string) => `12:00 PM to 1:00 PM, ${longDay(TUESDAY)}${words}, from Google Calendar`;
    expect(names).toEqual([
      `Talk accepted, ${told('')}`,
      `Talk declined, ${told(', declined')}`,
      `Talk tentative, ${told(', perhaps attending')}`,
      `Talk needsAction, ${told(', not answered yet')}`,
    ]);
    expect((await block('Talk declined')).dataset['response']).toBe('declined');
  });

  it('when they are in the week, then a mark and their names say so', async () => {
    open();
    const day = longDay(TUESDAY);
    expect((await block('Lunch')).getAttribute('aria-label')).toBe(
      `Lunch, 12:00 PM to 1:00 PM, ${day}, from Google Calendar`,
    );
    expect((await block('Lunch')).textContent).toMatch(/^GLunch/);
    expect((await block('Advent')).getAttribute('aria-label')).toBe(
      `Advent, all day, ${day}, repeats, from Google Calendar, cannot be changed here`,
    );
  });

  it('when one can be changed, then its dialog says that it changes at Google too', async () => {
    const { user } = open();
    await user.click(await block('Lunch'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Event' });
    expect(within(dialog).getByText(/^From Google Calendar\./)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeTruthy();
  });

  it('when one cannot be changed, then its dialog shows it, says so, and offers nothing else', async () => {
    const { user } = open();
    await user.click(await block('Advent'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Advent' }));
    expect(dialog.getByText(longDay(TUESDAY))).toBeTruthy();
    expect(dialog.getByText('Every year')).toBeTruthy();
    expect(dialog.getByText(/^The first\s+candle$/)).toBeTruthy();
    expect(dialog.getByText('From Google Calendar')).toBeTruthy();
    expect(dialog.getByText(READ_ONLY)).toBeTruthy();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Close']);
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it.each([' ', '{Delete}', '{Backspace}'])(
    "when '%s' is pressed on one that cannot be changed, then it says why and nothing happens",
    async (key) => {
      const { user, changes } = open();
      (await block('Review')).focus();
      act(() => toast({ title: 'An earlier one' }));
      await user.keyboard(key);
      expect(await screen.findByText(READ_ONLY)).toBeTruthy();
      expect(screen.queryByText(/^Picked up/)).toBeNull();
      expect(await block('Review')).toBe(document.activeElement);
      await user.keyboard('{ArrowDown}{Enter}');
      expect(changes()).toEqual([]);
    },
  );

  it('when Enter is pressed on one that cannot be changed, then it opens', async () => {
    const { user } = open();
    (await block('Review')).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Review' })).toBeTruthy();
  });
});
