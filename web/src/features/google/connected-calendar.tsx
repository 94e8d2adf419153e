import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { invalidateTopic } from '../../lib/query-client.ts';
import { LOCALE } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { CalendarField } from './calendar-field.tsx';
import { CardNotice } from './card-notice.tsx';
import { Conflicts } from './conflicts.tsx';
import {
  calendarsQuery,
  showError,
  useConnect,
  useSaveSettings,
  useSync,
  type ConnectedStatus,
} from './google.ts';
import { describeCounts, describeTime } from './sync-words.ts';

interface ConnectedCalendarProps {
  status: ConnectedStatus;
  onDisconnect: () => void;
}

/** The connected account: its calendar, its sync, and what it needs. */
export function ConnectedCalendar({ status, onDisconnect }: ConnectedCalendarProps) {
  const { account, state, conflicts } = status;
  return (
    <div className="mt-1 flex flex-col gap-4">
      <p className="text-[0.9375rem] leading-6 wrap-anywhere text-ink-soft">{account}</p>
      {state === 'permission' ? <PermissionNotice /> : <SyncSettings status={status} />}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      <Button variant="ghost" size="sm" className="-ml-3 self-start text-danger" onClick={onDisconnect}>
        Disconnect
      </Button>
    </div>
  );
}

function PermissionNotice() {
  const { connect, isConnecting } = useConnect();
  return (
    <>
      <CardNotice className="bg-danger-soft">
        Google no longer lets Inkwell use this account: the permission was withdrawn or has run out. Your
        events are safe on both sides, and the sync rests until you connect again.
      </CardNotice>
      <Button
        variant="accent"
        data-autofocus
        className="self-start max-sm:w-full"
        busy={isConnecting}
        onClick={connect}
      >
        Reconnect
      </Button>
    </>
  );
}

function SyncSettings({ status }: { status: ConnectedStatus }) {
  const { account, primaryCalendarId, state, syncEnabled, importLimit } = status;
  const { data: calendars, isError, errorUpdatedAt, refetch } = useQuery(calendarsQuery(account));
  const client = useQueryClient();
  useEffect(() => {
    if (!isError) return;
    showError('Failed to load your Google Calendars');
    // Why it failed stands in the status.
    void invalidateTopic(client, 'google');
  }, [client, isError, errorUpdatedAt]);

  // Null while it is the one that is synced.
  const [choice, setChoice] = useState<string | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const wanted = choice ?? primaryCalendarId;
  // A calendar that is gone from Google cannot be synced. Before the list is there, nobody knows that.
  const isGone = calendars !== undefined && !calendars.some(({ id }) => id === wanted);
  const selected = isGone ? null : wanted;

  return (
    <>
      {state === 'quota' && (
        <CardNotice>
          Google asks Inkwell to wait, because there were too many calls. The sync goes on by itself; you need
          not do anything.
        </CardNotice>
      )}
      {importLimit !== undefined && (
        <CardNotice>
          This calendar has more events than Inkwell takes in. {importLimit.toLocaleString(LOCALE)} of them
          are here: what is to come, then the most recent. The others are safe at Google.
        </CardNotice>
      )}
      <CalendarField
        ref={select}
        calendars={calendars}
        onRetry={isError ? () => void refetch() : null}
        stored={primaryCalendarId}
        selected={selected}
        onSelect={setChoice}
      />
      <AutomaticSync isOn={syncEnabled} />
      <SyncNow status={status} calendarId={selected} onMissing={() => select.current?.focus()} />
    </>
  );
}

function AutomaticSync({ isOn }: { isOn: boolean }) {
  const save = useSaveSettings();
  return (
    <Switch
      label="Automatic sync"
      hint="What changes on one side appears on the other by itself."
      // What was chosen, until the answer is there; after a failure again what is stored.
      checked={(save.isPending ? save.variables.syncEnabled : undefined) ?? isOn}
      onCheckedChange={(syncEnabled) => save.mutate({ syncEnabled })}
    />
  );
}

interface SyncNowProps {
  status: ConnectedStatus;
  /** The selected calendar. */
  calendarId: string | null;
  /** None is selected. */
  onMissing: () => void;
}

function SyncNow({ status: { lastSync, state }, calendarId, onMissing }: SyncNowProps) {
  const { sync, isSyncing } = useSync();
  const isBusy = isSyncing || state === 'syncing';
  const syncNow = () => {
    if (calendarId !== null) return sync(calendarId);
    showError('Please select a calendar to sync');
    onMissing();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="min-w-48 flex-1 text-sm leading-6 text-ink-soft">
        {lastSync
          ? `Last sync ${describeTime(lastSync.at)}: ${describeCounts(lastSync)}.`
          : 'Not synced yet.'}
      </p>
      <Button variant="secondary" className="max-sm:w-full" busy={isBusy} onClick={syncNow}>
        {!isBusy && <RefreshCcw aria-hidden />}
        Sync now
      </Button>
    </div>
  );
}
