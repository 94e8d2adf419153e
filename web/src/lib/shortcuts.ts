interface Keys {
  /** As `KeyboardEvent.key` names it, a letter in lower case. */
  key: string;
  /** With Ctrl or ⌘. */
  mod?: true;
  /** Default: with or without. */
  shift?: boolean;
}

interface Shortcut {
  /** Any of these. */
  keys: readonly Keys[];
  /** As menus and hints write it. */
  label: string;
}

/** The keys that do something wherever the focus is, and those of the week's grid. */
export const SHORTCUTS = {
  search: { keys: [{ key: '/' }, { key: 'k', mod: true }], label: '/' },
  focusMode: { keys: [{ key: 'f', mod: true, shift: true }], label: 'Ctrl or ⌘ + Shift + F' },
  leaveFocusMode: { keys: [{ key: 'Escape' }], label: 'Esc' },
  sendMessage: { keys: [{ key: 'Enter', mod: true }], label: '⌘+Enter' },
  undo: { keys: [{ key: 'z', mod: true, shift: false }], label: 'Ctrl or ⌘ + Z' },
  redo: {
    keys: [
      { key: 'y', mod: true },
      { key: 'z', mod: true, shift: true },
    ],
    label: 'Ctrl or ⌘ + Y',
  },
  pickUpEvent: { keys: [{ key: ' ' }], label: 'Space' },
  removeEvent: { keys: [{ key: 'Delete' }, { key: 'Backspace' }], label: 'Delete' },
  newEvent: { keys: [{ key: 'n' }], label: 'N' },
  goToToday: { keys: [{ key: 't' }], label: 'T' },
} satisfies Record<string, Shortcut>;

type PressedKeys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export function isShortcut(event: PressedKeys, { keys }: Shortcut): boolean {
  const hasMod = event.ctrlKey || event.metaKey;
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return keys.some(
    ({ key, mod = false, shift = event.shiftKey }) =>
      key === pressed && mod === hasMod && shift === event.shiftKey && !event.altKey,
  );
}

/** For `aria-keyshortcuts`. */
export function ariaKeysOf({ keys }: Shortcut): string {
  const names = keys.flatMap(({ key, mod, shift }) => {
    const name = key.length === 1 ? key.toUpperCase() : key;
    const rest = shift ? `Shift+${name}` : name;
    return mod ? [`Control+${rest}`, `Meta+${rest}`] : [rest];
  });
  return names.join(' ');
}
