import { lazy, Suspense } from 'react';
import { SkeletonText } from '../ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { Region } from './region.tsx';

const WriteView = lazy(async () => ({
  default: (await import('../features/journal/write-view.tsx')).WriteView,
}));
const ChatPanel = lazy(async () => ({
  default: (await import('../features/chat/chat-panel.tsx')).ChatPanel,
}));

const fallback = (
  <div className="p-6">
    <SkeletonText label="Loading" lines={6} />
  </div>
);

// Both stay mounted: what is being written survives a look at the other tab.
const panel =
  'min-h-0 min-w-0 flex-1 flex-col data-[state=active]:flex data-[state=inactive]:hidden wide:data-[state=inactive]:flex';

/** The editor with the companion beside it; a tab between the two where the window is narrow. */
export function WriteMode({ date }: { date: string }) {
  return (
    <Tabs defaultValue="journal" className="flex min-h-0 flex-1 flex-col">
      <TabsList aria-label="Journal or companion" className="justify-center px-4 wide:hidden">
        <TabsTrigger value="journal">Journal</TabsTrigger>
        <TabsTrigger value="companion">Companion</TabsTrigger>
      </TabsList>
      <div className="flex min-h-0 flex-1">
        <TabsContent forceMount value="journal" className={panel}>
          <Region name="The journal">
            <Suspense fallback={fallback}>
              <WriteView date={date} />
            </Suspense>
          </Region>
        </TabsContent>
        <TabsContent
          forceMount
          value="companion"
          className={`${panel} wide:max-w-[26rem] wide:border-l wide:border-line`}
        >
          <Region name="The companion">
            <Suspense fallback={fallback}>
              <ChatPanel mode="write" date={date} />
            </Suspense>
          </Region>
        </TabsContent>
      </div>
    </Tabs>
  );
}
