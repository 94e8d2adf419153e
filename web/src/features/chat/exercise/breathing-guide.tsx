import type { BreathingPace } from '@inkwell/contracts';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../../lib/reduced-motion.ts';
import { Button } from '../../../ui/button.tsx';
import { breathSeconds, momentAt, type BreathMoment } from './breathing.ts';

const TICK_MS = 100;
const WORDS: Record<BreathMoment['part'], string> = { in: 'Breathe in', hold: 'Hold', out: 'Breathe out' };
const SMALL = 'scale(0.55)';
const LARGE = 'scale(1)';

/** Lets the circle grow, stay and shrink for the whole exercise. Only the transform changes: the compositor runs it. */
function animateCircle(circle: HTMLElement, pace: BreathingPace): Animation {
  const length = breathSeconds(pace);
  const keyframes: Keyframe[] = [
    { transform: SMALL, offset: 0, easing: 'ease-in-out' },
    { transform: LARGE, offset: pace.in / length },
    { transform: LARGE, offset: (pace.in + pace.hold) / length, easing: 'ease-in-out' },
    { transform: SMALL, offset: 1 },
  ];
  return circle.animate(keyframes, { duration: length * 1_000, iterations: pace.rounds });
}

/** A circle to breathe with, and the words and seconds for it. Without movement where the person asks for less. */
export function BreathingGuide({ pace }: { pace: BreathingPace }) {
  const [state, setState] = useState<'ready' | 'running' | 'paused' | 'done'>('ready');
  const [second, setSecond] = useState(0);
  const elapsedMs = useRef(0);
  const circle = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const { in: inhale, hold, out, rounds } = pace;

  useEffect(() => {
    if (state !== 'running') return;
    const startedAt = performance.now() - elapsedMs.current;
    const timer = setInterval(() => {
      elapsedMs.current = performance.now() - startedAt;
      const next = Math.floor(elapsedMs.current / 1_000);
      setSecond(next);
      if (!momentAt({ in: inhale, hold, out, rounds }, next)) setState('done');
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      elapsedMs.current = performance.now() - startedAt;
    };
  }, [state, inhale, hold, out, rounds]);

  const isStarted = state === 'running' || state === 'paused';
  const isRunning = state === 'running';
  const animation = useRef<Animation>(null);
  useEffect(() => {
    if (!circle.current || !isStarted || reducedMotion) return;
    animation.current = animateCircle(circle.current, { in: inhale, hold, out, rounds });
    return () => {
      animation.current?.cancel();
      animation.current = null;
    };
  }, [isStarted, reducedMotion, inhale, hold, out, rounds]);
  useEffect(() => {
    if (!animation.current) return;
    animation.current.currentTime = elapsedMs.current;
    if (isRunning) animation.current.play();
    else animation.current.pause();
  }, [isRunning, isStarted, reducedMotion]);

  const moment = isStarted ? momentAt(pace, second) : null;
  const toggle = () => {
    if (isRunning) {
      setState('paused');
      return;
    }
    if (state === 'done') {
      elapsedMs.current = 0;
      setSecond(0);
    }
    setState('running');
  };

  return (
    <div
      role="group"
      aria-label="Breathing guide"
      className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="relative grid size-44 place-items-center">
        <div
          ref={circle}
          className="absolute inset-0 rounded-full border border-accent bg-accent-soft will-change-transform"
          style={{ transform: reducedMotion ? LARGE : SMALL }}
        />
        {/* The words are announced below, without the seconds. */}
        <p
          aria-hidden
          className="relative flex flex-col items-center text-center font-serif text-lg leading-6"
        >
          {moment && (
            <>
              {WORDS[moment.part]}
              <span className="font-sans text-sm text-ink-soft tabular-nums">{moment.secondsLeft}</span>
            </>
          )}
          {state === 'done' && 'Done'}
        </p>
      </div>
      <p className="text-sm text-ink-soft tabular-nums">
        {moment ? `Breath ${moment.breath} of ${rounds}` : `${rounds} breaths`}
      </p>
      <Button variant="secondary" onClick={toggle}>
        {isRunning ? <Pause aria-hidden /> : <Play aria-hidden />}
        {{ ready: 'Start', running: 'Pause', paused: 'Go on', done: 'Start again' }[state]}
      </Button>
      <p role="status" className="sr-only">
        {isRunning && moment && (moment.part === 'out' ? WORDS.out : WORDS.in)}
      </p>
    </div>
  );
}
