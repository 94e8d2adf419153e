import { TAGLINE } from '@inkwell/contracts/constants';
import type { ReactNode } from 'react';
import { Link, useLocation } from '../../lib/router.tsx';
import { pathAfterSignIn, useHomeUrl } from '../../lib/navigation.ts';
import { Drawing } from '../../ui/drawings.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';

interface AuthPageLayoutProps {
  title: string;
  children: ReactNode;
  /** The link to the other page. */
  otherPage: { text: string; to: string };
}

/** The layout of the sign-in and sign-up pages: the form, and on wide screens a drawing and a question beside it. */
export function AuthPageLayout({ title, children, otherPage }: AuthPageLayoutProps) {
  const redirectTo = pathAfterSignIn(useLocation());
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <main className="flex flex-col px-5 py-6 sm:px-8">
        <a
          href={useHomeUrl()}
          className="inline-flex min-h-11 items-center self-start text-sm text-ink-soft hover:text-ink"
        >
          ← Back to home
        </a>
        <div className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center py-8">
          <Wordmark className="mb-8 text-2xl" />
          <h1 className="mb-6 text-[1.75rem] leading-9 font-medium">{title}</h1>
          {children}
          <p className="mt-6 text-center text-[0.9375rem]">
            <Link
              to={otherPage.to}
              state={{ redirectTo }}
              className="inline-flex min-h-11 items-center text-ink-soft underline decoration-line-control underline-offset-4 hover:text-ink"
            >
              {otherPage.text}
            </Link>
          </p>
        </div>
      </main>
      <aside aria-hidden className="hidden items-center border-l border-line bg-sunken lg:flex">
        <div className="mx-auto w-full max-w-lg px-10 text-center font-serif">
          <Drawing name="lamp" className="mx-auto w-[min(22rem,100%)]" />
          <p className="mt-10 text-[1.75rem] leading-10 font-normal text-balance italic">
            What would you say to a friend who felt the way you feel tonight?
          </p>
          <p className="mt-6 text-base leading-6 text-ink-soft">{TAGLINE}</p>
        </div>
      </aside>
    </div>
  );
}
