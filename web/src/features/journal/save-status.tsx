import { Check, CircleAlert, HardDrive, RefreshCw, type LucideIcon } from 'lucide-react';
import { cn } from '../../ui/cn.ts';
import type { SaveStatus } from './page.ts';

const LOOKS: Record<Exclude<SaveStatus, 'none'>, { text: string; icon: LucideIcon; grave?: boolean }> = {
  saved: { text: 'Saved', icon: Check },
  kept: { text: 'Saved on this device', icon: HardDrive },
  unkept: { text: 'Not saved yet', icon: RefreshCw },
  retrying: { text: 'Not saved, trying again', icon: RefreshCw, grave: true },
  blank: { text: 'An empty page is not saved', icon: CircleAlert },
  conflict: { text: 'Not saved: changed elsewhere', icon: CircleAlert, grave: true },
  over: { text: 'Kept on this device: the day is over', icon: CircleAlert, grave: true },
  'too-long': { text: 'Not saved: too long for one day', icon: CircleAlert, grave: true },
};

/** Says where the words are. */
export function SaveStatusLine({ status }: { status: SaveStatus }) {
  const look = status === 'none' ? null : LOOKS[status];
  return (
    <p
      role="status"
      aria-live="polite"
      className={cn(
        'flex min-h-6 items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft transition-colors duration-300',
        look?.grave && 'text-danger',
      )}
    >
      {look && (
        <>
          <look.icon aria-hidden className="size-3.5" />
          {look.text}
        </>
      )}
    </p>
  );
}
