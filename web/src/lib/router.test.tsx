import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BrowserRouter, Link, navigate, useLocation, useSearchParams } from './router.tsx';

function Page() {
  const { pathname, search, hash, state } = useLocation();
  const [params, setParams] = useSearchParams();
  const set = (name: string, replace: boolean) =>
    setParams(
      (current) => {
        current.set(name, '1');
        return current;
      },
      { replace },
    );
  return (
    <>
      <p>{`at ${pathname}${search}${hash}, state ${JSON.stringify(state)}, a ${params.get('a')}`}</p>
      <Link to="/next?a=1#end" state={{ from: 'here' }}>
        Next
      </Link>
      <Link to={{ search: '?a=2' }}>Query</Link>
      <Link to={{ search: '?' }}>No query</Link>
      <Link to="/kept" onClick={(event) => event.preventDefault()}>
        Kept
      </Link>
      <button
        type="button"
        onClick={() => {
          set('a', true);
          set('b', true);
        }}
      >
        Set both
      </button>
    </>
  );
}

function openAt(path: string) {
  window.history.replaceState(null, '', path);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  return { user: userEvent.setup(), entries: window.history.length };
}

const link = (name: string) => screen.getByRole('link', { name });

describe('the router', () => {
  it('when a link is clicked, then its page is shown with its state, and Back leads back', async () => {
    const { user, entries } = openAt('/first');
    expect(screen.getByText('at /first, state null, a null')).toBeDefined();
    await user.click(link('Next'));
    expect(screen.getByText('at /next?a=1#end, state {"from":"here"}, a 1')).toBeDefined();
    expect(window.history.length).toBe(entries + 1);
    act(() => window.history.back());
    expect(await screen.findByText('at /first, state null, a null')).toBeDefined();
  });

  it('when a link names a query alone, then the path stays', async () => {
    const { user } = openAt('/first?b=1#part');
    expect(link('Query').getAttribute('href')).toBe('/first?a=2');
    await user.click(link('Query'));
    expect(screen.getByText('at /first?a=2, state null, a 2')).toBeDefined();
    await user.click(link('No query'));
    expect(screen.getByText('at /first, state null, a null')).toBeDefined();
  });

  it('when a link leads to the page that is open, then the history gets no second entry of it', async () => {
    const { user, entries } = openAt('/first?a=2');
    await user.click(link('Query'));
    expect(window.history.length).toBe(entries);
  });

  it.each(['Control', 'Meta', 'Shift', 'Alt'])(
    'when a link is clicked with %s held, then it is left to the browser',
    async (key) => {
      const { user } = openAt('/first');
      // Only the browser can open a tab.
      window.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await user.keyboard(`{${key}>}`);
      await user.click(link('Next'));
      expect(window.location.pathname).toBe('/first');
    },
  );

  it('when a click on a link is taken by its component, then it leads nowhere', async () => {
    const { user } = openAt('/first');
    await user.click(link('Kept'));
    expect(window.location.pathname).toBe('/first');
  });

  it('when two parameters are set one after the other, then the second keeps the first', async () => {
    const { user, entries } = openAt('/first');
    await user.click(screen.getByRole('button', { name: 'Set both' }));
    expect(screen.getByText('at /first?a=1&b=1, state null, a 1')).toBeDefined();
    expect(window.history.length).toBe(entries);
  });

  it.each(['//evil.example/a?b=//c#//d', '/\\evil.example/a?b=//c#//d'])(
    'when %s is to be opened, then it is a path of this host',
    (path) => {
      openAt('/first');
      act(() => navigate(path));
      expect(screen.getByText('at /evil.example/a?b=//c#//d, state null, a null')).toBeDefined();
    },
  );

  it('when the browser takes no more entries, then the page is loaded instead', () => {
    openAt('/first');
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('too many calls', 'SecurityError');
    });
    // jsdom follows a fragment alone.
    act(() => navigate('/first#loaded'));
    expect(window.location.hash).toBe('#loaded');
  });
});
