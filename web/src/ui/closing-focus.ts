import { isFocusFree } from '../lib/focus-keeper.ts';

/** A dialog below what has closed takes the focus itself while it is nowhere. */
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/**
 * Leaves the focus where the person has put it meanwhile: what closes gives it back only a moment later. For
 * `onCloseAutoFocus` of Radix.
 */
export function leaveChosenFocus(event: Event): void {
  if (!isFocusFree() && !document.activeElement?.matches(DIALOG)) event.preventDefault();
}
