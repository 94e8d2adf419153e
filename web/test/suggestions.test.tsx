import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LiveUpdates } from '../src/app/live-updates.tsx';
import { dayAndTime } from '../src/lib/time.ts';
import { exerciseStep } from './chat.ts';
import { FakeEventSource } from './fake-event-source.ts';
import { deferred, failure, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import {
  ACCEPT,
  answersRecorded,
  card,
  FIND,
  inDays,
  lunch,
  reload,
  say,
  SEND,
  serve,
  STORED_UNDER,
  walk,
  WISH,
} from './suggestion-server.tsx';

const ANALYSING = 'Analyzing your message for calendar opportunities...';

const time = dayAndTime(lunch.suggestedTime);
const yes = `Yes, please schedule "Lunch with a friend" for ${time}`;

const idsOf = (api: ReturnType<typeof serve>, answer: string) =>
  api
    .requestsTo(SEND)
    .map(({ payload }) => payload as { message?: string; clientMessageId: string })
    .filter(({ message: said }) => said === answer)
    .map(({ clientMessageId }) => clientMessageId);
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

  it('when the answer to its record is lost, then it is recorded again under the same id', async () => {
    const api = serve([lunch], {}, {}, { lostRecords: 1 });
    const user = await say();
    const schedule = within(await card()).getByRole('button', { name: 'Schedule' });
    await user.click(schedule);
    expect(await screen.findByText('Failed to process calendar suggestion')).toBeTruthy();
    await user.click(schedule);
    expect(await screen.findByText('Event Scheduled')).toBeTruthy();
    const ids = idsOf(api, yes);
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(ids[0]).toMatch(/^[\w-]{8,64}$/);
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

describe('suggestions that were not answered', () => {
  it('when the page is loaded again, then the one that was answered is gone, and the other is there without being asked for', async () => {
    const api = serve([lunch, walk]);
    const user = await say();
    await user.click(within(await card()).getByRole('button', { name: 'Not Now' }));
    await card(walk.title);
    reload();
    expect(within(await card(walk.title)).getByText('Suggestion 2 of 2')).toBeTruthy();
    expect(screen.queryByRole('region', { name: lunch.title })).toBeNull();
    expect(api.requestsTo(FIND)).toHaveLength(1);
  });

  it.each(['Schedule', 'Not Now'])(
    'when the answer to the record of %s is lost and the page is loaded again, then it is recorded again under the same id',
    async (name) => {
      const api = serve([lunch, walk], {}, {}, { lostRecords: 1 });
      const user = await say();
      await user.click(within(await card()).getByRole('button', { name }));
      expect(await screen.findByText('Failed to process calendar suggestion')).toBeTruthy();
      reload();
      await userEvent.click(within(await card()).getByRole('button', { name }));
      await userEvent.click(within(await card(walk.title)).getByRole('button', { name: 'Not Now' }));
      await waitFor(() => expect(screen.queryByRole('region', { name: walk.title })).toBeNull());
      const said = answersRecorded(api)[0] ?? '';
      const ids = idsOf(api, said);
      expect(ids).toEqual([ids[0], ids[0]]);
      expect(idsOf(api, `No thanks, I don't want to schedule "Walk" right now`)).not.toContain(ids[0]);
    },
  );

  it('when the same is suggested after another reply, then its answer is recorded anew', async () => {
    const api = serve([lunch]);
    const user = await say();
    await user.click(within(await card()).getByRole('button', { name: 'Not Now' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: lunch.title })).toBeNull());
    await user.click(screen.getByRole('textbox', { name: 'Message' }));
    await user.paste(WISH);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(within(await card()).getByRole('button', { name: 'Not Now' }));
    await waitFor(() => expect(answersRecorded(api)).toHaveLength(2));
    expect(new Set(idsOf(api, answersRecorded(api)[0] ?? '')).size).toBe(2);
  });

  it('when the page is loaded again before they are known, then they are asked for once more', async () => {
    const [first, second] = [deferred(), deferred()];
    const answers = [first, second];
    serve([], { [FIND]: () => answers.shift()?.promise ?? ok({ suggestions: [] }) });
    await say();
    await screen.findAllByText(ANALYSING);
    reload();
    second.resolve(ok({ suggestions: [lunch] }));
    await card();
    // What was asked before the page was loaded again belongs to a page that is gone.
    await act(async () => first.resolve(ok({ suggestions: [] })));
    expect(await card()).toBeTruthy();
  });

  it('when all are answered, then nothing of them is stored', async () => {
    serve([lunch]);
    const user = await say();
    await user.click(within(await card()).getByRole('button', { name: 'Not Now' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: lunch.title })).toBeNull());
    expect(sessionStorage.getItem(STORED_UNDER)).toBeNull();
  });

  it('when the page is loaded again after the time has passed, then it is not shown', async () => {
    serve([{ ...lunch, suggestedTime: inDays(-1) }, walk]);
    await say();
    await card();
    reload();
    await card(walk.title);
    expect(screen.queryByRole('region', { name: lunch.title })).toBeNull();
  });

  it('when one is scheduled whose time has passed, then that is said, nothing is scheduled, and the next one comes', async () => {
    const api = serve([{ ...lunch, suggestedTime: inDays(-1) }, walk]);
    const user = await say();
    await user.click(within(await card()).getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('Time Has Passed')).toBeTruthy();
    await card(walk.title);
    expect(api.requestsTo(ACCEPT)).toEqual([]);
    expect(answersRecorded(api)).toEqual([]);
  });

  it('when the session has ended elsewhere, then this tab forgets them', async () => {
    sessionStorage.setItem(STORED_UNDER, JSON.stringify({ source: { replyId: 'm2' }, answered: [] }));
    serve([], { 'GET /api/auth/user': failure(401, 'unauthenticated', 'Sign in first') });
    vi.stubGlobal('EventSource', FakeEventSource);
    renderApp('/app', <LiveUpdates />);
    await waitFor(() => expect(sessionStorage.getItem(STORED_UNDER)).toBeNull());
    vi.unstubAllGlobals();
  });
});
