import { queryOptions, skipToken } from '@tanstack/react-query';
import type { CalendarSuggestion, ConfirmCalendar, FindSuggestions, Suggestions } from '@inkwell/contracts';
import { hasSuggestionKeyword, PLANNING_EXERCISES } from '@inkwell/contracts/constants';
import { dayAndTime } from '../../../lib/time.ts';
import { request } from '../../../lib/request.ts';
import type { Completion } from '../reply/reply-stream.ts';

const PATH = '/api/calendar/proactive-suggestions';

/** What is looked through for something to plan, after a reply. */
export interface SuggestionSource extends Pick<FindSuggestions, 'conversationContent' | 'exercise'> {
  replyId: string;
  /** What was found; absent while that is not known. */
  found?: CalendarSuggestion[];
}

/**
 * What to look through after a reply in plan mode: what the reply itself suggests, which is found already; what an
 * exercise has planned at its end; else a message with a keyword. Null where there is nothing, and beside care.
 */
export function sourceOf(
  content: string,
  { care, exercise, messageId, suggestions }: Completion,
): SuggestionSource | null {
  if (care) return null;
  if (suggestions && suggestions.length > 0)
    return { conversationContent: content, replyId: messageId, found: suggestions };
  const planning = PLANNING_EXERCISES.find((id) => id === exercise?.id);
  if (planning && exercise?.page)
    return { conversationContent: exercise.page, exercise: planning, replyId: messageId };
  return hasSuggestionKeyword(content) ? { conversationContent: content, replyId: messageId } : null;
}

async function findSuggestions({ conversationContent, exercise }: SuggestionSource, signal: AbortSignal) {
  const body: FindSuggestions = { conversationContent, mode: 'plan', ...(exercise && { exercise }) };
  const { suggestions } = await request<Suggestions>('POST', PATH, body, { signal });
  return suggestions;
}

/** What is suggested after a reply. It is asked once. */
export const suggestionsQuery = (source: SuggestionSource | null) =>
  queryOptions({
    queryKey: [PATH, source?.replyId ?? null],
    queryFn: source ? ({ signal }) => findSuggestions(source, signal) : skipToken,
    ...(source?.found && { initialData: source.found }),
    staleTime: Infinity,
  });

export const acceptSuggestion = (suggestion: CalendarSuggestion) =>
  request('POST', '/api/calendar/auto-schedule', { suggestion });

/** Records the person's answer to a suggestion as a message; with the same id once. */
export const recordAnswer = (conversationId: number, message: string, clientMessageId: string) => {
  const body: ConfirmCalendar = { message, isCalendarConfirmation: true, clientMessageId };
  return request('POST', `/api/conversations/${conversationId}/messages`, body);
};

export const yesTo = ({ title, suggestedTime }: CalendarSuggestion): string =>
  `Yes, please schedule "${title}" for ${dayAndTime(suggestedTime)}`;

export const noTo = ({ title }: CalendarSuggestion): string =>
  `No thanks, I don't want to schedule "${title}" right now`;
