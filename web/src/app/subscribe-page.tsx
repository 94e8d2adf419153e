import { useState } from 'react';
import { PaymentCard } from '../features/subscribe/payment-card.tsx';
import { SoulPrintContents } from '../features/soulprint/contents.tsx';
import { OpeningFigure } from '../features/soulprint/opening-figure.tsx';
import { ProfileSummary } from '../features/soulprint/profile-summary.tsx';
import { SoulPrint } from '../features/soulprint/soulprint.tsx';
import { signOut } from '../lib/session.ts';
import { useTitle } from '../lib/title.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';

export function SubscribePage() {
  useTitle('Subscribe');
  const [expanded, setExpanded] = useState(false);

  return (
    <main className="mx-auto max-w-6xl px-5 pb-16 sm:px-8 xl:max-w-[86rem]">
      <header className="flex items-center justify-between py-4">
        <Wordmark />
        <Button variant="ghost" size="sm" onClick={() => void signOut()}>
          Sign out
        </Button>
      </header>
      <div className="grid items-start gap-10 pt-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16 lg:pt-10 xl:grid-cols-[10.5rem_minmax(0,1fr)_24rem] xl:gap-12">
        <div className="hidden xl:sticky xl:top-10 xl:block">
          <ErrorBoundary name="Contents">
            <SoulPrintContents variant="list" />
          </ErrorBoundary>
        </div>
        <article aria-labelledby="soulprint-title" className="max-w-2xl">
          <h1 id="soulprint-title" className="mb-6 text-[2rem] leading-tight sm:text-[2.25rem] font-medium">
            Your SoulPrint™
          </h1>
          <ErrorBoundary name="Your SoulPrint">
            <div className="mb-10 flex flex-col gap-8">
              <OpeningFigure />
              <ProfileSummary level={2} />
              <SoulPrintContents
                variant="disclosure"
                className={cn('xl:hidden', !expanded && 'hidden lg:block')}
              />
            </div>
            {/* On a phone the card below must be in reach: the text unfolds when it is asked for. */}
            <div
              className={cn(
                !expanded && 'fold max-h-[44dvh] overflow-hidden lg:max-h-none lg:overflow-visible',
              )}
            >
              <SoulPrint />
            </div>
          </ErrorBoundary>
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
