import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';

const SHOWN_FROM_PX = 480;

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** Floats at the bottom of a phone once the first screen is scrolled past. */
export function TrialBar({ label, onPress }: { label: string; onPress: () => void }) {
  const shown = useSyncExternalStore(onScroll, () => window.scrollY > SHOWN_FROM_PX);
  return (
    <div
      inert={!shown}
      className={cn(
        'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-[opacity,translate] duration-200 ease-out md:hidden',
        !shown && 'translate-y-4 opacity-0',
      )}
    >
      <Button size="lg" className="w-full" onClick={onPress}>
        {label}
      </Button>
    </div>
  );
}
