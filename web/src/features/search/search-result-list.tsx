import type { SearchResult } from '@inkwell/contracts';
import type { KeyboardEvent } from 'react';
import { dayFormat } from '../../lib/time.ts';
import { partsOf } from './search.ts';

const shortDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

interface SearchResultListProps {
  results: readonly SearchResult[];
  onChoose: (result: SearchResult) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** What was found, the best first, with what answers the question marked. */
export function SearchResultList({ results, onChoose, onKeyDown }: SearchResultListProps) {
  return (
    <ul aria-label="Results" className="-mx-2">
      {results.map((result, index) => (
        <li key={`${result.date} ${result.conversationId ?? ''} ${index}`}>
          <button
            type="button"
            data-result
            onClick={() => onChoose(result)}
            onKeyDown={onKeyDown}
            className="flex w-full flex-col gap-0.5 rounded-control px-2 py-2.5 text-left transition-colors duration-150 hover:bg-hover"
          >
            <span className="flex justify-between gap-3 text-xs text-ink-soft">
              <span className="tabular-nums">{shortDay(result.date)}</span>
              <span>{result.kind === 'page' ? 'Page' : 'Conversation'}</span>
            </span>
            <span dir="auto" className="line-clamp-3 font-serif text-base leading-6 wrap-anywhere">
              {partsOf(result).map(({ text, isHit }, part) =>
                isHit ? (
                  <mark
                    key={part}
                    className="rounded-sm bg-accent-soft font-medium text-ink forced-colors:underline"
                  >
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
