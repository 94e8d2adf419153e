import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarSuggestion } from '@inkwell/contracts';
import { useCallback, useState } from 'react';
import { dayAndTime } from '../../lib/time.ts';
import { toast } from '../../ui/toast.ts';
import type { OutgoingMessage } from './chat-store.ts';
import type { Completion } from './reply-stream.ts';
import {
  acceptSuggestion,
  noTo,
  recordAnswer,
  sourceOf,
  type SuggestionSource,
  suggestionsQuery,
  yesTo,
} from './suggestions.ts';
import { showError } from './use-delivery.ts';

/** What a suggestion is answered with. */
export interface SuggestionAnswer {
  accept: boolean;
  byKeyboard: boolean;
}

export interface ShownSuggestion {
  suggestion: CalendarSuggestion;
  /** From 1 to `count`. */
  place: number;
  count: number;
  answering: boolean;
  answer: (answer: SuggestionAnswer) => void;
}

interface SuggestionsOptions {
  isOn: boolean;
  conversationId: number;
  /** The last one was answered. */
  onEnd: (byKeyboard: boolean) => void;
}

/** Suggestions for the calendar, one after the other, after a reply in plan mode. */
export function useSuggestions({ isOn, conversationId, onEnd }: SuggestionsOptions) {
  const client = useQueryClient();
  const [source, setSource] = useState<SuggestionSource | null>(null);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const { data: all = [], isFetching } = useQuery(suggestionsQuery(source));
  const open = all.filter(({ id }) => !answered.has(id));
  const [suggestion] = open;

  const mutationKey = ['answer-suggestion', conversationId];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async ({ asked, accept }: SuggestionAnswer & { asked: CalendarSuggestion }) => {
      // Scheduled first: the record must not say what did not happen. Both are tried again together.
      if (accept) await acceptSuggestion(asked);
      await recordAnswer(conversationId, accept ? yesTo(asked) : noTo(asked));
    },
    onSuccess: (_nothing, { asked, accept, byKeyboard }) => {
      setAnswered((known) => new Set([...known, asked.id]));
      if (open.length <= 1) onEnd(byKeyboard);
      if (accept) {
        toast({
          title: 'Event Scheduled',
          description: `"${asked.title}" has been added to your calendar for ${dayAndTime(asked.suggestedTime)}`,
        });
      }
    },
    onError: () => showError('Failed to process calendar suggestion'),
    meta: { topics: ['calendar', 'chat'] },
  });
  const answering = useIsMutating({ mutationKey }) > 0;

  const onReply = useCallback(
    ({ content, replaces }: OutgoingMessage, completion: Completion) => {
      const next = isOn ? sourceOf(content, completion) : null;
      // What was not answered stays until there is something new, or its message is replaced.
      if (next || replaces !== undefined) setSource(next);
    },
    [isOn],
  );

  const shown: ShownSuggestion | null =
    suggestion && !isFetching
      ? {
          suggestion,
          place: all.indexOf(suggestion) + 1,
          count: all.length,
          answering,
          answer: (answer) => {
            // Asked and not remembered: a second click may come before the next rendering.
            if (client.isMutating({ mutationKey }) === 0) mutate({ ...answer, asked: suggestion });
          },
        }
      : null;
  return { onReply, analysing: isFetching, shown };
}
