import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { HeaderSlot } from '../lib/header-slot.tsx';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';

interface FoldButtonProps {
  /** The id of the companion's panel. */
  controls: string;
  folded: boolean;
  onToggle: () => void;
  className?: string;
}

/** Folds the companion away and opens it again, at the end of the header. */
export function FoldButton({ controls, folded, onToggle, className }: FoldButtonProps) {
  const Icon = folded ? PanelRightOpen : PanelRightClose;
  const name = folded ? 'Show the companion' : 'Hide the companion';
  return (
    <HeaderSlot>
      <Button
        variant="ghost"
        size="icon"
        aria-label={name}
        title={name}
        aria-expanded={!folded}
        aria-controls={controls}
        className={cn('order-last ml-auto', className)}
        onClick={onToggle}
      >
        <Icon aria-hidden />
      </Button>
    </HeaderSlot>
  );
}
