import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, ok, serve } from './api.ts';
import { open } from './open.tsx';
import { newcomer, onboarded, unpaid } from './people.ts';

type User = ReturnType<typeof open>['user'];
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: /Continue|Complete Setup/ });

async function answer(user: User, label: string | RegExp, text: string) {
  await user.type(screen.getByLabelText(label), text);
}

async function answerAll(user: User) {
  await screen.findByText('Step 1 of 6');
  expect(next().disabled).toBe(true);
  await answer(user, 'What should we call you?', 'Anna');
  await user.click(next());

  expect(screen.getByText('Step 2 of 6')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Month'), '11');
  await user.selectOptions(screen.getByLabelText('Day'), '3');
  await answer(user, 'Year', '19905');
  await user.selectOptions(screen.getByLabelText('Hour'), '12');
  await user.selectOptions(screen.getByLabelText('Minute'), '30');
  expect(next().disabled).toBe(true);
  await user.selectOptions(screen.getByLabelText('AM or PM'), 'AM');
  await answer(user, 'City of birth', 'Stockh');
  await user.click(await screen.findByRole('option', { name: /Stockholm/ }));
  await user.click(next());

  await answer(user, /result/, 'A finished book');
  await answer(user, /personal quality/, 'Calm');
  expect(next().disabled).toBe(true);
  await answer(user, /professional skill/, 'Editing');
  await user.click(next());

  await answer(user, /keeps you up/, 'Deadlines');
  await answer(user, /emotion/, 'Restless');
  await answer(user, /drains/, 'Mail');
  await user.click(next());

  await user.click(screen.getByRole('radio', { name: 'Night' }));
  await answer(user, /before sleep/, 'Reading');
  screen.getByRole('slider').focus();
  await user.keyboard('{ArrowRight}');
  await user.click(next());

  expect(screen.getByText('Step 6 of 6')).toBeTruthy();
  await answer(user, /habit/, 'Walking');
  await answer(user, /proud/, 'Steady');
}

const cities = {
  'GET /api/cities?q=Stockh': ok({
    cities: [{ name: 'Stockholm', region: 'Stockholm', country: 'Sweden', latitude: 59.3, longitude: 18.1 }],
  }),
};

describe('onboarding', () => {
  it('when every step is answered, then the answers are sent and the way leads to subscribing', async () => {
    const api = serve({
      ...cities,
      'GET /api/auth/user': ok(newcomer),
      'GET /api/subscription-status': ok(unpaid),
      'GET /api/user/blueprint': ok({ blueprint: null, onboardingData: null, status: 'pending' }),
      'POST /api/onboarding/complete': ok({ ...onboarded, blueprint: null }),
    });
    const { user } = open('/onboarding');
    await answerAll(user);
    await user.click(screen.getByRole('button', { name: 'Complete Setup' }));

    expect(await screen.findByText('Onboarding Complete!')).toBeTruthy();
    expect(
      screen.getByText("Your SoulPrint is being written. Now let's set up your subscription."),
    ).toBeTruthy();
    expect(api.asked('POST /api/onboarding/complete')[0]?.payload).toEqual({
      name: 'Anna',
      birth: { date: '1990-11-03', time: '00:30', city: 'Stockholm, Sweden' },
      targets: {
        result_12_months: 'A finished book',
        personal_quality: 'Calm',
        professional_skill: 'Editing',
      },
      bottlenecks: { keeps_up_at_night: 'Deadlines', dominant_emotion: 'Restless', time_drain: 'Mail' },
      daily_rhythm: { peak_energy: 'Night', pre_sleep_activity: 'Reading', target_sleep_hours: 7.5 },
      reflection: { keystone_habit: 'Walking', reflection_comfort: 'Comfortable', proud_word: 'Steady' },
    });
    await waitFor(() => expect(window.location.pathname).toBe('/subscribe'), { timeout: 2_000 });
    expect(localStorage).toHaveLength(0);
  }, 30_000);

  it('when it fails, then every answer is kept, and a reload keeps them too', async () => {
    serve({
      ...cities,
      'GET /api/auth/user': ok(newcomer),
      'POST /api/onboarding/complete': failure(503, 'unavailable', 'Please try again'),
    });
    const first = open('/onboarding');
    await answerAll(first.user);
    await first.user.click(screen.getByRole('button', { name: 'Complete Setup' }));
    expect(await screen.findByText('Failed to complete onboarding. Please try again.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/proud/).value).toBe('Steady');
    first.close();

    const { user } = open('/onboarding');
    expect(await screen.findByText('Step 6 of 6')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/habit/).value).toBe('Walking');
    for (let step = 0; step < 5; step += 1) await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText<HTMLInputElement>('What should we call you?').value).toBe('Anna');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true);
  }, 30_000);

  it('when a month has no such day, then the chosen day goes', async () => {
    serve({ 'GET /api/auth/user': ok(newcomer) });
    const { user } = open('/onboarding');
    await user.type(await screen.findByLabelText('What should we call you?'), 'Anna');
    await user.click(next());
    await user.selectOptions(screen.getByLabelText('Day'), '31');
    await user.selectOptions(screen.getByLabelText('Month'), '4');
    const day = screen.getByLabelText<HTMLSelectElement>('Day');
    expect(day.value).toBe('');
    expect(within(day).queryByRole('option', { name: '31' })).toBeNull();
  });
});
