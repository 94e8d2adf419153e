import { WifiOff } from 'lucide-react';
import { useOnline } from '../lib/online.ts';
import { useTextInMemory } from '../lib/typed-texts.ts';
import { cn } from '../ui/cn.ts';

/** Says that the device is offline. The live region is always there, so that a change is announced. */
export function OfflineBar({ className, children }: { className?: string; children?: string }) {
  const online = useOnline();
  const isTextInMemory = useTextInMemory();
  return (
    <div role="status" className={cn('shrink-0', className)}>
      {!online && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-sunken px-4 py-2 text-sm leading-5">
          <WifiOff aria-hidden className="size-4 shrink-0 text-ink-soft" />
          <span>
            You are offline.{' '}
            {isTextInMemory
              ? 'What you write is not saved: this browser has no room. Keep this tab open.'
              : children}
          </span>
        </p>
      )}
    </div>
  );
}
