import { Suspense } from 'react';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { useToast } from '../ui/toast.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

const Toaster = lazyComponent(async () => (await import('../ui/toaster.tsx')).Toaster);

/** Loads the code ahead, so that a toast is shown also without a network. */
export const preloadNotifications = (): Promise<void> => Toaster.preload();

/** The toasts. Their code is no part of the first view; a toast that is shown before it has come waits for it. */
export const Notifications = () =>
  useToast() && (
    <ErrorBoundary name="The notifications">
      <Suspense>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  );
