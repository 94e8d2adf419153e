import { Progress as Radix } from 'radix-ui';
import { cn } from './cn.ts';

interface ProgressProps {
  value: number;
  max: number;
  /** The accessible name. */
  label: string;
  className?: string;
}

export function Progress({ value, max, label, className }: ProgressProps) {
  return (
    <Radix.Root
      value={value}
      max={max}
      getValueLabel={() => label}
      aria-label={label}
      className={cn('h-1.5 overflow-hidden rounded-full bg-line', className)}
    >
      <Radix.Indicator
        className="h-full origin-left rounded-full bg-accent transition-transform duration-300"
        style={{ transform: `scaleX(${value / max})` }}
      />
    </Radix.Root>
  );
}
