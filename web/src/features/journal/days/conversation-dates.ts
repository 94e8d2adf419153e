import { queryOptions } from '@tanstack/react-query';
import type { ConversationDates } from '@inkwell/contracts';
import type { Mode } from '@inkwell/contracts/constants';
import { getQueryFn } from '../../../lib/request.ts';

/** The days that have a conversation of a mode. */
export const conversationDatesQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [`/api/conversations/dates?mode=${mode}`],
    queryFn: getQueryFn<ConversationDates>({ on401: 'throw' }),
    meta: { topics: ['chat'] },
  });
