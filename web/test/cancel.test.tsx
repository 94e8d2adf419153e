import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, ok, serve } from './api.ts';
import { open } from './open.tsx';
import { onboarded, trialing, unpaid } from './people.ts';

const canceled = { ...unpaid, status: 'canceled' };

async function openFeedback(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('tab', { name: 'Subscription' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
}

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('radio', { name: 'Something is missing' }));
  await user.type(screen.getByLabelText('A little more about it'), 'A map');
  await user.type(screen.getByLabelText('What should be better?'), 'Maps');
}

describe('cancelling', () => {
  it('when all is answered, then it is cancelled at once, and closing leads to the front page', async () => {
    let status = trialing;
    const api = serve({
      'GET /api/auth/user': ok(onboarded),
      'GET /api/subscription-status': () => ok(status),
      'POST /api/subscription/cancel': () => ok((status = canceled)),
      'GET /api/user/blueprint': ok({ blueprint: 'Text', onboardingData: null, status: 'ready' }),
      'POST /api/subscription/setup': failure(503, 'unavailable', 'Later'),
    });
    const { user } = open('/app/account');
    await openFeedback(user);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText('Your subscription is cancelled')).toBeTruthy();
    expect(api.asked('POST /api/subscription/cancel')[0]?.payload).toEqual({
      reason: 'missing_features',
      details: 'A map',
      improvement: 'Maps',
    });
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(await screen.findByRole('heading', { name: 'Set up your subscription' })).toBeTruthy();
  });

  it('when an answer is missing, then nothing is sent; when it is closed, then it begins afresh', async () => {
    const api = serve({
      'GET /api/auth/user': ok(onboarded),
      'GET /api/subscription-status': ok(trialing),
    });
    const { user } = open('/app/account');
    await openFeedback(user);
    await user.type(screen.getByLabelText('A little more about it'), 'A map');
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText('We need your feedback to help us improve.')).toBeTruthy();
    expect(api.asked('POST /api/subscription/cancel')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Keep my subscription' }));
    await openFeedback(user);
    expect(screen.getByLabelText<HTMLTextAreaElement>('A little more about it').value).toBe('');
  });

  it('when it fails, then the server is quoted and the answers stay', async () => {
    serve({
      'GET /api/auth/user': ok(onboarded),
      'GET /api/subscription-status': ok(trialing),
      'POST /api/subscription/cancel': failure(503, 'unavailable', 'Billing rests for a moment'),
    });
    const { user } = open('/app/account');
    await openFeedback(user);
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Cancel Subscription' }));
    expect(await screen.findByText('Billing rests for a moment')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('What should be better?').value).toBe('Maps');
  });
});
