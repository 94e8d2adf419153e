import { RadioGroup } from 'radix-ui';
import { useId, type ReactNode } from 'react';
import { cn } from './cn.ts';

interface ChoiceCardsProps<Value extends string> {
  legend: ReactNode;
  value: Value;
  onValueChange: (value: Value) => void;
  choices: readonly { value: Value; label: string; description?: string; icon?: ReactNode }[];
  className?: string;
}

/** One of a few, each on a card of its own: arrow keys move the choice. */
export function ChoiceCards<Value extends string>({
  legend,
  value,
  onValueChange,
  choices,
  className,
}: ChoiceCardsProps<Value>) {
  const id = useId();
  return (
    <div className={cn('flex flex-col gap-2', className)}>
      <span id={id} className="text-sm font-medium">
        {legend}
      </span>
      <RadioGroup.Root
        aria-labelledby={id}
        value={value}
        // Radix gives back one of the values below.
        onValueChange={(next) => onValueChange(next as Value)}
        className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col"
      >
        {choices.map((choice) => (
          <RadioGroup.Item
            key={choice.value}
            value={choice.value}
            className={cn(
              'flex min-h-12 items-center gap-3 rounded-control border border-line-control/60 bg-surface px-3.5 py-2.5 text-left',
              'transition-colors duration-150 hover:bg-hover',
              'data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft data-[state=checked]:ring-1 data-[state=checked]:ring-accent',
            )}
          >
            {choice.icon && <span className="text-ink-soft [&_svg]:size-5">{choice.icon}</span>}
            <span className="min-w-0">
              <span className="block text-[0.9375rem] font-medium">{choice.label}</span>
              {choice.description && (
                <span className="block text-sm text-ink-soft">{choice.description}</span>
              )}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
