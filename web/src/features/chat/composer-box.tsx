import { LIMITS } from '@inkwell/contracts/constants';
import { ArrowUp, Square } from 'lucide-react';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type Ref,
  type SubmitEvent,
} from 'react';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Tooltip } from '../../ui/tooltip.tsx';

const GROWS_TO_PX = 120;
const COUNT_FROM = LIMITS.message - 500;

/** Gives the box the height of its text, between its three rows and the most it takes. */
function fit(element: HTMLTextAreaElement): void {
  element.style.height = 'auto';
  if (element.scrollHeight > 0) {
    element.style.height = `${Math.min(element.scrollHeight, GROWS_TO_PX)}px`;
  }
}

interface ComposerBoxProps {
  box: Ref<{ focus: () => void }>;
  text: string;
  onWrite: (text: string) => void;
  onSend: () => void;
  /** What the send button does, or what keeps it from doing so. */
  tooltip: string;
  blocked: boolean;
  /** Set while a reply comes in: its button takes the place of the other. */
  replying: boolean;
  onStop: (() => void) | undefined;
}

/** The box in which a message is written. */
export function ComposerBox(props: ComposerBoxProps) {
  const { box, text, onWrite, onSend, tooltip, blocked, replying, onStop } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(box, () => ({ focus: () => area.current?.focus() }), []);

  useLayoutEffect(() => {
    if (area.current) fit(area.current);
  }, [text]);

  // Behind a tab it has no size; it gets one when it is shown, and another when the window turns.
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const observer = new ResizeObserver(() => fit(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend();
  };

  return (
    <form onSubmit={onSubmit} className="mx-auto w-full max-w-2xl px-4 pt-2 pb-3 sm:px-5">
      <div
        className={cn(
          'flex items-end gap-2 rounded-card border border-line-control/70 bg-surface p-2 shadow-soft transition-colors duration-150',
          'focus-within:border-accent focus-within:ring-1 focus-within:ring-accent',
        )}
      >
        <textarea
          ref={area}
          rows={3}
          aria-label="Message"
          aria-describedby="message-hint"
          placeholder="Write a message"
          value={text}
          maxLength={LIMITS.message}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={onKeyDown}
          className="max-h-[120px] min-w-0 flex-1 resize-none bg-transparent px-2 py-1 text-base leading-6 outline-none focus-visible:outline-none"
        />
        {replying ? (
          <Tooltip content="Stop the reply">
            <Button
              variant="secondary"
              size="icon"
              aria-label="Stop"
              className="rounded-full"
              disabled={!onStop}
              onClick={onStop}
            >
              <Square aria-hidden className="fill-current" />
            </Button>
          </Tooltip>
        ) : (
          <Tooltip content={tooltip}>
            {/* Around the button, which takes no pointer while it is disabled. */}
            <span className="inline-flex">
              <Button
                type="submit"
                variant="accent"
                size="icon"
                aria-label={tooltip}
                className="rounded-full"
                disabled={blocked || text.trim() === ''}
              >
                <ArrowUp aria-hidden />
              </Button>
            </span>
          </Tooltip>
        )}
      </div>
      <p id="message-hint" className="mt-1.5 flex justify-between gap-3 px-2 text-xs text-ink-soft">
        <span>Press ⌘+Enter to send</span>
        {text.length >= COUNT_FROM && (
          <span className="tabular-nums">
            {text.length.toLocaleString()} of {LIMITS.message.toLocaleString()}
          </span>
        )}
      </p>
    </form>
  );
}
