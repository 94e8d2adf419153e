import type { Insight } from '@inkwell/contracts';
import { ChevronDown, X } from 'lucide-react';
import { useId, useState } from 'react';
import { longDay } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { useDismissInsight } from './insights.ts';

interface InsightCardProps {
  insight: Insight;
  onOpenDay: (day: string) => void;
}

/** A claim with the entries it rests on, which lead to their pages. */
export function InsightCard({ insight, onOpenDay }: InsightCardProps) {
  const { title, description, evidence } = insight;
  const [showsEvidence, setShowsEvidence] = useState(false);
  const list = useId();
  const dismiss = useDismissInsight();
  const count = evidence.length;
  // The newest first: what was written lately is remembered best.
  const days = evidence.map(({ date }) => date).toReversed();
  return (
    <li className={cn('rounded-card border border-line bg-surface p-4', dismiss.isPending && 'opacity-60')}>
      <div className="flex items-start justify-between gap-2">
        <h3 dir="auto" className="text-base leading-6 font-medium">
          {title}
        </h3>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Dismiss: ${title}`}
          disabled={dismiss.isPending}
          className="-mt-2.5 -mr-2.5"
          onClick={() => dismiss.mutate(insight)}
        >
          <X aria-hidden />
        </Button>
      </div>
      <p dir="auto" className="mt-1 text-[0.9375rem] leading-6 text-ink-soft">
        {description}
      </p>
      <Button
        variant="link"
        size="sm"
        aria-expanded={showsEvidence}
        aria-controls={list}
        className="mt-1"
        onClick={() => setShowsEvidence(!showsEvidence)}
      >
        from {count} {count === 1 ? 'entry' : 'entries'}
        <ChevronDown aria-hidden className={cn('transition-transform', showsEvidence && 'rotate-180')} />
      </Button>
      <ul id={list} hidden={!showsEvidence} className="mt-1 flex flex-col">
        {days.map((day) => (
          <li key={day}>
            <button
              type="button"
              onClick={() => onOpenDay(day)}
              className="min-h-11 w-full rounded-control px-2 text-left text-[0.9375rem] transition-colors duration-150 hover:bg-hover"
            >
              {longDay(day)}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}
