import { Search } from 'lucide-react';
import { ariaKeysOf, SHORTCUTS } from '../../lib/shortcuts.ts';

/** Opens the search; the keys that do so too stand beside its name. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaKeysOf(SHORTCUTS.search)}
      onClick={onOpen}
      className="flex min-h-11 w-full items-center gap-3 rounded-control border border-line-control/70 bg-surface px-3 text-left text-[0.9375rem] text-ink-soft transition-colors duration-150 hover:border-line-control"
    >
      <Search aria-hidden className="size-5 shrink-0" />
      <span className="flex-1">Search</span>
      <kbd aria-hidden className="hidden rounded border border-line px-1.5 font-sans text-xs lg:block">
        {SHORTCUTS.search.label}
      </kbd>
    </button>
  );
}
