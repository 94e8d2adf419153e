import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/** A raised surface with a border. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('rounded-card border border-line bg-surface p-5 shadow-soft sm:p-6', className)}
      {...rest}
    />
  );
}
