import type { SubscriptionStatus } from '@inkwell/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockLocationAssign } from './location.ts';
import { failure, ok, mockServer } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { onboardedUser, trialing } from './fixtures.ts';

const subscriber = { 'GET /api/auth/user': ok(onboardedUser), 'GET /api/subscription-status': ok(trialing) };

async function openSettings(path: string) {
  mockServer(subscriber);
  const opened = renderApp(path);
  await screen.findByRole('heading', { name: 'Account Settings' });
  return opened;
}
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('account settings', () => {
  it('when they open, then the password tab is selected, and the others are subscription and memory', async () => {
    const { user } = await openSettings('/app/account');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Password & Security',
      'Subscription',
      'Memory',
    ]);
    expect(selected()).toBe('Password & Security');
    expect(screen.getByLabelText('Current Password')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Subscription' }));
    expect(screen.getByText('Free Trial')).toBeTruthy();
    expect(screen.queryByLabelText('Current Password')).toBeNull();
  });

  it('when they open, then the profile shows name and e-mail', async () => {
    await openSettings('/app/account');
    const profile = within(screen.getByRole('region', { name: 'Profile' }));
    expect(profile.getAllByRole('term').map((term) => term.textContent)).toEqual(['Name', 'E-mail']);
    expect(profile.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([
      'Anna Berg',
      'anna@example.com',
    ]);
  });

  it('when keys choose a tab, then the URL names it without a new history entry', async () => {
    const before = window.history.length;
    const { user } = await openSettings('/app/account?from=menu');
    screen.getByRole('tab', { name: 'Password & Security' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('tab', { selected: true, name: 'Subscription' })).toBeTruthy();
    expect(window.location.search).toBe('?from=menu&tab=subscription');
    await user.keyboard('{Home}');
    expect(await screen.findByRole('tab', { selected: true, name: 'Password & Security' })).toBeTruthy();
    expect(window.history.length).toBe(before);
  });

  it.each([
    ['?tab=subscription', 'Subscription'],
    ['?tab=memory', 'Memory'],
    ['?tab=security', 'Password & Security'],
    ['?tab=nothing', 'Password & Security'],
  ])('when the URL has %s, then %s is selected', async (search, name) => {
    await openSettings(`/app/account${search}`);
    expect(selected()).toBe(name);
  });

  it("when 'Back to App' is clicked, then the app is shown", async () => {
    const { user } = await openSettings('/app/account?tab=subscription');
    await user.click(screen.getByRole('link', { name: 'Back to App' }));
    expect(await screen.findByRole('heading', { name: 'Write', level: 1 })).toBeTruthy();
    expect(window.location.pathname + window.location.search).toBe('/app');
  });
});

describe('the subscription tab', () => {
  afterEach(() => vi.unstubAllGlobals());

  const price = {
    amount: 999,
    currency: 'usd',
    discount: null,
    nextAmount: 999,
    nextChargeAt: '2026-12-28T10:00:00.000Z',
    freeUntil: null,
  };
  const active: SubscriptionStatus = { ...trialing, status: 'active', trialDaysRemaining: 0, price };
  const terms = () => within(screen.getByRole('tabpanel')).queryAllByRole('term');
  const rows = () => terms().map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);

  it.each<[string, SubscriptionStatus, string[][]]>([
    [
      'the trial runs',
      trialing,
      [
        ['Price', '$9.99 a month'],
        ['Free until', 'November 28, 2026'],
        ['Next charge', '$9.99 on November 28, 2026'],
      ],
    ],
    [
      'half is off',
      { ...active, price: { ...price, discount: '50%', nextAmount: 499 } },
      [
        ['Price', '$9.99 a month'],
        ['Your code', '50% off'],
        ['Next charge', '$4.99 on December 28, 2026'],
      ],
    ],
    [
      'all is free for ever',
      { ...active, trialEnd: null, price: { ...price, discount: '100%', nextAmount: 0, nextChargeAt: null } },
      [
        ['Price', '$9.99 a month'],
        ['Your code', '100% off'],
        ['Free until', 'For ever'],
      ],
    ],
  ])(
    'when %s, then its rows say the price, until when it is free and the next charge',
    async (_, status, said) => {
      mockServer({ ...subscriber, 'GET /api/subscription-status': ok(status) });
      renderApp('/app/account?tab=subscription');
      await screen.findByText('Current plan');
      expect(rows()).toEqual(said);
    },
  );

  it('when the price is not known yet, then there are no rows and the rest is there', async () => {
    mockServer({ ...subscriber, 'GET /api/subscription-status': ok({ ...trialing, price: null }) });
    renderApp('/app/account?tab=subscription');
    expect(await screen.findByRole('button', { name: 'Card and invoices' })).toBeTruthy();
    expect(terms()).toEqual([]);
  });

  it('when card and invoices are opened, then the page of the payment provider is; if not, it is said there', async () => {
    const assign = mockLocationAssign();
    let answer = failure(503, 'unavailable', 'Out of reach for a moment');
    mockServer({ ...subscriber, 'POST /api/subscription/portal': () => answer });
    const { user } = renderApp('/app/account?tab=subscription');
    const button = await screen.findByRole('button', { name: 'Card and invoices' });
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Out of reach for a moment');
    answer = ok({ url: 'https://billing.example.com/session' });
    await user.click(button);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://billing.example.com/session'));
  });

  it('when the status is opened, then a subscriber reads of their subscription and goes on to the app', async () => {
    mockServer(subscriber);
    const { user } = renderApp('/app/account?tab=subscription');
    await user.click(await screen.findByRole('link', { name: 'Subscription status' }));
    expect(await screen.findByRole('heading', { name: 'Welcome Back!', level: 1 })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue to App' }));
    await waitFor(() => expect(window.location.pathname).toBe('/app'));
  });
});
