import { type Emotion, EMOTION_VALENCES, EMOTIONS } from '@inkwell/contracts/constants';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FEELING_WORDS } from '../../lib/emotions.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Face } from '../../ui/face.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../ui/popover.tsx';

const QUESTION = 'How do you feel?';

/** One tap away; the others are behind 'More'. */
const COMMON: readonly Emotion[] = ['joy', 'calm', 'fatigue', 'anxiety', 'sadness', 'anger'];

/** The good ones first, each half in the order of the list. */
const ALL = EMOTIONS.toSorted((a, b) => Number(EMOTION_VALENCES[b] >= 0) - Number(EMOTION_VALENCES[a] >= 0));

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
      <MoodMenu mood={mood} onChoose={choose} trigger={trigger} />
    </div>
  );
}

interface MoodMenuProps extends Pick<MoodFieldProps, 'mood' | 'onChoose'> {
  trigger: React.RefObject<HTMLButtonElement | null>;
}

/** All moods; its button says the chosen one. */
function MoodMenu({ mood, onChoose, trigger }: MoodMenuProps) {
  const [open, setOpen] = useState(false);
  const choose = (next: Emotion | null) => {
    setOpen(false);
    onChoose(next);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button
          ref={trigger}
          variant="ghost"
          size="sm"
          aria-label={
            mood === null ? 'More feelings' : `You feel ${FEELING_WORDS[mood].toLowerCase()}. Change`
          }
        >
          {mood === null ? (
            'More'
          ) : (
            <>
              <Face emotion={mood} className="text-accent" />
              {FEELING_WORDS[mood]}
            </>
          )}
          <ChevronDown aria-hidden className="text-ink-soft" />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        align="start"
        aria-label={QUESTION}
        className="max-h-(--radix-popover-content-available-height) w-[22rem] overflow-y-auto p-2 sm:w-[28rem]"
      >
        <ul className="grid grid-cols-2 sm:grid-cols-3">
          {ALL.map((each) => (
            <li key={each}>
              <button
                type="button"
                aria-pressed={each === mood}
                onClick={() => choose(each)}
                className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 text-left text-sm transition-colors duration-150 hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:text-accent"
              >
                <Face emotion={each} className="size-5" />
                {FEELING_WORDS[each]}
              </button>
            </li>
          ))}
        </ul>
        {mood !== null && (
          <Button variant="ghost" size="sm" className="mt-1 w-full" onClick={() => choose(null)}>
            No mood for this day
          </Button>
        )}
      </PopoverContent>
    </Popover>
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
