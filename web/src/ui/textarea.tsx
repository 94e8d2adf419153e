import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlStyle, FieldFrame, type FieldProps } from './field.tsx';

type TextareaProps = FieldProps & ComponentProps<'textarea'>;

export function Textarea({
  label,
  labelHidden,
  hint,
  error,
  invalid,
  id,
  className,
  ...area
}: TextareaProps) {
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, invalid, id, className }}>
      {(control) => (
        <textarea
          rows={3}
          dir="auto"
          className={cn(controlStyle, 'resize-y py-2.5 leading-6')}
          {...area}
          {...control}
        />
      )}
    </FieldFrame>
  );
}
