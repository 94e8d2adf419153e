import type { GoogleStatus } from '@inkwell/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { CardNotice } from './card-notice.tsx';
import { ConnectedCalendar } from './connected-calendar.tsx';
import { DisconnectQuestion } from './disconnect-question.tsx';
import { CALENDARS_KEY, statusQuery, useConnect } from './google.ts';

interface CalendarSyncDialogProps {
  open: boolean;
  /** Whether the person has just refused the permission at Google. */
  isDenied: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Connects Google Calendar, shows how the connection is, and changes it. */
export function CalendarSyncDialog({ open, isDenied, onOpenChange }: CalendarSyncDialogProps) {
  const { data: status, isError, isFetching, refetch } = useQuery(statusQuery);
  const [asksToDisconnect, setAsksToDisconnect] = useState(false);

  const client = useQueryClient();
  const isDisconnected = status?.connected === false;
  useEffect(() => {
    if (isDisconnected) client.removeQueries({ queryKey: CALENDARS_KEY });
  }, [client, isDisconnected]);

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Calendar Sync"
        description="The same events in your week here and in your Google Calendar."
      >
        {status && (
          <GoogleCard status={status} isDenied={isDenied} onDisconnect={() => setAsksToDisconnect(true)} />
        )}
        {!status && !isError && <SkeletonText label="Loading the connection" lines={5} />}
        {!status && isError && (
          <Notice
            variant="error"
            title="The connection could not be checked"
            action={
              <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
                Try again
              </Button>
            }
          >
            Your week is here as it was.
          </Notice>
        )}
      </DialogContent>
      {asksToDisconnect && (
        <DisconnectQuestion
          isPermitted={!status?.connected || status.state !== 'permission'}
          onClose={() => setAsksToDisconnect(false)}
        />
      )}
    </Dialog>
  );
}

interface GoogleCardProps {
  status: GoogleStatus;
  isDenied: boolean;
  onDisconnect: () => void;
}

function GoogleCard({ status, isDenied, onDisconnect }: GoogleCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={titleId} className="text-lg leading-7 font-medium">
          Google Calendar
        </h3>
        <p role="status" className="text-sm text-ink-soft">
          {stateInWords(status)}
        </p>
      </div>
      {isDenied && (
        <CardNotice className="mt-3">
          You did not give the permission at Google, so nothing was connected. You can try again whenever you
          like.
        </CardNotice>
      )}
      {status.connected ? (
        <ConnectedCalendar status={status} onDisconnect={onDisconnect} />
      ) : (
        <NotConnected />
      )}
    </section>
  );
}

function stateInWords(status: GoogleStatus): string {
  if (!status.connected) return 'Not connected';
  const words = {
    ok: 'Connected',
    syncing: 'Syncing…',
    permission: 'Needs attention',
    quota: 'Waiting for Google',
  };
  return words[status.state];
}

function NotConnected() {
  const { connect, isConnecting } = useConnect();
  return (
    <>
      <p className="mt-2 text-[0.9375rem] leading-6 text-ink-soft">
        What you plan here appears in Google Calendar, and what you plan there appears in your week. Inkwell
        asks Google for your calendars and for nothing else.
      </p>
      <Button
        variant="accent"
        data-autofocus
        className="mt-4 w-full sm:w-auto"
        busy={isConnecting}
        onClick={connect}
      >
        Connect Google Calendar
      </Button>
    </>
  );
}
