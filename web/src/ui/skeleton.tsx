import { cn } from './cn.ts';

/** A placeholder in the shape of loading content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('h-4 animate-breathe rounded-md bg-line', className)} />;
}

/** Placeholder lines of a loading text, announced once to screen readers. */
export function SkeletonText({ label, lines = 4 }: { label: string; lines?: number }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={line === lines - 1 ? 'w-3/5' : line % 3 === 1 ? 'w-11/12' : 'w-full'}
        />
      ))}
    </div>
  );
}
