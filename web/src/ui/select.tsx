import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';

interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen; cannot be chosen. */
  placeholder?: string;
}

/** The native select, for the phone's picker and the desktop's type-ahead. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  id,
  className,
  options,
  placeholder,
  ...select
}: SelectProps) {
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, invalid, id, className }}>
      {(control) => (
        <div className="relative">
          <select
            className={cn(
              controlStyle,
              "min-h-11 appearance-none truncate pr-9 has-[option[value='']:checked]:text-ink-soft",
            )}
            {...select}
            {...control}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} className="text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
          />
        </div>
      )}
    </FieldFrame>
  );
}
