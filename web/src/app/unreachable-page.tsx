import { PRODUCT_NAME } from '@inkwell/contracts/constants';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** Shown when the session cannot be loaded. */
export function UnreachablePage({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Notice
        variant="error"
        title={`${PRODUCT_NAME} cannot be reached`}
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        The connection or our server is having a moment. What you have saved is safe.
      </Notice>
    </main>
  );
}
