import type { Entry } from '@inkwell/contracts';
import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';

const HistoryDialog = lazyDialog(
  'The list of earlier texts',
  async () => (await import('./history-dialog.tsx')).HistoryDialog,
);

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
  // Undefined until it is first opened, which loads its code.
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <History aria-hidden className="text-ink-soft" />
        <span className="max-sm:sr-only">Earlier texts</span>
      </Button>
      {open !== undefined && (
        <HistoryDialog
          date={date}
          content={content}
          open={open}
          onOpenChange={setOpen}
          onTakeBack={onTakeBack}
        />
      )}
    </>
  );
}
