import type { Emotion } from '@inkwell/contracts/constants';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FEELING_WORDS } from '../../lib/emotions.ts';
import { Button } from '../../ui/button.tsx';
import { Face } from '../../ui/face.tsx';

interface MoodButtonProps extends ComponentProps<typeof Button> {
  mood: Emotion | null;
}

/** Says the chosen mood; what it opens offers them all. */
export const MoodButton = ({ mood, ...rest }: MoodButtonProps) => (
  <Button
    variant="ghost"
    size="sm"
    aria-label={mood === null ? 'More feelings' : `You feel ${FEELING_WORDS[mood].toLowerCase()}. Change`}
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
    <ChevronDown aria-hidden className="text-ink-soft" />
  </Button>
);
