import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Tooltip, TooltipProvider } from '../src/ui/tooltip.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });
const tip = () => screen.queryByRole('tooltip')?.textContent ?? null;
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
  it('when the mouse rests on something, then it is explained after 700 ms, and not before', async () => {
    enter('Send');
    await pass(699);
    expect(tip()).toBeNull();
    await pass(1);
    expect(tip()).toBe('Send message');
  });

  it('when the mouse goes on within 300 ms, then the next is explained at once', async () => {
    enter('Send');
    await pass(700);
    leave('Send');
    await pass(299);
    enter('Stop');
    await pass(0);
    expect(tip()).toBe('Stop the reply');
  });

  it('when more than 300 ms have passed, then the next takes its 700 ms again', async () => {
    enter('Send');
    await pass(700);
    leave('Send');
    await pass(301);
    enter('Stop');
    await pass(699);
    expect(tip()).toBeNull();
    await pass(1);
    expect(tip()).toBe('Stop the reply');
  });

  it('when it has the focus of a keyboard, then it is explained at once', () => {
    act(() => button('Send').focus());
    expect(tip()).toBe('Send message');
    expect(button('Send').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  });
});
