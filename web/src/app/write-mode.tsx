import { Suspense } from 'react';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { SkeletonText } from '../ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

export const WriteView = lazyComponent(
  async () => (await import('../features/journal/write-view.tsx')).WriteView,
);
const ChatPanel = lazyComponent(async () => (await import('../features/chat/chat-panel.tsx')).ChatPanel, {
  afterIdle: true,
});

const skeleton = (
  <div className="p-6">
    <SkeletonText label="Loading" lines={6} />
  </div>
);

// Both panels stay mounted, so that switching tabs keeps their state.
const panelStyle =
  'min-h-0 min-w-0 flex-1 flex-col data-[state=active]:flex data-[state=inactive]:hidden wide:data-[state=inactive]:flex';

/** The editor beside the chat; behind tabs on narrow screens. */
export function WriteMode({ date }: { date: string }) {
  return (
    <Tabs defaultValue="journal" className="flex min-h-0 flex-1 flex-col">
      <TabsList aria-label="Journal or companion" className="justify-center px-4 wide:hidden">
        <TabsTrigger value="journal">Journal</TabsTrigger>
        <TabsTrigger value="companion">Companion</TabsTrigger>
      </TabsList>
      <div className="flex min-h-0 flex-1">
        <TabsContent forceMount value="journal" className={panelStyle}>
          <ErrorBoundary name="The journal">
            <Suspense fallback={skeleton}>
              <WriteView date={date} />
            </Suspense>
          </ErrorBoundary>
        </TabsContent>
        <TabsContent
          forceMount
          value="companion"
          className={`${panelStyle} wide:max-w-[26rem] wide:border-l wide:border-line`}
        >
          <ErrorBoundary name="The companion">
            <Suspense fallback={skeleton}>
              <ChatPanel mode="write" date={date} />
            </Suspense>
          </ErrorBoundary>
        </TabsContent>
      </div>
    </Tabs>
  );
}
