import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

/** A password input with a button that shows and hides the password. Submitting the form hides it. */
export function PasswordField({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  id,
  className,
  ...input
}: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const Icon = revealed ? EyeOff : Eye;

  useEffect(() => {
    const form = toggle.current?.form;
    if (!revealed || !form) return;
    // Password managers save only inputs of type password, and the password should not stay visible.
    const hide = () => setRevealed(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [revealed]);

  return (
    <FieldFrame {...{ label, labelHidden, hint, error, invalid, id, className }}>
      {(control) => (
        <div className="relative">
          <input
            type={revealed ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={cn(controlStyle, 'min-h-11 pr-12')}
            {...input}
            {...control}
          />
          <button
            ref={toggle}
            type="button"
            aria-label={revealed ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            // Keeps the focus and the caret in the input.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setRevealed(!revealed)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <Icon className="size-[1.125rem]" aria-hidden />
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
