import { joinPrompt, splitPrompt } from '@inkwell/contracts/prompt-lines';
import { type KeyboardEvent, useRef } from 'react';
import { isShortcut, SHORTCUTS } from '../../../lib/shortcuts.ts';
import type { EntryStore } from '../saving/entry-store.ts';

/** A prompt that was put above the text or taken away, which the browser's own undo knows nothing of. */
interface PromptChange {
  before: string | null;
  after: string | null;
  /** The text at that time: while it is the same, the change is the newest. */
  text: string;
  isUndone: boolean;
}

/** The prompt above a page's text, and the text, in the textarea's own undo. */
export function usePrompt(store: EntryStore, content: string) {
  const { prompt, text } = splitPrompt(content);
  const change = useRef<PromptChange | null>(null);

  const show = (next: string | null) => store.setContent(joinPrompt({ prompt: next, text }));

  return {
    prompt,
    text,
    setText: (next: string) => store.setContent(joinPrompt({ prompt, text: next })),
    setPrompt: (next: string | null) => {
      change.current = { before: prompt, after: next, text, isUndone: false };
      show(next);
    },
    /** For the textarea: undoes the change of the prompt where it is the newest, and does it again. */
    onKeyDown: (event: KeyboardEvent) => {
      const last = change.current;
      if (!last || last.text !== text) return;
      const isRedo = isShortcut(event, SHORTCUTS.redo);
      const isUndo = isShortcut(event, SHORTCUTS.undo);
      if (!(isUndo && !last.isUndone) && !(isRedo && last.isUndone)) return;
      event.preventDefault();
      last.isUndone = isUndo;
      show(isUndo ? last.before : last.after);
    },
  };
}
