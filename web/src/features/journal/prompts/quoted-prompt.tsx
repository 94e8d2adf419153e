import { X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { columnStyle } from '../page/entry-frame.tsx';

interface PromptTextProps {
  prompt: string;
  id?: string | undefined;
  className?: string;
}

/** A prompt in its own style, so that nobody takes it for the person's words. */
export function PromptText({ prompt, id, className }: PromptTextProps) {
  return (
    <blockquote
      id={id}
      dir="auto"
      className={cn(
        'min-w-0 py-2 font-serif text-base leading-6 wrap-anywhere text-ink-soft italic',
        className,
      )}
    >
      {prompt}
    </blockquote>
  );
}

interface QuotedPromptProps {
  prompt: string;
  /** For `aria-describedby` of the text. */
  id?: string;
  /** Default: it cannot be taken away. */
  onRemove?: () => void;
}

/** The prompt that stands above the text of a page. */
export function QuotedPrompt({ prompt, id, onRemove }: QuotedPromptProps) {
  return (
    <div className={cn(columnStyle, 'pb-5')}>
      <div className="flex items-center gap-2 border-l-2 border-accent pl-4">
        <PromptText id={id} prompt={prompt} className="flex-1" />
        {onRemove && (
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label="Remove the question"
            title="Remove the question"
            onClick={onRemove}
          >
            <X aria-hidden />
          </Button>
        )}
      </div>
    </div>
  );
}
