import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '../lib/live.ts';
import { invalidateAllTopics, invalidateTopic } from '../lib/query-client.ts';
import { forgetWhenUserChanges, useUser } from '../lib/session.ts';

/** Keeps what is on the screen true to the server while someone is signed in. Draws nothing. */
export function LiveUpdates() {
  const client = useQueryClient();
  const userId = useUser()?.id;

  useEffect(() => forgetWhenUserChanges(client), [client]);

  useEffect(() => {
    if (userId === undefined) return;
    return listen({
      onTopic: (topic) => void invalidateTopic(client, topic),
      onGap: () => void invalidateAllTopics(client),
    });
  }, [client, userId]);

  return null;
}
