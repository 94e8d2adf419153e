import { Check, CircleAlert, HardDrive, RefreshCw, type LucideIcon } from 'lucide-react';
import { useOnline } from '../../../lib/online.ts';
import { cn } from '../../../ui/cn.ts';
import type { SaveStatus } from '../saving/entry-state.ts';

interface Label {
  text: string;
  icon: LucideIcon;
  urgent?: boolean;
}

const NOT_SAVED: Label = { text: 'Not saved, trying again', icon: RefreshCw, urgent: true };

const LABELS: Record<Exclude<SaveStatus, 'none'>, Label> = {
  saved: { text: 'Saved', icon: Check },
  'on-device': { text: 'Saved on this device', icon: HardDrive },
  'in-memory': { text: 'Not saved yet', icon: RefreshCw },
  retrying: NOT_SAVED,
  'retrying-in-memory': { ...NOT_SAVED, text: 'Not saved. Keep this tab open' },
  blank: { text: 'Emptied, not saved yet', icon: CircleAlert },
  conflict: { text: 'Not saved: changed elsewhere', icon: CircleAlert, urgent: true },
  'day-over': { text: 'Kept on this device: the day is over', icon: CircleAlert, urgent: true },
  'too-long': { text: 'Not saved: too long for one day', icon: CircleAlert, urgent: true },
};

/** Without a network nothing can be done, and nothing is lost. */
const OFFLINE: Label = { text: 'Kept on this device', icon: HardDrive };

/** Shows where the text is saved. */
export function SaveStatusLine({ status }: { status: SaveStatus }) {
  const isOnline = useOnline();
  const label = status === 'none' ? null : status === 'retrying' && !isOnline ? OFFLINE : LABELS[status];
  return (
    <p
      role="status"
      aria-live="polite"
      className={cn(
        'flex min-h-6 items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft transition-colors duration-300',
        label?.urgent && 'text-danger',
      )}
    >
      {label && (
        <>
          <label.icon aria-hidden className="size-3.5" />
          <span className={cn(!label.urgent && 'low:max-sm:sr-only')}>{label.text}</span>
        </>
      )}
    </p>
  );
}
