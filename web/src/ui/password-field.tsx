import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

/** A password, which the button beside it shows and hides. */
export function PasswordField({
  label,
  labelHidden,
  hint,
  error,
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, id, className }}>
      {(control) => (
        <div className="relative">
          <input
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={cn(controlStyle, 'min-h-11 pr-12')}
            {...input}
            {...control}
          />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-pressed={shown}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <Icon className="size-[1.125rem]" aria-hidden />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
