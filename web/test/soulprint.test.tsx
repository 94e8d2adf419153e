import type { Blueprint } from '@inkwell/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LiveUpdates } from '../src/app/live-updates.tsx';
import { Router } from '../src/app/router.tsx';
import { SoulPrint } from '../src/features/soulprint/soulprint.tsx';
import { failure, ok, mockServer } from './mock-server.ts';
import { FakeEventSource } from './fake-event-source.ts';
import { renderApp } from './render-app.tsx';
import { answers, onboardedUser, trialing } from './fixtures.ts';

const PATH = 'GET /api/user/blueprint';
const TEXT = '# A quiet strength\n\n## Who you are\n\nYou are **steady**.\n\n- one\n- two\n\n> Begin.';
const ready: Blueprint = { blueprint: TEXT, onboardingData: answers, status: 'ready', placements: null };
const pending: Blueprint = { blueprint: null, onboardingData: answers, status: 'pending', placements: null };
const subscriber = { 'GET /api/auth/user': ok(onboardedUser), 'GET /api/subscription-status': ok(trialing) };

const dialog = () => screen.findByRole('dialog', { name: 'Your SoulPrint™' });
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// Loads the lazy chunk before the tests, because the Markdown parser is large.
beforeAll(async () => {
  await import('../src/features/soulprint/soulprint-markdown.tsx');
});

describe('opening it', () => {
  it('when it is chosen in the menu, then it opens; Escape closes it and the menu button has the focus', async () => {
    mockServer({ ...subscriber, [PATH]: ok(ready) });
    const { user } = renderApp('/app');
    const menu = await screen.findByRole('button', { name: 'Profile menu' });
    for (const _ of ['the first time', 'and again']) {
      await user.click(menu);
      await user.click(screen.getByRole('menuitem', { name: 'View SoulPrint' }));
      const opened = await dialog();
      await within(opened).findByText('Who you are');
      for (let tabs = 0; tabs < 4; tabs += 1) {
        expect(opened.contains(document.activeElement)).toBe(true);
        await user.tab();
      }
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(menu));
    }
  });

  it('when the URL has showSoulPrint=true, then it opens and only that parameter is removed', async () => {
    mockServer({ ...subscriber, [PATH]: ok(ready) });
    window.history.pushState(null, '', '/privacy');
    const before = window.history.length;
    const { user } = renderApp('/app?mode=heal&showSoulPrint=true&date=2026-01-05');
    await dialog();
    expect(window.location.search).toBe('?mode=heal&date=2026-01-05');
    expect(window.history.length).toBe(before);

    await user.keyboard('{Escape}');
    await user.click(screen.getAllByRole('link', { name: 'Plan' })[0] ?? document.body);
    await screen.findByRole('heading', { name: 'Plan', level: 1 });
    act(() => window.history.back());
    await screen.findByRole('heading', { name: 'Heal', level: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('when showSoulPrint has another value, then it stays closed and the parameter is removed', async () => {
    mockServer({ ...subscriber, [PATH]: ok(ready) });
    renderApp('/app?showSoulPrint=no');
    await screen.findByRole('heading', { name: 'Write', level: 1 });
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('its content', () => {
  it('when it is ready, then the formatted text and the four facts are shown', async () => {
    mockServer({ ...subscriber, [PATH]: ok(ready) });
    renderApp('/app?showSoulPrint=true');
    const shown = within(await dialog());
    expect(await shown.findByRole('heading', { name: 'A quiet strength' })).toBeTruthy();
    expect(shown.getByRole('heading', { name: 'Who you are' })).toBeTruthy();
    expect(shown.getByText('steady').tagName).toBe('STRONG');
    expect(shown.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['one', 'two']);
    expect(shown.getByText('Begin.').closest('blockquote')).not.toBeNull();

    const summary = within(shown.getByRole('region', { name: 'Profile Summary' }));
    const terms = summary.getAllByRole('term').map((each) => each.textContent);
    const facts = summary.getAllByRole('definition').map((each) => each.textContent);
    expect(terms.map((term, index) => [term, facts[index]])).toEqual([
      ['Peak Energy', 'Morning'],
      ['Sleep Goal', '7.5 hours'],
      ['Proud Word', 'Steady'],
      ['Reflection Comfort', 'Comfortable'],
    ]);
  });

  it('when it is loading, then it says so', async () => {
    mockServer({ ...subscriber, [PATH]: () => new Promise<never>(() => {}) });
    renderApp('/app?showSoulPrint=true');
    expect(await within(await dialog()).findByText('Loading your blueprint...')).toBeTruthy();
  });

  it('when there is none, then an empty state is shown', async () => {
    mockServer({ [PATH]: ok({ blueprint: null, onboardingData: null, status: 'none', placements: null }) });
    renderApp('/app', <SoulPrint />);
    expect(await screen.findByText('No SoulPrint yet')).toBeTruthy();
  });

  it('when it cannot be loaded, then an error with a retry is shown', async () => {
    let answer = failure(503, 'unavailable', 'Later');
    mockServer({ [PATH]: () => answer });
    const { user } = renderApp('/app', <SoulPrint />);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    answer = ok(ready);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Who you are')).toBeTruthy();
  });
});

describe('while it is pending', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('when the live update arrives, then the text appears in the open dialog', async () => {
    vi.stubGlobal('EventSource', FakeEventSource);
    let answer = pending;
    const api = mockServer({ ...subscriber, [PATH]: () => ok(answer) });
    renderApp(
      '/app?showSoulPrint=true',
      <>
        <LiveUpdates />
        <Router />
      </>,
    );
    const shown = within(await dialog());
    expect(await shown.findByText(/is being written/)).toBeTruthy();
    expect(shown.getByText('7.5 hours')).toBeTruthy();

    answer = ready;
    act(() => FakeEventSource.last().send({ topic: 'soulprint' }));
    expect(await shown.findByText('Who you are')).toBeTruthy();
    expect(api.requestsTo(PATH)).toHaveLength(2);
  });

  it('when the live update is lost, then it is polled every ten seconds until it is ready', async () => {
    vi.useFakeTimers();
    let answer = pending;
    const api = mockServer({ [PATH]: () => ok(answer) });
    renderApp('/app', <SoulPrint />);
    await advance(9_900);
    expect(api.requestsTo(PATH)).toHaveLength(1);
    await advance(200);
    expect(api.requestsTo(PATH)).toHaveLength(2);
    answer = ready;
    await advance(10_000);
    await advance(0);
    expect(screen.getByText('Who you are')).toBeTruthy();
    await advance(600_000);
    expect(api.requestsTo(PATH)).toHaveLength(3);
  });
});

describe('a text with dangerous markup', () => {
  async function show(text: string): Promise<HTMLElement> {
    mockServer({ [PATH]: ok({ ...ready, blueprint: `${text}\n\nThe end.` }) });
    renderApp('/app', <SoulPrint />);
    await screen.findByText('The end.');
    return document.body;
  }

  it.each([
    '<img src=x onerror="window.hurt = true">',
    '<script>window.hurt = true</script>',
    '<iframe src="https://example.com"></iframe>',
    '<style>body { display: none }</style>',
    '<p onclick="window.hurt = true" style="position: fixed">Press</p>',
    '![picture](https://example.com/pixel.png)',
    '[link](javascript:window.hurt=true)',
    '[link](https://example.com)',
    '<https://example.com>',
  ])('when it has %s, then nothing runs, loads or links', async (text) => {
    const page = await show(text);
    expect(
      page.querySelector('script, iframe, style, img, a, [style*="fixed"], [onclick], [onerror]'),
    ).toBeNull();
    expect('hurt' in window).toBe(false);
  });

  it('when it has a link, then the link’s text stays', async () => {
    await show('Go on to [the next page](https://example.com).');
    expect(screen.getByText('Go on to the next page.')).toBeTruthy();
  });

  it('when names are emoji or right-to-left, then they are shown unchanged', async () => {
    const page = await show('Dear 👩‍🚀 أمل,\n\n## שלום 🌸');
    expect(page.textContent).toContain('Dear 👩‍🚀 أمل,');
    expect(screen.getByRole('heading', { name: 'שלום 🌸' })).toBeTruthy();
  });
});
