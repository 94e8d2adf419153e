import { MODES, type Mode } from '@inkwell/contracts/constants';
import { CalendarDays, Feather, Flame, HeartHandshake, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link, useLocation } from '../../lib/router.tsx';
import { MODE_NAMES, searchOfMode } from '../../lib/modes.ts';
import { useUser } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { recentInsights, streakText, useInsights } from './insights.ts';

const InsightsPanel = lazyDialog(
  'The insights',
  async () => (await import('./insights-panel.tsx')).InsightsPanel,
);

const MODE_ITEMS: Record<Mode, { description: string; icon: LucideIcon }> = {
  write: { description: 'Free-form journaling with gentle questions', icon: Feather },
  heal: { description: 'Work through what hurts, kindly', icon: HeartHandshake },
  plan: { description: 'Goals, habits and your week', icon: CalendarDays },
};

interface SidebarPanelProps {
  mode: Mode;
  /** What opens the search. */
  search: ReactNode;
}

/** The sidebar: search, modes, recent insights and streak. */
export function SidebarPanel({ mode, search }: SidebarPanelProps) {
  const user = useUser();
  return (
    <div className="flex min-h-full flex-col gap-6 px-3 pt-2 pb-4">
      <div className="mx-1">{search}</div>
      <nav aria-label="Chat modes">
        <ul className="flex flex-col gap-1">
          {MODES.map((each) => (
            <li key={each} data-mode={each}>
              <ModeLink mode={each} active={each === mode} />
            </li>
          ))}
        </ul>
      </nav>
      <RecentInsights />
      {user?.onboardingCompleted && <Streak />}
    </div>
  );
}

function ModeLink({ mode, active }: { mode: Mode; active: boolean }) {
  const { search } = useLocation();
  const { description, icon: Icon } = MODE_ITEMS[mode];
  return (
    <Link
      to={{ search: searchOfMode(search, mode) }}
      aria-current={active ? 'page' : undefined}
      className={cn(
        'flex w-full items-start gap-3 rounded-control px-3 py-2.5 text-left transition-colors duration-150',
        active ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      <span className="min-w-0">
        <span className={cn('block text-[0.9375rem] leading-6 font-medium', active && 'text-accent')}>
          {MODE_NAMES[mode]}
        </span>
        <span className="block text-sm leading-5 text-ink-soft">{description}</span>
      </span>
    </Link>
  );
}

function RecentInsights() {
  const { data, isError, isFetching, refetch } = useInsights();
  // Undefined until it is first opened, which loads its code.
  const [open, setOpen] = useState<boolean>();
  const title = useId();
  return (
    <section aria-labelledby={title} className="mx-1 rounded-card border border-line bg-surface p-4">
      <h2 id={title} className="text-base font-medium">
        Recent Insights
      </h2>
      <div className="mt-2 text-sm leading-6 text-ink-soft">
        {data ? (
          <ul className="flex flex-col gap-2">
            {recentInsights(data).map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        ) : isError ? (
          <>
            <p>Your insights could not be loaded.</p>
            <Button variant="link" size="sm" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        ) : (
          <SkeletonText label="Loading your insights" lines={3} />
        )}
      </div>
      <Button variant="link" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        View detailed insights
      </Button>
      {open !== undefined && <InsightsPanel open={open} onOpenChange={setOpen} />}
    </section>
  );
}

/** The current streak. */
function Streak() {
  const streak = useInsights().data?.weeklyStats.currentStreak;
  if (streak === undefined) return null;
  const { unit, encouragement } = streakText(streak);
  return (
    <p className="mx-1 mt-auto flex items-center gap-3 border-t border-line px-3 pt-4">
      <Flame aria-hidden className="size-5 text-accent" />
      <span className="min-w-0 flex-1 text-[0.9375rem]">
        <span className="block text-sm text-ink-soft">Current streak</span>
        <span className="font-medium tabular-nums">
          {streak} {unit}
        </span>
      </span>
      <span className="text-sm text-ink-soft">{encouragement}</span>
    </p>
  );
}
