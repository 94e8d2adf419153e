import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userQuery } from '../src/lib/session.ts';
import { failure, deferred, offline, ok, mockServer } from './mock-server.ts';
import { pathWhenShown } from './location.ts';
import { renderApp } from './render-app.tsx';
import { newUser, onboardedUser, unpaid } from './fixtures.ts';
import { backButton, field, nextButton, storedDraft, renderWizardAt } from './wizard.ts';

const after = {
  'GET /api/subscription-status': ok(unpaid),
  'GET /api/user/blueprint': ok({
    blueprint: null,
    onboardingData: null,
    status: 'pending',
    placements: null,
  }),
};

describe('the wizard', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('when every step is answered, then the answers are sent and it redirects to the subscribe page', async () => {
    const answer = deferred();
    let me = newUser;
    const api = mockServer({
      ...after,
      'GET /api/auth/user': () => ok(me),
      'GET /api/cities?q=Stockh': ok({
        cities: [
          {
            label: 'Stockholm, Sweden',
            name: 'Stockholm',
            region: 'Stockholm',
            country: 'Sweden',
            latitude: 59.3,
            longitude: 18.1,
          },
        ],
      }),
      'POST /api/onboarding/complete': () => answer.promise,
    });
    const { user, client } = renderApp('/onboarding');
    const type = async (label: string | RegExp, text: string) => {
      await user.click(field(label));
      await user.paste(text);
    };

    await screen.findByText('Step 1 of 6');
    expect(screen.getByText('Welcome', { selector: 'span' })).toBeTruthy();
    expect(nextButton().disabled).toBe(true);
    await type('What should we call you?', '  ');
    expect(nextButton().disabled).toBe(true);
    await type('What should we call you?', 'Anna');
    await user.click(nextButton());

    expect(screen.getByText('Step 2 of 6')).toBeTruthy();
    expect(screen.getByText('Birth Snapshot', { selector: 'span' })).toBeTruthy();
    await user.selectOptions(field('Month'), 'November');
    await user.selectOptions(field('Day'), '3');
    await type('Year', '1990');
    await user.selectOptions(field('Hour'), '12');
    await user.selectOptions(field('Minute'), '30');
    await type('City of birth', 'Stockh');
    await user.click(await screen.findByRole('option', { name: /Stockholm/ }));
    expect(field('City of birth').value).toBe('Stockholm, Sweden');
    expect(nextButton().disabled).toBe(true);
    await user.selectOptions(field('AM or PM'), 'AM');
    await user.click(nextButton());

    expect(screen.getByText('12-Month Targets', { selector: 'span' })).toBeTruthy();
    await type(/result/, 'A finished book');
    await type(/personal quality/, 'Calm');
    expect(nextButton().disabled).toBe(true);
    await type(/professional skill/, 'Editing');
    await user.click(nextButton());

    expect(screen.getByText('Pain & Mood', { selector: 'span' })).toBeTruthy();
    await type(/keeps you up/, 'Deadlines');
    await type(/emotion/, 'Restless');
    expect(nextButton().disabled).toBe(true);
    await type(/drains/, 'Mail');
    await user.click(nextButton());

    expect(screen.getByText('Daily Rhythm', { selector: 'span' })).toBeTruthy();
    expect(nextButton().disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Night' }));
    await type(/before sleep/, 'Reading');
    act(() => screen.getByRole('slider').focus());
    await user.keyboard('{ArrowRight}');
    await user.click(nextButton());

    expect(screen.getByText('Step 6 of 6')).toBeTruthy();
    expect(screen.getByText('Reflection', { selector: 'span' })).toBeTruthy();
    await type(/habit/, 'Walking');
    expect(nextButton().disabled).toBe(true);
    await type(/proud/, 'Steady');
    expect(nextButton().textContent).toBe('Complete Setup');
    await user.dblClick(nextButton());

    const pending = await screen.findByRole('button', { name: 'Creating Blueprint...' });
    expect(document.activeElement).toBe(pending);
    for (const control of [
      pending,
      backButton(),
      screen.getByRole('button', { name: 'Sign out' }),
      field(/proud/),
      screen.getByRole('radio', { name: 'Comfortable' }),
    ]) {
      expect(control.matches(':disabled, [aria-disabled="true"]'), control.outerHTML).toBe(true);
    }
    await user.keyboard('{Enter}');
    await user.click(pending);

    me = { ...onboardedUser, blueprint: null };
    const path = pathWhenShown('Onboarding Complete!');
    answer.resolve(ok(me));
    expect(await path).toBe('/onboarding');
    expect(
      screen.getByText("Your SoulPrint is being written. Now let's set up your subscription."),
    ).toBeTruthy();
    expect(client.getQueryData(userQuery.queryKey)).toEqual(me);
    await waitFor(() => expect(api.requestsTo('GET /api/auth/user')).toHaveLength(2));
    expect(api.requestsTo('POST /api/onboarding/complete').map(({ payload }) => payload)).toEqual([
      {
        name: '  Anna',
        birth: { date: '1990-11-03', time: '00:30', city: 'Stockholm, Sweden' },
        targets: {
          result_12_months: 'A finished book',
          personal_quality: 'Calm',
          professional_skill: 'Editing',
        },
        bottlenecks: { keeps_up_at_night: 'Deadlines', dominant_emotion: 'Restless', time_drain: 'Mail' },
        daily_rhythm: { peak_energy: 'Night', pre_sleep_activity: 'Reading', target_sleep_hours: 7.5 },
        reflection: { keystone_habit: 'Walking', reflection_comfort: 'Comfortable', proud_word: 'Steady' },
      },
    ]);
    await waitFor(() => expect(window.location.pathname).toBe('/subscribe'));
    expect(storedDraft()).toBeNull();
  }, 30_000);

  it('when the response has the SoulPrint, then the toast says so', async () => {
    const { user } = await renderWizardAt(
      5,
      {},
      { ...after, 'POST /api/onboarding/complete': ok(onboardedUser) },
    );
    await user.click(nextButton());
    expect(await screen.findByText('Onboarding Complete!')).toBeTruthy();
    expect(
      screen.getByText("Your SoulPrint has been generated. Now let's set up your subscription."),
    ).toBeTruthy();
  });

  it('when it fails, then an error is shown, every answer is kept, and it can be retried', async () => {
    const { user, api, unmount } = await renderWizardAt(
      5,
      {},
      { 'POST /api/onboarding/complete': failure(503, 'unavailable', 'Later') },
    );
    const proudWord = field(/proud/);
    await user.type(proudWord, '!{Enter}');
    expect(await screen.findByText('Error')).toBeTruthy();
    expect(screen.getByText('Failed to complete onboarding. Please try again.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Nothing here is lost');
    expect(screen.getByText('Step 6 of 6')).toBeTruthy();
    expect(proudWord.value).toBe('Steady!');
    expect(nextButton().textContent).toBe('Complete Setup');
    expect(document.activeElement).toBe(nextButton());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.requestsTo('POST /api/onboarding/complete')).toHaveLength(2));
    unmount();

    const again = renderApp('/onboarding');
    expect(await screen.findByText('Step 6 of 6')).toBeTruthy();
    expect(field(/proud/).value).toBe('Steady!');
    for (let step = 0; step < 5; step += 1) await again.user.click(backButton());
    expect(field('What should we call you?').value).toBe('Anna');
    expect(backButton().disabled).toBe(true);
  });

  it('when the response is lost and the user cannot be refetched either, then a retry does not send again', async () => {
    let connected = true;
    let me = newUser;
    const { user, api } = await renderWizardAt(
      5,
      {},
      {
        ...after,
        'GET /api/auth/user': () => (connected ? ok(me) : offline()),
        'POST /api/onboarding/complete': () => {
          me = onboardedUser;
          connected = false;
          return offline();
        },
      },
    );
    await user.click(nextButton());
    expect(await screen.findByText('Failed to complete onboarding. Please try again.')).toBeTruthy();
    expect(field(/proud/).value).toBe('Steady');
    expect(storedDraft()?.answers.proud_word).toBe('Steady');
    connected = true;
    await user.click(await screen.findByRole('button', { name: 'Complete Setup' }));
    expect(await screen.findByText('Onboarding Complete!')).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/subscribe'));
    expect(api.requestsTo('POST /api/onboarding/complete')).toHaveLength(1);
  });

  it('when it is at a step, then the progress bar has its ARIA values', async () => {
    const { user } = await renderWizardAt(2);
    const progress = () => {
      const bar = screen.getByRole('progressbar', { name: /^Step \d of 6$/ });
      return ['min', 'now', 'max', 'text'].map((value) => bar.getAttribute(`aria-value${value}`));
    };
    expect(progress()).toEqual(['0', '3', '6', 'Step 3 of 6']);
    await user.click(backButton());
    expect(progress()).toEqual(['0', '2', '6', 'Step 2 of 6']);
  });

  it('when a step is shown, then its first field has the focus, in a group named by the heading', async () => {
    const { user } = await renderWizardAt(2);
    const group = () =>
      screen.getByRole('group', { name: screen.getByRole('heading', { level: 1 }).textContent });
    expect(document.activeElement).toBe(field(/result/));
    expect(group().contains(document.activeElement)).toBe(true);
    await user.click(nextButton());
    expect(document.activeElement).toBe(field(/keeps you up/));
    expect(group().contains(document.activeElement)).toBe(true);
    await user.click(nextButton());
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Morning' }));
    await user.click(backButton());
    expect(document.activeElement).toBe(field(/keeps you up/));
  });

  it('when the first field is a choice, then the chosen one has the focus', async () => {
    await renderWizardAt(4, { peak_energy: 'Night' });
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Night' }));
  });

  it('when the screen is a touch screen, then the heading has the focus, so that no keyboard opens', async () => {
    const real = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(real(query), { matches: query === '(pointer: coarse)' }),
    );
    const { user } = await renderWizardAt(2);
    const title = () => screen.getByRole('heading', { level: 1 });
    expect(document.activeElement).toBe(title());
    await user.click(nextButton());
    expect(title().textContent).toBe('What weighs on you');
    expect(document.activeElement).toBe(title());
  });

  it('when the SoulPrint is being written, then a live region says what happens, until the response', async () => {
    const answer = deferred();
    const { user } = await renderWizardAt(5, {}, { 'POST /api/onboarding/complete': () => answer.promise });
    const region = () => screen.getByText('We are writing your SoulPrint').closest('[role="status"]');
    const before = screen.getAllByRole('status');
    expect(screen.queryByText('We are writing your SoulPrint')).toBeNull();
    await user.click(nextButton());
    expect(await screen.findByRole('heading', { name: 'We are writing your SoulPrint' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'The sky',
      'The words',
      'The plan',
    ]);
    // Text of a region that is mounted with it is not announced.
    expect(before).toContain(region());

    answer.resolve(failure(503, 'unavailable', 'Later'));
    expect(await screen.findByText('Failed to complete onboarding. Please try again.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('We are writing your SoulPrint')).toBeNull());
    expect(field(/proud/).value).toBe('Steady');
    expect(field(/proud/).disabled).toBe(false);
  });

  it('when Continue is clicked again, then it goes on, unless that is a double click', async () => {
    await renderWizardAt(0);
    // A browser counts clicks on one place within half a second.
    const click = (timeStamp: number, detail: number) => {
      const event = createEvent.click(nextButton(), { detail });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(nextButton(), event);
    };
    click(1_000, 1);
    click(1_200, 2);
    expect(screen.getByText('Step 2 of 6')).toBeTruthy();
    click(1_500, 3);
    expect(screen.getByText('Step 3 of 6')).toBeTruthy();
  });

  it('when Enter is pressed, then an input submits a valid step and a textarea adds a line', async () => {
    const { user } = await renderWizardAt(2, { professional_skill: '' });
    await user.type(field(/result/), '{Enter}A second line');
    expect(field(/result/).value).toBe('A finished book\nA second line');
    await user.type(field(/personal quality/), '{Enter}');
    expect(screen.getByText('Step 3 of 6')).toBeTruthy();
    await user.type(field(/professional skill/), 'Editing{Enter}');
    expect(screen.getByText('Step 4 of 6')).toBeTruthy();
  });

  it('when arrow keys, Home and End are pressed, then radio buttons and slider change', async () => {
    // jsdom lacks it, and moving between radio buttons needs it.
    vi.stubGlobal('CSS', { escape: String });
    const { user } = await renderWizardAt(4);
    const choice = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;
    expect(choice()).toBe('Morning');
    act(() => screen.getByRole('radio', { name: 'Morning' }).focus());
    for (const [key, value] of [
      ['ArrowDown', 'Noon'],
      ['ArrowRight', 'Night'],
      ['ArrowDown', 'Morning'],
      ['ArrowLeft', 'Night'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(choice(), key).toBe(value);
    }

    const slider = screen.getByRole('slider', { name: /hours of sleep/ });
    const hours = () => slider.ariaValueNow;
    expect([slider.ariaValueMin, hours(), slider.ariaValueMax]).toEqual(['4', '7', '10']);
    act(() => slider.focus());
    for (const [key, value] of [
      ['ArrowRight', '7.5'],
      ['ArrowDown', '7'],
      ['Home', '4'],
      ['ArrowLeft', '4'],
      ['End', '10'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(hours(), key).toBe(value);
    }
    expect(slider.getAttribute('aria-valuetext')).toBe('10 h');
    expect(storedDraft()?.answers).toMatchObject({ peak_energy: 'Night', target_sleep_hours: 10 });
  });

  it('when several fields change in one batch, then none overwrites another', async () => {
    await renderWizardAt(4, { pre_sleep_activity: '' });
    const beforeSleep = field(/before sleep/);
    const slider = screen.getByRole('slider');
    act(() => {
      fireEvent.keyDown(slider, { key: 'End' });
      fireEvent.input(beforeSleep, { target: { value: 'Reading' } });
    });
    expect(beforeSleep.value).toBe('Reading');
    expect(slider.ariaValueNow).toBe('10');
    expect(storedDraft()?.answers).toMatchObject({ target_sleep_hours: 10, pre_sleep_activity: 'Reading' });
  });

  it.each<[number, Record<string, number>]>([
    [0, { 'What should we call you?': 100 }],
    [1, { 'City of birth': 120 }],
    [2, { result: 500, 'personal quality': 500, 'professional skill': 500 }],
    [3, { 'keeps you up': 500, emotion: 500, drains: 500 }],
    [4, { 'before sleep': 500 }],
    [5, { habit: 500, proud: 500 }],
  ])(
    'when step %i is shown, then its texts have the server’s maximum lengths and any text direction',
    async (step, limits) => {
      await renderWizardAt(step);
      for (const [label, longest] of Object.entries(limits)) {
        const input = screen.getByRole<HTMLInputElement>(step === 1 ? 'combobox' : 'textbox', {
          name: new RegExp(label.replace('?', '\\?')),
        });
        expect(input.maxLength, label).toBe(longest);
        expect(input.dir, label).toBe('auto');
      }
    },
  );

  it('when a text has its maximum length, then a hint says so', async () => {
    const { user } = await renderWizardAt(5, { proud_word: 'a'.repeat(499) });
    expect(screen.queryByText(/all that fits/)).toBeNull();
    await user.type(field(/proud/), 'bcd');
    expect(field(/proud/).value).toHaveLength(500);
    expect(
      within(field(/proud/).parentElement ?? document.body).getByText(/all that fits: 500/),
    ).toBeTruthy();
  });

  it('when pasted text has control characters, then they are removed', async () => {
    const { user } = await renderWizardAt(3, { keeps_up_at_night: '' });
    await user.click(field(/keeps you up/));
    await user.paste('One\u000Btwo\u0000\u0085\n\tthree 🌙 أميرة');
    expect(field(/keeps you up/).value).toBe('Onetwo\n\tthree 🌙 أميرة');
  });
});
