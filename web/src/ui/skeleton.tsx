import { cn } from './cn.ts';

/** The shape of a text or a thing that is still on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('h-4 animate-breathe rounded-md bg-line', className)} />;
}

/** Lines of a text that is still on its way, said once aloud. */
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
