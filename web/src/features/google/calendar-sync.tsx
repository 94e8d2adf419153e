import { useQuery } from '@tanstack/react-query';
import { CalendarSync as SyncIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from '../../lib/router.tsx';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.ts';
import { showConnectError, STATUS_INTERVAL_MS, statusQuery } from './google.ts';

const CalendarSyncDialog = lazyDialog(
  'The calendar sync',
  async () => (await import('./calendar-sync-dialog.tsx')).CalendarSyncDialog,
);

/** The parameter with which Google's page comes back. */
const PARAM = 'google';

/** The button of the Calendar Sync dialog, which also opens when Google's page comes back. */
export function CalendarSync() {
  // A hidden tab does not ask.
  const { data: status } = useQuery({ ...statusQuery, refetchInterval: STATUS_INTERVAL_MS });
  const needsAttention = status?.connected === true && status.state === 'permission';
  // Undefined until it is first opened, which loads its code.
  const [open, setOpen] = useState<boolean>();
  const [isDenied, setIsDenied] = useState(false);

  const [params, setParams] = useSearchParams();
  const outcome = params.get(PARAM);
  const [previousOutcome, setPreviousOutcome] = useState<string | null>(null);
  if (outcome !== previousOutcome) {
    setPreviousOutcome(outcome);
    if (outcome !== null) {
      setOpen(true);
      setIsDenied(outcome === 'denied');
    }
  }
  useEffect(() => {
    if (outcome === null) return;
    if (outcome === 'connected') toast({ title: 'Google Calendar connected' });
    if (outcome === 'failed') showConnectError();
    // Once it is read it is removed: a reload must not say it again.
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete(PARAM);
        return next;
      },
      { replace: true },
    );
  }, [outcome, setParams]);

  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (!next) setIsDenied(false);
  };

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={needsAttention ? 'Calendar sync, needs attention' : 'Calendar sync'}
        title="Calendar sync"
        aria-haspopup="dialog"
        className="relative"
        onClick={() => changeOpen(true)}
      >
        <SyncIcon aria-hidden />
        {needsAttention && (
          <span
            aria-hidden
            className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-paper bg-danger"
          />
        )}
      </Button>
      {open !== undefined && <CalendarSyncDialog open={open} isDenied={isDenied} onOpenChange={changeOpen} />}
    </>
  );
}
