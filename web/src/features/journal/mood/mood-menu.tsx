import { type Emotion, EMOTION_VALENCES, EMOTIONS } from '@inkwell/contracts/constants';
import { ChevronDown } from 'lucide-react';
import { useState, type ComponentProps, type RefObject } from 'react';
import { FEELING_WORDS } from '../../../lib/emotions.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Face } from '../../../ui/face.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/popover.tsx';

/** The good ones first, each half in the order of the list. */
const ALL = EMOTIONS.toSorted((a, b) => Number(EMOTION_VALENCES[b] >= 0) - Number(EMOTION_VALENCES[a] >= 0));

interface MoodMenuProps {
  label: string;
  mood: Emotion | null;
  onChoose: (mood: Emotion | null) => void;
  trigger: RefObject<HTMLButtonElement | null>;
}

/** All moods, behind the button that says the chosen one. */
export function MoodMenu({ label, mood, onChoose, trigger }: MoodMenuProps) {
  const [open, setOpen] = useState(false);
  const choose = (next: Emotion | null) => {
    setOpen(false);
    onChoose(next);
  };
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <MoodButton ref={trigger} mood={mood} />
      </PopoverTrigger>
      <PopoverContent align="start" aria-label={label} className="w-[22rem] p-2 sm:w-[28rem]">
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

interface MoodButtonProps extends ComponentProps<typeof Button> {
  mood: Emotion | null;
}

/** Says the chosen mood; what it opens offers them all. */
const MoodButton = ({ mood, ...rest }: MoodButtonProps) => (
  <Button
    variant="ghost"
    size="sm"
    aria-label={mood === null ? 'More feelings' : `You feel ${FEELING_WORDS[mood].toLowerCase()}. Change`}
    // On a phone it stands as the last of the faces, so that all are in one row.
    className={
      mood === null
        ? 'max-sm:flex-col-reverse max-sm:gap-0 max-sm:px-1.5 max-sm:text-xs max-sm:leading-4 max-sm:font-normal max-sm:text-ink-soft'
        : undefined
    }
    {...rest}
  >
    {mood === null ? (
      'More'
    ) : (
      <>
        <Face emotion={mood} className="text-accent" />
        {FEELING_WORDS[mood]}
      </>
    )}
    <ChevronDown aria-hidden className={cn('text-ink-soft', mood === null && 'max-sm:size-5!')} />
  </Button>
);
