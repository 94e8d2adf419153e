import type { ReactNode } from 'react';
import { Sheet, SheetContent } from '../ui/sheet.tsx';
import { Wordmark } from '../ui/wordmark.tsx';

interface MenuSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The sidebar of narrow screens. */
export function MenuSheet({ open, onOpenChange, children }: MenuSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent title={<Wordmark />}>{children}</SheetContent>
    </Sheet>
  );
}
