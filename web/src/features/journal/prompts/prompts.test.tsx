import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onboardedUser } from '../../../../test/fixtures.ts';
import { failure, mockServer, ok } from '../../../../test/mock-server.ts';
import { renderApp } from '../../../../test/render-app.tsx';
import { stopClock, TODAY } from '../../../../test/stop-clock.ts';
import { WriteView } from '../write-view.tsx';

stopClock();

const SAVE = 'POST /api/journal-entries';
const ENTRY = `GET /api/journal-entries/${TODAY}?optional=true`;
const FIRST = 'Which walk do you know by heart?';
const SECOND = 'With whom can you be quiet?';
const prompts = [
  { id: 'exercise-any-2', text: FIRST, theme: 'exercise' },
  { id: 'friendship-any-1', text: SECOND, theme: 'friendship' },
];
const saved = (payload: unknown) => {
  const { date, content } = payload as { date: string; content: string };
  return ok({ date, content, mood: null, updatedAt: `${TODAY}T10:00:00.000Z`, revision: 1, care: null });
};
const base = {
  'GET /api/auth/user': ok(onboardedUser),
  'GET /api/journal-dates': ok({ dates: [] }),
  'GET /api/journal-prompts': ok({ prompts }),
  [ENTRY]: failure(404, 'not_found', 'none'),
  [SAVE]: saved,
};
const textbox = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const quote = () => document.querySelector('blockquote')?.textContent ?? null;
const offered = () => screen.findByRole('region', { name: 'A question to begin with' });

async function openPage(routes: Parameters<typeof mockServer>[0] = {}, date = TODAY) {
  const api = mockServer({ ...base, ...routes });
  const app = renderApp('/app', <WriteView date={date} />);
  await screen.findByRole('textbox');
  return { ...app, api };
}

describe('the prompt of the day', () => {
  it('when another is asked for, then the next comes, and after the last the first again', async () => {
    const { user } = await openPage();
    const region = within(await offered());
    for (const text of [FIRST, SECOND, FIRST]) {
      expect(region.getByRole('button', { name: text })).toBeTruthy();
      await user.click(region.getByRole('button', { name: 'Another question' }));
    }
  });

  it('when it is chosen, then it stands above the text, is saved with it and is no part of it', async () => {
    const { user, api, unmount } = await openPage();
    await user.click(within(await offered()).getByRole('button', { name: FIRST }));
    expect(quote()).toBe(FIRST);
    expect(document.activeElement).toBe(textbox());
    expect(textbox().value).toBe('');
    await user.keyboard('To the mill.');
    expect(textbox().value).toBe('To the mill.');
    expect(screen.queryByRole('region', { name: 'A question to begin with' })).toBeNull();
    unmount();
    await waitFor(() =>
      expect(api.requestsTo(SAVE).at(-1)?.payload).toMatchObject({ content: `> ${FIRST}\n\nTo the mill.` }),
    );
  });

  it('when the choice is undone and done again by key, then the text stays as it is', async () => {
    const { user } = await openPage();
    fireEvent.change(textbox(), { target: { value: 'Before.' } });
    await user.click(within(await offered()).getByRole('button', { name: FIRST }));
    fireEvent.change(textbox(), { target: { value: 'Before. After.' } });
    fireEvent.keyDown(textbox(), { key: 'z', ctrlKey: true });
    expect(quote()).toBe(FIRST);
    fireEvent.change(textbox(), { target: { value: 'Before.' } });
    fireEvent.keyDown(textbox(), { key: 'z', ctrlKey: true });
    expect([quote(), textbox().value]).toEqual([null, 'Before.']);
    fireEvent.keyDown(textbox(), { key: 'Z', metaKey: true, shiftKey: true });
    expect([quote(), textbox().value]).toEqual([FIRST, 'Before.']);
    await user.click(screen.getByRole('button', { name: 'Remove the question' }));
    expect([quote(), textbox().value]).toEqual([null, 'Before.']);
    fireEvent.keyDown(textbox(), { key: 'z', ctrlKey: true });
    expect(quote()).toBe(FIRST);
  });

  it('when it is hidden, then it can be shown again; on a page with words it waits to be shown', async () => {
    const { user, unmount } = await openPage();
    await user.click(within(await offered()).getByRole('button', { name: 'Hide the question' }));
    await user.click(screen.getByRole('button', { name: 'Show a question' }));
    expect(await offered()).toBeTruthy();
    unmount();
    await openPage({ [ENTRY]: saved({ date: TODAY, content: 'Words.' }) });
    expect(screen.queryByRole('region', { name: 'A question to begin with' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show a question' })).toBeTruthy();
  });

  it('when the person is under care, then prompts are asked for anew', async () => {
    const care = { level: 'crisis', kind: 'suicide', country: 'US', resources: [] };
    let gentle = false;
    const { api, client } = await openPage({
      'GET /api/care': () => ok({ care: gentle ? care : null, country: 'US', folded: false }),
    });
    await offered();
    gentle = true;
    await client.invalidateQueries({ queryKey: ['/api/care'] });
    await waitFor(() => expect(api.requestsTo('GET /api/journal-prompts')).toHaveLength(2));
  });
});

describe('a page with a prompt', () => {
  it('when it is past, then the prompt stands above the text in its own way', async () => {
    const date = '2026-01-02';
    const content = `> ${FIRST}\n\nTo the mill.\n> and back`;
    await openPage({ [`GET /api/journal-entries/${date}?optional=true`]: saved({ date, content }) }, date);
    expect(quote()).toBe(FIRST);
    expect(textbox().value).toBe('To the mill.\n> and back');
    expect(screen.queryByRole('button', { name: 'Remove the question' })).toBeNull();
  });

  it('when a line of the person’s own begins like one, then it stays in the text', async () => {
    await openPage({ [ENTRY]: saved({ date: TODAY, content: '> a poem\n\nand more' }) });
    expect(quote()).toBeNull();
    expect(textbox().value).toBe('> a poem\n\nand more');
  });

  it('when the prompt is taken away again, then the page without words is saved so', async () => {
    const { user, api, unmount } = await openPage({
      [ENTRY]: saved({ date: TODAY, content: `> ${FIRST}\n\n` }),
    });
    await user.click(screen.getByRole('button', { name: 'Remove the question' }));
    unmount();
    await waitFor(() => expect(api.requestsTo(SAVE).at(-1)?.payload).toMatchObject({ content: '' }));
  });
});
