import type { ReactNode } from 'react';
import { cn } from './cn.ts';

interface LoadErrorProps {
  onRetry: () => void;
  /** Default: 'Try again'. */
  retryLabel?: string;
  /** What could not be loaded, as a sentence. */
  children: ReactNode;
  className?: string;
}

/** A line where something should be that could not be loaded. */
export const LoadError = ({ onRetry, retryLabel = 'Try again', children, className }: LoadErrorProps) => (
  <p role="alert" className={cn('text-sm text-danger', className)}>
    {children}{' '}
    <button type="button" className="min-h-11 underline" onClick={onRetry}>
      {retryLabel}
    </button>
  </p>
);
