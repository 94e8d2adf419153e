import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & ComponentProps<'input'>;

export function TextField({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  id,
  className,
  ...input
}: TextFieldProps) {
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, invalid, id, className }}>
      {(control) => (
        <input type="text" dir="auto" className={cn(controlStyle, 'min-h-11')} {...input} {...control} />
      )}
    </FieldFrame>
  );
}
