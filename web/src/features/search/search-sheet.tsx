import { isBlankText } from '@inkwell/contracts/blank';
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@inkwell/contracts/constants';
import type { SearchResult } from '@inkwell/contracts';
import { useRef, useState, type KeyboardEvent } from 'react';
import { navigate } from '../../lib/router.tsx';
import { useDebounced } from '../../lib/debounced.ts';
import { longDay, useToday } from '../../lib/time.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Sheet, SheetContent } from '../../ui/sheet.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SearchFilters } from './search-filters.tsx';
import { SearchResultList } from './search-result-list.tsx';
import { NO_FILTERS, pathOf, searchQuery } from './search.ts';

const TYPING_MS = 250;

interface SearchSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A search through one's own pages and conversations; choosing a result opens its day. */
export function SearchSheet({ open, onOpenChange }: SearchSheetProps) {
  const today = useToday();
  const choose = (result: SearchResult) => {
    onOpenChange(false);
    navigate(pathOf(result, today));
  };
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent title="Search" side="right" className="w-[min(30rem,calc(100vw-1rem))]">
        <Search onChoose={choose} />
      </SheetContent>
    </Sheet>
  );
}

function Search({ onChoose }: { onChoose: (result: SearchResult) => void }) {
  const [typed, setTyped] = useState('');
  const [filters, setFilters] = useState(NO_FILTERS);
  const question = useDebounced(isBlankText(typed) ? '' : typed.trim(), TYPING_MS);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(searchQuery(question, filters));
  const region = useRef<HTMLDivElement>(null);
  const isAsked = question !== '';
  const isSettled = isAsked && data !== undefined && !isPlaceholderData && !isError;

  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    // These keys choose among the words that an input method offers.
    if (event.nativeEvent.isComposing) return;
    const results = [...(region.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])];
    const field = region.current?.querySelector('input');
    // -1 in the field.
    const at = results.indexOf(event.currentTarget);
    if (event.key === 'ArrowDown') results[at + 1]?.focus();
    else if (event.key === 'ArrowUp' && at >= 0) (results[at - 1] ?? field)?.focus();
    else if (event.key === 'Enter' && at < 0) results[0]?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <div ref={region} className="flex flex-col gap-4 px-5 pb-8">
      <TextField
        type="search"
        label="What are you looking for?"
        hint={isAsked ? undefined : 'Words, a “phrase”, or a question: when did I last feel at home?'}
        data-autofocus
        // The browser's own button to empty it has colours of its own.
        className="[&_input::-webkit-search-cancel-button]:hidden"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LIMITS.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={moveFocus}
      />
      <SearchFilters filters={filters} onChange={setFilters} />
      <p role="status" className="sr-only">
        {isSettled && countText(data.results.length)}
      </p>
      {isAsked && isError && (
        <LoadError onRetry={() => void refetch()}>Your search could not be answered.</LoadError>
      )}
      {isAsked && !data && isFetching && <SkeletonText label="Searching" lines={6} />}
      {isAsked && data && !isError && (
        <>
          {data.results.length > 0 && (
            <SearchResultList results={data.results} onChoose={onChoose} onKeyDown={moveFocus} />
          )}
          {isSettled && data.results.length === 0 && (
            <p className="text-[0.9375rem] text-ink-soft wrap-anywhere">
              Nothing found for “<span dir="auto">{question}</span>”. Try fewer or other words.
            </p>
          )}
          {!data.conversations && (
            <p className="text-sm text-ink-soft">
              Your conversations could not be searched just now. These are your pages alone.
            </p>
          )}
          {data.since !== null && (
            <p className="text-sm text-ink-soft">
              Searched back to {longDay(data.since)}. Choose earlier days to look further.
            </p>
          )}
        </>
      )}
    </div>
  );
}

const countText = (count: number) =>
  count === 0 ? 'Nothing found' : `${count} ${count === 1 ? 'result' : 'results'}`;
