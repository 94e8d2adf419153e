import { Link } from '../lib/router.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { useTitle } from '../lib/title.ts';

export function NotFoundPage() {
  useTitle('Page Not Found');
  return (
    <main className="grid min-h-dvh grid-rows-[auto_1fr] px-4">
      <Link to="/" className="justify-self-center py-6">
        <Wordmark />
      </Link>
      <div className="place-self-center pb-24 text-center">
        <h1 className="text-3xl font-medium">404 Page Not Found</h1>
        <Notice
          title="There is nothing at this address"
          action={
            <Button asChild>
              <Link to="/app">Open the app</Link>
            </Button>
          }
          className="pt-4"
        >
          It may have moved, or the link may be incomplete.
        </Notice>
      </div>
    </main>
  );
}
