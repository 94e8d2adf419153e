import { useSyncExternalStore } from 'react';

export interface ToastContent {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive';
}

export interface ShownToast extends ToastContent {
  id: number;
  /** The first toast of those that made room for one another, this one included. */
  firstId: number;
  open: boolean;
}

// A dismissed toast stays in memory, closed, so that its leaving can be seen and heard to its end.
const REMOVAL_MS = 1_000_000;

let current: ShownToast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

function show(next: ShownToast | null): void {
  current = next;
  for (const notify of watchers) notify();
}

/** Says something to the person. One toast at a time: the one before makes room. */
export function toast(content: ToastContent): void {
  clearTimeout(removal);
  lastId += 1;
  show({ ...content, id: lastId, firstId: current?.open ? current.firstId : lastId, open: true });
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  show({ ...current, open: false });
  removal = setTimeout(() => show(null), REMOVAL_MS);
}

export function useToast(): ShownToast | null {
  return useSyncExternalStore(
    (notify) => {
      watchers.add(notify);
      return () => watchers.delete(notify);
    },
    () => current,
  );
}
