import type { Message } from '@inkwell/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChatPanel } from '../src/features/chat/chat-panel.tsx';
import { WriteView } from '../src/features/journal/write-view.tsx';
import { exerciseStep, message, mockChat } from './chat.ts';
import { deferred, failure, offline, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';
import { stopClock, TODAY } from './stop-clock.ts';

stopClock();

const SEND = 'POST /api/conversations/7/messages';
const READ = `GET /api/journal-entries/${TODAY}?optional=true`;
const SAVE = 'POST /api/journal-entries';
const PUT = "Put it on today's page";
const ON_PAGE = "It's on today's page";

const entry = (content: string, revision: number) =>
  ok({ date: TODAY, content, mood: null, updatedAt: `${TODAY}T10:00:00.000Z`, revision, care: null });
const withPage = (extra: Partial<Message> = {}) =>
  message('m2', 'Shall we?', {
    sender: 'ai',
    exercise: exerciseStep({ page: 'Good: coffee\nAnd: sun' }),
    ...extra,
  });
const button = (name: string) => screen.findByRole('button', { name });
const show = () => renderApp('/app', <ChatPanel mode="heal" date={TODAY} />);
const showWithEditor = () =>
  renderApp(
    '/app',
    <>
      <WriteView date={TODAY} />
      <ChatPanel mode="heal" date={TODAY} />
    </>,
  );
const editor = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Today’s journal entry' });

describe("the button 'Put it on today's page'", () => {
  it('when it is tapped twice, then the words are added to the entry once, and it says so from then on', async () => {
    const saving = deferred();
    const api = mockChat(TODAY, [withPage()], {
      [READ]: entry('This morning.\n', 3),
      [SAVE]: () => saving.promise,
    });
    const { unmount } = show();
    const put = await button(PUT);
    fireEvent.click(put);
    fireEvent.click(put);
    await waitFor(() => expect(api.requestsTo(SAVE)).toHaveLength(1));
    fireEvent.click(await button(PUT));
    await act(async () => saving.resolve(entry('', 4)));
    fireEvent.click(await button(ON_PAGE));
    expect(api.requestsTo(SAVE).map(({ payload }) => payload)).toEqual([
      { date: TODAY, content: 'This morning.\n\nGood: coffee\nAnd: sun', baseRevision: 3 },
    ]);
    unmount();
    show();
    expect(await button(ON_PAGE)).toBeTruthy();
    expect(api.requestsTo(SEND)).toEqual([]);
  });

  it('when the answers have it too, then it is there once and sends nothing', async () => {
    const api = mockChat(TODAY, [withPage({ choices: [PUT, 'Enough for now'] })], {
      [SAVE]: entry('Good: coffee\nAnd: sun', 1),
    });
    const { user } = show();
    const answers = await screen.findByRole('group', { name: 'Answers to tap' });
    expect(within(answers).getAllByRole('button')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: PUT }));
    expect(await button(ON_PAGE)).toBeTruthy();
    expect(api.requestsTo(SEND)).toEqual([]);
    expect(api.requestsTo(SAVE).map(({ payload }) => payload)).toEqual([
      { date: TODAY, content: 'Good: coffee\nAnd: sun', baseRevision: 0 },
    ]);
  });

  it('when the page was changed meanwhile, then it is read again and the words are added to that', async () => {
    let revision = 1;
    const api = mockChat(TODAY, [withPage()], {
      [READ]: () => entry(`Version ${revision}`, revision),
      [SAVE]: (payload) => {
        if ((payload as { baseRevision: number }).baseRevision === 2) return entry('', 3);
        revision = 2;
        return failure(409, 'conflict', 'changed', { content: 'Version 2', revision: 2 });
      },
    });
    const { user } = show();
    await user.click(await button(PUT));
    expect(await button(ON_PAGE)).toBeTruthy();
    expect(api.requestsTo(SAVE).at(-1)?.payload).toEqual({
      date: TODAY,
      content: 'Version 2\n\nGood: coffee\nAnd: sun',
      baseRevision: 2,
    });
  });

  it.each([
    ['the entry cannot be read', { [READ]: offline }],
    ['the entry cannot be saved', { [SAVE]: failure(413, 'too_large', 'too long') }],
    ['the second try is a conflict too', { [SAVE]: failure(409, 'conflict', 'changed') }],
  ])('when %s, then a toast says so and it can be tried again', async (_, routes) => {
    mockChat(TODAY, [withPage()], routes);
    const { user } = show();
    await user.click(await button(PUT));
    expect(await screen.findByText('Could not put it on the page. Please try again.')).toBeTruthy();
    expect(await button(PUT)).toBeTruthy();
  });

  it('when the first answer was lost, then a second tap does not add the words again', async () => {
    let content = 'Before';
    const api = mockChat(TODAY, [withPage()], {
      [READ]: () => entry(content, 1),
      [SAVE]: (payload) => {
        ({ content } = payload as { content: string });
        return offline();
      },
    });
    const { user } = show();
    await user.click(await button(PUT));
    await screen.findByText('Could not put it on the page. Please try again.');
    await user.click(await button(PUT));
    expect(await button(ON_PAGE)).toBeTruthy();
    expect(api.requestsTo(SAVE)).toHaveLength(1);
  });

  it('when the editor beside it has unsaved text, then both are saved together', async () => {
    const api = mockChat(TODAY, [withPage()], {
      [READ]: entry('Morning.', 1),
      [SAVE]: (payload) => entry((payload as { content: string }).content, 2),
    });
    const { user } = showWithEditor();
    const textarea = await editor();
    fireEvent.change(textarea, { target: { value: 'Morning. And noon.' } });
    await user.click(await button(PUT));
    expect(await button(ON_PAGE)).toBeTruthy();
    expect(textarea.value).toBe('Morning. And noon.\n\nGood: coffee\nAnd: sun');
    expect(api.requestsTo(SAVE).map(({ payload }) => payload)).toEqual([
      { date: TODAY, content: textarea.value, baseRevision: 1 },
    ]);
  });

  it('when the editor beside it has everything saved, then it shows the words', async () => {
    let stored = entry('Morning.', 1);
    mockChat(TODAY, [withPage()], {
      [READ]: () => stored,
      [SAVE]: (payload) => (stored = entry((payload as { content: string }).content, 3)),
    });
    const { user } = showWithEditor();
    const textarea = await editor();
    expect(textarea.value).toBe('Morning.');
    stored = entry('From the phone.', 2);
    await user.click(await button(PUT));
    await waitFor(() => expect(textarea.value).toBe('From the phone.\n\nGood: coffee\nAnd: sun'));
  });
});
