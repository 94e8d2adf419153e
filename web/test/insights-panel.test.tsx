import { addDays, mondayOf } from '@inkwell/contracts/days';
import type { Insights } from '@inkwell/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SidebarPanel } from '../src/features/insights/sidebar-panel.tsx';
import { longDay } from '../src/lib/time.ts';
import { onboardedUser } from './fixtures.ts';
import { failure, mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { stopClock, TODAY } from './stop-clock.ts';

stopClock();

const MONDAY = mondayOf(TODAY);
const YEAR = TODAY.slice(0, 4);
const INSIGHTS = 'GET /api/insights';
const evidence = [{ date: '2026-03-01' }, { date: '2026-03-08' }];

const insights: Insights = {
  insights: [
    {
      id: 'a1',
      type: 'pattern',
      title: 'Sundays and worry',
      description: 'You felt anxious on 6 of your last 8 Sundays.',
      evidence,
    },
  ],
  emotionPatterns: ['anxiety', 'calm', 'joy', 'sadness', 'hope', 'anger'].map((emotion, index) => ({
    emotion,
    count: 9 - index,
  })),
  weeklyStats: {
    totalEntries: 3,
    totalDaysAllTime: 41,
    positiveEntries: 2,
    currentStreak: 1,
    themes: ['work', 'sleep', 'mother', 'money'],
  },
  restDay: false,
};
const days = { days: [{ date: TODAY, emotion: 'calm', valence: 0.4 }] };
const base = {
  'GET /api/auth/user': ok(onboardedUser),
  [INSIGHTS]: ok(insights),
  [`GET /api/insights/days?from=${MONDAY}&to=${addDays(MONDAY, 6)}`]: ok(days),
  [`GET /api/insights/days?from=${YEAR}-01-01&to=${YEAR}-12-31`]: ok(days),
};

async function openPanel(routes: Parameters<typeof mockServer>[0] = {}) {
  const api = mockServer({ ...base, ...routes });
  const app = renderApp('/app?mode=plan', <SidebarPanel mode="plan" search={null} />);
  await app.user.click(await screen.findByRole('button', { name: 'View detailed insights' }));
  return { ...app, api, panel: within(await screen.findByRole('dialog', { name: 'Weekly Insights' })) };
}

describe('the panel of insights', () => {
  it('when it is opened, then it says what the week, all time and the feelings come to', async () => {
    const { panel } = await openPanel();
    const section = (name: string) => within(panel.getByRole('region', { name }));
    expect(section('Emotional Patterns').getAllByRole('listitem')).toHaveLength(5);
    expect(section('Emotional Patterns').getAllByRole('listitem')[0]?.textContent).toBe('anxiety9 times');
    expect(section('This Week').getByText('work, sleep, mother')).toBeTruthy();
    expect(section('This Week').getByText('3')).toBeTruthy();
    expect(section('All Time').getByText('41')).toBeTruthy();
    expect(section('All Time').getByText('1 day')).toBeTruthy();
    const weekday = longDay(TODAY).split(',')[0];
    expect(await panel.findByRole('img', { name: `${weekday}: good` })).toBeTruthy();
  });

  it('when its evidence is asked for, then each day leads to its page, and the panel closes', async () => {
    const { panel, user } = await openPanel();
    const more = panel.getByRole('button', { name: 'from 2 entries' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    await user.click(panel.getByRole('button', { name: 'Sunday, March 8, 2026' }));
    expect(window.location.search).toBe('?date=2026-03-08');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('when one is dismissed, then it is deleted and the insights are read again', async () => {
    let dismissed = false;
    const { panel, user, api } = await openPanel({
      [INSIGHTS]: () => ok(dismissed ? { ...insights, insights: [] } : insights),
      'DELETE /api/insights/a1': () => {
        dismissed = true;
        return ok();
      },
    });
    await user.click(panel.getByRole('button', { name: 'Dismiss: Sundays and worry' }));
    await waitFor(() => expect(panel.queryByText('Sundays and worry')).toBeNull());
    expect(api.requestsTo('DELETE /api/insights/a1')).toHaveLength(1);
  });

  it('when it cannot be dismissed, then it stays', async () => {
    const { panel, user } = await openPanel({
      'DELETE /api/insights/a1': failure(503, 'unavailable', 'Later'),
    });
    const button = panel.getByRole<HTMLButtonElement>('button', { name: 'Dismiss: Sundays and worry' });
    await user.click(button);
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(panel.getByText('Sundays and worry')).toBeTruthy();
  });

  it('when the rest day is switched on, then it is saved', async () => {
    let restDay = false;
    const { panel, user, api } = await openPanel({
      [INSIGHTS]: () => ok({ ...insights, restDay }),
      'PUT /api/insights/settings': (payload: unknown) => {
        ({ restDay } = payload as { restDay: boolean });
        return ok(payload);
      },
    });
    const rest = panel.getByRole('switch', { name: 'A rest day each week' });
    await user.click(rest);
    await waitFor(() => expect(rest.getAttribute('aria-checked')).toBe('true'));
    expect(api.requestsTo('PUT /api/insights/settings')[0]?.payload).toEqual({ restDay: true });
  });

  it('when the year is walked by keys, then each day says how it felt, and one that has something opens', async () => {
    const { panel, user } = await openPanel();
    const grid = within(await panel.findByRole('grid', { name: `How the days of ${YEAR} felt` }));
    const day = await grid.findByRole('button', { name: `${longDay(TODAY)}: calm` });
    expect(day.tabIndex).toBe(0);
    day.focus();
    await user.keyboard('{ArrowUp}');
    const before = grid.getByRole('button', { name: `${longDay(addDays(TODAY, -1))}: nothing written` });
    expect(document.activeElement).toBe(before);
    expect(before.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}{ArrowDown}');
    expect(document.activeElement).toBe(day);
    await user.keyboard('{Enter}');
    expect(window.location.search).toBe(`?date=${TODAY}`);
  });
});
