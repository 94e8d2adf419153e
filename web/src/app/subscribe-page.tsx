import { useState } from 'react';
import { PaymentCard } from '../features/subscribe/payment-card.tsx';
import { SoulPrint } from '../features/soulprint/soulprint.tsx';
import { signOut } from '../lib/session.ts';
import { useTitle } from '../lib/title.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

export function SubscribePage() {
  useTitle('Subscribe');
  const [expanded, setExpanded] = useState(false);

  return (
    <main className="mx-auto max-w-6xl px-5 pb-16 sm:px-8">
      <header className="flex items-center justify-between py-4">
        <Wordmark />
        <Button variant="ghost" size="sm" onClick={() => void signOut()}>
          Sign out
        </Button>
      </header>
      <div className="grid items-start gap-10 pt-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16 lg:pt-10">
        <article aria-labelledby="soulprint-title">
          <h1 id="soulprint-title" className="mb-5 text-lg font-medium text-ink-soft">
            Your SoulPrint™
          </h1>
          {/* On a phone the card below must be in reach: the text unfolds when it is asked for. */}
          <div
            className={cn(
              !expanded && 'fold max-h-[52dvh] overflow-hidden lg:max-h-none lg:overflow-visible',
            )}
          >
            <ErrorBoundary name="Your SoulPrint">
              <SoulPrint />
            </ErrorBoundary>
          </div>
          {!expanded && (
            <Button variant="link" className="mt-2 lg:hidden" onClick={() => setExpanded(true)}>
              Read all of it
            </Button>
          )}
        </article>
        <div className="lg:sticky lg:top-10">
          <ErrorBoundary name="Payment">
            <PaymentCard />
          </ErrorBoundary>
        </div>
      </div>
    </main>
  );
}
