import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarSuggestion } from '@inkwell/contracts';
import { suggestionAnswerId } from '@inkwell/contracts/constants';
import { useCallback, useEffect, useState } from 'react';
import { userQuery } from '../../../lib/session.ts';
import { dayAndTime } from '../../../lib/time.ts';
import { toast } from '../../../ui/toast.ts';
import type { OutgoingMessage } from '../reply/chat-store.ts';
import type { Completion } from '../reply/reply-stream.ts';
import type { SuggestionForm } from './suggestion-form.ts';
import { isPast, readSuggestions, saveSuggestions, type StoredSuggestions } from './stored-suggestions.ts';
import { acceptSuggestion, noTo, recordAnswer, sourceOf, suggestionsQuery, yesTo } from './suggestions.ts';
import { showError } from '../reply/use-delivery.ts';

/** What a suggestion is answered with. */
export interface SuggestionAnswer {
  accept: boolean;
  byKeyboard: boolean;
  /** What is accepted in its place. */
  changed?: CalendarSuggestion;
}

interface AskedAnswer extends Pick<SuggestionAnswer, 'accept' | 'byKeyboard'> {
  /** As it was suggested, or changed. */
  asked: CalendarSuggestion;
  /** The reply after which it was asked. */
  replyId: string;
}

export interface ShownSuggestion {
  suggestion: CalendarSuggestion;
  /** From 1 to `count`. */
  place: number;
  count: number;
  answering: boolean;
  answer: (answer: SuggestionAnswer) => void;
  /** In which it is being changed. */
  form: SuggestionForm | null;
  /** Null shows it as suggested. */
  setForm: (form: SuggestionForm | null) => void;
}

interface SuggestionsOptions {
  isOn: boolean;
  userId: string;
  date: string;
  conversationId: number;
  /** The last one was answered. */
  onEnd: (byKeyboard: boolean) => void;
}

/**
 * Suggestions for the calendar, one after the other, after a reply in plan mode. Those that were not answered survive a
 * reload, and so does what is typed to change one.
 */
export function useSuggestions({ isOn, userId, date, conversationId, onEnd }: SuggestionsOptions) {
  const client = useQueryClient();
  const [stored, setStored] = useState(() => readSuggestions(userId, date));
  const source = stored?.source ?? null;
  const { data, isFetching } = useQuery(suggestionsQuery(isOn ? source : null));
  const all = data ?? [];
  const open = all.filter(({ id }) => !stored?.answered.includes(id));
  const [suggestion] = open;

  useEffect(() => {
    if (stored && data) {
      saveSuggestions(userId, date, { ...stored, source: { ...stored.source, found: data } });
    }
  }, [userId, date, stored, data]);

  const update = useCallback(
    (change: (stored: StoredSuggestions | null) => StoredSuggestions | null) => {
      // An answer outlives its panel; what another panel has stored since stays.
      const next = change(readSuggestions(userId, date));
      setStored(next);
      // A reply may end after its reader has signed out.
      if (client.getQueryData(userQuery.queryKey)?.id === userId) saveSuggestions(userId, date, next);
    },
    [client, userId, date],
  );
  const remove = ({ id }: CalendarSuggestion, byKeyboard: boolean) => {
    update((current) => {
      if (!current) return null;
      const answered = [...current.answered, id];
      const isDone = current.source.found?.every((each) => answered.includes(each.id)) ?? false;
      return isDone ? null : { ...current, answered, change: undefined };
    });
    if (open.length <= 1) onEnd(byKeyboard);
  };

  const mutationKey = ['answer-suggestion', conversationId];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async ({ asked, replyId, accept }: AskedAnswer) => {
      // Scheduled first: the record must not say what did not happen. Both are tried again together.
      if (accept) await acceptSuggestion(asked);
      const said = accept ? yesTo(asked) : noTo(asked);
      await recordAnswer(conversationId, said, suggestionAnswerId(replyId, asked.id, accept));
    },
    onSuccess: (_nothing, { asked, accept, byKeyboard }) => {
      remove(asked, byKeyboard);
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
      if (next || replaces !== undefined) update(() => next && { source: next, answered: [] });
    },
    [isOn, update],
  );

  const shown: ShownSuggestion | null =
    suggestion && source && !isFetching
      ? {
          suggestion,
          place: all.indexOf(suggestion) + 1,
          count: all.length,
          answering,
          form: stored?.change?.id === suggestion.id ? stored.change.form : null,
          setForm: (form) =>
            update(
              (current) => current && { ...current, change: form ? { id: suggestion.id, form } : undefined },
            ),
          answer: ({ accept, byKeyboard, changed }) => {
            if (accept && !changed && isPast(suggestion)) {
              remove(suggestion, byKeyboard);
              toast({
                title: 'Time Has Passed',
                description: `"${suggestion.title}" was suggested for ${dayAndTime(suggestion.suggestedTime)}. You can still add it in the week.`,
              });
              return;
            }
            // Asked and not remembered: a second click may come before the next rendering.
            if (client.isMutating({ mutationKey }) === 0)
              mutate({ accept, byKeyboard, asked: changed ?? suggestion, replyId: source.replyId });
          },
        }
      : null;
  return { onReply, analysing: isFetching, shown };
}
