import { useQueryClient } from '@tanstack/react-query';
import { addDays } from '@inkwell/contracts/days';
import type { Mode } from '@inkwell/contracts/constants';
import { useState } from 'react';
import { useToday } from '../../../lib/time.ts';
import { conversationHeadQuery } from './conversations.ts';
import { moveTypedText, readMessageDraft, withPendingTyped } from '../input/message-draft.ts';

interface OpenDay {
  /** The day whose conversation is shown. */
  day: string;
  /** Shows today's conversation; undefined unless another day's has stayed open. */
  goToToday: (() => void) | undefined;
}

/**
 * The day of the conversation to show: the one asked for. Where midnight has passed meanwhile, a conversation that
 * was open, or a half-typed message, stays until the person goes on to the new day.
 */
export function useOpenDay(userId: string, mode: Mode, date: string): OpenDay {
  const client = useQueryClient();
  const today = useToday();
  const isTyped = (day: string) => withPendingTyped(readMessageDraft(userId, mode, day)).text.trim() !== '';
  const hasBegun = (day: string) => Boolean(client.getQueryData(conversationHeadQuery(mode, day).queryKey));

  const [previous, setPrevious] = useState({ mode, date, wasToday: date === today });
  const [heldDay, setHeldDay] = useState<string | null>(() => {
    // Also after a reload, or where the panel was closed meanwhile.
    const yesterday = addDays(today, -1);
    return date === today && isTyped(yesterday) && !isTyped(today) ? yesterday : null;
  });

  if (previous.mode !== mode || previous.date !== date) {
    setPrevious({ mode, date, wasToday: date === today });
    const midnightPassed = previous.mode === mode && previous.wasToday && date === today;
    const open = heldDay ?? previous.date;
    setHeldDay(midnightPassed && (hasBegun(open) || isTyped(open)) ? open : null);
  }

  if (heldDay === null) return { day: date, goToToday: undefined };
  return {
    day: heldDay,
    goToToday: () => {
      moveTypedText(userId, mode, heldDay, date);
      setHeldDay(null);
    },
  };
}
