import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { clearEventDrafts } from '../features/calendar/event/event-draft.ts';
import { clearMessageDrafts } from '../features/chat/input/message-draft.ts';
import { clearStoredSuggestions } from '../features/chat/suggestion/stored-suggestions.ts';
import { subscribeToLiveUpdates } from '../lib/live-stream.ts';
import { invalidateAllTopics, invalidateTopic } from '../lib/query-client.ts';
import { navigate } from '../lib/router.tsx';
import { retryPendingLogout } from '../lib/pending-logout.ts';
import { beforeSignOut, clearCacheOnUserChange, onOfflineSignOut, userQuery } from '../lib/session.ts';
import { subscribeToTabs, broadcastToTabs, type LiveUpdate } from '../lib/tab-channel.ts';
import { sealTexts } from '../lib/typed-texts.ts';
import { toast } from '../ui/toast.ts';

const invalidate = (client: QueryClient, update: LiveUpdate) =>
  'gap' in update ? invalidateAllTopics(client) : invalidateTopic(client, update.topic);

function clearTypedTexts(userId?: string): void {
  clearEventDrafts(userId);
  clearMessageDrafts(userId);
  clearStoredSuggestions(userId);
}

/** Invalidates queries on live updates from the server and the other tabs. Renders nothing. */
export function LiveUpdates() {
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const userId = user?.id;

  const signingOut = useRef(false);

  useEffect(() => clearCacheOnUserChange(client), [client]);

  useEffect(
    () =>
      beforeSignOut(() => {
        signingOut.current = true;
        clearTypedTexts();
        return Promise.resolve();
      }),
    [],
  );

  // Another tab, or another device, may have signed out, also while this tab was closed.
  const isUserKnown = user !== undefined;
  useEffect(() => {
    if (!isUserKnown) return;
    clearTypedTexts(userId);
    void sealTexts(userId);
  }, [isUserKnown, userId]);

  useEffect(retryPendingLogout, []);

  useEffect(
    () =>
      onOfflineSignOut(() => {
        signingOut.current = false;
        navigate('/signin');
        client.setQueryData(userQuery.queryKey, null);
        toast({
          title: 'Signed out on this device',
          description: 'The server will be told as soon as it can be reached.',
        });
      }),
    [client],
  );

  const applyUpdate = useCallback(
    (update: LiveUpdate) => {
      // The page is about to leave: a refetch now would only be refused.
      if (!signingOut.current) void invalidate(client, update);
    },
    [client],
  );

  // Also for visitors, because another tab may sign in.
  useEffect(() => subscribeToTabs(applyUpdate), [applyUpdate]);

  useEffect(() => {
    if (userId === undefined) return;
    return subscribeToLiveUpdates((update) => {
      applyUpdate(update);
      broadcastToTabs(update);
    });
  }, [applyUpdate, userId]);

  return null;
}
