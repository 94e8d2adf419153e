import { useId, type ReactNode } from 'react';
import { cn } from './cn.ts';

interface ChoiceCardsProps<Value extends string> {
  legend: ReactNode;
  value: Value;
  onValueChange: (value: Value) => void;
  choices: readonly { value: Value; label: string; description?: string; icon?: ReactNode }[];
  className?: string;
}

/** A radio group shown as cards; the native radio inputs lie invisibly over the cards. */
export function ChoiceCards<Value extends string>({
  legend,
  value,
  onValueChange,
  choices,
  className,
}: ChoiceCardsProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={cn('flex flex-col gap-2', className)}>
      <span id={id} className="text-sm font-medium">
        {legend}
      </span>
      <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cn(
              'relative flex min-h-12 items-center gap-3 rounded-control border border-line-control/60 bg-surface px-3.5 py-2.5',
              'transition-colors duration-150 hover:bg-hover has-disabled:opacity-60',
              'has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none disabled:cursor-default"
            />
            {choice.icon && <span className="text-ink-soft [&_svg]:size-5">{choice.icon}</span>}
            <span className="min-w-0">
              <span className="block text-[0.9375rem] font-medium">{choice.label}</span>
              {choice.description && (
                <span className="block text-sm text-ink-soft">{choice.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
