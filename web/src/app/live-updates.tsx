import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { subscribeToLiveUpdates } from '../lib/live-stream.ts';
import { invalidateAllTopics, invalidateTopic } from '../lib/query-client.ts';
import { clearCacheOnUserChange, useUser } from '../lib/session.ts';
import { subscribeToTabs, broadcastToTabs, type LiveUpdate } from '../lib/tab-channel.ts';

const applyUpdate = (client: QueryClient, update: LiveUpdate) =>
  void ('gap' in update ? invalidateAllTopics(client) : invalidateTopic(client, update.topic));

/** Invalidates queries on live updates from the server and the other tabs. Renders nothing. */
export function LiveUpdates() {
  const client = useQueryClient();
  const userId = useUser()?.id;

  useEffect(() => clearCacheOnUserChange(client), [client]);

  // Also for visitors, because another tab may sign in.
  useEffect(() => subscribeToTabs((update) => applyUpdate(client, update)), [client]);

  useEffect(() => {
    if (userId === undefined) return;
    return subscribeToLiveUpdates((update) => {
      applyUpdate(client, update);
      broadcastToTabs(update);
    });
  }, [client, userId]);

  return null;
}
