import type { Entry } from '@inkwell/contracts';
import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { Button } from '../../ui/button.tsx';

const HistoryDialog = lazyComponent(async () => (await import('./history-dialog.tsx')).HistoryDialog);

/** Whether a text of the page was ever replaced. */
export const hasHistory = (entry: Entry | null): boolean => (entry?.revision ?? 0) > 1;

interface HistoryButtonProps {
  date: string;
  /** The text as it stands now. */
  content: string;
  /** Default: the page cannot be changed any more. */
  onTakeBack?: ((text: string) => void) | undefined;
}

/** Opens the earlier texts of a day's page. */
export function HistoryButton({ date, content, onTakeBack }: HistoryButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <History aria-hidden className="text-ink-soft" />
        <span className="max-sm:sr-only">Earlier texts</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <HistoryDialog
            date={date}
            content={content}
            onClose={() => setOpen(false)}
            onTakeBack={onTakeBack}
          />
        </Suspense>
      )}
    </>
  );
}
