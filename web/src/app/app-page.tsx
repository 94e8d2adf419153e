import { addDays, isDay } from '@inkwell/contracts/days';
import type { Mode } from '@inkwell/contracts/constants';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useSearchParams } from '../lib/router.tsx';
import { journalDatesQuery } from '../features/journal/entries.ts';
import { SearchButton } from '../features/search/search-button.tsx';
import { useSearchKeys } from '../features/search/search-keys.ts';
import { HeaderSlot } from '../lib/header-slot.tsx';
import { whenIdle } from '../lib/idle.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { MODE_NAMES, modeOf } from '../lib/modes.ts';
import { useToday } from '../lib/time.ts';
import { useTitle } from '../lib/title.ts';
import { lazyDialog, lazyPart } from '../ui/lazy-part.tsx';
import { AppLayout } from './app-layout.tsx';
import { MenusSkeleton, ModeSkeleton, SidebarSkeleton } from './app-skeletons.tsx';
import { CareRegion } from './care-region.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { CompanionOffNotice } from './companion-off-notice.tsx';
import { LoadingPart } from './loading-part.tsx';
import { useCompanionOff } from './companion-off.ts';
import { WriteMode, WriteView } from './write-mode.tsx';

const PlanMode = lazyComponent(async () => (await import('./plan-mode.tsx')).PlanMode);
const HealView = lazyComponent(async () => (await import('../features/chat/heal-view.tsx')).HealView);
const SidebarPanel = lazyComponent(
  async () => (await import('../features/insights/sidebar-panel.tsx')).SidebarPanel,
  { afterIdle: true },
);
const HeaderMenus = lazyPart('The menus', async () => (await import('./header-menus.tsx')).HeaderMenus, {
  fallback: <MenusSkeleton />,
  compact: true,
  afterIdle: true,
});
const DatePicker = lazyPart(
  'The calendar',
  async () => (await import('../features/journal/days/date-picker.tsx')).DatePicker,
  // As wide as the button, so that the header keeps its rows.
  { fallback: <div className="h-11 w-22" />, compact: true, afterIdle: true },
);
const SoulPrintDialog = lazyDialog(
  'Your SoulPrint',
  async () => (await import('../features/soulprint/soulprint-dialog.tsx')).SoulPrintDialog,
);
const SearchSheet = lazyDialog(
  'The search',
  async () => (await import('../features/search/search-sheet.tsx')).SearchSheet,
);
/** What a person may open next, also without a network. */
const NEXT_PARTS = [WriteView, HealView, PlanMode, SoulPrintDialog, SearchSheet];

const VIEWS: Record<Mode, { preload: () => Promise<void> }> = {
  write: WriteView,
  heal: HealView,
  plan: PlanMode,
};

/** Loads the code of a mode. */
export const preloadMode = (mode: Mode): Promise<void> => VIEWS[mode].preload();

/** The app. The URL names mode and date, so that reload and back button keep them. */
export function AppPage() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const mode = modeOf(params);
  const date = useDateOf(params.get('date'), { today, mode });
  useTitle(MODE_NAMES[mode]);
  const companionOff = useCompanionOff();

  // Undefined until they are first opened, which loads their code.
  const [searchOpen, setSearchOpen] = useState<boolean>();
  const openSearch = useCallback(() => setSearchOpen(true), []);
  useSearchKeys(openSearch);

  const [soulPrintOpen, setSoulPrintOpen] = useState<boolean>();
  // The parameter is removed once it is read, so that the back button does not open the dialog again.
  const showSoulPrintParam = params.get('showSoulPrint');
  const [previousParam, setPreviousParam] = useState<string | null>(null);
  if (showSoulPrintParam !== previousParam) {
    setPreviousParam(showSoulPrintParam);
    if (showSoulPrintParam === 'true') setSoulPrintOpen(true);
  }
  const openSoulPrint = useCallback(() => setSoulPrintOpen(true), []);
  useEffect(() => {
    if (showSoulPrintParam !== null)
      setParams((current) => withoutParam(current, 'showSoulPrint'), { replace: true });
  }, [showSoulPrintParam, setParams]);

  useEffect(
    () =>
      whenIdle(() => {
        for (const part of NEXT_PARTS) void part.preload();
      }),
    [],
  );

  const setParam = (name: string, value: string | null) =>
    setParams((current) => {
      const next = withoutParam(current, name);
      if (value !== null) next.set(name, value);
      return next;
    });
  const setDate = (next: string) => setParam('date', next === today ? null : next);

  return (
    <AppLayout
      mode={mode}
      menus={<HeaderMenus onViewSoulPrint={openSoulPrint} />}
      sidebar={
        <ErrorBoundary name="The sidebar">
          <Suspense fallback={<SidebarSkeleton />}>
            <SidebarPanel mode={mode} search={<SearchButton onOpen={openSearch} />} />
          </Suspense>
        </ErrorBoundary>
      }
    >
      {mode !== 'plan' && (
        <HeaderSlot>
          <DatePicker date={date} mode={mode} onDateChange={setDate} />
        </HeaderSlot>
      )}
      {/* However many lines there are, the mode stays usable below. */}
      <CareRegion className="max-h-[clamp(9rem,100dvh-26rem,45dvh)] shrink-0 overflow-y-auto low:max-h-none" />
      <ErrorBoundary key={mode} name={MODE_NAMES[mode]}>
        <Suspense
          fallback={
            <LoadingPart name={MODE_NAMES[mode]}>
              <ModeSkeleton />
            </LoadingPart>
          }
        >
          {mode === 'write' && <WriteMode date={date} />}
          {mode === 'heal' && (companionOff ? <CompanionOffNotice /> : <HealView date={date} />)}
          {mode === 'plan' && <PlanMode />}
        </Suspense>
      </ErrorBoundary>
      {searchOpen !== undefined && <SearchSheet open={searchOpen} onOpenChange={setSearchOpen} />}
      {soulPrintOpen !== undefined && (
        <SoulPrintDialog open={soulPrintOpen} onOpenChange={setSoulPrintOpen} />
      )}
    </AppLayout>
  );
}

function withoutParam(params: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(name);
  return next;
}

/**
 * The date of the URL; today where it is missing, invalid or in the future. Tomorrow's page opens where there is one: it
 * was written in a zone in which its day had begun.
 */
function useDateOf(text: string | null, { today, mode }: { today: string; mode: Mode }): string {
  const isTomorrow = text === addDays(today, 1) && mode === 'write';
  const dates = useQuery({ ...journalDatesQuery, enabled: isTomorrow }).data?.dates;
  if (text === null || !isDay(text)) return today;
  if (isTomorrow) return !dates || dates.includes(text) ? text : today;
  return text <= today ? text : today;
}
