import { RadioGroup as Radix } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from './cn.ts';

interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  legendHidden?: boolean;
  value: Value | '';
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  error?: string | undefined;
  className?: string;
}

/** A radio group as a list. */
export function RadioGroup<Value extends string>({
  legend,
  legendHidden,
  value,
  onValueChange,
  options,
  error,
  className,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <div className={cn('flex flex-col gap-1', className)}>
      <span id={id} className={legendHidden ? 'sr-only' : 'text-sm font-medium'}>
        {legend}
      </span>
      <Radix.Root
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        value={value}
        // Radix types the value as string; it is one of the options' values.
        onValueChange={(next) => onValueChange(next as Value)}
        className="flex flex-col"
      >
        {options.map((option) => (
          <div
            key={option.value}
            className="flex min-h-11 items-center gap-3 md:min-h-9 pointer-coarse:min-h-11"
          >
            <Radix.Item
              id={`${id}-${option.value}`}
              value={option.value}
              className="grid size-5 shrink-0 place-items-center rounded-full border border-line-control bg-surface data-[state=checked]:border-accent"
            >
              <Radix.Indicator className="size-2.5 rounded-full bg-accent" />
            </Radix.Item>
            <label htmlFor={`${id}-${option.value}`} className="flex-1 cursor-pointer py-2 text-[0.9375rem]">
              {option.label}
            </label>
          </div>
        ))}
      </Radix.Root>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
