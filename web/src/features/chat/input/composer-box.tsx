import { isBlankText } from '@inkwell/contracts/blank';
import { LIMITS } from '@inkwell/contracts/constants';
import { ArrowUp, Square } from 'lucide-react';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type Ref,
  type SubmitEvent,
} from 'react';
import { LOW_WINDOW, useMediaQuery } from '../../../lib/media-query.ts';
import { isShortcut, SHORTCUTS } from '../../../lib/shortcuts.ts';
import { LOCALE } from '../../../lib/time.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Tooltip, TooltipProvider } from '../../../ui/tooltip.tsx';

const MAX_HEIGHT_PX = 120;
const COUNTER_FROM = LIMITS.message - 500;

/** Sets the height to that of the text, between the element's rows and MAX_HEIGHT_PX. */
function fitHeight(element: HTMLTextAreaElement): void {
  element.style.height = 'auto';
  if (element.scrollHeight > 0) {
    element.style.height = `${Math.min(element.scrollHeight, MAX_HEIGHT_PX)}px`;
  }
}

export interface ComposerHandle {
  /** Focuses the input, behind its text. */
  focus: () => void;
}

interface ComposerBoxProps {
  ref?: Ref<ComposerHandle>;
  text: string;
  onTextChange: (text: string) => void;
  onSend: () => void;
  /** What the send button does, or why it is disabled. */
  tooltip: string;
  disabled: boolean;
  /** While a reply is streaming, the stop button replaces the send button. */
  replying: boolean;
  onStop: (() => void) | undefined;
  /** Undefined unless a message is being edited. */
  edit?: ComposerEdit | undefined;
}

interface ComposerEdit {
  /** Whether more than the reply to the message goes with it. */
  replacesMore: boolean;
  onCancel: () => void;
}

/** The message input with its send or stop button. */
export function ComposerBox(props: ComposerBoxProps) {
  const { ref, text, onTextChange, onSend, tooltip, disabled, replying, onStop, edit } = props;
  const id = useId();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const rows = useMediaQuery(LOW_WINDOW) ? 1 : 3;
  const focus = () => {
    textarea.current?.focus();
    textarea.current?.setSelectionRange(LIMITS.message, LIMITS.message);
  };
  useImperativeHandle(ref, () => ({ focus }), []);

  useLayoutEffect(() => {
    if (textarea.current) fitHeight(textarea.current);
  }, [text, rows]);

  // In a hidden tab it has no size, and a resized window wraps the text differently.
  useEffect(() => {
    const element = textarea.current;
    if (!element) return;
    const observer = new ResizeObserver(() => fitHeight(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (edit && event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      edit.onCancel();
      return;
    }
    if (!isShortcut(event, SHORTCUTS.sendMessage) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend();
  };

  return (
    <form
      data-composer
      onSubmit={onSubmit}
      className="mx-auto w-full max-w-2xl px-4 pt-2 pb-3 sm:px-5 low:py-1.5"
    >
      {edit && (
        <div className="flex items-center justify-between gap-3 px-2 pb-1 text-sm text-ink-soft">
          <p id={`${id}-edit`}>
            {edit.replacesMore ? 'Everything after this message will be replaced.' : 'Editing your message'}
          </p>
          <Button variant="ghost" size="sm" onClick={edit.onCancel}>
            Cancel
          </Button>
        </div>
      )}
      <div
        className={cn(
          'flex items-end gap-2 rounded-card border border-line-control/70 bg-surface p-2 shadow-soft transition-colors duration-150',
          'low:p-1 focus-within:border-accent focus-within:ring-1 focus-within:ring-accent',
        )}
      >
        <textarea
          ref={textarea}
          dir="auto"
          rows={rows}
          aria-label={edit ? 'Edit your message' : 'Message'}
          aria-describedby={edit ? `${id}-edit ${id}-hint` : `${id}-hint`}
          placeholder="Write a message"
          value={text}
          maxLength={LIMITS.message}
          onChange={(event) => onTextChange(event.target.value)}
          onKeyDown={onKeyDown}
          className="max-h-[120px] low:max-h-20 min-w-0 flex-1 resize-none bg-transparent px-2 py-1 text-base leading-6 outline-none low:py-2.5 focus-visible:outline-none"
        />
        <TooltipProvider>
          {replying ? (
            <Tooltip content="Stop the reply">
              <Button
                variant="secondary"
                size="icon"
                aria-label="Stop"
                className="rounded-full"
                disabled={!onStop}
                onClick={({ detail }) => {
                  onStop?.();
                  // The button goes. Not after a tap, which would open a phone's keyboard.
                  if (detail === 0) textarea.current?.focus();
                }}
              >
                <Square aria-hidden className="fill-current" />
              </Button>
            </Tooltip>
          ) : (
            <Tooltip content={tooltip}>
              {/* A disabled button gets no pointer events, so the tooltip needs an element around it. */}
              <span className="inline-flex">
                <Button
                  type="submit"
                  variant="accent"
                  size="icon"
                  aria-label={tooltip}
                  className="rounded-full"
                  disabled={disabled || isBlankText(text)}
                >
                  <ArrowUp aria-hidden />
                </Button>
              </span>
            </Tooltip>
          )}
        </TooltipProvider>
      </div>
      <p
        id={`${id}-hint`}
        className="flex justify-between gap-3 px-2 pt-1.5 text-xs text-ink-soft low:justify-end low:pt-0"
      >
        <span className="low:sr-only">Press {SHORTCUTS.sendMessage.label} to send</span>
        {text.length >= COUNTER_FROM && (
          <span className="tabular-nums">
            {text.length.toLocaleString(LOCALE)} of {LIMITS.message.toLocaleString(LOCALE)}
          </span>
        )}
      </p>
    </form>
  );
}
