import { Slider as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from './cn.ts';

interface SliderProps {
  label: ReactNode;
  min: number;
  max: number;
  step: number;
  value: number;
  onValueChange: (value: number) => void;
  /** Formats the value for display and for screen readers. */
  format?: (value: number) => string;
  className?: string;
}

export function Slider({
  label,
  min,
  max,
  step,
  value,
  onValueChange,
  format = String,
  className,
}: SliderProps) {
  const id = useId();
  return (
    <div className={cn('flex flex-col gap-2', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <span id={id} className="text-sm font-medium">
          {label}
        </span>
        <output className="text-sm text-ink-soft tabular-nums">{format(value)}</output>
      </div>
      <Radix.Root
        min={min}
        max={max}
        step={step}
        value={[value]}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
        className="relative flex h-11 touch-none items-center select-none"
      >
        <Radix.Track className="relative h-1.5 grow rounded-full bg-line">
          <Radix.Range className="absolute h-full rounded-full bg-accent" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          aria-valuetext={format(value)}
          className="block size-6 cursor-grab rounded-full border-2 border-accent bg-surface shadow-soft active:cursor-grabbing"
        />
      </Radix.Root>
      <div aria-hidden className="-mt-2 flex justify-between text-xs text-ink-soft tabular-nums">
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  );
}
