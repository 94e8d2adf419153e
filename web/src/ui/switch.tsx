import { Switch as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from './cn.ts';

interface SwitchProps {
  label: ReactNode;
  /** What it does, below the label. */
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  className?: string;
}

/** A setting that takes effect at once, with its label before it. */
export function Switch({ label, hint, checked, onCheckedChange, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cn('flex items-start justify-between gap-5', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer py-2.5 leading-6 font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="-mt-2 pb-2.5 text-[0.9375rem] leading-6 text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      {/* As high as a finger needs; the track is drawn inside. */}
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="group grid h-11 w-12 shrink-0 place-items-center rounded-control"
      >
        <span className="flex h-7 w-12 items-center rounded-full border border-line-control bg-sunken p-0.5 transition-colors duration-150 group-data-[state=checked]:border-accent group-data-[state=checked]:bg-accent">
          <Radix.Thumb className="block size-5 rounded-full bg-line-control transition-[translate,background-color] duration-150 data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent" />
        </span>
      </Radix.Root>
    </div>
  );
}
