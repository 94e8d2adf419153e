import { dayAndTime } from '../../../lib/time.ts';
import { SuggestionCard } from './suggestion-card.tsx';
import type { ShownSuggestion } from './use-suggestions.ts';

const ANALYSING = 'Analyzing your message for calendar opportunities...';

interface SuggestionsRegionProps {
  analysing: boolean;
  shown: ShownSuggestion | null;
}

/** Below the newest reply in plan mode: what could be planned, and that it is being looked for. */
export function SuggestionsRegion({ analysing, shown }: SuggestionsRegionProps) {
  return (
    <>
      {analysing && <p className="animate-fade-in py-2 text-sm text-ink-soft">{ANALYSING}</p>}
      {shown && <SuggestionCard key={shown.suggestion.id} {...shown} />}
    </>
  );
}

/** The same for screen readers, said once. It must be on the page before what it says. */
export function SuggestionsStatus({ analysing, shown }: SuggestionsRegionProps) {
  const { title, suggestedTime } = shown?.suggestion ?? {};
  return (
    <p role="status" className="sr-only">
      {analysing
        ? ANALYSING
        : suggestedTime === undefined
          ? ''
          : `A suggestion for your calendar: ${title}, ${dayAndTime(suggestedTime)}`}
    </p>
  );
}
