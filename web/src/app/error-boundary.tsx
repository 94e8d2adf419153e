import { RotateCcw } from 'lucide-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

interface ErrorBoundaryProps {
  /** The name of the part for the error message: 'The calendar'. */
  name: string;
  children: ReactNode;
  onError?: (error: Error, info: ErrorInfo) => void;
}

/**
 * Contains an error in one part of the page, so that a broken calendar does not take the journal down.
 * A class, because React has no other form for error boundaries.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice
        variant="error"
        title={`${this.props.name} could not be shown`}
        action={
          <Button variant="secondary" onClick={() => this.setState({ failed: false })}>
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
