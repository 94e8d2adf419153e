import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { invalidateTopic } from '../src/lib/query-client.ts';
import { writeStorage } from '../src/lib/storage.ts';
import { offline, ok, serve } from './api.ts';
import { catchLeaving } from './leaving.ts';
import { open } from './open.tsx';
import { newcomer, onboarded, trialing, unpaid } from './people.ts';
import {
  back,
  field,
  forward,
  keepFromOtherTab,
  keepOnDevice,
  keptOnDevice,
  openAt,
  typed,
} from './wizard.ts';

const PROMISE = /what you have filled in stays on this device/;
const NO_PROMISE = /This browser keeps nothing for later/;

const subscribing = {
  'GET /api/subscription-status': ok(unpaid),
  'GET /api/user/blueprint': ok({ blueprint: null, onboardingData: null, status: 'pending' }),
};

async function openWizard(step: number) {
  const opened = open('/onboarding');
  await screen.findByText(`Step ${step + 1} of 6`);
  return opened;
}

describe('what the device keeps', () => {
  it('when something is answered, then it is kept at once, and promised', async () => {
    serve({ 'GET /api/auth/user': ok(newcomer) });
    const { user } = await openWizard(0);
    expect(screen.getByText(PROMISE)).toBeTruthy();
    await user.type(field('What should we call you?'), 'An');
    expect(keptOnDevice()).toMatchObject({ step: 0, answers: { name: 'An' } });
    await user.keyboard('{Enter}');
    expect(keptOnDevice()).toMatchObject({ step: 1, answers: { name: 'An' } });
    expect(screen.queryByText(PROMISE)).toBeNull();
    expect(screen.queryByText(NO_PROMISE)).toBeNull();
  });

  it('when the person signs out, then their answers wait for them, and nobody else sees them', async () => {
    const { user, close } = await openAt(2, {}, { 'POST /api/logout': ok() });
    const leave = catchLeaving();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(leave).toHaveBeenCalled());
    vi.unstubAllGlobals();
    close();

    serve({ 'GET /api/auth/user': ok({ ...newcomer, id: 'user-2' }) });
    const other = await openWizard(0);
    expect(field('What should we call you?').value).toBe('');
    other.close();

    serve({ 'GET /api/auth/user': ok(newcomer) });
    await openWizard(2);
    expect(field(/result/).value).toBe('A finished book');
  });

  it.each([
    ['broken', '{"step":2,"answers":{"na'],
    ['nothing', 'null'],
    ['a number', '7'],
    ['a list', '[1,2]'],
    ['of another shape', { step: {}, answers: 'all of them' }],
    ['of the wrong types', { step: '2', answers: { name: 7, birth_city: null, target_sleep_hours: '8' } }],
  ])('when what is kept is %s, then the wizard begins afresh', async (_, kept) => {
    keepOnDevice(kept);
    serve({ 'GET /api/auth/user': ok(newcomer) });
    const { user } = await openWizard(0);
    expect(field('What should we call you?').value).toBe('');
    await user.type(field('What should we call you?'), 'Anna{Enter}');
    expect(screen.getByText('Step 2 of 6')).toBeTruthy();
  });

  it('when some of what is kept can be no answer, then the rest is used, up to the step that lacks one', async () => {
    const wrong = {
      ...typed,
      birth_month: '13',
      birth_hour: '0',
      birth_year: '19x0',
      peak_energy: 'Dusk',
      target_sleep_hours: 7.3,
      reflection_comfort: 3,
      proud_word: 'a'.repeat(501),
      birth_minute: '60',
      birth_period: 'am',
    };
    keepOnDevice({ step: 99, answers: wrong });
    serve({ 'GET /api/auth/user': ok(newcomer) });
    const { user } = await openWizard(1);
    expect(['Month', 'Day', 'Year', 'Hour', 'Minute', 'AM or PM'].map((each) => field(each).value)).toEqual([
      '',
      '3',
      '',
      '',
      '',
      '',
    ]);
    for (const [label, value] of [
      ['Month', '11'],
      ['Hour', '1'],
      ['Minute', '00'],
      ['AM or PM', 'PM'],
    ] as const)
      await user.selectOptions(field(label), value);
    await user.type(field('Year'), '1990{Enter}');
    await user.click(forward());
    await user.click(forward());
    expect(screen.getByRole('radio', { name: 'Morning', checked: true })).toBeTruthy();
    expect(screen.getByRole('slider').ariaValueNow).toBe('7');
    await user.click(forward());
    expect(screen.getByRole('radio', { name: 'Comfortable', checked: true })).toBeTruthy();
    expect(field(/habit/).value).toBe('Walking');
    expect(field(/proud/).value).toBe('');
  });

  it.each(['-1', '1.5', '"3"'])('when the kept step is %s, then it begins with the first', async (step) => {
    keepOnDevice(`{"step":${step},"answers":${JSON.stringify(typed)}}`);
    serve({ 'GET /api/auth/user': ok(newcomer) });
    await openWizard(0);
    expect(field('What should we call you?').value).toBe('Anna');
  });
});

describe('where the browser keeps nothing', () => {
  // Nobody else's: what could not be kept is in the page's memory for as long as the page lasts.
  const person = { ...newcomer, id: 'user-3' };
  afterEach(() => {
    vi.restoreAllMocks();
    writeStorage('localStorage', `inkwell-onboarding-${person.id}`, null);
  });

  it.each(['getItem and setItem', 'setItem'])(
    'when it refuses %s, then the wizard goes on and promises nothing',
    async (refused) => {
      for (const method of refused.split(' and ') as ('getItem' | 'setItem')[]) {
        vi.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('No', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
        });
      }
      serve({ 'GET /api/auth/user': ok(person) });
      const { user } = await openWizard(0);
      expect(screen.queryByText(PROMISE)).toBeNull();
      expect(screen.getByText(NO_PROMISE)).toBeTruthy();
      await user.type(field('What should we call you?'), 'Anna{Enter}');
      expect(screen.getByText(NO_PROMISE)).toBeTruthy();
      await user.click(back());
      expect(field('What should we call you?').value).toBe('Anna');
    },
  );

  it('when it fills up on the way, then that is said from there on', async () => {
    serve({ 'GET /api/auth/user': ok(person) });
    const { user } = await openWizard(0);
    expect(screen.getByText(PROMISE)).toBeTruthy();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await user.type(field('What should we call you?'), 'A');
    expect(screen.queryByText(PROMISE)).toBeNull();
    expect(screen.getByText(NO_PROMISE)).toBeTruthy();
    vi.restoreAllMocks();
    serve({ 'GET /api/auth/user': ok(person) });
    await user.type(field('What should we call you?'), 'n');
    expect(screen.getByText(PROMISE)).toBeTruthy();
    expect(keptOnDevice(person.id)?.answers.name).toBe('An');
  });
});

describe('two tabs', () => {
  it('when the other tab answers, then this one shows it where it is, and its own answers come on top', async () => {
    const { user } = await openAt(2, { result_12_months: '', personal_quality: '' });
    act(() =>
      keepFromOtherTab({
        step: 4,
        answers: { ...typed, result_12_months: 'From there', personal_quality: '', time_drain: 'Also there' },
      }),
    );
    expect(screen.getByText('Step 3 of 6')).toBeTruthy();
    expect(field(/result/).value).toBe('From there');
    // What it takes over it does not write again: two tabs would never come to rest.
    expect(keptOnDevice()?.step).toBe(4);
    await user.type(field(/personal quality/), 'From here');
    expect(keptOnDevice()).toMatchObject({
      step: 2,
      answers: { result_12_months: 'From there', personal_quality: 'From here', time_drain: 'Also there' },
    });
  });

  it('when the other tab empties an earlier answer, then this one goes back to it instead of sending', async () => {
    const { user, api } = await openAt(5);
    act(() => keepFromOtherTab({ step: 0, answers: { ...typed, personal_quality: '' } }));
    await user.click(forward());
    expect(screen.getByText('Step 3 of 6')).toBeTruthy();
    expect(api.asked('POST /api/onboarding/complete')).toEqual([]);
  });

  it('when the other tab has submitted, then this one keeps what it shows, goes along and leaves nothing behind', async () => {
    let me = newcomer;
    const { user, client } = await openAt(3, {}, { ...subscribing, 'GET /api/auth/user': () => ok(me) });
    act(() => {
      localStorage.clear();
      window.dispatchEvent(
        new StorageEvent('storage', { key: `inkwell-onboarding-${newcomer.id}`, newValue: null }),
      );
    });
    expect(field(/drains/).value).toBe('Mail');
    // Typed before the notice is there.
    await user.type(field(/drains/), '!');
    expect(keptOnDevice()).not.toBeNull();
    me = onboarded;
    await act(() => invalidateTopic(client, 'session'));
    expect(await screen.findByRole('article', { name: 'Your SoulPrint™' })).toBeTruthy();
    await waitFor(() => expect(keptOnDevice()).toBeNull());
  });

  it('when the answer to the submission is lost, then the way goes on as after it, and nothing is left behind', async () => {
    let me = newcomer;
    const { user, api } = await openAt(
      5,
      {},
      {
        ...subscribing,
        'GET /api/auth/user': () => ok(me),
        'POST /api/onboarding/complete': () => {
          me = onboarded;
          return offline();
        },
      },
    );
    await user.dblClick(forward());
    expect(await screen.findByText('Onboarding Complete!')).toBeTruthy();
    expect(
      screen.getByText("Your SoulPrint has been generated. Now let's set up your subscription."),
    ).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Your SoulPrint™' })).toBeTruthy();
    expect(window.location.pathname).toBe('/subscribe');
    expect(keptOnDevice()).toBeNull();
    expect(api.asked('POST /api/onboarding/complete')).toHaveLength(1);
  });
});

describe('when everything was finished on another device', () => {
  it.each([
    ['/app', trialing, 'Write'],
    ['/app/account', trialing, 'Account Settings'],
    ['/', trialing, 'Design your life, not just your schedule.'],
    ['/subscription-status', unpaid, 'Welcome Back!'],
    ['/privacy', unpaid, 'Privacy'],
  ])(
    'then %s leaves nothing behind on this one, but what is somebody else’s',
    async (path, status, title) => {
      keepOnDevice({ step: 3, answers: typed });
      keepOnDevice({ step: 2, answers: typed }, 'user-2');
      serve({ 'GET /api/auth/user': ok(onboarded), 'GET /api/subscription-status': ok(status) });
      open(path);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      await waitFor(() => expect(keptOnDevice()).toBeNull());
      expect(keptOnDevice('user-2')?.step).toBe(2);
    },
  );
});
