import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MODES } from '@inkwell/contracts/constants';
import { Suspense, useState } from 'react';
import { conversationHeadQuery } from '../features/chat/conversation/conversations.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { subscriptionStatusQuery } from '../lib/session.ts';
import { useToday } from '../lib/time.ts';
import { Button } from '../ui/button.tsx';
import { SkeletonText } from '../ui/skeleton.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

const ChatPanel = lazyComponent(async () => (await import('../features/chat/chat-panel.tsx')).ChatPanel);

/** The companion on the pages of people without access: somebody under care is answered all the same. */
export function CareCompanion() {
  const hasAccess = useQuery(subscriptionStatusQuery).data?.hasAccess;
  return hasAccess === false ? <Companion /> : null;
}

function Companion() {
  const client = useQueryClient();
  const date = useToday();
  // Whose access ended while they were writing find that conversation here.
  const [begun] = useState(() =>
    MODES.find((mode) => client.getQueryData(conversationHeadQuery(mode, date).queryKey)),
  );
  const [isOpen, setOpen] = useState(begun !== undefined);
  return (
    <section aria-label="Companion" className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-2xl flex-col px-4 py-3 sm:px-6">
        {isOpen ? (
          <ErrorBoundary name="The companion">
            <Suspense fallback={<SkeletonText label="Loading the companion" lines={4} />}>
              <div className="flex h-[min(32rem,70dvh)] min-h-60 flex-col">
                <ChatPanel mode={begun ?? 'heal'} date={date} hasAccess={false} />
              </div>
            </Suspense>
          </ErrorBoundary>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-[0.9375rem] leading-6">
              You can talk to the companion here, without a subscription.
            </p>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              Talk to the companion
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
