import { describe, expect, it } from 'vitest';
import { ariaKeysOf, isShortcut, SHORTCUTS } from './shortcuts.ts';

const press = (key: string, held: ('ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey')[] = []) => ({
  key,
  ctrlKey: held.includes('ctrlKey'),
  metaKey: held.includes('metaKey'),
  shiftKey: held.includes('shiftKey'),
  altKey: held.includes('altKey'),
});

describe('the shortcuts', () => {
  it.each([
    { name: 'a slash', event: press('/'), of: 'search' },
    { name: 'a slash that needs Shift', event: press('/', ['shiftKey']), of: 'search' },
    { name: 'Ctrl+K', event: press('k', ['ctrlKey']), of: 'search' },
    { name: '⌘+K with caps lock', event: press('K', ['metaKey']), of: 'search' },
    { name: 'Ctrl+Shift+F', event: press('F', ['ctrlKey', 'shiftKey']), of: 'focusMode' },
    { name: '⌘+Enter', event: press('Enter', ['metaKey']), of: 'sendMessage' },
    { name: 'Ctrl+Z', event: press('z', ['ctrlKey']), of: 'undo' },
    { name: 'Ctrl+Shift+Z', event: press('Z', ['ctrlKey', 'shiftKey']), of: 'redo' },
    { name: 'Backspace', event: press('Backspace'), of: 'removeEvent' },
    { name: 'a capital N', event: press('N', ['shiftKey']), of: 'newEvent' },
  ] as const)('when $name is pressed, then it is $of alone', ({ event, of }) => {
    const found = Object.entries(SHORTCUTS).filter(([, shortcut]) => isShortcut(event, shortcut));
    expect(found.map(([name]) => name)).toEqual([of]);
  });

  it.each([
    { name: 'K alone', event: press('k') },
    { name: 'Ctrl+slash', event: press('/', ['ctrlKey']) },
    { name: 'Ctrl+F, the browser’s search', event: press('f', ['ctrlKey']) },
    { name: 'Enter alone', event: press('Enter') },
    { name: 'AltGr+Z, a letter', event: press('z', ['ctrlKey', 'altKey']) },
  ])('when $name is pressed, then it is none', ({ event }) => {
    expect(Object.values(SHORTCUTS).some((shortcut) => isShortcut(event, shortcut))).toBe(false);
  });

  it('when a control names its keys, then Ctrl and ⌘ are both named', () => {
    expect(ariaKeysOf(SHORTCUTS.search)).toBe('/ Control+K Meta+K');
    expect(ariaKeysOf(SHORTCUTS.focusMode)).toBe('Control+Shift+F Meta+Shift+F');
    expect(ariaKeysOf(SHORTCUTS.leaveFocusMode)).toBe('Escape');
  });
});
