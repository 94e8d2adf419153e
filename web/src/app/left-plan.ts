import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { planDraftKeys } from '../lib/safety-plan.ts';

async function saveLeft(userId: string, client: QueryClient): Promise<void> {
  if (planDraftKeys(userId).length === 0) return;
  // Code that cannot be loaded now is loaded the next time; the draft stays on this device.
  const code = await import('../features/safety-plan/open-plan.ts').catch(() => null);
  await code?.saveLeftPlan(userId, client);
}

/**
 * Saves what was typed into the safety plan and could not be saved before its page or its tab was closed: whichever page
 * is open, at the start, when the network is back, and when the tab is looked at again.
 *
 * @param userId the signed-in user whose own texts are back on this device; else null
 */
export function useLeftPlan(userId: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    const save = () => void saveLeft(userId, client);
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') save();
    };
    save();
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [userId, client]);
}
