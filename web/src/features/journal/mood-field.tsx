import type { Emotion } from '@inkwell/contracts/constants';
import { Suspense, useEffect, useRef } from 'react';
import { FEELING_WORDS } from '../../lib/emotions.ts';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import { cn } from '../../ui/cn.ts';
import { Face } from '../../ui/face.tsx';
import { MoodButton } from './mood-button.tsx';

const QUESTION = 'How do you feel?';

const MoodMenu = lazyComponent(async () => (await import('./mood-menu.tsx')).MoodMenu, { afterIdle: true });

/** One tap away; the others are behind 'More'. */
const COMMON: readonly Emotion[] = ['joy', 'calm', 'fatigue', 'anxiety', 'sadness', 'anger'];

interface MoodFieldProps {
  mood: Emotion | null;
  onChoose: (mood: Emotion | null) => void;
  className?: string;
}

/** Chooses the day's mood: one tap for the common ones. A chosen one can be changed and taken back. */
export function MoodField({ mood, onChoose, className }: MoodFieldProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef(false);
  const choose = (next: Emotion | null) => {
    chosen.current = true;
    onChoose(next);
  };
  // The button that was pressed may be gone: the focus goes to the one that says what was chosen.
  useEffect(() => {
    if (chosen.current) trigger.current?.focus();
    chosen.current = false;
  }, [mood]);
  return (
    <div role="group" aria-label={QUESTION} className={cn('flex flex-wrap items-center gap-x-1', className)}>
      {mood === null && (
        <>
          <span aria-hidden className="mr-1 text-sm whitespace-nowrap text-ink-soft max-sm:hidden">
            {QUESTION}
          </span>
          {COMMON.map((each) => (
            <button
              key={each}
              type="button"
              onClick={() => choose(each)}
              className="flex min-h-11 min-w-11 flex-col items-center justify-center rounded-control px-1.5 text-xs leading-4 text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink"
            >
              <Face emotion={each} className="size-5" />
              {FEELING_WORDS[each]}
            </button>
          ))}
        </>
      )}
      <Suspense fallback={<MoodButton ref={trigger} mood={mood} />}>
        <MoodMenu label={QUESTION} mood={mood} onChoose={choose} trigger={trigger} />
      </Suspense>
    </div>
  );
}

/** The mood of a day that cannot be changed any more. */
export function MoodMark({ mood }: { mood: Emotion }) {
  return (
    <p className="flex min-h-6 items-center gap-1.5 text-sm text-ink-soft">
      <Face emotion={mood} className="size-5" />
      {FEELING_WORDS[mood]}
    </p>
  );
}
