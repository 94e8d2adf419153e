import { addDays } from '@inkwell/contracts/days';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlanView } from '../src/features/calendar/plan-view.tsx';
import { longDay } from '../src/lib/time.ts';
import { calendarEvent, newUser, onboardedUser, trialing, unpaid } from './fixtures.ts';
import { deferred, failure, mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { stopClock, TODAY } from './stop-clock.ts';
import { weekRoute } from './week.ts';

stopClock();

type User = ReturnType<typeof renderApp>['user'];

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });

async function fill(user: User, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await user.type(await field(label), text);
}

/** Clicks twice before anything is rendered in between. */
async function clickTwice(name: string) {
  const clicked = await button(name);
  act(() => {
    clicked.click();
    clicked.click();
  });
}

const swim = calendarEvent({
  id: 'swim',
  startTime: new Date(`${TODAY}T10:00`).toISOString(),
  endTime: new Date(`${TODAY}T11:00`).toISOString(),
});
const series = { ...swim, recurrence: 'FREQ=DAILY', seriesId: 'swim' };

const subscriber = {
  'GET /api/auth/user': ok(onboardedUser),
  'GET /api/subscription-status': ok(trialing),
};
const withSwim = (event: typeof swim) => ({
  [weekRoute(TODAY)]: ok([event]),
  [weekRoute(addDays(TODAY, 7))]: ok([]),
  [weekRoute(addDays(TODAY, -7))]: ok([]),
});
const openWeek = () => renderApp('/app?mode=plan', <PlanView />).user;

const CASES: Array<{
  name: string;
  sends: string;
  routes: Parameters<typeof mockServer>[0];
  twice: () => Promise<void>;
}> = [
  {
    name: 'a new event is saved',
    sends: 'POST /api/calendar/events',
    routes: withSwim(swim),
    twice: async () => {
      const user = openWeek();
      await user.click(await button(`New event, ${longDay(TODAY)}, 3PM`));
      await fill(user, { Title: 'Read' });
      await clickTwice('Save');
    },
  },
  {
    name: 'an event is changed',
    sends: 'PUT /api/calendar/events/swim',
    routes: withSwim(swim),
    twice: async () => {
      const user = openWeek();
      await user.click(await screen.findByRole('button', { name: /^Swim/ }));
      await fill(user, { Title: 'ming' });
      await clickTwice('Save');
    },
  },
  {
    name: 'an event is deleted',
    sends: 'DELETE /api/calendar/events/swim',
    routes: withSwim(swim),
    twice: async () => {
      await openWeek().click(await screen.findByRole('button', { name: /^Swim/ }));
      await clickTwice('Delete');
    },
  },
  {
    name: 'the scope of a deletion is chosen',
    sends: 'DELETE /api/calendar/events/swim?scope=all',
    routes: withSwim(series),
    twice: async () => {
      const user = openWeek();
      await user.click(await screen.findByRole('button', { name: /^Swim/ }));
      await user.click(await button('Delete'));
      await clickTwice('All events');
    },
  },
  {
    name: 'a suggestion is rejected',
    sends: 'DELETE /api/calendar/events/swim',
    routes: withSwim({ ...swim, suggested: true }),
    twice: async () => {
      openWeek();
      await clickTwice('Reject Swim');
    },
  },
  {
    name: 'an account is created',
    sends: 'POST /api/signup',
    routes: { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') },
    twice: async () => {
      const { user } = renderApp('/signup');
      await fill(user, {
        'Email Address': newUser.email,
        Password: 'secret-1',
        'Confirm Password': 'secret-1',
      });
      await clickTwice('Create Account');
    },
  },
  {
    name: 'a password is changed',
    sends: 'POST /api/account/change-password',
    routes: subscriber,
    twice: async () => {
      const { user } = renderApp('/app/account');
      await fill(user, {
        'Current Password': 'old-secret',
        'New Password': 'new-secret',
        'Confirm New Password': 'new-secret',
      });
      await clickTwice('Update Password');
    },
  },
  {
    name: 'a promo code is applied',
    sends: 'POST /api/promo/validate',
    routes: {
      ...subscriber,
      'GET /api/subscription-status': ok(unpaid),
      'POST /api/subscription/setup': ok({ clientSecret: 'seti_1_secret_1' }),
    },
    twice: async () => {
      const { user } = renderApp('/subscribe');
      await fill(user, { 'Promo code': 'half50' });
      await clickTwice('Apply');
    },
  },
  {
    name: 'a subscription is cancelled',
    sends: 'POST /api/subscription/cancel',
    routes: subscriber,
    twice: async () => {
      const { user } = renderApp('/app/account');
      await user.click(await screen.findByRole('tab', { name: 'Subscription' }));
      await user.click(await button('Cancel Subscription'));
      await user.click(await button('Continue'));
      await user.click(await screen.findByRole('radio', { name: 'Something is missing' }));
      await fill(user, { 'A little more about it': 'A map', 'What should be better?': 'Maps' });
      await clickTwice('Cancel Subscription');
    },
  },
];

describe('a button that sends', () => {
  it.each(CASES)(
    'when $name by two clicks in one frame, then it is sent once',
    async ({ sends, routes, twice }) => {
      const answer = deferred();
      const api = mockServer({ ...subscriber, ...routes, [sends]: () => answer.promise });
      await twice();
      await waitFor(() => expect(api.requestsTo(sends)).not.toHaveLength(0));
      answer.resolve(failure(409, 'conflict', 'Not now'));
      // What would have been sent besides is sent by then.
      await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
      expect(api.requestsTo(sends)).toHaveLength(1);
    },
  );
});
