import { addDays } from '@inkwell/contracts/days';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ChatPanel } from '../src/features/chat/chat-panel.tsx';
import { MemorySection } from '../src/features/memory/memory-section.tsx';
import { exerciseStep, message, mockChat, openReplyStream } from './chat.ts';
import { calendarEvent, onboardedUser, trialing, underCare, unpaid } from './fixtures.ts';
import { failure, mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { stopClock, TODAY } from './stop-clock.ts';
import { weekRoute } from './week.ts';

stopClock();

const YESTERDAY = addDays(TODAY, -1);
const noEntry = failure(404, 'not_found', 'none');
const stored = { date: TODAY, content: 'Theirs', mood: null, updatedAt: `${TODAY}T10:00:00Z`, care: null };
const promo = {
  valid: true,
  code: 'HALF50',
  discount: '50%',
  percentOff: 50,
  amountOff: 0,
  duration: 'forever',
  months: null,
};

const subscriber = {
  'GET /api/auth/user': ok(onboardedUser),
  'GET /api/subscription-status': ok(trialing),
  'GET /api/care': ok({ care: null, country: 'SE', folded: false }),
  'GET /api/journal-dates': ok({ dates: [] }),
  [`GET /api/journal-entries/${TODAY}`]: noEntry,
  [`GET /api/journal-entries/${YESTERDAY}`]: noEntry,
  'GET /api/journal-prompts': ok({ prompts: [{ id: 'p1', text: 'What was good today?' }] }),
  [`GET /api/journal-prompts?date=${TODAY}`]: ok({ prompts: [{ id: 'p1', text: 'What was good today?' }] }),
};
const onSubscribePage = {
  ...subscriber,
  'GET /api/subscription-status': ok(unpaid),
  'GET /api/user/blueprint': ok({
    blueprint: 'Text',
    onboardingData: null,
    status: 'ready',
    placements: null,
  }),
  'POST /api/subscription/setup': ok({ clientSecret: 'seti_1_secret_1' }),
  'POST /api/promo/validate': ok(promo),
};

const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Presses a button by the keyboard, and expects that it goes and something else on the page has the focus. */
async function pressAway(user: UserEvent, name: string | RegExp): Promise<Element> {
  const pressed = await button(name);
  pressed.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(pressed.isConnected && pressed === document.activeElement).toBe(false));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.isConnected).toBe(true);
  return document.activeElement ?? document.body;
}

describe('a control that its own press removes', () => {
  it('when it is “Today” of the journal, then the focus stays in the header', async () => {
    mockServer(subscriber);
    const { user } = renderApp(`/app?date=${YESTERDAY}`);
    const focused = await pressAway(user, 'Today');
    expect(focused.closest('header')).toBeTruthy();
  });

  it('when it is “Today” of the week, then the focus stays in the header', async () => {
    const weekAhead = addDays(TODAY, 7);
    mockServer({ ...subscriber, [weekRoute(TODAY)]: ok([]), [weekRoute(weekAhead)]: ok([]) });
    const { user } = renderApp('/app?mode=plan');
    await user.click(await button('Next week'));
    const focused = await pressAway(user, 'Today');
    expect(focused.closest('header')).toBeTruthy();
  });

  it('when it hides or shows the question, then the focus stays in the journal', async () => {
    mockServer(subscriber);
    const { user } = renderApp('/app');
    for (const name of ['Hide the question', 'Show a question'])
      expect((await pressAway(user, name)).closest('main')).toBeTruthy();
  });

  it('when it is “Keep mine”, then the focus stays in the journal', async () => {
    let saves = 0;
    mockServer({
      ...subscriber,
      'POST /api/journal-entries': () =>
        (saves += 1) === 1
          ? failure(409, 'conflict', 'Changed', { ...stored, revision: 2 })
          : ok({ ...stored, content: 'Mine', revision: 3 }),
    });
    const { user } = renderApp('/app');
    await user.type(await screen.findByRole('textbox', { name: /journal entry$/ }), 'Mine');
    expect((await pressAway(user, 'Keep mine')).closest('main')).toBeTruthy();
  });

  it('when it applies or removes a promo code, then the focus stays in its place', async () => {
    mockServer(onSubscribePage);
    const { user } = renderApp('/subscribe');
    await user.type(await screen.findByLabelText('Promo code'), 'half50');
    expect(await pressAway(user, 'Apply')).toBe(await button('Remove promo code'));
    expect(await pressAway(user, 'Remove promo code')).toBe(screen.getByLabelText('Promo code'));
  });

  it('when it is “Stop”, then the message box has the focus', async () => {
    const reply = openReplyStream();
    mockChat(TODAY, [], {
      [`GET /api/conversations/by-date?date=${TODAY}&mode=heal`]: ok(null),
      'POST /api/conversations/messages': () => reply.response,
      'POST /api/conversations/7/stop': () => {
        reply.end();
        return ok({ stopped: true });
      },
    });
    const { user } = renderApp('/app', <ChatPanel mode="heal" date={TODAY} />);
    const box = await screen.findByRole('textbox', { name: 'Message' });
    await user.type(box, 'I am tired{Control>}{Enter}{/Control}');
    reply.send({ type: 'conversationId', conversationId: 7 });
    reply.send({ type: 'content', content: 'I hear' });
    await waitFor(async () => expect((await button('Stop')).hasAttribute('disabled')).toBe(false));
    expect(await pressAway(user, 'Stop')).toBe(box);
  });

  it('when it is an answer to tap, then the focus stays in the chat', async () => {
    const reply = openReplyStream();
    mockChat(TODAY, [message('m1', 'Hello'), message('m2', 'And?', { sender: 'ai', choices: ['Yes'] })], {
      'POST /api/conversations/7/messages': () => reply.response,
    });
    const { user } = renderApp('/app', <ChatPanel mode="heal" date={TODAY} />);
    await pressAway(user, 'Yes');
    reply.end();
  });

  it('when it is the last fact of the memory that is removed, then the focus stays in its section', async () => {
    const facts = [{ id: 'a', text: 'You row.', source: { kind: 'onboarding', date: '2026-01-02' } }];
    mockServer({
      ...subscriber,
      'GET /api/memory': () => ok({ enabled: true, companion: true, facts }),
      'DELETE /api/memory/a': () => {
        facts.length = 0;
        return ok();
      },
    });
    const { user } = renderApp('/app', <MemorySection />);
    await pressAway(user, /^Delete/);
    await pressAway(user, /^Delete/);
  });

  it('when it folds or shows the people to call, then the focus stays there', async () => {
    const state = { ...underCare };
    mockServer({
      ...subscriber,
      'GET /api/care': () => ok(state),
      'PUT /api/care': (payload) => ok(Object.assign(state, payload)),
      'GET /api/auth/user': ok({ ...onboardedUser, care: underCare.care }),
    });
    const { user } = renderApp('/app');
    for (const [name, next] of [
      ['Fold to one line', 'Show the numbers'],
      ['Show the numbers', 'Fold to one line'],
    ] as const) {
      (await button(name)).focus();
      await user.keyboard('{Enter}');
      expect(document.activeElement).toBe(await button(next));
    }
  });

  it('when it accepts or declines a suggestion of the week, then the focus stays on the page', async () => {
    const hour = (id: string, from: number) =>
      calendarEvent({
        id,
        title: id,
        startTime: new Date(`${TODAY}T${from}:00`).toISOString(),
        endTime: new Date(`${TODAY}T${from + 1}:00`).toISOString(),
        suggested: true,
      });
    const events = [hour('Walk', 10), hour('Swim', 14)];
    mockServer({
      ...subscriber,
      [weekRoute(TODAY)]: () => ok(events),
      'PUT /api/calendar/events/Walk': () => ok(Object.assign(events[0] ?? {}, { suggested: false })),
      'DELETE /api/calendar/events/Swim': () => {
        events.pop();
        return ok();
      },
    });
    const { user } = renderApp('/app?mode=plan');
    await pressAway(user, 'Accept Walk');
    await pressAway(user, 'Reject Swim');
  });

  it('when an exercise goes on today’s page, then the button keeps the focus', async () => {
    const exercise = exerciseStep({ page: 'Three good things' });
    mockChat(TODAY, [message('m1', 'Hello'), message('m2', 'Done.', { sender: 'ai', exercise })], {
      [`GET /api/journal-entries/${TODAY}`]: noEntry,
      'POST /api/journal-entries': ok({ ...stored, revision: 1 }),
    });
    const { user } = renderApp('/app', <ChatPanel mode="heal" date={TODAY} />);
    const put = await button("Put it on today's page");
    put.focus();
    await user.keyboard('{Enter}');
    await screen.findByText("It's on today's page");
    expect(document.activeElement).toBe(put);
  });
});

describe('a page that is opened', () => {
  const announced = () => document.querySelector('p[aria-live="polite"].sr-only')?.textContent;

  it('when it is the first one, then nothing is focused or announced', async () => {
    mockServer(subscriber);
    renderApp('/app/account');
    await screen.findByRole('heading', { name: 'Account Settings' });
    expect(document.activeElement).toBe(document.body);
    expect(announced()).toBe('');
  });

  it('when it follows another one, then its heading has the focus and its title is announced', async () => {
    mockServer(subscriber);
    const { user } = renderApp('/nowhere');
    (await screen.findByRole('link', { name: 'Open the app' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Write'));
    expect(document.activeElement?.tagName).toBe('H1');
    await waitFor(() => expect(announced()).toBe('Write · Inkwell'));
  });

  it('when another mode is chosen, then its link keeps the focus and its title is announced', async () => {
    mockServer(subscriber);
    const { user } = renderApp('/app');
    const modes = within((await screen.findAllByRole('navigation', { name: 'Modes' }))[0] ?? document.body);
    await button('Profile menu');
    modes.getByRole('link', { name: 'Heal' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(announced()).toBe('Heal · Inkwell'));
    expect(document.activeElement).toBe(modes.getByRole('link', { name: 'Heal' }));
  });
});
