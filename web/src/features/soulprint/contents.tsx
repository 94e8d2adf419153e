import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { scrollBehavior } from '../../lib/reduced-motion.ts';
import { cn } from '../../ui/cn.ts';
import { blueprintQuery } from './blueprint.ts';
import { type Section, sectionsOf } from './sections.ts';

interface ContentsProps {
  /** `list` stands beside the text; `disclosure` above it, where there is no room beside. */
  variant: 'list' | 'disclosure';
  className?: string;
}

/** Links to the sections of the SoulPrint; nothing before it is written. */
export function SoulPrintContents({ variant, className }: ContentsProps) {
  const text = useQuery(blueprintQuery).data?.blueprint;
  const sections = text ? sectionsOf(text) : [];
  if (sections.length === 0) return null;
  if (variant === 'disclosure') {
    return (
      <details className={cn('group rounded-control border border-line bg-surface', className)}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between px-4 text-[0.9375rem] [&::-webkit-details-marker]:hidden">
          Contents
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label="Contents" className="px-4 pb-3">
          <Links sections={sections} />
        </nav>
      </details>
    );
  }
  return (
    <nav aria-label="Contents" className={className}>
      <p className="mb-2 text-xs text-ink-soft">Contents</p>
      <Links sections={sections} />
    </nav>
  );
}

function Links({ sections }: { sections: Section[] }) {
  return (
    <ol className="flex flex-col">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(event) => goToSection(event, id)}
            className="flex min-h-11 items-center rounded-control py-1.5 text-[0.9375rem] leading-snug text-ink-soft hover:text-ink hover:underline hover:underline-offset-4"
          >
            <span dir="auto">{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls without a new entry in the history, and moves the focus along for the keyboard and screen readers. */
function goToSection(event: MouseEvent, id: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  const heading = document.getElementById(id);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  heading.focus({ preventScroll: true });
}
