import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { invalidateTopic } from '../src/lib/query-client.ts';
import { writeStorage } from '../src/lib/storage.ts';
import { stubIndexedDb } from './fake-indexed-db.ts';
import { offline, ok, mockServer } from './mock-server.ts';
import { mockLocationAssign } from './location.ts';
import { renderApp } from './render-app.tsx';
import { newUser, onboardedUser, trialing, unpaid } from './fixtures.ts';
import {
  backButton,
  field,
  nextButton,
  storeDraftInOtherTab,
  storeDraft,
  storedDraft,
  renderWizardAt,
  completeAnswers,
} from './wizard.ts';

const PROMISE = /what you have filled in stays on this device/;
const NO_PROMISE = /This browser keeps nothing for later/;

const subscribing = {
  'GET /api/subscription-status': ok(unpaid),
  'GET /api/user/blueprint': ok({
    blueprint: null,
    onboardingData: null,
    status: 'pending',
    placements: null,
  }),
};

async function openWizard(step: number) {
  const opened = renderApp('/onboarding');
  await screen.findByText(`Step ${step + 1} of 6`);
  return opened;
}

describe('the draft on this device', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('when an answer changes, then it is stored at once, and the page says so', async () => {
    mockServer({ 'GET /api/auth/user': ok(newUser) });
    const { user } = await openWizard(0);
    expect(screen.getByText(PROMISE)).toBeTruthy();
    await user.type(field('What should we call you?'), 'An');
    expect(storedDraft()).toMatchObject({ step: 0, answers: { name: 'An' } });
    await user.keyboard('{Enter}');
    expect(storedDraft()).toMatchObject({ step: 1, answers: { name: 'An' } });
    expect(screen.queryByText(PROMISE)).toBeNull();
    expect(screen.queryByText(NO_PROMISE)).toBeNull();
  });

  it('when the user signs out, then the draft stays for them, sealed, and nobody else sees it', async () => {
    stubIndexedDb();
    const { user, unmount } = await renderWizardAt(2, {}, { 'POST /api/logout': ok() });
    const leave = mockLocationAssign();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(JSON.stringify(localStorage)).not.toContain('A finished book');
    unmount();

    mockServer({ 'GET /api/auth/user': ok({ ...newUser, id: 'user-2' }) });
    const other = await openWizard(0);
    expect(field('What should we call you?').value).toBe('');
    other.unmount();

    mockServer({ 'GET /api/auth/user': ok(newUser) });
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
  ])('when the stored draft is %s, then the wizard starts empty', async (_, kept) => {
    storeDraft(kept);
    mockServer({ 'GET /api/auth/user': ok(newUser) });
    const { user } = await openWizard(0);
    expect(field('What should we call you?').value).toBe('');
    await user.type(field('What should we call you?'), 'Anna{Enter}');
    expect(screen.getByText('Step 2 of 6')).toBeTruthy();
  });

  it('when some stored answers are invalid, then the others are used, up to the first invalid step', async () => {
    const wrong = {
      ...completeAnswers,
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
    storeDraft({ step: 99, answers: wrong });
    mockServer({ 'GET /api/auth/user': ok(newUser) });
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
    await user.click(nextButton());
    await user.click(nextButton());
    expect(screen.getByRole('radio', { name: 'Morning', checked: true })).toBeTruthy();
    expect(screen.getByRole('slider').ariaValueNow).toBe('7');
    await user.click(nextButton());
    expect(screen.getByRole('radio', { name: 'Comfortable', checked: true })).toBeTruthy();
    expect(field(/habit/).value).toBe('Walking');
    expect(field(/proud/).value).toBe('');
  });

  it.each(['-1', '1.5', '"3"'])('when the stored step is %s, then it starts with the first', async (step) => {
    storeDraft(`{"step":${step},"answers":${JSON.stringify(completeAnswers)}}`);
    mockServer({ 'GET /api/auth/user': ok(newUser) });
    await openWizard(0);
    expect(field('What should we call you?').value).toBe('Anna');
  });
});

describe('where storage fails', () => {
  // A user of its own, because the memory fallback outlives the test.
  const person = { ...newUser, id: 'user-3' };
  afterEach(() => {
    vi.restoreAllMocks();
    writeStorage('localStorage', `inkwell-onboarding-${person.id}`, null);
  });

  it.each(['getItem and setItem', 'setItem'])(
    'when %s fail, then the wizard works and says that nothing is stored',
    async (refused) => {
      for (const method of refused.split(' and ') as ('getItem' | 'setItem')[]) {
        vi.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('No', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
        });
      }
      mockServer({ 'GET /api/auth/user': ok(person) });
      const { user } = await openWizard(0);
      expect(screen.queryByText(PROMISE)).toBeNull();
      expect(screen.getByText(NO_PROMISE)).toBeTruthy();
      await user.type(field('What should we call you?'), 'Anna{Enter}');
      expect(screen.getByText(NO_PROMISE)).toBeTruthy();
      await user.click(backButton());
      expect(field('What should we call you?').value).toBe('Anna');
    },
  );

  it('when it becomes full, then the page says so from then on', async () => {
    mockServer({ 'GET /api/auth/user': ok(person) });
    const { user } = await openWizard(0);
    expect(screen.getByText(PROMISE)).toBeTruthy();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await user.type(field('What should we call you?'), 'A');
    expect(screen.queryByText(PROMISE)).toBeNull();
    expect(screen.getByText(NO_PROMISE)).toBeTruthy();
    vi.restoreAllMocks();
    mockServer({ 'GET /api/auth/user': ok(person) });
    await user.type(field('What should we call you?'), 'n');
    expect(screen.getByText(PROMISE)).toBeTruthy();
    expect(storedDraft(person.id)?.answers.name).toBe('An');
  });
});

describe('two tabs', () => {
  it('when the other tab changes answers, then this one shows them, and its own changes are added', async () => {
    const { user } = await renderWizardAt(2, { result_12_months: '', personal_quality: '' });
    act(() =>
      storeDraftInOtherTab({
        step: 4,
        answers: {
          ...completeAnswers,
          result_12_months: 'From there',
          personal_quality: '',
          time_drain: 'Also there',
        },
      }),
    );
    expect(screen.getByText('Step 3 of 6')).toBeTruthy();
    expect(field(/result/).value).toBe('From there');
    // Adopted answers are not stored again, which would loop between two tabs.
    expect(storedDraft()?.step).toBe(4);
    await user.type(field(/personal quality/), 'From here');
    expect(storedDraft()).toMatchObject({
      step: 2,
      answers: { result_12_months: 'From there', personal_quality: 'From here', time_drain: 'Also there' },
    });
  });

  it('when the other tab clears an earlier answer, then this one returns to that step instead of sending', async () => {
    const { user, api } = await renderWizardAt(5);
    act(() => storeDraftInOtherTab({ step: 0, answers: { ...completeAnswers, personal_quality: '' } }));
    await user.click(nextButton());
    expect(screen.getByText('Step 3 of 6')).toBeTruthy();
    expect(api.requestsTo('POST /api/onboarding/complete')).toEqual([]);
  });

  it('when the other tab submits, then this one follows on the live update and removes its draft', async () => {
    let me = newUser;
    const { user, client } = await renderWizardAt(
      3,
      {},
      { ...subscribing, 'GET /api/auth/user': () => ok(me) },
    );
    act(() => {
      localStorage.clear();
      window.dispatchEvent(
        new StorageEvent('storage', { key: `inkwell-onboarding-${newUser.id}`, newValue: null }),
      );
    });
    expect(field(/drains/).value).toBe('Mail');
    // Typed before the live update arrives.
    await user.type(field(/drains/), '!');
    expect(storedDraft()).not.toBeNull();
    me = onboardedUser;
    await act(() => invalidateTopic(client, 'session'));
    expect(await screen.findByRole('article', { name: 'Your SoulPrint™' })).toBeTruthy();
    await waitFor(() => expect(storedDraft()).toBeNull());
  });

  it('when the response to the submission is lost, then it continues as after a success and removes the draft', async () => {
    let me = newUser;
    const { user, api } = await renderWizardAt(
      5,
      {},
      {
        ...subscribing,
        'GET /api/auth/user': () => ok(me),
        'POST /api/onboarding/complete': () => {
          me = onboardedUser;
          return offline();
        },
      },
    );
    await user.dblClick(nextButton());
    expect(await screen.findByText('Onboarding Complete!')).toBeTruthy();
    expect(
      screen.getByText("Your SoulPrint has been generated. Now let's set up your subscription."),
    ).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Your SoulPrint™' })).toBeTruthy();
    expect(window.location.pathname).toBe('/subscribe');
    expect(storedDraft()).toBeNull();
    expect(api.requestsTo('POST /api/onboarding/complete')).toHaveLength(1);
  });
});

describe('when onboarding was completed on another device', () => {
  it.each([
    ['/app', trialing, 'Write'],
    ['/app/account', trialing, 'Account Settings'],
    ['/', trialing, 'Design your life, not just your schedule.'],
    ['/subscription-status', unpaid, 'Welcome Back!'],
    ['/privacy', unpaid, 'Privacy'],
  ])('then %s removes the user’s draft from this one, and no other user’s', async (path, status, title) => {
    storeDraft({ step: 3, answers: completeAnswers });
    storeDraft({ step: 2, answers: completeAnswers }, 'user-2');
    mockServer({ 'GET /api/auth/user': ok(onboardedUser), 'GET /api/subscription-status': ok(status) });
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    await waitFor(() => expect(storedDraft()).toBeNull());
    expect(storedDraft('user-2')?.step).toBe(2);
  });
});
