import { useQuery } from '@tanstack/react-query';
import { RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { useIsUnderCare } from '../../../lib/care.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { promptsQuery } from '../entries.ts';
import { columnStyle } from '../page/entry-frame.tsx';

interface PromptOfDayProps {
  date: string;
  onChoose: (prompt: string) => void;
  onClose: () => void;
}

/** The prompt of the day, and the others one by one. A click on it stands it above the text. */
export function PromptOfDay({ date, onChoose, onClose }: PromptOfDayProps) {
  const prompts = useQuery(promptsQuery(date, useIsUnderCare())).data?.prompts ?? [];
  const [shown, setShown] = useState(0);
  const prompt = prompts[shown % prompts.length];
  if (!prompt) return null;
  return (
    <section aria-label="A question to begin with" className={cn(columnStyle, 'animate-fade-in pb-5')}>
      <div className="flex items-center gap-1 border-l-2 border-line">
        <button
          type="button"
          dir="auto"
          aria-live="polite"
          onClick={() => onChoose(prompt.text)}
          className="min-h-11 min-w-0 flex-1 rounded-r-control py-2 pr-2 pl-4 text-start font-serif text-base leading-6 wrap-anywhere text-ink-soft italic transition-colors duration-150 hover:bg-hover hover:text-ink"
        >
          {prompt.text}
        </button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Another question"
          title="Another question"
          onClick={() => setShown(shown + 1)}
        >
          <RefreshCw aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Hide the question"
          title="Hide the question"
          onClick={onClose}
        >
          <X aria-hidden />
        </Button>
      </div>
    </section>
  );
}
