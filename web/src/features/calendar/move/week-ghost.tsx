import { useEffect, useMemo, useRef } from 'react';
import { timeOfDay } from '../../../lib/time.ts';
import { newEventAt, withTimes } from '../event/event-form.ts';
import { spanOf, type WeekEdit } from './week-edit.ts';
import { drawnHeight, layOutDays, toRem } from '../week/week-layout.ts';

interface WeekGhostProps {
  edit: WeekEdit;
  shown: readonly string[];
}

/** What is drawn, moved or resized, with its new time, over the columns of the shown days. */
export function WeekGhost({ edit, shown }: WeekGhostProps) {
  const { event, span, grabbedAt } = edit;
  const drawn = useMemo(() => (event ? withTimes(event, span) : newEventAt(span)), [event, span]);
  const parts = useMemo(() => layOutDays([{ ...drawn, allDay: false }], shown), [drawn, shown]);
  const root = useRef<HTMLDivElement>(null);
  const isByKeys = grabbedAt === null;
  // The event itself may leave the screen while it is moved, and the keys with it.
  useEffect(() => {
    if (isByKeys) root.current?.focus({ preventScroll: true });
  }, [isByKeys]);
  useEffect(() => {
    if (isByKeys) root.current?.querySelector('[data-ghost]')?.scrollIntoView({ block: 'nearest' });
  }, [isByKeys, span]);
  const { start, end } = spanOf(drawn);
  return (
    <div
      ref={root}
      role="group"
      tabIndex={-1}
      aria-label={`Moving ${drawn.title}`}
      aria-hidden={!isByKeys}
      className="pointer-events-none absolute inset-0 z-20 outline-none"
    >
      {!drawn.allDay &&
        shown.map((day, index) =>
          parts.get(day)?.timed.map(({ top, height }) => (
            <div
              key={day}
              data-ghost
              className="absolute overflow-hidden rounded-md border-2 px-1.5 text-xs leading-[1.125rem] text-ink shadow-float"
              style={{
                top: toRem(top),
                height: toRem(drawnHeight(height)),
                left: `calc(${(index / shown.length) * 100}% + 2px)`,
                width: `calc(${100 / shown.length}% - 4px)`,
                borderColor: `color-mix(in oklab, ${drawn.color} 75%, var(--color-ink))`,
                backgroundColor: `color-mix(in oklab, ${drawn.color} 34%, var(--color-surface))`,
              }}
            >
              <p className="font-medium">
                {timeOfDay(start)} to {timeOfDay(end)}
              </p>
              <p dir="auto" className="truncate">
                {drawn.title}
              </p>
            </div>
          )),
        )}
    </div>
  );
}
