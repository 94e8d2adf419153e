import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrivacyPopover } from '../src/app/privacy-popover.tsx';
import { ProfileMenu } from '../src/app/profile-menu.tsx';
import { failure, ok, serve } from './api.ts';
import { catchLeaving } from './leaving.ts';
import { open } from './open.tsx';
import { newcomer, onboarded, trialing } from './people.ts';

const member = { 'GET /api/auth/user': ok(onboarded), 'GET /api/subscription-status': ok(trialing) };

describe('the mode switcher', () => {
  // On a phone the same stands in a bar at the bottom: jsdom, which has no width, draws both.
  const switcher = () => within(screen.getAllByRole('navigation', { name: 'Modes' })[0] ?? document.body);
  const current = () =>
    switcher()
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-current') === 'page')
      .map((button) => button.textContent);

  it('when nothing is said, then it is write; the keys change it, the header and the address', async () => {
    serve(member);
    const { user } = open('/app');
    expect(await screen.findByRole('heading', { name: 'Write', level: 1 })).toBeTruthy();
    expect(current()).toEqual(['Write']);

    switcher().getByRole('button', { name: 'Write' }).focus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Heal', level: 1 })).toBeTruthy();
    expect(current()).toEqual(['Heal']);
    expect(window.location.search).toBe('?mode=heal');
    expect(document.documentElement.dataset['mode']).toBe('heal');

    await user.tab();
    await user.keyboard(' ');
    expect(current()).toEqual(['Plan']);
    await user.click(switcher().getByRole('button', { name: 'Write' }));
    expect(window.location.search).toBe('');
  });

  it('when the address names a mode, then it is that one; another word is write', async () => {
    serve(member);
    const first = open('/app?mode=plan');
    expect(await screen.findByRole('heading', { name: 'Plan', level: 1 })).toBeTruthy();
    first.close();
    open('/app?mode=sleep');
    expect(await screen.findByRole('heading', { name: 'Write', level: 1 })).toBeTruthy();
  });

  it('when the way back is taken, then the mode of before is there', async () => {
    serve(member);
    const { user } = open('/app');
    await screen.findByRole('heading', { name: 'Write', level: 1 });
    await user.click(switcher().getByRole('button', { name: 'Heal' }));
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { name: 'Write', level: 1 })).toBeTruthy();
  });
});

describe('the menu of a narrow window', () => {
  it('when it is closed again, then the focus is back at its button; when it leads somewhere, then it is closed', async () => {
    serve(member);
    const { user } = open('/app');
    const button = await screen.findByRole('button', { name: 'Open menu' });
    await user.click(button);
    const sheet = await screen.findByRole('dialog', { name: 'Inkwell' });
    expect(sheet.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));

    await user.click(button);
    await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: /^Heal/ }));
    expect(await screen.findByRole('heading', { name: 'Heal', level: 1 })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe("'Your Privacy Matters'", () => {
  const button = () => screen.getByRole('button', { name: 'Your Privacy Matters' });
  const popover = () => screen.queryByRole('dialog', { name: 'Your Privacy Matters' });
  const page = () => screen.getByLabelText('Page');
  const mouse = { pointerType: 'mouse' };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const draw = () =>
    open(
      '/app',
      <>
        <textarea aria-label="Page" />
        <PrivacyPopover />
      </>,
    );

  it('when it opens, then it says what is promised', async () => {
    const { user } = draw();
    await user.click(button());
    const text = popover()?.textContent;
    expect(text).toContain('100% Private & Secure');
    expect(text).toContain('never shared, sold or accessed');
  });

  describe('with a mouse', () => {
    it('when it passes over the button, then it opens, and closes when it is gone; the focus stays where it was', async () => {
      vi.useFakeTimers();
      draw();
      page().focus();
      fireEvent.pointerEnter(button(), mouse);
      expect(popover()).not.toBeNull();
      expect(document.activeElement).toBe(page());
      fireEvent.pointerLeave(button(), mouse);
      await pass(199);
      expect(popover()).not.toBeNull();
      await pass(1);
      expect(popover()).toBeNull();
      await pass(10);
      expect(document.activeElement).toBe(page());
    });

    it('when it goes from the button into the text, then it stays open until it leaves the text', async () => {
      vi.useFakeTimers();
      draw();
      fireEvent.pointerEnter(button(), mouse);
      fireEvent.pointerLeave(button(), mouse);
      await pass(150);
      fireEvent.pointerEnter(popover() ?? document.body, mouse);
      await pass(60_000);
      expect(popover()).not.toBeNull();
      fireEvent.pointerLeave(popover() ?? document.body, mouse);
      await pass(200);
      expect(popover()).toBeNull();
    });

    it('when the button is clicked, then it stays open although the mouse leaves; another click closes it', async () => {
      vi.useFakeTimers();
      draw();
      fireEvent.pointerEnter(button(), mouse);
      fireEvent.click(button());
      fireEvent.pointerLeave(button(), mouse);
      await pass(60_000);
      expect(popover()).not.toBeNull();
      fireEvent.pointerEnter(button(), mouse);
      fireEvent.click(button());
      expect(popover()).toBeNull();
    });
  });

  it('when it is tapped, then it opens; another tap closes it', async () => {
    const { user } = draw();
    await user.pointer({ keys: '[TouchA]', target: button() });
    expect(popover()).not.toBeNull();
    await user.pointer({ keys: '[TouchA]', target: button() });
    expect(popover()).toBeNull();
    await user.pointer({ keys: '[TouchA]', target: button() });
    expect(popover()).not.toBeNull();
  });

  it('when another place is pressed, then it closes and the focus goes there', async () => {
    const { user } = draw();
    await user.click(button());
    await user.click(page());
    expect(popover()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(page()));
  });

  it('when it is opened by key, then it has the focus; Escape closes it and gives the focus back', async () => {
    const { user } = draw();
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
    serve({ ...member, 'GET /api/auth/user': ok(who) });
    const { user } = open('/app', <ProfileMenu onViewSoulPrint={onViewSoulPrint} />);
    const button = screen.getByRole('button', { name: 'Profile menu' });
    await waitFor(() => expect(button.textContent).not.toBe(''));
    await user.click(button);
    return { user, button };
  }
  const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

  it('when onboarding is completed, then it leads to the settings, to the SoulPrint and out', async () => {
    await openMenu(onboarded);
    expect(items()).toEqual(['Account Settings', 'View SoulPrint', 'Logout']);
    expect(screen.getByText('Anna')).toBeTruthy();
    expect(screen.getByText('anna@example.com')).toBeTruthy();
  });

  it('when onboarding is not completed, then there is no SoulPrint to view', async () => {
    await openMenu(newcomer);
    expect(items()).toEqual(['Account Settings', 'Logout']);
  });

  it('when Account Settings is chosen, then they open', async () => {
    serve(member);
    const { user } = open('/app');
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
    const { button } = await openMenu({ ...onboarded, firstName });
    expect(button.textContent).toBe(initial);
    expect(screen.getByText(firstName).getAttribute('dir')).toBe('auto');
  });

  describe('when a theme is chosen', () => {
    afterEach(() => {
      delete document.documentElement.dataset['theme'];
    });

    it('then it is on at once, the menu stays, and this browser remembers it', async () => {
      const { user } = await openMenu(onboarded);
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

    it('then it is on even where the browser keeps nothing', async () => {
      vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      });
      const { user } = await openMenu(onboarded);
      await user.click(screen.getByRole('menuitemradio', { name: 'Light' }));
      expect(document.documentElement.dataset['theme']).toBe('light');
    });
  });

  describe('Logout', () => {
    let leave: ReturnType<typeof catchLeaving>;
    beforeEach(() => {
      leave = catchLeaving();
    });
    afterEach(() => void vi.unstubAllGlobals());

    it.each([
      ['succeeds', ok()],
      ['fails', failure(503, 'unavailable', 'Later')],
    ])('when it %s, then it goes to the front page', async (_, answer) => {
      const { user } = await openMenu(onboarded);
      const api = serve({ ...member, 'POST /api/logout': answer });
      await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
      await waitFor(() => expect(leave.mock.calls).toEqual([['/']]));
      expect(api.asked('POST /api/logout')).toHaveLength(1);
    });
  });
});
