import { Check, CircleAlert, HardDrive, RefreshCw, type LucideIcon } from 'lucide-react';
import { cn } from '../../ui/cn.ts';
import type { SaveStatus } from './entry-store.ts';

const LABELS: Record<Exclude<SaveStatus, 'none'>, { text: string; icon: LucideIcon; urgent?: boolean }> = {
  saved: { text: 'Saved', icon: Check },
  'on-device': { text: 'Saved on this device', icon: HardDrive },
  'in-memory': { text: 'Not saved yet', icon: RefreshCw },
  retrying: { text: 'Not saved, trying again', icon: RefreshCw, urgent: true },
  blank: { text: 'An empty page is not saved', icon: CircleAlert },
  conflict: { text: 'Not saved: changed elsewhere', icon: CircleAlert, urgent: true },
  'day-over': { text: 'Kept on this device: the day is over', icon: CircleAlert, urgent: true },
  'too-long': { text: 'Not saved: too long for one day', icon: CircleAlert, urgent: true },
};

/** Shows where the text is saved. */
export function SaveStatusLine({ status }: { status: SaveStatus }) {
  const label = status === 'none' ? null : LABELS[status];
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
          {label.text}
        </>
      )}
    </p>
  );
}
