import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addUnsavedCheck } from '../src/lib/unsaved.ts';
import { lazyDialog, lazyPart } from '../src/ui/lazy-part.tsx';
import { onboardedUser, trialing, underCare, unpaid } from './fixtures.ts';
import { mockLocationReload } from './location.ts';
import { mockServer, ok } from './mock-server.ts';
import { renderApp } from './render-app.tsx';

/** The parts whose code cannot be loaded. */
const missing = vi.hoisted(() => new Set<string>());

// Each factory stands alone, because they are run before everything else in this file.
vi.mock('../src/features/search/search-sheet.tsx', async (importActual) => {
  const actual = await importActual<Record<string, unknown>>();
  return {
    ...actual,
    get SearchSheet() {
      if (missing.has('search')) throw new TypeError('Failed to fetch dynamically imported module');
      return actual['SearchSheet'];
    },
  };
});
vi.mock('../src/features/journal/days/pages-sheet.tsx', async (importActual) => {
  const actual = await importActual<Record<string, unknown>>();
  return {
    ...actual,
    get PagesSheet() {
      if (missing.has('pages')) throw new TypeError('Failed to fetch dynamically imported module');
      return actual['PagesSheet'];
    },
  };
});
vi.mock('../src/app/menu-sheet.tsx', async (importActual) => {
  const actual = await importActual<Record<string, unknown>>();
  return {
    ...actual,
    get MenuSheet() {
      if (missing.has('menu')) throw new TypeError('Failed to fetch dynamically imported module');
      return actual['MenuSheet'];
    },
  };
});
vi.mock('../src/app/header-menus.tsx', async (importActual) => {
  const actual = await importActual<Record<string, unknown>>();
  return {
    ...actual,
    get HeaderMenus() {
      if (missing.has('header menus')) throw new TypeError('Failed to fetch dynamically imported module');
      return actual['HeaderMenus'];
    },
  };
});
vi.mock('../src/app/care-companion.tsx', () => ({
  get CareCompanion(): () => ReactNode {
    if (missing.has('companion')) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>The companion is here</p>;
  },
}));

const page = (script: string) => () =>
  new Response(`<script src="${script}"></script><script id="inkwell-config"></script>`);

const subscriber = {
  'GET /api/auth/user': ok(onboardedUser),
  'GET /api/subscription-status': ok(trialing),
  'GET /': page('/assets/index-1.js'),
};
interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const writeHeading = () => screen.findByRole('heading', { name: 'Write', level: 1 });

beforeEach(() => {
  missing.clear();
  // React logs what a boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('a part whose code fails', () => {
  it('when it is the menus of the header, then a line in their place says so, and they can be tried again', async () => {
    // The search too, which the app would load ahead, so that its own test would find it loaded.
    for (const part of ['header menus', 'search']) missing.add(part);
    mockServer(subscriber);
    const { user } = renderApp('/app');
    const line = await screen.findByText('The menus could not be shown.', { exact: false });
    expect(await writeHeading()).toBeTruthy();
    missing.delete('header menus');
    await user.click(within(line).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Profile menu' })).toBeTruthy();
  });

  it.each([
    ['search', 'Search', 'The search', 'Search'],
    ['pages', 'Your pages', 'The list of your pages', 'Your pages'],
    ['menu', 'Open menu', 'The menu', 'Inkwell'],
  ])(
    'when it is “%s”, then the app stays, a toast says so, and opening it again works',
    async (part, button, name, title) => {
      missing.add(part);
      mockServer(subscriber);
      const { user } = renderApp('/app');
      await user.click(await screen.findByRole('button', { name: button }));
      const toasts = await screen.findByRole('region', { name: /^Notifications/ });
      expect(await within(toasts).findByText(`${name} could not be opened`)).toBeTruthy();
      expect(await writeHeading()).toBeTruthy();
      expect(screen.queryByRole('dialog', { name: title })).toBeNull();

      missing.clear();
      await user.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    },
  );

  it('when it is the companion under care, then the people to call stay', async () => {
    missing.add('companion');
    mockServer({
      ...subscriber,
      'GET /api/auth/user': ok({ ...onboardedUser, care: underCare.care }),
      'GET /api/subscription-status': ok(unpaid),
      'GET /api/care': ok(underCare),
    });
    renderApp('/subscription-status');
    expect(await screen.findByText('The companion could not be shown')).toBeTruthy();
    expect((await screen.findAllByRole('link', { name: /988/ }))[0]).toBeTruthy();
  });
});

describe('a part whose code is gone after a release', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    document.head.innerHTML = '';
  });

  it.each([
    ['a dialog', lazyDialog],
    [
      'a part',
      (name: string, load: () => Promise<ComponentType<DialogProps>>) =>
        lazyPart(name, load, { compact: true }),
    ],
  ])('when %s is opened, then the page is reloaded, once, and not over unsaved text', async (_, lazyOne) => {
    const reload = mockLocationReload();
    document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>';
    mockServer({ 'GET /': page('/assets/index-2.js') });
    const Part = lazyOne('The almanac', () => Promise.reject(new TypeError('Failed to fetch')));
    function Opener() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          {open && <Part open={open} onOpenChange={setOpen} />}
        </>
      );
    }
    const open = async (): Promise<() => void> => {
      const { user, unmount } = renderApp('/', <Opener />);
      await user.click(screen.getByRole('button', { name: 'Open' }));
      expect(await screen.findByText(/There is a new version|there is a new version/)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
      return unmount;
    };
    const isSaved = addUnsavedCheck(() => true);
    const close = await open();
    expect(reload).not.toHaveBeenCalled();
    close();
    isSaved();
    // What said it the first time may still be there: the part has to be until its code has failed again.
    const closeAgain = await open();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    closeAgain();
    // As after a reload that has changed nothing.
    await open();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
