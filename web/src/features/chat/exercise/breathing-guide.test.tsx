import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BreathingGuide } from './breathing-guide.tsx';

const pace = { in: 4, hold: 2, out: 6, rounds: 2 };

function fakeAnimation() {
  const mock = () => vi.fn<() => void>();
  const animation = { currentTime: 0, play: mock(), pause: mock(), cancel: mock() };
  const animate = vi.fn<(keyframes: Keyframe[], options: KeyframeAnimationOptions) => typeof animation>(
    () => animation,
  );
  Object.assign(Element.prototype, { animate });
  return { animation, animate };
}

const preferReducedMotion = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList,
    );

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const announced = () => screen.getByRole('status').textContent;
const shown = () => document.querySelector('p[aria-hidden]')?.textContent;

describe('the breathing guide', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'animate'));

  it('when it is started, then it leads through the breaths in words and seconds, and ends', async () => {
    fakeAnimation();
    render(<BreathingGuide pace={pace} />);
    expect(announced()).toBe('');
    press('Start');
    expect(shown()).toBe('Breathe in4');
    expect(screen.getByText('Breath 1 of 2')).toBeTruthy();
    await advance(1_100);
    expect(shown()).toBe('Breathe in3');
    await advance(3_000);
    expect(shown()).toBe('Hold2');
    expect(announced()).toBe('Breathe in');
    await advance(2_000);
    expect(shown()).toBe('Breathe out6');
    expect(announced()).toBe('Breathe out');
    await advance(6_000);
    expect(screen.getByText('Breath 2 of 2')).toBeTruthy();
    expect(announced()).toBe('Breathe in');
    await advance(12_000);
    expect(shown()).toBe('Done');
    expect(announced()).toBe('');
    press('Start again');
    expect(shown()).toBe('Breathe in4');
  });

  it('when it is paused, then time and circle stand still until it goes on', async () => {
    const { animation } = fakeAnimation();
    render(<BreathingGuide pace={pace} />);
    press('Start');
    await advance(2_500);
    press('Pause');
    expect(animation.pause).toHaveBeenCalled();
    await advance(60_000);
    expect(shown()).toBe('Breathe in2');
    press('Go on');
    expect(animation.currentTime).toBe(2_500);
    expect(animation.play).toHaveBeenCalledTimes(2);
    await advance(600);
    expect(shown()).toBe('Breathe in1');
  });

  it('when the circle moves, then by its transform alone, in the times of the pace', () => {
    const { animate } = fakeAnimation();
    render(<BreathingGuide pace={pace} />);
    press('Start');
    const [keyframes, options] = animate.mock.calls[0] ?? [];
    expect(options).toEqual({ duration: 12_000, iterations: 2 });
    expect(keyframes?.map(({ offset }) => offset)).toEqual([0, 4 / 12, 6 / 12, 1]);
    const properties = new Set(keyframes?.flatMap((keyframe) => Object.keys(keyframe)));
    expect([...properties].toSorted()).toEqual(['easing', 'offset', 'transform']);
  });

  it('when less movement is asked for, then words and seconds go on and nothing moves', async () => {
    const { animate } = fakeAnimation();
    preferReducedMotion();
    render(<BreathingGuide pace={pace} />);
    press('Start');
    await advance(6_100);
    expect(shown()).toBe('Breathe out6');
    expect(animate).not.toHaveBeenCalled();
  });
});
