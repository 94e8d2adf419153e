import { BookOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { Button } from '../../ui/button.tsx';

const PagesSheet = lazyComponent(async () => (await import('./pages-sheet.tsx')).PagesSheet);

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
      {open !== undefined && (
        <Suspense fallback={null}>
          <PagesSheet open={open} onOpenChange={setOpen} date={date} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}
