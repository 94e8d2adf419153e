import type { CalendarSuggestion, Message } from '@inkwell/contracts';
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ChatPanel } from '../src/features/chat/chat-panel.tsx';
import { conversationOf, message, replyStream } from './chat.ts';
import { onboardedUser } from './fixtures.ts';
import { mockServer, offline, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';

export const DAY = '2026-11-21';
export const FIND = 'POST /api/calendar/proactive-suggestions';
export const ACCEPT = 'POST /api/calendar/auto-schedule';
export const SEND = 'POST /api/conversations/7/messages';

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const lunch: CalendarSuggestion = {
  id: 's1',
  title: 'Lunch with a friend',
  description: 'A meal without hurry.',
  priority: 'high',
  suggestedTime: inDays(3),
  duration: 90,
  reasoning: 'You named Thursday, and that is free.',
  emotionalBenefit: 'Company lightens a day.',
  confidence: 95,
};
export const walk: CalendarSuggestion = { ...lunch, id: 's2', title: 'Walk', priority: 'low' };
type Routes = Parameters<typeof mockServer>[0];

/** A server with a conversation in which each message gets a reply, and answers to suggestions are recorded. */
export function serve(
  suggestions: CalendarSuggestion[],
  more: Routes = {},
  completion: object = {},
  { lostRecords = 0 } = {},
) {
  let records = 0;
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
        if (++records <= lostRecords) return offline();
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

export const WISH = 'I want to have lunch with a friend';

const renderPanel = (mode: 'plan' | 'write' = 'plan') =>
  renderApp('/app?mode=plan', <ChatPanel mode={mode} date={DAY} />);

export async function say(text = WISH, mode: 'plan' | 'write' = 'plan'): Promise<UserEvent> {
  const { user } = renderPanel(mode);
  await user.click(await screen.findByRole('textbox', { name: 'Message' }));
  await user.paste(text);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await within(screen.getByRole('log')).findByText('That sounds good.');
  return user;
}

export const card = (name = lunch.title) => screen.findByRole('region', { name });
export const answersRecorded = (api: ReturnType<typeof serve>) =>
  api
    .requestsTo(SEND)
    .map(({ payload }) => payload as { message?: string; isCalendarConfirmation?: boolean })
    .filter(({ isCalendarConfirmation }) => isCalendarConfirmation)
    .map(({ message: said }) => said);

/** What a reload does: the page and its memory are gone, the tab's storage is not. */
export function reload(): void {
  cleanup();
  renderPanel();
}

export const STORED_UNDER = `inkwell-suggestions:${onboardedUser.id}:${DAY}`;
