import { RotateCcw } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reloadForNewBuild, StaleBuildError } from '../lib/build.ts';
import { reportCrash } from '../lib/crashes.ts';
import { retryFailedComponents } from '../lib/lazy-component.tsx';
import { Button } from './button.tsx';
import { LoadError } from './load-error.tsx';
import { Notice } from './notice.tsx';

interface ErrorBoundaryProps {
  /** The name of the part for the error message: 'The calendar'. */
  name: string;
  children: ReactNode;
  /** Says it in one line, where there is no room for a notice. */
  compact?: boolean | undefined;
  onError?: (error: Error, info: ErrorInfo) => void;
}

/**
 * Contains an error in one part of the page, so that a broken calendar does not take the journal down.
 * A class, because React has no other form for error boundaries.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  retry = () => {
    retryFailedComponents();
    this.setState({ error: null });
  };

  override componentDidCatch(error: Error, info: ErrorInfo) {
    if (error instanceof StaleBuildError) reloadForNewBuild();
    reportCrash(error);
    this.props.onError?.(error, info);
  }

  override render() {
    const { error } = this.state;
    const { name, children, compact = false } = this.props;
    if (!error) return children;
    const isStale = error instanceof StaleBuildError;
    const reload = () => window.location.reload();
    if (compact) {
      return isStale ? (
        <LoadError onRetry={reload} retryLabel="Reload">
          {name} opens after a reload: there is a new version.
        </LoadError>
      ) : (
        <LoadError onRetry={this.retry}>{name} could not be shown.</LoadError>
      );
    }
    if (isStale) {
      return (
        <Notice title="There is a new version" action={<Button onClick={reload}>Reload</Button>}>
          {name} opens after a reload. What you have written is kept.
        </Notice>
      );
    }
    return (
      <Notice
        variant="error"
        title={`${name} could not be shown`}
        action={
          <Button variant="secondary" onClick={this.retry}>
            <RotateCcw aria-hidden />
            Try again
          </Button>
        }
      >
        What you have written is safe. If it happens again, reload the page.
      </Notice>
    );
  }
}
