import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'>;

/** A password, which the button beside it shows and hides. Sending the form hides it. */
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
  const [shown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const Icon = shown ? EyeOff : Eye;

  useEffect(() => {
    const form = toggle.current?.form;
    if (!shown || !form) return;
    // Password managers file what is sent as a password, and the next person's eyes find none.
    const hide = () => setShown(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [shown]);

  return (
    <FieldFrame {...{ label, labelHidden, hint, error, invalid, id, className }}>
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
            ref={toggle}
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={control.id}
            // The caret stays where it is.
            onMouseDown={(event) => event.preventDefault()}
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
