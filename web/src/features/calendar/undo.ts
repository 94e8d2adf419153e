import { dismissToast, lastToastId, toast } from '../../ui/toast.ts';

/** How long a change can be undone, in ms. */
const UNDO_MS = 10_000;

type Undo = () => Promise<unknown>;

let current: Undo | null = null;
let toastId: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Ends the offer to undo the last change. To be called as soon as another change begins: what is undone from then on is
 * meant to be that one, also while the server has not answered it.
 */
export function withdrawUndo(): void {
  clearTimeout(timer);
  current = null;
  if (toastId !== null) dismissToast(toastId);
  toastId = null;
}

/**
 * Says what was done and lets it be undone for ten seconds, by the button of the toast or by `undoLast`.
 *
 * @param undo rejects where it failed; then that is said
 */
export function offerUndo(title: string, undo: Undo): void {
  clearTimeout(timer);
  current = undo;
  timer = setTimeout(() => (current = null), UNDO_MS);
  const action = { label: 'Undo', altText: 'Undo with Control+Z', run: () => void undoLast() };
  toast({ title, action, durationMs: UNDO_MS });
  toastId = lastToastId();
}

/** Undoes the last change, once. @returns whether there was one */
export function undoLast(): boolean {
  const undo = current;
  if (!undo) return false;
  current = null;
  clearTimeout(timer);
  undo().then(
    () => toast({ title: 'Undone' }),
    () => toast({ title: 'Could not save the change', variant: 'destructive' }),
  );
  return true;
}
