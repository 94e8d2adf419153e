import { useQuery } from '@tanstack/react-query';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { blueprintQuery } from './blueprint.ts';
import { SoulPrint } from './soulprint.tsx';

interface SoulPrintDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SoulPrintDialog({ open, onOpenChange }: SoulPrintDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Your SoulPrint™"
        description={null}
        focusContent
        className="sm:w-[min(46rem,calc(100vw-3rem))]"
      >
        <SoulPrint />
        <ProfileSummary />
      </DialogContent>
    </Dialog>
  );
}

function ProfileSummary() {
  const answers = useQuery(blueprintQuery).data?.onboardingData;
  if (!answers) return null;
  const facts = [
    ['Peak Energy', answers.daily_rhythm.peak_energy],
    ['Sleep Goal', `${answers.daily_rhythm.target_sleep_hours} hours`],
    ['Proud Word', answers.reflection.proud_word],
    ['Reflection Comfort', answers.reflection.reflection_comfort],
  ];
  return (
    <section aria-labelledby="profile-summary" className="mt-8 border-t border-line pt-6">
      <h3 id="profile-summary" className="text-lg font-medium">
        Profile Summary
      </h3>
      <dl className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="rounded-control bg-sunken px-3.5 py-3">
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd dir="auto" className="mt-1 text-left font-serif text-base wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
