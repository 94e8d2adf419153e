import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  CalendarEvent,
  GoogleCalendar,
  GoogleConflict,
  GoogleStatus,
  GoogleSyncAnswer,
  SaveGoogleSettings,
} from '@inkwell/contracts';
import { useEffect } from 'react';
import { invalidateTopic } from '../../lib/query-client.ts';
import { getQueryFn, request } from '../../lib/request.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { toast } from '../../ui/toast.ts';

const PATH = '/api/google-calendar';
/** How old a status may become. The server polls Google more often for a person who asks for it. */
export const STATUS_INTERVAL_MS = 60_000;
/** Spec 9: how far ahead 'Sync now' reads. */
const SYNC_WINDOW_MS = 7_776_000_000;
const SYNC_KEY = [`${PATH}/sync`];

export type ConnectedStatus = Extract<GoogleStatus, { connected: true }>;

const NOT_CONNECTED: GoogleStatus = { connected: false, syncEnabled: false, primaryCalendarId: null };

/** Whether Google Calendar is connected and how it is. */
export const statusQuery = queryOptions({
  queryKey: [`${PATH}/status`],
  queryFn: getQueryFn<GoogleStatus>({ on401: 'throw' }),
  staleTime: STATUS_INTERVAL_MS,
  refetchOnMount: true,
  meta: { topics: ['google'] },
});

export const CALENDARS_KEY = [`${PATH}/calendars`];

/** The calendars of the connected account. */
export const calendarsQuery = (account: string) =>
  queryOptions({
    queryKey: [...CALENDARS_KEY, account],
    queryFn: getQueryFn<GoogleCalendar[]>({ on401: 'throw' }),
  });

/** Shows a failure of Google Calendar (spec 8). */
export const showError = (description: string): void =>
  toast({ title: 'Error', description, variant: 'destructive' });

export const showConnectError = (): void => showError('Failed to connect to Google Calendar');

/** Leads to Google's page, which comes back to `/app?mode=plan&google=…`. */
export function useConnect() {
  const { mutate, isPending, isSuccess, reset } = useSingleMutation({
    mutationFn: async () => {
      const { authUrl } = await request<{ authUrl: string }>('GET', `${PATH}/auth`);
      window.location.assign(authUrl);
    },
    onError: showConnectError,
  });
  useEffect(() => {
    // The back button may show the page as it was left.
    const resetIfKept = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', resetIfKept);
    return () => window.removeEventListener('pageshow', resetIfKept);
  }, [reset]);
  return { connect: () => mutate(), isConnecting: isPending || isSuccess };
}

/** Saves the calendar or whether the sync is automatic. One after another, so that the last one wins. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: SaveGoogleSettings) => request<GoogleStatus>('PUT', `${PATH}/settings`, settings),
    scope: { id: `${PATH}/settings` },
    // A status that was asked for before would show the former choice for a moment.
    onMutate: () => client.cancelQueries({ queryKey: statusQuery.queryKey }),
    onSuccess: (status) => client.setQueryData(statusQuery.queryKey, status),
    onError: () => showError('The setting could not be saved. Please try again.'),
  });
}

/** Syncs a calendar now and shows what the server says of it. */
export function useSync() {
  const client = useQueryClient();
  const { mutate } = useSingleMutation({
    mutationKey: SYNC_KEY,
    mutationFn: (calendarId: string) => {
      const now = Date.now();
      return request<GoogleSyncAnswer>('POST', `${PATH}/sync`, {
        calendarId,
        timeMin: new Date(now).toISOString(),
        timeMax: new Date(now + SYNC_WINDOW_MS).toISOString(),
      });
    },
    onSuccess: ({ message }) => toast({ title: message }),
    onError: () => {
      showError('Failed to sync Google Calendar');
      // Why it failed stands in the status.
      void invalidateTopic(client, 'google');
    },
    meta: { topics: ['google', 'calendar'] },
  });
  // Also of a dialog that was closed meanwhile.
  return { sync: mutate, isSyncing: useIsMutating({ mutationKey: SYNC_KEY }) > 0 };
}

/** Disconnects. With `keep` the events that were made in Inkwell stay at Google. */
export function useDisconnect() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (keep: boolean) => request('POST', `${PATH}/disconnect`, { keep }),
    onSuccess: () => {
      client.setQueryData(statusQuery.queryKey, NOT_CONNECTED);
      toast({ title: 'Google Calendar disconnected successfully' });
    },
    onError: () => showError('Failed to disconnect Google Calendar'),
    meta: { topics: ['google', 'calendar'] },
  });
}

function withoutConflict(status: GoogleStatus, id: string): GoogleStatus {
  if (!status.connected) return status;
  return { ...status, conflicts: status.conflicts.filter((conflict) => conflict.id !== id) };
}

/** Lets the version of an event stand that was replaced. */
export function useRestoreVersion() {
  const client = useQueryClient();
  return useSingleMutation(
    {
      mutationFn: ({ id }: GoogleConflict) =>
        request<CalendarEvent>('POST', `${PATH}/conflicts/${encodeURIComponent(id)}/restore`),
      onSuccess: (_event, { id }) => {
        client.setQueryData(statusQuery.queryKey, (status) => status && withoutConflict(status, id));
        toast({ title: 'The other version stands now' });
      },
      onError: () => {
        showError('The other version could not be restored. Please try again.');
        void invalidateTopic(client, 'google');
      },
      meta: { topics: ['google', 'calendar'] },
    },
    ({ id }) => id,
  );
}
