import type { Mode } from '@inkwell/contracts/constants';
import { Suspense } from 'react';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { SkeletonText } from '../ui/skeleton.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

const ChatPanel = lazyComponent(async () => (await import('../features/chat/chat-panel.tsx')).ChatPanel, {
  afterIdle: true,
});

/** The companion of a mode beside its content; its code is loaded after what is more urgent. */
export function Companion({ mode, date }: { mode: Mode; date: string }) {
  return (
    <ErrorBoundary name="The companion">
      <Suspense
        fallback={
          <div className="p-6">
            <SkeletonText label="Loading" lines={6} />
          </div>
        }
      >
        <ChatPanel mode={mode} date={date} />
      </Suspense>
    </ErrorBoundary>
  );
}
