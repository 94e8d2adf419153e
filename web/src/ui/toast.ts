import { useSyncExternalStore } from 'react';

export interface ToastContent {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive';
}

export interface CurrentToast extends ToastContent {
  id: number;
  /** The id of the first toast in a row of toasts that replaced one another while open. */
  firstId: number;
  open: boolean;
}

// A dismissed toast stays in memory, closed, for its exit animation; the spec names the delay.
const REMOVAL_DELAY_MS = 1_000_000;

let current: CurrentToast | null = null;
let lastId = 0;
let removalTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setCurrent(next: CurrentToast | null): void {
  current = next;
  for (const notify of listeners) notify();
}

/** Shows a toast; it replaces the current one. */
export function toast(content: ToastContent): void {
  clearTimeout(removalTimer);
  lastId += 1;
  setCurrent({ ...content, id: lastId, firstId: current?.open ? current.firstId : lastId, open: true });
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  setCurrent({ ...current, open: false });
  removalTimer = setTimeout(() => setCurrent(null), REMOVAL_DELAY_MS);
}

export function useToast(): CurrentToast | null {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => current,
  );
}
