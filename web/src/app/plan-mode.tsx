import { MessageCircle } from 'lucide-react';
import { useId, useState } from 'react';
import { PlanView } from '../features/calendar/plan-view.tsx';
import { CalendarSync } from '../features/google/calendar-sync.tsx';
import { HeaderSlot } from '../lib/header-slot.tsx';
import { useMediaQuery } from '../lib/media-query.ts';
import { useToday } from '../lib/time.ts';
import { Button } from '../ui/button.tsx';
import { SidePanel } from '../ui/side-panel.tsx';
import { CareRegion } from './care-region.tsx';
import { Companion } from './companion.tsx';
import { useCompanionFold } from './companion-fold.ts';
import { useCompanionOff } from './companion-off.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FoldButton } from './fold-button.tsx';

/** From here the week keeps 560 px between the sidebar and the panel. */
const WIDE = '(min-width: 80rem)';

/** The week with the companion beside it; in a sheet where there is no room beside. */
export function PlanMode() {
  const isOff = useCompanionOff();
  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-w-0 flex-1 flex-col">
        <ErrorBoundary name="The week">
          <PlanView syncButton={<CalendarSync />} />
        </ErrorBoundary>
      </div>
      {!isOff && <PlanCompanion />}
    </div>
  );
}

function PlanCompanion() {
  const id = useId();
  const today = useToday();
  const isWide = useMediaQuery(WIDE);
  const { folded, toggled, toggle } = useCompanionFold('plan');
  const [sheetOpen, setSheetOpen] = useState(false);
  if (isWide && sheetOpen) setSheetOpen(false);
  const open = isWide ? !folded : sheetOpen;
  // From its first opening on it stays mounted: what is typed is kept, and a reply goes on.
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);

  return (
    <>
      {isWide ? (
        <FoldButton controls={id} folded={folded} onToggle={toggle} />
      ) : (
        <HeaderSlot>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Talk about the week"
            title="Talk about the week"
            aria-haspopup="dialog"
            aria-expanded={sheetOpen}
            aria-controls={id}
            className="order-last sm:ml-auto"
            onClick={() => setSheetOpen(true)}
          >
            <MessageCircle aria-hidden />
          </Button>
        </HeaderSlot>
      )}
      <SidePanel
        id={id}
        title={isWide ? 'Companion' : 'Talk about the week'}
        docked={isWide}
        open={open}
        onClose={() => setSheetOpen(false)}
        className={
          isWide
            ? `w-[clamp(22.5rem,28vw,25rem)] ${toggled ? 'animate-sheet-in [--sheet-from:24px]' : ''}`
            : ''
        }
      >
        {/* The sheet covers the one of the page. */}
        {sheetOpen && (
          <CareRegion className="max-h-[clamp(9rem,100dvh-26rem,45dvh)] shrink-0 overflow-y-auto low:max-h-none" />
        )}
        {mounted && <Companion mode="plan" date={today} />}
      </SidePanel>
    </>
  );
}
