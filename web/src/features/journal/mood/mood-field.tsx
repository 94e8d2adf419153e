import type { Emotion } from '@inkwell/contracts/constants';
import { useEffect, useRef } from 'react';
import { FEELING_WORDS } from '../../../lib/emotions.ts';
import { cn } from '../../../ui/cn.ts';
import { Face } from '../../../ui/face.tsx';
import { MoodMenu } from './mood-menu.tsx';

const QUESTION = 'How do you feel?';

/** One tap away; the others are behind 'More', and the last two of these where there is one row for all. */
const COMMON: readonly Emotion[] = ['joy', 'calm', 'fatigue', 'anxiety', 'sadness', 'anger'];

interface MoodFieldProps {
  mood: Emotion | null;
  onChoose: (mood: Emotion | null) => void;
}

/** Chooses the day's mood: one tap for the common ones. A chosen one can be changed and taken back. */
export function MoodField({ mood, onChoose }: MoodFieldProps) {
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
    <div role="group" aria-label={QUESTION} className="flex flex-wrap items-center sm:gap-x-1">
      {mood === null && (
        <>
          <span aria-hidden className="mr-1 text-sm whitespace-nowrap text-ink-soft max-sm:hidden">
            {QUESTION}
          </span>
          {COMMON.map((each, index) => (
            <button
              key={each}
              type="button"
              onClick={() => choose(each)}
              className={cn(
                'flex min-h-11 min-w-11 flex-col items-center justify-center rounded-control px-1.5 text-xs leading-4 text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink',
                index > 3 && 'low:max-[24rem]:hidden',
              )}
            >
              <Face emotion={each} className="size-5" />
              {FEELING_WORDS[each]}
            </button>
          ))}
        </>
      )}
      <MoodMenu label={QUESTION} mood={mood} onChoose={choose} trigger={trigger} />
    </div>
  );
}
