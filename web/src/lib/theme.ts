import { useSyncExternalStore } from 'react';
import { keepStored } from './stored.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

// The same name stands in public/theme.js, which runs before the first paint.
const KEY = 'inkwell-theme';
const watchers = new Set<() => void>();

function chosen(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Chooses a theme for this browser; 'system' follows the device again. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  keepStored('localStorage', KEY, theme === 'system' ? null : theme);
  for (const notify of watchers) notify();
}

export function useTheme(): Theme {
  return useSyncExternalStore((notify) => {
    watchers.add(notify);
    return () => watchers.delete(notify);
  }, chosen);
}

/** A token as a literal colour, in the theme that is on: for what cannot read our style sheet. */
export function tokenColor(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
