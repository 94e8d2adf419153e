import type { BreathingPace } from '@inkwell/contracts';

/** A moment of a breathing exercise. */
export interface BreathMoment {
  part: 'in' | 'hold' | 'out';
  /** Of the part, from its length down to 1. */
  secondsLeft: number;
  /** From 1 to the pace's rounds. */
  breath: number;
}

/** The length of one breath in seconds. */
export const breathSeconds = ({ in: inhale, hold, out }: BreathingPace): number => inhale + hold + out;

/** @param second whole seconds since the beginning. Null after the end */
export function momentAt(pace: BreathingPace, second: number): BreathMoment | null {
  const length = breathSeconds(pace);
  const breath = Math.floor(second / length) + 1;
  if (breath > pace.rounds) return null;
  let left = pace.in - (second % length);
  if (left > 0) return { part: 'in', secondsLeft: left, breath };
  left += pace.hold;
  if (left > 0) return { part: 'hold', secondsLeft: left, breath };
  return { part: 'out', secondsLeft: left + pace.out, breath };
}
