import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';

const SHOW_AFTER_PX = 480;

function subscribeToScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** A bar at the bottom of phones, visible after scrolling past the first screen. */
export function TrialBar({ label, onClick }: { label: string; onClick: () => void }) {
  const visible = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > SHOW_AFTER_PX,
    () => false,
  );
  return (
    <div
      inert={!visible}
      className={cn(
        'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-[opacity,translate] duration-200 ease-out md:hidden low:hidden',
        !visible && 'translate-y-4 opacity-0',
      )}
    >
      <Button size="lg" className="w-full" onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}
