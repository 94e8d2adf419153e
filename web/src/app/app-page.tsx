import { isDay } from '@inkwell/contracts/days';
import type { Mode } from '@inkwell/contracts/constants';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HeaderSlot } from '../lib/header-slot.tsx';
import { isMode, MODE_NAMES } from '../lib/modes.ts';
import { useToday } from '../lib/time.ts';
import { useTitle } from '../lib/title.ts';
import { SkeletonText } from '../ui/skeleton.tsx';
import { AppLayout } from './app-layout.tsx';
import { Region } from './region.tsx';
import { WriteMode } from './write-mode.tsx';

const HealView = lazy(async () => ({ default: (await import('../features/chat/heal-view.tsx')).HealView }));
const PlanView = lazy(async () => ({
  default: (await import('../features/calendar/plan-view.tsx')).PlanView,
}));
const SidebarPanel = lazy(async () => ({
  default: (await import('../features/insights/sidebar-panel.tsx')).SidebarPanel,
}));
const DatePicker = lazy(async () => ({
  default: (await import('../features/journal/date-picker.tsx')).DatePicker,
}));
const SoulPrintDialog = lazy(async () => ({
  default: (await import('../features/soulprint/soulprint-dialog.tsx')).SoulPrintDialog,
}));

/** The app itself. Mode and date stand in the address, so that a reload and the back button keep them. */
export function AppPage() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const mode = modeOf(params.get('mode'));
  const date = dateOf(params.get('date'), today);
  useTitle(MODE_NAMES[mode]);

  // Undefined until it is first asked for: its code is fetched then.
  const [soulPrintOpen, setSoulPrintOpen] = useState<boolean>();
  // The address asks once and is clean then: the way back does not open the window again.
  const asked = params.get('showSoulPrint');
  const [lastAsked, setLastAsked] = useState<string | null>(null);
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked === 'true') setSoulPrintOpen(true);
  }
  useEffect(() => {
    if (asked !== null) setParams((current) => without(current, 'showSoulPrint'), { replace: true });
  }, [asked, setParams]);

  const set = (name: string, value: string | null) =>
    setParams((current) => {
      const next = without(current, name);
      if (value !== null) next.set(name, value);
      return next;
    });
  const setMode = (next: Mode) => set('mode', next === 'write' ? null : next);
  const setDate = (next: string) => set('date', next === today ? null : next);

  return (
    <AppLayout
      mode={mode}
      onModeChange={setMode}
      onViewSoulPrint={() => setSoulPrintOpen(true)}
      sidebar={
        <Region name="The sidebar">
          <Suspense fallback={<SidebarSkeleton />}>
            <SidebarPanel mode={mode} onModeChange={setMode} />
          </Suspense>
        </Region>
      }
    >
      {mode !== 'plan' && (
        <HeaderSlot>
          <Region name="The calendar">
            <Suspense fallback={null}>
              <DatePicker date={date} mode={mode} onDateChange={setDate} />
            </Suspense>
          </Region>
        </HeaderSlot>
      )}
      <Region key={mode} name={MODE_NAMES[mode]}>
        <Suspense fallback={<ModeSkeleton />}>
          {mode === 'write' && <WriteMode date={date} />}
          {mode === 'heal' && <HealView date={date} />}
          {mode === 'plan' && <PlanView />}
        </Suspense>
      </Region>
      {soulPrintOpen !== undefined && (
        <Suspense fallback={null}>
          <SoulPrintDialog open={soulPrintOpen} onOpenChange={setSoulPrintOpen} />
        </Suspense>
      )}
    </AppLayout>
  );
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(name);
  return next;
}

const modeOf = (text: string | null): Mode => (isMode(text) ? text : 'write');

/** A day that has not come yet has no entry and no conversation. */
const dateOf = (text: string | null, today: string): string =>
  text !== null && isDay(text) && text <= today ? text : today;

function ModeSkeleton() {
  return (
    <div className="mx-auto w-full max-w-2xl p-6 pt-10">
      <SkeletonText label="Loading" lines={6} />
    </div>
  );
}

function SidebarSkeleton() {
  return (
    <div className="p-5">
      <SkeletonText label="Loading" lines={5} />
    </div>
  );
}
