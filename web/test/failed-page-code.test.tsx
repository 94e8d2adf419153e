import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { newUser } from './fixtures.ts';
import { mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';

const code = vi.hoisted(() => ({ isMissing: true }));

vi.mock('../src/features/onboarding/onboarding-page.tsx', async (importActual) => ({
  ...(await importActual<object>()),
  get OnboardingPage() {
    if (code.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <h1>The wizard</h1>;
  },
}));

it('when the code of a page fails at the first load, then “Try again” works', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  mockServer({ 'GET /api/auth/user': ok(newUser), 'GET /': ok('inkwell-config') });
  const { user } = renderApp('/app');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  code.isMissing = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'The wizard' })).toBeTruthy();
});
