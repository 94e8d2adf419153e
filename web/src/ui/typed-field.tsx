import { useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from './cn.ts';
import { controlStyle, FieldFrame } from './field.tsx';

interface TypedFieldProps extends Pick<ComponentProps<'input'>, 'onKeyDown' | 'inputMode'> {
  label: string;
  /** Empty where what is typed cannot be read. */
  value: string;
  format: (value: string) => string;
  parse: (typed: string) => string | null;
  /** Called with each text that is typed: with its value, or empty where it cannot be read. */
  onChange: (value: string) => void;
  /** What is said once the field is left with a text that cannot be read. */
  unreadable: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands at the end of the field, over it. */
  children?: ReactNode;
}

/** A field for a value that people may type in many ways. What was read is shown in one way once the field is left. */
export function TypedField(props: TypedFieldProps) {
  const { label, value, format, parse, onChange, unreadable, hint, error, children, onKeyDown, ...input } =
    props;
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(value === '');
  // Chosen otherwise meanwhile, or moved along with the start.
  const isReplaced = typed !== null && value !== '' && parse(typed) !== value;
  const text = typed === null || isReplaced ? format(value) : typed;
  const isUnreadable = left && value === '';
  return (
    <FieldFrame label={label} hint={hint} error={isUnreadable ? unreadable : error} className="min-w-0">
      {(control) => (
        <div className="relative">
          <input
            type="text"
            autoComplete="off"
            className={cn(controlStyle, 'min-h-11', children !== undefined && 'pr-11')}
            value={text}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setLeft(false);
              setTyped(target.value);
              onChange(parse(target.value) ?? '');
            }}
            onBlur={() => {
              setLeft(true);
              if (value !== '') setTyped(null);
            }}
            onKeyDown={(event) => {
              // Enter submits the form without leaving the field.
              if (event.key === 'Enter') setLeft(true);
              onKeyDown?.(event);
            }}
            {...input}
            {...control}
          />
          {children}
        </div>
      )}
    </FieldFrame>
  );
}
