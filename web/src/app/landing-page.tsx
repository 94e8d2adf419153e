import { PRODUCT_NAME, TAGLINE, TRIAL_DAYS } from '@inkwell/contracts/constants';
import { useState } from 'react';
import { Link } from '../lib/router.tsx';
import { goTo } from '../lib/navigation.ts';
import { useTitle } from '../lib/title.ts';
import { useSessionState } from './session-state.ts';
import { Button } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { Drawing } from '../ui/drawings.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { LandingHeader } from './landing-header.tsx';
import { Claims, ModeSections, Purpose, Testimonials } from './landing-sections.tsx';
import { TrialBar } from './trial-bar.tsx';

const FADE_MS = 300;
const TRIAL_LABEL = `Start Your ${TRIAL_DAYS}-Day Free Trial`;

export function LandingPage() {
  useTitle(TAGLINE);
  const { state } = useSessionState();
  const [leaving, setLeaving] = useState(false);

  const fadeOutTo = (path: string) => {
    setLeaving(true);
    setTimeout(() => goTo(path), FADE_MS);
  };
  const startTrial = () => fadeOutTo(state === 'access' ? '/app' : '/signup');

  return (
    <div
      className={cn('transition-opacity duration-300 ease-out', leaving && 'pointer-events-none opacity-0')}
    >
      <LandingHeader
        hasAccess={state === 'access'}
        onSignIn={() => fadeOutTo('/signin')}
        onSignUp={() => fadeOutTo('/signup')}
        onOpenApp={() => fadeOutTo('/app')}
      />
      <main>
        <section className="px-5 pt-16 pb-14 text-center sm:px-8 sm:pt-28 sm:pb-20">
          <p className="text-sm font-medium text-ink-soft">{TAGLINE}</p>
          <h1 className="mx-auto mt-5 max-w-4xl text-[2.75rem] leading-[1.08] font-medium sm:text-6xl lg:text-7xl">
            Design your life, not just your schedule.
          </h1>
          <p className="mx-auto mt-6 max-w-xl text-lg leading-8 text-balance text-ink-soft">
            A journal that listens, a companion for the hard evenings, and a week that leaves room for you.
          </p>
          <Button size="lg" className="mt-9" onClick={startTrial}>
            {TRIAL_LABEL}
          </Button>
          <Claims />
        </section>
        <Purpose />
        <Testimonials />
        <ModeSections />
        <section
          id="start"
          tabIndex={-1}
          className="scroll-mt-20 border-t border-line bg-sunken px-5 py-20 text-center outline-none sm:px-8 sm:py-28"
        >
          <Drawing name="drop" className="mx-auto mb-8 w-44" />
          <h2 className="mx-auto max-w-2xl text-4xl leading-tight font-medium sm:text-5xl">
            Begin with one honest sentence.
          </h2>
          <p className="mx-auto mt-5 max-w-md text-lg leading-8 text-balance text-ink-soft">
            {TRIAL_DAYS} days free. Cancel any time; what you wrote stays yours.
          </p>
          <Button size="lg" className="mt-8" onClick={startTrial}>
            {TRIAL_LABEL}
          </Button>
        </section>
      </main>
      <footer className="border-t border-line pt-10 pb-28 md:pb-10">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center px-5 sm:px-8 justify-between gap-x-8 gap-y-4">
          <Wordmark />
          <nav aria-label={`About ${PRODUCT_NAME}`} className="flex gap-6 text-sm text-ink-soft">
            {(['Safety', 'Privacy', 'Terms'] as const).map((name) => (
              <Link
                key={name}
                to={`/${name.toLowerCase()}`}
                className="inline-flex min-h-11 items-center hover:text-ink"
              >
                {name}
              </Link>
            ))}
          </nav>
        </div>
      </footer>
      <TrialBar label={TRIAL_LABEL} onClick={startTrial} />
    </div>
  );
}
