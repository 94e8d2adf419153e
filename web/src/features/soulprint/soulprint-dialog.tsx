import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { ProfileSummary } from './profile-summary.tsx';
import { SoulPrint } from './soulprint.tsx';

interface SoulPrintDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SoulPrintDialog({ open, onOpenChange }: SoulPrintDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={<span className="text-[1.75rem]">Your SoulPrint™</span>}
        description={null}
        focusContent
        className="sm:w-[min(46rem,calc(100vw-3rem))]"
      >
        <div className="flex flex-col gap-8">
          <ProfileSummary level={3} />
          <SoulPrint level={3} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
