import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '../lib/live.ts';
import { invalidateAllTopics, invalidateTopic } from '../lib/query-client.ts';
import { forgetWhenUserChanges, useUser } from '../lib/session.ts';
import { listenToTabs, tellTabs, type Notice } from '../lib/tabs.ts';

const take = (client: QueryClient, notice: Notice) =>
  void ('gap' in notice ? invalidateAllTopics(client) : invalidateTopic(client, notice.topic));

/** Keeps what is on the screen true to the server and to what the other tabs do. Draws nothing. */
export function LiveUpdates() {
  const client = useQueryClient();
  const userId = useUser()?.id;

  useEffect(() => forgetWhenUserChanges(client), [client]);

  // Also while nobody is signed in: another tab may sign in for this one.
  useEffect(() => listenToTabs((notice) => take(client, notice)), [client]);

  useEffect(() => {
    if (userId === undefined) return;
    return listen((notice) => {
      take(client, notice);
      tellTabs(notice);
    });
  }, [client, userId]);

  return null;
}
