import { fireEvent, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useOpeningClick, usePointerShield } from './pointer-shield.tsx';

function Shielded({ isOpen }: { isOpen: boolean }) {
  usePointerShield(isOpen);
  return null;
}

const shield = () => document.querySelector('body > [aria-hidden="true"]');

describe('what takes the second click of a double click', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function closeAfter(ms: number) {
    const { rerender } = render(<Shielded isOpen />);
    fireEvent.pointerDown(document.body, { clientX: 100, clientY: 100 });
    vi.advanceTimersByTime(ms);
    rerender(<Shielded isOpen={false} />);
  }

  it('when something closes at once, then it is there for as long as a double click takes', () => {
    closeAfter(0);
    vi.advanceTimersByTime(499);
    expect(shield()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(shield()).toBeNull();
  });

  it.each([400, 600, 5_000])(
    'when it closes %i ms after the click, then until that can have been seen',
    (ms) => {
      closeAfter(ms);
      vi.advanceTimersByTime(249);
      expect(shield()).not.toBeNull();
      vi.advanceTimersByTime(1);
      expect(shield()).toBeNull();
    },
  );
});

describe('the click that has opened something', () => {
  it.each([
    [400, true],
    [600, false],
  ])(
    'when the next one comes %i ms later and is heard of late, then its own time counts',
    (ms, isRepeated) => {
      vi.useFakeTimers();
      const click = renderHook(useOpeningClick).result.current;
      const openedAt = performance.now();
      click.opened(document.body);
      vi.advanceTimersByTime(3_000);
      expect(click.isRepeatedBy({ clientX: 0, clientY: 0, timeStamp: openedAt + ms })).toBe(isRepeated);
    },
  );
});
