import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast, useToast, type ToastContent } from '../src/ui/toast.ts';
import { Toaster } from '../src/ui/toaster.tsx';
import { addUtilities } from './utilities.ts';

const showToast = (title: string, rest: Omit<ToastContent, 'title'> = {}) =>
  act(() => toast({ title, ...rest }));
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = (title: string) => screen.queryByText(title) !== null;
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const item = () => screen.getByRole('listitem');

beforeEach(() => {
  // jsdom lacks it, and swiping needs it.
  Element.prototype.setPointerCapture = () => {};
  vi.useFakeTimers();
  render(
    <>
      <Toaster />
      <textarea aria-label="Page" />
    </>,
  );
});

describe('where a toast stands', () => {
  it('when it is shown, then it is no part of the app, whose stacking context a dialog covers', () => {
    showToast('Above');
    expect(region().parentElement).toBe(document.body);
  });
});

describe('how long a toast stays', () => {
  it('when five seconds have passed, then it closes by itself, and not before', async () => {
    showToast('Short');
    await advance(4_999);
    expect(shown('Short')).toBe(true);
    await advance(1);
    expect(shown('Short')).toBe(false);
  });

  it('when a second one is shown, then it replaces the first and has five seconds of its own', async () => {
    showToast('First');
    await advance(4_000);
    showToast('Second');
    expect(shown('First')).toBe(false);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await advance(4_999);
    expect(shown('Second')).toBe(true);
    await advance(1);
    expect(shown('Second')).toBe(false);
  });

  it('when the same toast is shown twice, then the second has five seconds of its own', async () => {
    showToast('Again');
    await advance(3_000);
    showToast('Again');
    await advance(4_999);
    expect(shown('Again')).toBe(true);
  });

  it('when the pointer is over it, then its time is paused, and continues when the pointer leaves', async () => {
    showToast('Read me');
    await advance(3_000);
    fireEvent.pointerMove(item());
    await advance(60_000);
    expect(shown('Read me')).toBe(true);
    fireEvent.pointerLeave(region());
    await advance(1_999);
    expect(shown('Read me')).toBe(true);
    await advance(1);
    expect(shown('Read me')).toBe(false);
  });

  it('when it has the focus, then its time is paused, and continues when the focus leaves', async () => {
    showToast('Read me');
    await advance(3_000);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await advance(60_000);
    expect(shown('Read me')).toBe(true);
    act(() => screen.getByLabelText('Page').focus());
    await advance(2_000);
    expect(shown('Read me')).toBe(false);
  });

  it('when one was dismissed under the pointer, then the next one still closes by itself', async () => {
    showToast('Away with it');
    fireEvent.pointerMove(item());
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await advance(1_000);
    showToast('Next');
    await advance(5_000);
    expect(shown('Next')).toBe(false);
  });
});

describe('dismissing a toast', () => {
  it('when its button is pressed, then it closes and the focus returns to where it was', async () => {
    vi.useRealTimers();
    const user = userEvent.setup();
    const page = screen.getByLabelText('Page');
    await user.click(page);
    showToast('Away with it', { variant: 'destructive' });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(shown('Away with it')).toBe(false);
    expect(document.activeElement).toBe(page);
  });

  it('when F8 is pressed, then the toast gets the focus, and Escape dismisses it', async () => {
    vi.useRealTimers();
    const user = userEvent.setup();
    showToast('Here');
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(region().contains(document.activeElement)).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(item());
    await user.keyboard('{Escape}');
    expect(shown('Here')).toBe(false);
  });

  const swipe = (by: number) => {
    const at = (clientX: number) => ({ button: 0, pointerId: 1, clientX, clientY: 10 });
    fireEvent.pointerDown(item(), at(100));
    fireEvent.pointerMove(item(), at(100 + Math.sign(by) * 20));
    fireEvent.pointerMove(item(), at(100 + by));
    fireEvent.pointerUp(item(), at(100 + by));
  };

  it.each([
    [51, false],
    [50, true],
    [-200, true],
  ])('when it is swiped by %i pixels to the right, then that it stays is %s', (by, stays) => {
    showToast('Swipe');
    swipe(by);
    expect(shown('Swipe')).toBe(stays);
  });
});

describe('the rest of a toast', () => {
  it('when it is shown, then screen readers announce title and description, and not the button', async () => {
    showToast('Sign In Failed', { description: 'Invalid email or password' });
    await advance(100);
    const heard = screen.getByRole('status');
    expect(heard.textContent).toBe('Notification Sign In Failed Invalid email or password');
    expect(heard.getAttribute('aria-live')).toBe('assertive');
  });

  it('when there is none, then nothing covers the page; when there is one, then only the toast does', async () => {
    await addUtilities('pointer-events-none', 'pointer-events-auto');
    const passesClicks = (element: Element) => getComputedStyle(element).pointerEvents === 'none';
    showToast('Here');
    expect(passesClicks(region())).toBe(false);
    expect(passesClicks(screen.getByRole('list'))).toBe(true);
    expect(passesClicks(item())).toBe(false);
    expect(passesClicks(screen.getByRole('button', { name: 'Dismiss' }))).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(passesClicks(region())).toBe(true);
  });

  it('when it was dismissed, then it is removed from memory after 1,000,000 ms, and not before', async () => {
    function Memory() {
      const kept = useToast();
      return <output>{kept ? `${kept.title} ${kept.open ? 'open' : 'closed'}` : 'nothing'}</output>;
    }
    render(<Memory />);
    const memory = () => screen.getByText(/open|closed|nothing/).textContent;
    showToast('Kept');
    expect(memory()).toBe('Kept open');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await advance(999_999);
    expect(memory()).toBe('Kept closed');
    await advance(1);
    expect(memory()).toBe('nothing');
  });
});
