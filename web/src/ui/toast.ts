import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface ToastContent {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive';
  /** A button in the toast. `altText` says to a screen reader how else it can be done. */
  action?: { label: string; altText: string; run: () => void };
  /** How long it is shown, in ms. Default: the toaster's `SHOWN_MS`. */
  durationMs?: number;
}

export interface CurrentToast extends ToastContent {
  id: number;
  /** The id of the first toast in a row of toasts that replaced one another while open. */
  firstId: number;
  open: boolean;
}

// A dismissed toast stays in memory, closed, for its exit animation; the spec names the delay.
const REMOVAL_DELAY_MS = 1_000_000;

const store = createStore<CurrentToast | null>(() => null);
let lastId = 0;
let removalTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast; it replaces the current one. */
export function toast(content: ToastContent): void {
  clearTimeout(removalTimer);
  lastId += 1;
  const current = store.getState();
  const firstId = current?.open ? current.firstId : lastId;
  // The whole state: what the toast before had and this one has not must be gone.
  store.setState({ ...content, id: lastId, firstId, open: true }, true);
}

/** The toast that was shown last, for `dismissToast`. */
export const lastToastId = (): number => lastId;

export function dismissToast(id: number): void {
  const current = store.getState();
  if (current?.id !== id || !current.open) return;
  store.setState({ open: false });
  removalTimer = setTimeout(() => store.setState(null, true), REMOVAL_DELAY_MS);
}

export const useToast = (): CurrentToast | null => useStore(store);
