import type { Insights } from '@inkwell/contracts';
import { EMOTIONS_SHOWN, THEMES_SHOWN } from '@inkwell/contracts/constants';
import { useId, type ReactNode } from 'react';
import { navigate } from '../../lib/router.tsx';
import { searchOfPage } from '../../lib/modes.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Sheet, SheetContent } from '../../ui/sheet.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { InsightCard } from './insight-card.tsx';
import { countDays, useInsights, useSaveRestDay } from './insights.ts';
import { WeekLine } from './week-line.tsx';

const YearInPixels = lazyPart('Your year', async () => (await import('./year-in-pixels.tsx')).YearInPixels, {
  fallback: <SkeletonText label="Loading your year" lines={6} />,
});

interface InsightsPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The 'Weekly Insights' panel: what the writing adds up to, each claim with the days it rests on. */
export function InsightsPanel({ open, onOpenChange }: InsightsPanelProps) {
  const { data, isError, refetch } = useInsights();
  const openDay = (day: string) => {
    onOpenChange(false);
    navigate({ search: searchOfPage(day) });
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent title="Weekly Insights" side="right" className="w-full sm:w-[28rem]">
        <div className="flex flex-col gap-8 px-5 pb-10">
          {data ? (
            <Sections insights={data} onOpenDay={openDay} />
          ) : isError ? (
            <LoadError onRetry={() => void refetch()}>Your insights could not be loaded.</LoadError>
          ) : (
            <SkeletonText label="Loading your insights" lines={8} />
          )}
        </div>
      </SheetContent>
    </Sheet>
  );
}

interface SectionsProps {
  insights: Insights;
  onOpenDay: (day: string) => void;
}

function Sections({
  insights: { insights, emotionPatterns, weeklyStats, restDay },
  onOpenDay,
}: SectionsProps) {
  const saveRestDay = useSaveRestDay();
  const { totalEntries, positiveEntries, totalDaysAllTime, currentStreak, themes } = weeklyStats;
  return (
    <>
      {insights.length > 0 ? (
        <ul aria-label="Insights" className="flex flex-col gap-3">
          {insights.map((insight) => (
            <InsightCard key={insight.id} insight={insight} onOpenDay={onOpenDay} />
          ))}
        </ul>
      ) : (
        <p className="text-[0.9375rem] leading-6 text-ink-soft">
          What repeats in your writing will be said here, with the pages it rests on. Nothing is claimed from
          fewer than five of them.
        </p>
      )}
      <Section title="This Week">
        <dl className="grid grid-cols-2 gap-3">
          <Number label="Days with an entry" value={totalEntries} />
          <Number label="With positive sentiment" value={positiveEntries} />
        </dl>
        {themes.length > 0 && (
          <p className="text-[0.9375rem] leading-6">
            <span className="text-ink-soft">You wrote about </span>
            {themes.slice(0, THEMES_SHOWN).join(', ')}
          </p>
        )}
        <WeekLine />
      </Section>
      <Section title="Emotional Patterns">
        <EmotionBars patterns={emotionPatterns.slice(0, EMOTIONS_SHOWN)} />
      </Section>
      <Section title="All Time">
        <dl className="grid grid-cols-2 gap-3">
          <Number label="Days journaled" value={totalDaysAllTime} />
          <Number label="Current streak" value={countDays(currentStreak)} />
        </dl>
        <Switch
          label="A rest day each week"
          hint="One day without an entry in a week does not end your streak."
          checked={saveRestDay.isPending ? saveRestDay.variables : restDay}
          onCheckedChange={(checked) => saveRestDay.mutate(checked)}
        />
      </Section>
      <Section title="Your Year">
        <YearInPixels onOpenDay={onOpenDay} />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="text-lg font-medium">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Number({ label, value }: { label: string; value: number | string }) {
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-serif text-2xl tabular-nums">{value}</dd>
    </div>
  );
}

/** How often each emotion was found: the number says it, the bar's length shows it. */
function EmotionBars({ patterns }: { patterns: Insights['emotionPatterns'] }) {
  if (patterns.length === 0)
    return (
      <p className="text-[0.9375rem] leading-6 text-ink-soft">
        The feelings in what you write will be counted here.
      </p>
    );
  const highestCount = Math.max(...patterns.map(({ count }) => count));
  return (
    <ul className="flex flex-col gap-2.5">
      {patterns.map(({ emotion, count }) => (
        <li key={emotion} className="grid grid-cols-[8rem_1fr_auto] items-center gap-3 text-[0.9375rem]">
          <span className="truncate">{emotion}</span>
          <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full">
            <rect width="100" height="8" rx="4" className="fill-sunken" />
            <rect width={(count / highestCount) * 100} height="8" rx="4" className="fill-accent" />
          </svg>
          <span className="text-ink-soft tabular-nums">
            {count}
            <span className="sr-only"> {count === 1 ? 'time' : 'times'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
