import type { Blueprint } from '@inkwell/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LiveUpdates } from '../src/app/live-updates.tsx';
import { Router } from '../src/app/router.tsx';
import { SoulPrint } from '../src/features/soulprint/soulprint.tsx';
import { failure, ok, serve } from './api.ts';
import { FakeEventSource } from './event-source.ts';
import { open } from './open.tsx';
import { answers, onboarded, trialing } from './people.ts';

const PATH = 'GET /api/user/blueprint';
const TEXT = '# A quiet strength\n\n## Who you are\n\nYou are **steady**.\n\n- one\n- two\n\n> Begin.';
const ready: Blueprint = { blueprint: TEXT, onboardingData: answers, status: 'ready' };
const pending: Blueprint = { blueprint: null, onboardingData: answers, status: 'pending' };
const member = { 'GET /api/auth/user': ok(onboarded), 'GET /api/subscription-status': ok(trialing) };

const dialog = () => screen.findByRole('dialog', { name: 'Your SoulPrint™' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// Its parser is large: fetched for the first time in the middle of a test it would take its time.
beforeAll(async () => {
  await import('../src/features/soulprint/soulprint-markdown.tsx');
});

describe('opening it', () => {
  it('when it is chosen in the menu, then it opens; Escape closes it and the focus is back at the menu', async () => {
    serve({ ...member, [PATH]: ok(ready) });
    const { user } = open('/app');
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

  it('when the address asks for it, then it opens, and of the address the rest stays', async () => {
    serve({ ...member, [PATH]: ok(ready) });
    window.history.pushState(null, '', '/privacy');
    const before = window.history.length;
    const { user } = open('/app?mode=heal&showSoulPrint=true&date=2026-01-05');
    await dialog();
    expect(window.location.search).toBe('?mode=heal&date=2026-01-05');
    expect(window.history.length).toBe(before);

    await user.keyboard('{Escape}');
    await user.click(screen.getAllByRole('button', { name: 'Plan' })[0] ?? document.body);
    await screen.findByRole('heading', { name: 'Plan', level: 1 });
    act(() => window.history.back());
    await screen.findByRole('heading', { name: 'Heal', level: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('when the address asks for anything else, then it stays closed and the address is clean', async () => {
    serve({ ...member, [PATH]: ok(ready) });
    open('/app?showSoulPrint=no');
    await screen.findByRole('heading', { name: 'Write', level: 1 });
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what it shows', () => {
  it('when it is ready, then it is the formatted text and the four facts', async () => {
    serve({ ...member, [PATH]: ok(ready) });
    open('/app?showSoulPrint=true');
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

  it('when it is on its way, then it says so', async () => {
    serve({ ...member, [PATH]: () => new Promise<never>(() => {}) });
    open('/app?showSoulPrint=true');
    expect(await within(await dialog()).findByText('Loading your blueprint...')).toBeTruthy();
  });

  it('when there is none, then it says where it comes from', async () => {
    serve({ [PATH]: ok({ blueprint: null, onboardingData: null, status: 'none' }) });
    open('/app', <SoulPrint />);
    expect(await screen.findByText('No SoulPrint yet')).toBeTruthy();
  });

  it('when it cannot be loaded, then it says so and can be tried again', async () => {
    let answer = failure(503, 'unavailable', 'Later');
    serve({ [PATH]: () => answer });
    const { user } = open('/app', <SoulPrint />);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    answer = ok(ready);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Who you are')).toBeTruthy();
  });
});

describe('while it is being written', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('when the notice comes, then the text appears in the open window by itself', async () => {
    vi.stubGlobal('EventSource', FakeEventSource);
    let answer = pending;
    const api = serve({ ...member, [PATH]: () => ok(answer) });
    open(
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
    expect(api.asked(PATH)).toHaveLength(2);
  });

  it('when the notice is lost, then it is looked for every ten seconds, and no more once it is there', async () => {
    vi.useFakeTimers();
    let answer = pending;
    const api = serve({ [PATH]: () => ok(answer) });
    open('/app', <SoulPrint />);
    await pass(9_900);
    expect(api.asked(PATH)).toHaveLength(1);
    await pass(200);
    expect(api.asked(PATH)).toHaveLength(2);
    answer = ready;
    await pass(10_000);
    await pass(0);
    expect(screen.getByText('Who you are')).toBeTruthy();
    await pass(600_000);
    expect(api.asked(PATH)).toHaveLength(3);
  });
});

describe('a text that means harm', () => {
  async function show(text: string): Promise<HTMLElement> {
    serve({ [PATH]: ok({ ...ready, blueprint: `${text}\n\nThe end.` }) });
    open('/app', <SoulPrint />);
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
  ])('when it has %s, then nothing of it runs, loads or leads away', async (text) => {
    const page = await show(text);
    expect(
      page.querySelector('script, iframe, style, img, a, [style*="fixed"], [onclick], [onerror]'),
    ).toBeNull();
    expect('hurt' in window).toBe(false);
  });

  it('when it has a link, then its words stay', async () => {
    await show('Go on to [the next page](https://example.com).');
    expect(screen.getByText('Go on to the next page.')).toBeTruthy();
  });

  it('when names are emoji or written from right to left, then they are shown as they are', async () => {
    const page = await show('Dear 👩‍🚀 أمل,\n\n## שלום 🌸');
    expect(page.textContent).toContain('Dear 👩‍🚀 أمل,');
    expect(screen.getByRole('heading', { name: 'שלום 🌸' })).toBeTruthy();
  });
});
