import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { useHydrated } from '../lib/hydrated.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

/** A toast that is shown before its code has come waits for it. */
const Toaster = lazyComponent(async () => (await import('../ui/toaster.tsx')).Toaster, { afterIdle: true });

export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      {children}
      {/* A portal, which cannot be prerendered. */}
      {useHydrated() && (
        <ErrorBoundary name="The notifications">
          <Suspense>
            <Toaster />
          </Suspense>
        </ErrorBoundary>
      )}
    </QueryClientProvider>
  );
}
