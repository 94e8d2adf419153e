import type { Emotion } from '@inkwell/contracts/constants';
import { FEELING_WORDS } from '../../../lib/emotions.ts';
import { Face } from '../../../ui/face.tsx';

/** The mood of a day that cannot be changed any more. */
export function MoodMark({ mood }: { mood: Emotion }) {
  return (
    <p className="flex min-h-6 items-center gap-1.5 text-sm text-ink-soft">
      <Face emotion={mood} className="size-5" />
      {FEELING_WORDS[mood]}
    </p>
  );
}
