import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SearchQuery, SearchResult, SearchResults } from '@inkwell/contracts';
import { request } from '../../lib/request.ts';

/** Unset filters are undefined. */
export type Filters = { [Name in 'from' | 'to' | 'mood' | 'theme']: SearchQuery[Name] };

export const NO_FILTERS: Filters = { from: undefined, to: undefined, mood: undefined, theme: undefined };

/** What fits a question. The question is personal text: the answer is forgotten as soon as nobody looks at it. */
export const searchQuery = (question: string, filters: Filters) =>
  queryOptions({
    queryKey: ['/api/journal-search', question, filters],
    queryFn: ({ signal }) =>
      request<SearchResults>('GET', `/api/journal-search?${paramsOf(question, filters)}`, undefined, {
        signal,
      }),
    enabled: question !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
    meta: { topics: ['journal', 'chat'] },
  });

function paramsOf(question: string, filters: Filters): URLSearchParams {
  const params = new URLSearchParams({ q: question });
  for (const [name, value] of Object.entries(filters)) if (value !== undefined) params.set(name, value);
  return params;
}

/** The path in the app where a result stands. */
export function pathOf({ date, mode }: Pick<SearchResult, 'date' | 'mode'>, today: string): string {
  const params = new URLSearchParams();
  if (mode !== null && mode !== 'write') params.set('mode', mode);
  if (date !== today) params.set('date', date);
  const text = params.toString();
  return text === '' ? '/app' : `/app?${text}`;
}

export type Part = { text: string; isHit: boolean };

/** A snippet in parts, in their order: what answers the question, and what is around it. */
export function partsOf({ snippet, hits }: Pick<SearchResult, 'snippet' | 'hits'>): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const [from, to] of hits) {
    parts.push(
      { text: snippet.slice(end, from), isHit: false },
      { text: snippet.slice(from, to), isHit: true },
    );
    end = to;
  }
  parts.push({ text: snippet.slice(end), isHit: false });
  return parts.filter(({ text }) => text !== '');
}
