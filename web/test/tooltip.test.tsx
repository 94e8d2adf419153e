import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip, TooltipProvider } from '../src/ui/tooltip.tsx';

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });
const tooltipText = () => screen.queryByRole('tooltip')?.textContent ?? null;
const enter = (name: string) => fireEvent.pointerMove(button(name), { pointerType: 'mouse' });
const leave = (name: string) => {
  fireEvent.pointerLeave(button(name), { pointerType: 'mouse' });
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 900, clientY: 900 });
};

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <TooltipProvider>
      <Tooltip content="Send message">
        <button type="button">Send</button>
      </Tooltip>
      <Tooltip content="Stop the reply">
        <button type="button">Stop</button>
      </Tooltip>
    </TooltipProvider>,
  );
});

describe('tooltips', () => {
  it('when the mouse hovers over a button, then its tooltip opens after 700 ms, and not before', async () => {
    enter('Send');
    await advance(699);
    expect(tooltipText()).toBeNull();
    await advance(1);
    expect(tooltipText()).toBe('Send message');
  });

  it('when the mouse moves to another button within 300 ms, then its tooltip opens at once', async () => {
    enter('Send');
    await advance(700);
    leave('Send');
    await advance(299);
    enter('Stop');
    await advance(0);
    expect(tooltipText()).toBe('Stop the reply');
  });

  it('when more than 300 ms have passed, then the next tooltip waits 700 ms again', async () => {
    enter('Send');
    await advance(700);
    leave('Send');
    await advance(301);
    enter('Stop');
    await advance(699);
    expect(tooltipText()).toBeNull();
    await advance(1);
    expect(tooltipText()).toBe('Stop the reply');
  });

  it('when a button has the keyboard focus, then its tooltip opens at once', () => {
    act(() => button('Send').focus());
    expect(tooltipText()).toBe('Send message');
    expect(button('Send').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  });
});
