import { PRODUCT_NAME } from '@inkwell/contracts/constants';
import { cn } from './cn.ts';

/** The logo: a drop of ink. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={cn('size-6', className)}>
      <path
        d="M12 1.8c3.2 4.3 7.4 8.3 7.4 13.1a7.4 7.4 0 0 1-14.8 0C4.6 10.1 8.8 6.1 12 1.8Z"
        className="fill-current"
      />
      <path
        d="M8.4 15.2a3.6 3.6 0 0 0 3.6 3.6"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        className="stroke-write"
      />
    </svg>
  );
}

export function Wordmark({ className }: { className?: string }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-2 font-serif text-xl font-semibold tracking-tight',
        className,
      )}
    >
      <Logo className="size-[1.1em]" />
      {PRODUCT_NAME}
    </span>
  );
}
