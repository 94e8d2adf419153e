import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok, mockServer } from './mock-server.ts';
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
  it('when they open, then the password tab is selected, and the other is the subscription', async () => {
    const { user } = await openSettings('/app/account');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Password & Security',
      'Subscription',
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
