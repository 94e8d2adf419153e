import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useHydrated } from './hydrated.ts';
import { writeStorage } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

// inline.js reads the same key before the first paint.
const KEY = 'inkwell-theme';

function currentTheme(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

const store = createStore<Theme>(currentTheme);

/** Sets this browser's theme; 'system' follows the device. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  writeStorage('localStorage', KEY, theme === 'system' ? null : theme);
  store.setState(theme);
}

export function useTheme(): Theme {
  const theme = useStore(store);
  return useHydrated() ? theme : 'system';
}

/** Resolves a colour token to its value in the current theme, for what cannot read our style sheet. */
export function tokenColor(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
