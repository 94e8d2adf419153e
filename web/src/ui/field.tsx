import { useId, type ReactNode } from 'react';
import { cn } from './cn.ts';

export interface FieldProps {
  label: ReactNode;
  /** Hides the label visually, not from assistive technology. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** Marks the control as invalid where the message is shown elsewhere, such as in a toast. */
  invalid?: boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

export const controlStyle =
  'w-full rounded-control border border-line-control/70 bg-surface px-3.5 text-base text-ink ' +
  'transition-[border-color,box-shadow] duration-150 hover:border-line-control ' +
  'focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger disabled:opacity-60 [&[readonly]]:bg-sunken';

/** A control with its label above, and its hint or error below. */
export function FieldFrame({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  id,
  className,
  children,
}: FieldFrameProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const note = error ?? hint;
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className={labelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': note ? `${controlId}-note` : undefined,
        'aria-invalid': error || invalid ? true : undefined,
      })}
      {note && (
        <p
          id={`${controlId}-note`}
          role={error ? 'alert' : undefined}
          className={cn('text-sm', error ? 'text-danger' : 'text-ink-soft')}
        >
          {note}
        </p>
      )}
    </div>
  );
}
