import { Suspense, useId, useState } from 'react';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { useFocusMode } from '../lib/focus-mode.ts';
import { TabsSlotContext } from '../lib/header-slot.tsx';
import { useToday } from '../lib/time.ts';
import { cn } from '../ui/cn.ts';
import { SkeletonText } from '../ui/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import { Companion } from './companion.tsx';
import { useCompanionFold } from './companion-fold.ts';
import { useCompanionOff } from './companion-off.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FoldButton } from './fold-button.tsx';

export const WriteView = lazyComponent(
  async () => (await import('../features/journal/write-view.tsx')).WriteView,
);

const skeleton = (
  <div className="p-6">
    <SkeletonText label="Loading" lines={6} />
  </div>
);

// Both panels stay mounted, so that switching tabs keeps their state.
const panelStyle =
  'min-h-0 min-w-0 flex-1 flex-col data-[state=active]:flex data-[state=inactive]:hidden wide:data-[state=inactive]:flex';
const foldedStyle = 'wide:data-[state=active]:hidden wide:data-[state=inactive]:hidden';

/** The editor beside the chat, which can be folded away; behind tabs on narrow screens. */
export function WriteMode({ date }: { date: string }) {
  const isOff = useCompanionOff();
  const today = useToday();
  const [tab, setTab] = useState('journal');
  const { folded, toggled, toggle } = useCompanionFold('write');
  const companionId = useId();
  const { focused } = useFocusMode();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const shown = isOff || focused ? 'journal' : tab;
  return (
    <Tabs value={shown} onValueChange={setTab} className="flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 flex-wrap items-center border-b border-line px-2 sm:px-4 wide:hidden">
        <TabsList
          aria-label="Journal or companion"
          className={cn('border-b-0', (isOff || focused) && 'hidden')}
        >
          <TabsTrigger value="journal">Journal</TabsTrigger>
          <TabsTrigger value="companion">Companion</TabsTrigger>
        </TabsList>
        <div
          ref={setSlot}
          className={cn('ml-auto flex min-h-11 items-center', shown === 'companion' && 'hidden')}
        />
      </div>
      <div className="flex min-h-0 flex-1">
        <TabsContent forceMount value="journal" className={panelStyle}>
          <ErrorBoundary name="The journal">
            <Suspense fallback={skeleton}>
              <TabsSlotContext value={slot}>
                <WriteView date={date} />
              </TabsSlotContext>
            </Suspense>
          </ErrorBoundary>
        </TabsContent>
        {!isOff && (
          <>
            <FoldButton
              controls={companionId}
              folded={folded}
              onToggle={toggle}
              className="hidden wide:inline-flex"
            />
            <TabsContent
              forceMount
              value="companion"
              className={cn(
                panelStyle,
                (folded || focused) && foldedStyle,
                'wide:max-w-[26rem] wide:border-l wide:border-line',
                toggled && 'wide:animate-sheet-in wide:[--sheet-from:24px]',
              )}
            >
              <div id={companionId} className="contents">
                <Companion mode="write" date={date > today ? today : date} />
              </div>
            </TabsContent>
          </>
        )}
      </div>
    </Tabs>
  );
}
