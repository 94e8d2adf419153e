import { ENTRY_GRACE_MINUTES } from '@inkwell/contracts/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import { appendToTodaysEntry } from '../../../lib/append-to-entry.ts';
import { longDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { Banner } from './entry-frame.tsx';
import type { EntryStore } from '../saving/entry-store.ts';
import { Excerpt } from './excerpt.tsx';

interface MidnightBannerProps {
  userId: string;
  /** Of the day that is over. */
  store: EntryStore;
  /** Nothing can be added to it any more. */
  isClosed: boolean;
  goToToday: () => void;
}

/** Says what becomes of the words on a page whose day has ended while it was written. */
export function MidnightBanner({ userId, store, isClosed, goToToday }: MidnightBannerProps) {
  const client = useQueryClient();
  const { status } = useStore(store.state);
  const [adding, setAdding] = useState(false);
  const isSaved = status === 'saved' || status === 'none';
  const missing = isClosed && status === 'day-over' ? store.missingText() : '';

  const addToToday = async () => {
    setAdding(true);
    try {
      await appendToTodaysEntry(client, userId, missing);
      store.discard();
      goToToday();
    } catch {
      setAdding(false);
      toast({
        title: 'Error',
        description: 'Could not put it on the page. Please try again.',
        variant: 'destructive',
      });
    }
  };

  return (
    <Banner
      action={
        <>
          {missing !== '' && (
            <Button variant="secondary" size="sm" busy={adding} onClick={() => void addToToday()}>
              Add to today’s page
            </Button>
          )}
          <Button variant={missing === '' ? 'secondary' : 'ghost'} size="sm" onClick={goToToday}>
            Go to today
          </Button>
        </>
      }
    >
      {!isClosed && status !== 'day-over' ? (
        <>
          A new day has begun. What you write here stays with {longDay(store.date)}; it can be changed until{' '}
          {ENTRY_GRACE_MINUTES} minutes past midnight.
        </>
      ) : !isClosed ? (
        <>
          {longDay(store.date)} is over. You can finish the sentence: what you write now is kept on this
          device, for today’s page.
        </>
      ) : missing !== '' ? (
        <>
          {longDay(store.date)} is over. These last words came too late for its page. They are on this device
          only:
          <Excerpt page={missing} />
        </>
      ) : (
        <>
          {longDay(store.date)} is over, and its page can be read only.{' '}
          {isSaved ? 'All you wrote is saved.' : 'What is not saved yet is kept on this device.'}
        </>
      )}
    </Banner>
  );
}
