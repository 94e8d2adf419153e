import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  /** The button for the next step. */
  action?: ReactNode;
  icon?: ReactNode;
  variant?: 'empty' | 'error';
  className?: string;
}

/** An empty state or an error: what will be here or what happened, and what to do. */
export function Notice({ title, children, action, icon, variant = 'empty', className }: NoticeProps) {
  return (
    <div
      role={variant === 'error' ? 'alert' : undefined}
      className={cn('mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center', className)}
    >
      {icon && <span className="text-ink-soft [&_svg]:size-7">{icon}</span>}
      <p className="font-serif text-lg font-medium">{title}</p>
      {children && <div className="text-[0.9375rem] leading-6 text-ink-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
