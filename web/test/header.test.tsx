import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrivacyPopover } from '../src/app/privacy-popover.tsx';
import { ProfileMenu } from '../src/app/profile-menu.tsx';
import { failure, ok, mockServer } from './mock-server.ts';
import { mockLocationAssign } from './location.ts';
import { renderApp } from './render-app.tsx';
import { newUser, onboardedUser, trialing } from './fixtures.ts';

const subscriber = { 'GET /api/auth/user': ok(onboardedUser), 'GET /api/subscription-status': ok(trialing) };

describe('the mode switcher', () => {
  // The phone's bar at the bottom is rendered too, because jsdom applies no media queries.
  const switcher = () => within(screen.getAllByRole('navigation', { name: 'Modes' })[0] ?? document.body);
  const current = () =>
    switcher()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent);

  it('when the URL names no mode, then it is write; keys change the mode, the header and the URL', async () => {
    mockServer(subscriber);
    const { user } = renderApp('/app');
    // The page itself, and not the layout that is drawn in its place until its code is there.
    await screen.findByRole('button', { name: 'Profile menu' });
    expect(screen.getByRole('heading', { name: 'Write', level: 1 })).toBeTruthy();
    expect(current()).toEqual(['Write']);

    switcher().getByRole('link', { name: 'Write' }).focus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Heal', level: 1 })).toBeTruthy();
    expect(current()).toEqual(['Heal']);
    expect(window.location.search).toBe('?mode=heal');
    expect(document.documentElement.dataset['mode']).toBe('heal');

    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Plan', level: 1 });
    expect(current()).toEqual(['Plan']);
    await user.click(switcher().getByRole('link', { name: 'Write' }));
    expect(window.location.search).toBe('');
  });

  it('when the URL names a mode, then it is that one; an unknown one is write', async () => {
    mockServer(subscriber);
    const first = renderApp('/app?mode=plan');
    expect(await screen.findByRole('heading', { name: 'Plan', level: 1 })).toBeTruthy();
    first.unmount();
    renderApp('/app?mode=sleep');
    expect(await screen.findByRole('heading', { name: 'Write', level: 1 })).toBeTruthy();
  });

  it('when the back button is pressed, then the previous mode is shown', async () => {
    mockServer(subscriber);
    const { user } = renderApp('/app');
    await screen.findByRole('heading', { name: 'Write', level: 1 });
    await user.click(switcher().getByRole('link', { name: 'Heal' }));
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'Write', level: 1 })).toBeTruthy();
  });
});

describe('the menu of a narrow window', () => {
  it('when it is closed, then its button has the focus; when a mode is chosen, then it closes', async () => {
    mockServer(subscriber);
    const { user } = renderApp('/app');
    const button = await screen.findByRole('button', { name: 'Open menu' });
    await user.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'Inkwell' });
    expect(sheet.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));

    await user.click(button);
    await user.click(await within(screen.getByRole('dialog')).findByRole('link', { name: /^Heal/ }));
    expect(await screen.findByRole('heading', { name: 'Heal', level: 1 })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe("'Your Privacy Matters'", () => {
  const button = () => screen.getByRole('button', { name: 'Your Privacy Matters' });
  const popover = () => screen.queryByRole('dialog', { name: 'Your Privacy Matters' });
  const textarea = () => screen.getByLabelText('Page');
  const mouse = { pointerType: 'mouse' };
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const renderPopover = () =>
    renderApp(
      '/app',
      <>
        <textarea aria-label="Page" />
        <PrivacyPopover />
      </>,
    );

  it('when it opens, then it shows the privacy promise', async () => {
    const { user } = renderPopover();
    await user.click(button());
    const text = popover()?.textContent;
    expect(text).toContain('100% Private & Secure');
    expect(text).toContain('never shared, sold or accessed');
  });

  describe('with a mouse', () => {
    it('when it hovers over the button, then it opens until the mouse leaves; the focus does not move', async () => {
      vi.useFakeTimers();
      renderPopover();
      textarea().focus();
      fireEvent.pointerEnter(button(), mouse);
      expect(popover()).not.toBeNull();
      expect(document.activeElement).toBe(textarea());
      fireEvent.pointerLeave(button(), mouse);
      await advance(199);
      expect(popover()).not.toBeNull();
      await advance(1);
      expect(popover()).toBeNull();
      await advance(10);
      expect(document.activeElement).toBe(textarea());
    });

    it('when it moves from the button into the popover, then it stays open until it leaves the popover', async () => {
      vi.useFakeTimers();
      renderPopover();
      fireEvent.pointerEnter(button(), mouse);
      fireEvent.pointerLeave(button(), mouse);
      await advance(150);
      fireEvent.pointerEnter(popover() ?? document.body, mouse);
      await advance(60_000);
      expect(popover()).not.toBeNull();
      fireEvent.pointerLeave(popover() ?? document.body, mouse);
      await advance(200);
      expect(popover()).toBeNull();
    });

    it('when the button is clicked, then it stays open after the mouse leaves; another click closes it', async () => {
      vi.useFakeTimers();
      renderPopover();
      fireEvent.pointerEnter(button(), mouse);
      fireEvent.click(button());
      fireEvent.pointerLeave(button(), mouse);
      await advance(60_000);
      expect(popover()).not.toBeNull();
      fireEvent.pointerEnter(button(), mouse);
      fireEvent.click(button());
      expect(popover()).toBeNull();
    });
  });

  it('when it is tapped, then it opens; another tap closes it', async () => {
    const { user } = renderPopover();
    await user.pointer({ keys: '[TouchA]', target: button() });
    expect(popover()).not.toBeNull();
    await user.pointer({ keys: '[TouchA]', target: button() });
    expect(popover()).toBeNull();
    await user.pointer({ keys: '[TouchA]', target: button() });
    expect(popover()).not.toBeNull();
  });

  it('when another element is clicked, then it closes and that element gets the focus', async () => {
    const { user } = renderPopover();
    await user.click(button());
    await user.click(textarea());
    expect(popover()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(textarea()));
  });

  it('when it is opened by key, then it has the focus; Escape closes it and restores the focus', async () => {
    const { user } = renderPopover();
    button().focus();
    await user.keyboard('{Enter}');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(popover());
    await user.keyboard('{Escape}');
    expect(popover()).toBeNull();
    expect(button().getAttribute('aria-expanded')).toBe('false');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    await user.keyboard(' ');
    expect(popover()).not.toBeNull();
  });
});

describe('the profile menu', () => {
  const noMore = () => {};
  async function openMenu(who: object, onViewSoulPrint = noMore) {
    mockServer({ ...subscriber, 'GET /api/auth/user': ok(who) });
    const { user } = renderApp('/app', <ProfileMenu onViewSoulPrint={onViewSoulPrint} />);
    const button = screen.getByRole('button', { name: 'Profile menu' });
    await waitFor(() => expect(button.textContent).not.toBe(''));
    await user.click(button);
    return { user, button };
  }
  const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

  it('when onboarding is completed, then it has the settings, the SoulPrint, the resources and the logout', async () => {
    await openMenu(onboardedUser);
    expect(items()).toEqual(['Account Settings', 'View SoulPrint', 'Crisis Resources', 'Logout']);
    expect(screen.getByText('Anna')).toBeTruthy();
    expect(screen.getByText('anna@example.com')).toBeTruthy();
  });

  it('when onboarding is not completed, then there is no SoulPrint to view', async () => {
    await openMenu(newUser);
    expect(items()).toEqual(['Account Settings', 'Crisis Resources', 'Logout']);
  });

  it('when it is open, then the page behind it is not hidden, and a click there closes it', async () => {
    mockServer(subscriber);
    const { user } = renderApp(
      '/app',
      <>
        <button type="button">Behind</button>
        <ProfileMenu onViewSoulPrint={noMore} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Profile menu' }));
    expect(screen.getByRole('menu')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Behind' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Behind' }));
  });

  it('when Account Settings is chosen, then they open', async () => {
    mockServer(subscriber);
    const { user } = renderApp('/app');
    await user.click(await screen.findByRole('button', { name: 'Profile menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Account Settings' }));
    expect(await screen.findByRole('heading', { name: 'Account Settings' })).toBeTruthy();
    expect(window.location.pathname).toBe('/app/account');
  });

  it.each([
    ['Ana', 'A'],
    ['élodie', 'É'],
    ['e\u0301lodie', 'E\u0301'],
    ['🌸 Hana', '🌸'],
    ['👩‍🚀 Sally', '👩‍🚀'],
    ['أمل', 'أ'],
  ])('when the name is %s, then its button shows %s whole', async (firstName, initial) => {
    const { button } = await openMenu({ ...onboardedUser, firstName });
    expect(button.textContent).toBe(initial);
    expect(screen.getByText(firstName).getAttribute('dir')).toBe('auto');
  });

  describe('when a theme is chosen', () => {
    afterEach(() => {
      delete document.documentElement.dataset['theme'];
    });

    it('then it applies at once, the menu stays open, and this browser stores it', async () => {
      const { user } = await openMenu(onboardedUser);
      const radio = (name: string) => screen.getByRole('menuitemradio', { name });
      expect(radio('As the device').getAttribute('aria-checked')).toBe('true');
      await user.click(radio('Dark'));
      expect(document.documentElement.dataset['theme']).toBe('dark');
      expect(radio('Dark').getAttribute('aria-checked')).toBe('true');
      expect(localStorage.getItem('inkwell-theme')).toBe('dark');
      await user.click(radio('As the device'));
      expect(document.documentElement.dataset['theme']).toBeUndefined();
      expect(localStorage.getItem('inkwell-theme')).toBeNull();
    });

    it('then it applies even where storage is blocked', async () => {
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
      const { user } = await openMenu(onboardedUser);
      await user.click(screen.getByRole('menuitemradio', { name: 'Light' }));
      expect(document.documentElement.dataset['theme']).toBe('light');
    });
  });

  describe('Logout', () => {
    let leave: ReturnType<typeof mockLocationAssign>;
    beforeEach(() => {
      leave = mockLocationAssign();
    });
    afterEach(() => void vi.unstubAllGlobals());

    it.each([
      ['succeeds', ok()],
      ['fails', failure(503, 'unavailable', 'Later')],
    ])('when it %s, then the landing page is loaded', async (_, answer) => {
      const { user } = await openMenu(onboardedUser);
      const api = mockServer({ ...subscriber, 'POST /api/logout': answer });
      await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
      await waitFor(() => expect(leave.mock.calls).toEqual([['/']]));
      expect(api.requestsTo('POST /api/logout')).toHaveLength(1);
    });
  });
});
