import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import type { CalendarEvent } from '@inkwell/contracts';
import { toast } from '../../ui/toast.ts';
import { withdrawUndo } from './undo.ts';
import { isWeek } from './week-query.ts';

/** Changes the events of a week. */
type Change = (events: CalendarEvent[], query: Query) => CalendarEvent[];

/** What the server has, and what is shown on top of it until it has answered. */
interface State {
  /** The events of each week without what is pending, by the query's hash. */
  stored: Map<string, CalendarEvent[]>;
  pending: Set<Change>;
}

const states = new WeakMap<QueryClient, State>();

function stateOf(client: QueryClient): State {
  const state = states.get(client) ?? { stored: new Map(), pending: new Set() };
  states.set(client, state);
  return state;
}

/**
 * Shows a change of the week before the server has answered (spec 4.8). Where it fails the week is as it was, other
 * changes that are pending aside, also while the server cannot be reached; then it is read again.
 */
export function useOptimisticWeek() {
  const client = useQueryClient();
  const { stored, pending } = stateOf(client);
  const weeks = () => client.getQueryCache().findAll(isWeek);
  // Later the weeks may be others than they are now.
  const forgetStored = () => {
    if (pending.size === 0) stored.clear();
  };
  return {
    show: async (change: Change): Promise<Change> => {
      withdrawUndo();
      await client.cancelQueries(isWeek);
      for (const query of weeks()) {
        const events = client.getQueryData<CalendarEvent[]>(query.queryKey);
        if (!events) continue;
        if (pending.size === 0) stored.set(query.queryHash, events);
        client.setQueryData(query.queryKey, change(events, query));
      }
      pending.add(change);
      return change;
    },
    /** The server has it. */
    keep: (change: Change): void => {
      pending.delete(change);
      for (const query of weeks()) {
        const events = stored.get(query.queryHash);
        if (events) stored.set(query.queryHash, change(events, query));
      }
      forgetStored();
    },
    /** It failed, which is said. */
    takeBack: (change: Change | undefined): void => {
      toast({ title: 'Could not save the change', variant: 'destructive' });
      if (change) pending.delete(change);
      for (const query of weeks()) {
        const events = stored.get(query.queryHash);
        if (!events) continue;
        const shown = [...pending].reduce((changed, each) => each(changed, query), events);
        client.setQueryData(query.queryKey, shown);
      }
      forgetStored();
      void client.invalidateQueries(isWeek);
    },
  };
}
