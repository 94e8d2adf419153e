import { CalendarDays, Feather, HeartHandshake, type LucideIcon } from 'lucide-react';
import { MODES, type Mode } from '@inkwell/contracts/constants';
import { Link, useLocation } from '../lib/router.tsx';
import { MODE_NAMES, searchOfMode } from '../lib/modes.ts';
import { cn } from '../ui/cn.ts';

const ICONS: Record<Mode, LucideIcon> = { write: Feather, heal: HeartHandshake, plan: CalendarDays };

interface ModeSwitcherProps {
  mode: Mode;
  /** Renders as the bar at the bottom of a phone. */
  bar?: boolean;
  className?: string;
}

export function ModeSwitcher({ mode, bar = false, className }: ModeSwitcherProps) {
  const { search } = useLocation();
  return (
    <nav
      aria-label="Modes"
      className={cn(
        'flex',
        bar
          ? 'shrink-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]'
          : 'gap-1 rounded-full border border-line bg-sunken p-1',
        className,
      )}
    >
      {MODES.map((each) => {
        const Icon = ICONS[each];
        const active = each === mode;
        return (
          <Link
            key={each}
            to={{ search: searchOfMode(search, each) }}
            data-mode={each}
            aria-current={active ? 'page' : undefined}
            className={cn(
              'flex items-center justify-center font-medium transition-colors duration-150',
              bar
                ? 'min-h-14 flex-1 flex-col gap-0.5 text-xs focus-visible:-outline-offset-4 low:min-h-11 low:flex-row low:gap-2'
                : 'min-h-9 gap-2 rounded-full px-3.5 text-sm',
              !active && 'text-ink-soft hover:text-ink',
              active && bar && 'text-accent',
              active && !bar && 'bg-accent text-on-accent',
            )}
          >
            <Icon aria-hidden className={bar ? 'size-5' : 'size-4'} />
            {MODE_NAMES[each]}
          </Link>
        );
      })}
    </nav>
  );
}
