import { act, screen, within } from '@testing-library/react';
import { addDays } from '@inkwell/contracts/days';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatPanel } from '../src/features/chat/chat-panel.tsx';
import { today, useToday } from '../src/lib/time.ts';
import { conversationOf, message } from './chat.ts';
import { onboardedUser } from './fixtures.ts';
import { mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';

const MIDNIGHT = new Date(2026, 10, 22).getTime();
const DAY = '2026-11-21';
const NEXT = addDays(DAY, 1);

/** As the pages do: today's conversation. */
function Today() {
  return <ChatPanel mode="heal" date={useToday()} />;
}

function ChosenDay() {
  const now = useToday();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setChosen(DAY)}>
        Choose a past day
      </button>
      <ChatPanel mode="heal" date={chosen ?? now} />
    </>
  );
}

function mockDays(withConversation: boolean) {
  const head = (date: string) => `GET /api/conversations/by-date?date=${date}&mode=heal`;
  return mockServer({
    'GET /api/auth/user': ok(onboardedUser),
    'GET /api/care': ok({ care: null, country: 'SE', folded: false }),
    'GET /api/memory': ok({ enabled: true, companion: true, facts: [] }),
    [head(DAY)]: ok(withConversation ? { id: 7, mode: 'heal', date: DAY } : null),
    [head(NEXT)]: ok(null),
    'GET /api/conversations/7': ok(conversationOf('heal', DAY)(message('m1', 'It is late'))),
  });
}

const input = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const line = () => screen.queryByText('A new day has begun. This is still Saturday’s conversation.');
const passMidnight = () => act(() => vi.advanceTimersByTimeAsync(2 * 60_000));

describe('at midnight', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: MIDNIGHT - 60_000 });
    expect(today()).toBe(DAY);
  });
  afterEach(() => void vi.useRealTimers());

  it('when a conversation is open and a message half typed, then both stay, until one goes on to the new day', async () => {
    mockDays(true);
    const { user } = renderApp('/app', <Today />);
    await screen.findByText('It is late');
    await user.type(await input(), 'Half a thought');
    expect(line()).toBeNull();
    await passMidnight();
    expect(line()).toBeTruthy();
    expect(screen.getByText('It is late')).toBeTruthy();
    expect((await input()).value).toBe('Half a thought');

    await user.click(screen.getByRole('button', { name: 'Go to today’s' }));
    expect(line()).toBeNull();
    expect(await screen.findByText(/How are you, really/)).toBeTruthy();
    expect(within(screen.getByRole('log')).queryByText('It is late')).toBeNull();
    expect((await input()).value).toBe('Half a thought');
  });

  it('when only a message is half typed, then it stays, also after a reload', async () => {
    mockDays(false);
    const { user, unmount } = renderApp('/app', <Today />);
    await user.type(await input(), 'Half a thought');
    await passMidnight();
    expect(line()).toBeTruthy();
    expect((await input()).value).toBe('Half a thought');
    unmount();
    renderApp('/app', <Today />);
    expect((await input()).value).toBe('Half a thought');
    expect(line()).toBeTruthy();
  });

  it('when nothing has begun, then the new day’s conversation is there without a word', async () => {
    const api = mockDays(false);
    renderApp('/app', <Today />);
    await input();
    await passMidnight();
    await screen.findByText(/How are you, really/);
    expect(line()).toBeNull();
    expect(api.requestsTo(`GET /api/conversations/by-date?date=${NEXT}&mode=heal`).length).toBeGreaterThan(0);
  });

  it('when a past day is chosen afterwards, then that one is shown, without the line', async () => {
    mockDays(true);
    const { user } = renderApp('/app', <ChosenDay />);
    await screen.findByText('It is late');
    await passMidnight();
    expect(line()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose a past day' }));
    expect(line()).toBeNull();
  });
});
