import type { SearchResult, SearchResults } from '@inkwell/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SearchButton } from '../src/features/search/search-button.tsx';
import { useSearchKeys } from '../src/features/search/search-keys.ts';
import { SearchSheet } from '../src/features/search/search-sheet.tsx';
import { onboardedUser } from './fixtures.ts';
import { deferred, failure, mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';

const routeOf = (query: Record<string, string>) => `GET /api/journal-search?${new URLSearchParams(query)}`;

const PAGE: SearchResult = {
  kind: 'page',
  date: '2026-03-02',
  snippet: 'The landlord came <b>late</b>.',
  hits: [[4, 12]],
  score: 2,
  conversationId: null,
  mode: null,
};
const MESSAGE: SearchResult = {
  kind: 'message',
  date: '2026-03-01',
  snippet: 'He came about the roof.',
  hits: [],
  score: 0.4,
  conversationId: 7,
  mode: 'heal',
};
const found = (...results: SearchResult[]): SearchResults => ({ results, conversations: true, since: null });

function Searchable() {
  const [open, setOpen] = useState(false);
  const openSearch = useCallback(() => setOpen(true), []);
  useSearchKeys(openSearch);
  return (
    <>
      <SearchButton onOpen={openSearch} />
      <input aria-label="Another field" />
      <SearchSheet open={open} onOpenChange={setOpen} />
    </>
  );
}

/** Opens the search with the keyboard. */
async function openSearch(routes: Parameters<typeof mockServer>[0] = {}) {
  const api = mockServer({ 'GET /api/auth/user': ok(onboardedUser), ...routes });
  const app = renderApp('/app?mode=plan', <Searchable />);
  await app.user.keyboard('/');
  const sheet = within(await screen.findByRole('dialog', { name: 'Search' }));
  const field = sheet.getByRole('searchbox', { name: 'What are you looking for?' });
  return { ...app, api, sheet, field };
}

describe('opening the search', () => {
  it('when a slash is typed outside of a field, then it opens with the focus in its field, and Escape closes it', async () => {
    const { user, field } = await openSearch();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect((field as HTMLInputElement).value).toBe('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('when a slash is typed into a field, then it is text; Ctrl+K opens the search there too', async () => {
    mockServer({ 'GET /api/auth/user': ok(onboardedUser) });
    const { user } = renderApp('/app', <Searchable />);
    await user.type(screen.getByLabelText('Another field'), 'and/or');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Another field').value).toBe('and/or');
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeTruthy();
  });

  it('when its button is pressed, then it opens', async () => {
    mockServer({ 'GET /api/auth/user': ok(onboardedUser) });
    const { user } = renderApp('/app', <Searchable />);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeTruthy();
  });
});

describe('what is found', () => {
  it('when something fits, then it stands with its day, its kind and the hit marked, as text', async () => {
    const { user, sheet, field } = await openSearch({ [routeOf({ q: 'landl' })]: ok(found(PAGE, MESSAGE)) });
    await user.type(field, ' landl ');
    const items = await sheet.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Mon, Mar 2, 2026PageThe landlord came <b>late</b>.',
      'Sun, Mar 1, 2026ConversationHe came about the roof.',
    ]);
    expect(items[0]?.querySelector('mark')?.textContent).toBe('landlord');
    expect(sheet.getByRole('status').textContent).toBe('2 results');
    expect(window.location.href).not.toContain('landl');
  });

  it('when a page or a message is chosen, then its day opens in its mode, and the search closes', async () => {
    const { user, sheet, field } = await openSearch({ [routeOf({ q: 'came' })]: ok(found(PAGE, MESSAGE)) });
    await user.type(field, 'came');
    await sheet.findAllByRole('listitem');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?mode=heal&date=2026-03-01'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('/');
    const again = within(await screen.findByRole('dialog', { name: 'Search' }));
    await user.type(again.getByRole('searchbox'), 'came');
    await user.click(await again.findByRole('button', { name: /^Mon, Mar 2, 2026/ }));
    expect(window.location.search).toBe('?date=2026-03-02');
  });

  it('when nothing fits, then it says so', async () => {
    const { user, sheet, field } = await openSearch({ [routeOf({ q: 'zebra' })]: ok(found()) });
    await user.type(field, 'zebra');
    expect((await sheet.findByText(/^Nothing found for/)).textContent).toBe(
      'Nothing found for “zebra”. Try fewer or other words.',
    );
    expect(sheet.getByRole('status').textContent).toBe('Nothing found');
  });

  it('when conversations could not be searched, or not every day, then it says so', async () => {
    const { user, sheet, field } = await openSearch({
      [routeOf({ q: 'rain' })]: ok({ results: [PAGE], conversations: false, since: '2020-02-29' }),
    });
    await user.type(field, 'rain');
    expect(await sheet.findByText(/^Your conversations could not be searched/)).toBeTruthy();
    expect(sheet.getByText(/^Searched back to Saturday, February 29, 2020\./)).toBeTruthy();
  });

  it('when the search fails, then it can be tried again', async () => {
    let asked = 0;
    const { user, sheet, field } = await openSearch({
      [routeOf({ q: 'rain' })]: () =>
        asked++ === 0 ? failure(503, 'unavailable', 'Later') : ok(found(PAGE)),
    });
    await user.type(field, 'rain');
    await user.click(within(await sheet.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await sheet.findByRole('listitem')).toBeTruthy();
    expect(sheet.queryByRole('alert')).toBeNull();
  });

  it('when more is typed, then the earlier answer stays until the next is there, and each pause asks once', async () => {
    const next = deferred();
    const { user, api, sheet, field } = await openSearch({
      [routeOf({ q: 'rain' })]: ok(found(PAGE)),
      [routeOf({ q: 'rain again' })]: () => next.promise,
    });
    await user.type(field, 'rain');
    await sheet.findByText('Page');
    await user.type(field, ' again');
    await waitFor(() => expect(api.requestsTo(routeOf({ q: 'rain again' }))).toHaveLength(1));
    expect(sheet.getByText('Page')).toBeTruthy();
    expect(sheet.getByRole('status').textContent).toBe('');
    next.resolve(ok(found(MESSAGE)));
    expect(await sheet.findByText('Conversation')).toBeTruthy();
    expect(sheet.queryByText('Page')).toBeNull();
    expect(api.calls.filter(({ route }) => route.includes('journal-search'))).toHaveLength(2);
  });

  it('when a mood and a theme are chosen, then they are asked for; taken back, they are not', async () => {
    const { user, sheet, field } = await openSearch({
      [routeOf({ q: 'rain' })]: ok(found(PAGE, MESSAGE)),
      [routeOf({ q: 'rain', mood: 'joy' })]: ok(found(PAGE)),
      [routeOf({ q: 'rain', mood: 'joy', theme: 'home' })]: ok(found()),
    });
    await user.type(field, 'rain');
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Mood' }), 'Happy');
    expect(await sheet.findAllByRole('listitem')).toHaveLength(1);
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Theme' }), 'Home');
    expect(await sheet.findByText(/^Nothing found for/)).toBeTruthy();
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Theme' }), 'Any theme');
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Mood' }), 'Any mood');
    await waitFor(() => expect(sheet.getAllByRole('listitem')).toHaveLength(2));
  });

  it('when a first day is chosen, then it is asked for, and every day can be had again', async () => {
    const { user, api, sheet, field } = await openSearch();
    await user.type(field, 'rain');
    await user.click(sheet.getByRole('button', { name: 'From: any day' }));
    const grid = within(await screen.findByRole('dialog', { name: 'From: choose a day' }));
    await user.click(grid.getByRole('button', { name: 'Previous month' }));
    await user.click(grid.getByRole('button', { name: / 15, / }));
    await waitFor(() =>
      expect(api.calls.some(({ route }) => /q=rain&from=\d{4}-\d\d-15$/.test(route))).toBe(true),
    );
    await user.click(await sheet.findByRole('button', { name: 'From: any day' }));
    await waitFor(() => expect(api.calls.at(-1)?.route).toBe(routeOf({ q: 'rain' })));
  });
});
