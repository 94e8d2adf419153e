import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toast } from '../src/ui/toast.ts';
import { Toaster } from '../src/ui/toaster.tsx';

const say = (title: string, variant?: 'destructive') =>
  act(() => toast({ title, ...(variant && { variant }) }));

describe('toasts', () => {
  it('when a second one comes, then the first makes room', () => {
    render(<Toaster />);
    say('First');
    expect(screen.getByText('First')).toBeTruthy();
    say('Second');
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeTruthy();
  });

  it('when five seconds have passed, then it goes by itself', () => {
    vi.useFakeTimers();
    render(<Toaster />);
    say('Short');
    act(() => void vi.advanceTimersByTime(4_900));
    expect(screen.queryByText('Short')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.queryByText('Short')).toBeNull();
  });

  it('when F8 is pressed, then the focus goes to the toasts', () => {
    render(<Toaster />);
    say('Here');
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(screen.getByRole('region').contains(document.activeElement)).toBe(true);
  });

  it('when it is dismissed, then it goes', async () => {
    render(<Toaster />);
    say('Away with it', 'destructive');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Away with it')).toBeNull();
  });
});
