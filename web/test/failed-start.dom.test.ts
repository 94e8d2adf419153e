import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayHeldEvent } from '../src/lib/event-replay.ts';
import { runInlineScript } from './inline-script.ts';

const SPINNER = '<div id="root"><div role="status" aria-label="Loading"></div></div>';
const VISITOR_PAGE = `
  <div id="root" data-page="landing" data-scripts="">
    <button type="button">Sign Up</button>
    <form aria-label="Sign in"><button type="submit">Sign In</button></form>
  </div>`;

const entryScript = () => document.querySelector('script[type="module"]') as HTMLScriptElement;
const codeError = (filename: string) => Object.assign(new Event('error'), { filename });
const reloadButton = () => screen.queryByRole('button', { name: 'Reload' });

/** A page as the server sends it, before its entry script has come. */
function openPage(html: string): void {
  document.body.innerHTML = `${html}<script type="module"></script>`;
  runInlineScript();
}

const onClick = vi.fn<() => void>();
const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());

/** Does what the app does once it is there. */
function hydrate(): void {
  screen.getByRole('button', { name: 'Sign Up' }).addEventListener('click', onClick);
  screen.getByRole('form').addEventListener('submit', onSubmit);
  replayHeldEvent();
}

describe('a page whose app has not come', () => {
  beforeEach(() => {
    onClick.mockClear();
    onSubmit.mockClear();
  });
  afterEach(() => {
    replayHeldEvent();
    document.body.innerHTML = '';
  });

  const FAILURES: [string, () => void][] = [
    ['cannot be fetched', () => entryScript().dispatchEvent(new Event('error'))],
    [
      'cannot be parsed, or throws',
      () => window.dispatchEvent(codeError(`${window.location.origin}/assets/index-1.js`)),
    ],
  ];

  it.each(FAILURES)(
    'when its script %s, then the spinner gives way to an alert with a reload button',
    (_, fail) => {
      openPage(SPINNER);
      fail();
      expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
      expect(reloadButton()).toBeTruthy();
      expect(screen.queryByRole('status')).toBeNull();
    },
  );

  it.each(FAILURES)('when its script %s, then a visitor’s page stays under the alert', async (_, fail) => {
    openPage(VISITOR_PAGE);
    fail();
    expect(screen.getByRole('alert')).toBeTruthy();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(document.activeElement).toBe(reloadButton());
  });

  it('when its script has failed, then a form is still not submitted by the browser itself', () => {
    openPage(VISITOR_PAGE);
    entryScript().dispatchEvent(new Event('error'));
    expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
    expect(document.activeElement).toBe(reloadButton());
  });

  it('when the script of an extension or an image fails, then nothing is said', () => {
    openPage(`${VISITOR_PAGE}<img alt="">`);
    window.dispatchEvent(codeError('chrome-extension://abc/content.js'));
    document.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('when its script fails before the page is parsed, then the alert comes once it is', () => {
    openPage(SPINNER);
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    entryScript().dispatchEvent(new Event('error'));
    expect(screen.queryByRole('alert')).toBeNull();
    // The page's own listener for it would fetch the scripts of the page, which here has none.
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('when its script is late, then the page says so, and what was clicked is done once it comes', () => {
    vi.useFakeTimers();
    openPage(VISITOR_PAGE);
    fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    vi.advanceTimersByTime(19_000);
    expect(screen.queryByRole('alert')).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(screen.getByRole('alert').textContent).toContain('takes longer');
    expect(reloadButton()).toBeTruthy();
    hydrate();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('when the page is live, then clicks and submissions go through at once', () => {
    openPage(VISITOR_PAGE);
    hydrate();
    fireEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    fireEvent.submit(screen.getByRole('form'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('when an error empties the page that was live, then it offers to reload', () => {
    vi.useFakeTimers();
    openPage(VISITOR_PAGE);
    hydrate();
    window.dispatchEvent(codeError(''));
    vi.advanceTimersByTime(0);
    expect(screen.queryByRole('alert')).toBeNull();
    document.getElementById('root')?.replaceChildren();
    window.dispatchEvent(codeError(''));
    vi.advanceTimersByTime(0);
    expect(reloadButton()).toBeTruthy();
  });
});
