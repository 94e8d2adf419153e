import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-part.tsx';

const PagesSheet = lazyDialog(
  'The list of your pages',
  async () => (await import('./pages-sheet.tsx')).PagesSheet,
);

interface PagesButtonProps {
  /** The day that is shown. */
  date: string;
  onChoose: (day: string) => void;
}

/** Opens the list of the written pages. */
export function PagesButton({ date, onChoose }: PagesButtonProps) {
  // Undefined until it is first opened, which loads its code.
  const [open, setOpen] = useState<boolean>();
  const choose = (day: string) => {
    setOpen(false);
    onChoose(day);
  };
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Your pages"
        title="Your pages"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <BookOpen aria-hidden />
      </Button>
      {open !== undefined && <PagesSheet open={open} onOpenChange={setOpen} date={date} onChoose={choose} />}
    </>
  );
}
