import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface LoadErrorProps {
  onRetry: () => void;
  /** What could not be loaded, as a sentence. */
  children: ReactNode;
  className?: string;
}

/** A line where something should be that could not be loaded. */
export const LoadError = ({ onRetry, children, className }: LoadErrorProps) => (
  <p role="alert" className={cn('text-sm text-danger', className)}>
    {children}{' '}
    <button type="button" className="min-h-11 underline" onClick={onRetry}>
      Try again
    </button>
  </p>
);
