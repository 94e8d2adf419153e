import type { ReactNode } from 'react';
import { cn } from '../../ui/cn.ts';

/** What a person must know about the connection. */
export const CardNotice = ({ className, children }: { className?: string; children: ReactNode }) => (
  <p
    role="alert"
    className={cn('rounded-control bg-sunken px-3.5 py-2.5 text-[0.9375rem] leading-6', className)}
  >
    {children}
  </p>
);
