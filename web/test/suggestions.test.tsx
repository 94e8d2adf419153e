import type { CalendarSuggestion, Message } from '@inkwell/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChatPanel } from '../src/features/chat/chat-panel.tsx';
import { dayAndTime } from '../src/lib/time.ts';
import { conversationOf, exerciseStep, message, replyStream } from './chat.ts';
import { onboardedUser } from './fixtures.ts';
import { deferred, failure, mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';

const DAY = '2026-11-21';
const FIND = 'POST /api/calendar/proactive-suggestions';
const ACCEPT = 'POST /api/calendar/auto-schedule';
const SEND = 'POST /api/conversations/7/messages';
const ANALYSING = 'Analyzing your message for calendar opportunities...';

const lunch: CalendarSuggestion = {
  id: 's1',
  title: 'Lunch with a friend',
  description: 'A meal without hurry.',
  priority: 'high',
  suggestedTime: '2026-11-26T18:00:00.000Z',
  duration: 90,
  reasoning: 'You named Thursday, and that is free.',
  emotionalBenefit: 'Company lightens a day.',
  confidence: 95,
};
const walk: CalendarSuggestion = { ...lunch, id: 's2', title: 'Walk', priority: 'low' };
const time = dayAndTime(lunch.suggestedTime);
const yes = `Yes, please schedule "Lunch with a friend" for ${time}`;

type Routes = Parameters<typeof mockServer>[0];

/** A server with a conversation in which each message gets a reply, and answers to suggestions are recorded. */
function serve(suggestions: CalendarSuggestion[], more: Routes = {}, completion: object = {}) {
  const stored: Message[] = [];
  const add = (content: string, extra: Partial<Message> = {}) =>
    stored.push(message(`m${stored.length + 1}`, content, { timestamp: new Date().toISOString(), ...extra }));
  return mockServer({
    'GET /api/auth/user': ok(onboardedUser),
    'GET /api/care': ok({ care: null, country: 'SE', folded: false }),
    [`GET /api/conversations/by-date?date=${DAY}&mode=plan`]: ok({ id: 7, mode: 'plan', date: DAY }),
    [`GET /api/conversations/by-date?date=${DAY}&mode=write`]: ok({ id: 7, mode: 'write', date: DAY }),
    'GET /api/conversations/7': () => ok(conversationOf('plan', DAY)(...stored)),
    [SEND]: (payload) => {
      const { content, message: answer } = payload as { content?: string; message?: string };
      if (answer !== undefined) {
        add(answer, { isCalendarConfirmation: true });
        return { status: 201, body: stored.at(-1) };
      }
      add(content ?? '');
      add('That sounds good.', { sender: 'ai', choices: ['Tell me more'] });
      return replyStream(
        { type: 'conversationId', conversationId: 7 },
        { type: 'content', content: 'That sounds good.' },
        {
          type: 'complete',
          messageId: stored.at(-1)?.id,
          analysis: null,
          care: null,
          choices: ['Tell me more'],
          exercise: null,
          state: 'complete',
          ...completion,
        },
      );
    },
    [FIND]: ok({ suggestions }),
    [ACCEPT]: { status: 201, body: {} },
    ...more,
  });
}

const WISH = 'I want to have lunch with a friend';

async function say(text = WISH, mode: 'plan' | 'write' = 'plan') {
  const { user } = renderApp('/app?mode=plan', <ChatPanel mode={mode} date={DAY} />);
  await user.click(await screen.findByRole('textbox', { name: 'Message' }));
  await user.paste(text);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await within(screen.getByRole('log')).findByText('That sounds good.');
  return user;
}

const card = (name = lunch.title) => screen.findByRole('region', { name });
const answersRecorded = (api: ReturnType<typeof serve>) =>
  api
    .requestsTo(SEND)
    .map(({ payload }) => payload as { message?: string; isCalendarConfirmation?: boolean })
    .filter(({ isCalendarConfirmation }) => isCalendarConfirmation)
    .map(({ message: said }) => said);

describe('suggestions in plan mode', () => {
  it('when a message has a keyword, then it is looked through, and the card says what, when and why', async () => {
    const found = deferred();
    const api = serve([], { [FIND]: () => found.promise });
    await say();
    expect(await screen.findAllByText(ANALYSING)).toHaveLength(2);
    found.resolve(ok({ suggestions: [lunch] }));
    const region = within(await card());
    for (const text of [
      lunch.description,
      'High priority',
      time,
      lunch.reasoning,
      lunch.emotionalBenefit,
      '95%',
      '1 hour 30 minutes',
    ]) {
      expect(region.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText(`A suggestion for your calendar: Lunch with a friend, ${time}`)).toBeTruthy();
    expect(screen.queryByText(ANALYSING)).toBeNull();
    expect(api.requestsTo(FIND).map(({ payload }) => payload)).toEqual([
      { conversationContent: WISH, mode: 'plan' },
    ]);
  });

  it.each([
    ['there is no keyword', 'I want to go for a walk', 'plan', {}],
    ['the mode is another', WISH, 'write', {}],
    [
      'the writer is under care',
      WISH,
      'plan',
      { care: { level: 'concern', kind: 'suicide', country: 'SE', resources: [] } },
    ],
  ] as const)('when %s, then nothing is asked', async (_, text, mode, completion) => {
    const api = serve([lunch], {}, completion);
    await say(text, mode);
    await screen.findByRole('button', { name: 'Tell me more' });
    expect(api.requestsTo(FIND)).toEqual([]);
  });

  it('when it is scheduled by a double click, then once, and it is recorded and said', async () => {
    const api = serve([lunch]);
    const user = await say();
    await user.dblClick(within(await card()).getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('Event Scheduled')).toBeTruthy();
    expect(
      screen.getByText(`"Lunch with a friend" has been added to your calendar for ${time}`),
    ).toBeTruthy();
    expect(await within(screen.getByRole('log')).findByText(yes)).toBeTruthy();
    expect(screen.queryByRole('region', { name: lunch.title })).toBeNull();
    expect(api.requestsTo(ACCEPT).map(({ payload }) => payload)).toEqual([{ suggestion: lunch }]);
    expect(answersRecorded(api)).toEqual([yes]);
    // What the reply offers is there still.
    expect(screen.getByRole('button', { name: 'Tell me more' })).toBeTruthy();
  });

  it('when it is declined, then that is recorded, and nothing is scheduled', async () => {
    const api = serve([lunch]);
    const user = await say();
    await user.click(within(await card()).getByRole('button', { name: 'Not Now' }));
    const no = 'No thanks, I don\'t want to schedule "Lunch with a friend" right now';
    expect(await within(screen.getByRole('log')).findByText(no)).toBeTruthy();
    expect(screen.queryByRole('region', { name: lunch.title })).toBeNull();
    expect(api.requestsTo(ACCEPT)).toEqual([]);
    expect(answersRecorded(api)).toEqual([no]);
  });

  it('when there are several, then one comes after the other and takes the focus, and the last gives it to the input', async () => {
    serve([lunch, walk]);
    const user = await say();
    const first = within(await card());
    expect(first.getByText('Suggestion 1 of 2')).toBeTruthy();
    expect(screen.queryByRole('region', { name: walk.title })).toBeNull();
    first.getByRole('button', { name: 'Schedule' }).focus();
    await user.keyboard('{Enter}');
    const second = await card(walk.title);
    await waitFor(() => expect(document.activeElement).toBe(second));
    expect(within(second).getByText('Suggestion 2 of 2')).toBeTruthy();
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message' })),
    );
    expect(screen.queryByRole('region', { name: walk.title })).toBeNull();
  });

  it('when scheduling fails, then that is said, and it can be tried again', async () => {
    let isAway = true;
    const api = serve([lunch], {
      [ACCEPT]: () => (isAway ? failure(503, 'unavailable', 'away') : { status: 201, body: {} }),
    });
    const user = await say();
    const schedule = within(await card()).getByRole('button', { name: 'Schedule' });
    await user.click(schedule);
    expect(await screen.findByText('Failed to process calendar suggestion')).toBeTruthy();
    expect(answersRecorded(api)).toEqual([]);
    isAway = false;
    await user.click(schedule);
    expect(await screen.findByText('Event Scheduled')).toBeTruthy();
  });

  it('when suggestions cannot be had, then the reply stands alone', async () => {
    serve([], { [FIND]: failure(503, 'unavailable', 'away') });
    await say();
    await waitFor(() => expect(screen.queryByText(ANALYSING)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Tell me more' })).toBeTruthy();
  });

  it('when the weekly plan ends, then what it gathered is looked through', async () => {
    const page = 'A plan for the week.\nWhat would make it a good week: The application is sent.';
    const api = serve(
      [lunch],
      {},
      { exercise: exerciseStep({ id: 'weekly-plan', title: 'The week ahead', page }) },
    );
    await say('Thursday on the bench');
    await card();
    expect(api.requestsTo(FIND).map(({ payload }) => payload)).toEqual([
      { conversationContent: page, mode: 'plan', exercise: 'weekly-plan' },
    ]);
  });
});
