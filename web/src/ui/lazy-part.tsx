import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { StaleBuildError } from '../lib/build.ts';
import { lazyComponent, retryFailedComponents, type LazyComponent } from '../lib/lazy-component.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { toast } from './toast.ts';

interface LazyPartOptions {
  /** Shown while the code is loading. Default: nothing. */
  fallback?: ReactNode;
  /** Says in one line that it failed, where there is no room for a notice. Default false. */
  compact?: boolean;
  /** As of `lazyComponent`. */
  afterIdle?: boolean;
}

/** A part of a page with code of its own. Where that fails, the part says so and offers to try again. */
export function lazyPart<Props extends object>(
  name: string,
  importComponent: () => Promise<ComponentType<Props>>,
  { fallback = null, compact, afterIdle = false }: LazyPartOptions = {},
): LazyComponent<Props> {
  const Content = lazyComponent(importComponent, { afterIdle });
  function LazyPart(props: Props) {
    return (
      <ErrorBoundary name={name} compact={compact}>
        <Suspense fallback={fallback}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyPart, { preload: Content.preload });
}

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A dialog, or a sheet, with code of its own. Where that fails, it closes and a toast says so; opening it again tries
 * again.
 */
export function lazyDialog<Props extends DialogProps>(
  name: string,
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const Content = lazyComponent(importComponent);
  function LazyDialog(props: Props) {
    const { open, onOpenChange } = props;
    const [hasFailed, setHasFailed] = useState(false);
    // Not rendered until it is opened again: also a closed one would load its code.
    if (hasFailed && !open) return null;

    const close = (error: Error) => {
      setHasFailed(true);
      retryFailedComponents();
      onOpenChange(false);
      if (error instanceof StaleBuildError) {
        toast({
          title: 'There is a new version',
          description: `${name} opens after a reload. What you have written is kept.`,
          action: {
            label: 'Reload',
            altText: 'Reload the page',
            run: () => window.location.reload(),
          },
        });
        return;
      }
      toast({
        variant: 'destructive',
        title: `${name} could not be opened`,
        description: 'What you have written is safe. If it happens again, reload the page.',
        action: { label: 'Try again', altText: 'Open it again', run: () => onOpenChange(true) },
      });
    };
    return (
      <ErrorBoundary name={name} onError={close}>
        <Suspense fallback={null}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyDialog, { preload: Content.preload });
}
