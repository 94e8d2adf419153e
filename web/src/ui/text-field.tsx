import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & ComponentProps<'input'>;

export function TextField({ label, labelHidden, hint, error, id, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, id, className }}>
      {(control) => <input type="text" className={cn(controlStyle, 'min-h-11')} {...input} {...control} />}
    </FieldFrame>
  );
}
