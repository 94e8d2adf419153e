import { useQuery } from '@tanstack/react-query';
import {
  BROWSER_COOKIE,
  BROWSER_COOKIE_DAYS,
  CARE_DAYS,
  PRODUCT_NAME,
  SESSION_COOKIE,
  TRIAL_DAYS,
} from '@inkwell/contracts/constants';
import type { ReactNode } from 'react';
import { Link } from '../lib/router.tsx';
import { config } from '../lib/config.ts';
import { SAFETY_PLAN_PATH } from '../lib/safety-plan.ts';
import { userQuery, useUser } from '../lib/session.ts';
import { useTitle } from '../lib/title.ts';
import { CareLinesSkeleton } from '../ui/care-lines-skeleton.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Wordmark } from '../ui/wordmark.tsx';

const OwnLines = lazyPart(
  'The lines of your country',
  async () => (await import('../features/care/own-lines.tsx')).OwnLines,
  { fallback: <CareLinesSkeleton />, compact: true },
);

interface InformationPageProps {
  title: string;
  /** What comes before the text. */
  first?: ReactNode;
  children: ReactNode;
}

function InformationPage({ title, first, children }: InformationPageProps) {
  useTitle(title);
  return (
    <main className="mx-auto max-w-3xl px-5 pb-24 sm:px-8">
      <Link to="/" className="inline-flex min-h-16 items-center">
        <Wordmark />
      </Link>
      <div className="prose-book pt-6">
        <h1>{title}</h1>
      </div>
      {first}
      <div className="prose-book pt-4">{children}</div>
    </main>
  );
}

export function SafetyPage() {
  return (
    <InformationPage title="If you need someone now" first={<LinesOfCountry />}>
      <p>
        {PRODUCT_NAME} is a place to write and to think. It is not a doctor, a therapist or an emergency
        service, and its companion is an AI, which can be wrong.
      </p>
      <p>If you might hurt yourself or someone else, or someone hurts you, please reach people:</p>
      <ul>
        <li>
          <strong>Emergency:</strong> call your local number: <a href="tel:112">112</a> in Europe,{' '}
          <a href="tel:911">911</a> in the USA and Canada, <a href="tel:999">999</a> in the United Kingdom,{' '}
          <a href="tel:000">000</a> in Australia.
        </li>
        <li>
          <strong>USA and Canada:</strong> call or text <a href="tel:988">988</a>, at any hour.
        </li>
        <li>
          <strong>United Kingdom and Ireland:</strong> Samaritans, <a href="tel:116123">116 123</a>, at any
          hour.
        </li>
        <li>
          <strong>Australia:</strong> Lifeline, <a href="tel:131114">13 11 14</a>, at any hour.
        </li>
        <li>
          <strong>Elsewhere:</strong>{' '}
          <a href="https://findahelpline.com" rel="noreferrer">
            findahelpline.com
          </a>{' '}
          lists free lines by country.
        </li>
      </ul>
      <p>You do not have to be certain that it is serious enough. Calling is always right.</p>
      <OwnPlan />
      <h2>What happens here when you write of danger</h2>
      <p>
        A program reads each message to the companion before it is answered, your pages after they are saved,
        and your answers at the beginning. What follows depends on how sure it is:
      </p>
      <ul>
        <li>
          <strong>Something may be behind it:</strong> a quiet line with a link to this page stands under the
          reply, at most once a day. Nothing is kept of it.
        </li>
        <li>
          <strong>It is likely:</strong> the companion asks you directly. You can answer with a tap, say no,
          or not say. It may ask again, in other words, if you write of it anew. One folded line with people
          to talk to stays for a day.
        </li>
        <li>
          <strong>You say it outright, answer yes, or two readers agree:</strong> the numbers open on your
          page and stay for {CARE_DAYS.crisis} days after the last sign. The companion speaks of that first.
          The readers are programs, and no single score opens the numbers.
        </li>
      </ul>
      <p>
        Everything else goes on as ever: a message without a sign is answered as one, and your pages, plans,
        exercises and insights stay as they are. Only an answer at the beginning in which the program sees
        danger is not quoted back at you, neither in your SoulPrint nor among your insights. If you write of
        somebody else in danger, the companion says how to ask them and whom to call.
      </p>
      <h2>How often it is wrong</h2>
      <p>
        The program misses things, and sometimes it asks without a cause. We measured it, without a language
        model, on texts that were written for this. It was not trained on them, but its list of phrases was
        corrected on them, and people write otherwise: expect more mistakes.
      </p>
      <ul>
        <li>
          <strong>Missed:</strong> of the texts with danger it noticed, mostly with the quiet line alone,
          about three in four in English and Spanish, four in five in French, seven in ten in German and half
          in Portuguese. Of the crises said plainly it noticed nothing in about one in ten, and fewer than
          half led to a question or to the numbers at once.
        </li>
        <li>
          <strong>Without a cause:</strong> the quiet line stood under one ordinary message in twenty and
          under one in seven that told of grief, illness or heartbreak; in the middle of a talk under more,
          about one in five. Of single messages one in some 1,700 led to a question; of 95 people in longer
          talks without danger, 4 were asked.
        </li>
      </ul>
      <p>
        We had aimed for more, and have not reached it: to ask about 98 of 100 crises said outright, and to
        notice nine in ten of all texts with danger in English. No clinician has reviewed the rules and
        answers, no native speaker has read those in German, Spanish, French and Portuguese, and nobody has
        dialled the numbers to check them.
      </p>
      <p>
        Nobody is told and nobody is sent: this is not an emergency service.{' '}
        <Link to="/privacy">Privacy</Link> says where your words are read.
      </p>
    </InformationPage>
  );
}

/** Not for visitors, of whom no country is known. Whose session is still read is kept a place, so that nothing moves. */
function LinesOfCountry() {
  const { data: user, isError } = useQuery(userQuery);
  if (user) return <OwnLines key={user.id} />;
  return user === undefined && !isError ? <CareLinesSkeleton /> : null;
}

function OwnPlan() {
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <h2>A plan of your own</h2>
      <p>
        <Link to={SAFETY_PLAN_PATH}>Your safety plan</Link> holds six short answers for hard moments: how you
        notice it, what helps, whom you can call. You can write it step after step, and change it at any time.
      </p>
    </>
  );
}

export function PrivacyPage() {
  return (
    <InformationPage title="Privacy">
      <p>What you write is yours. We keep it so that you can come back to it, and for nothing else.</p>
      <h2>What we keep</h2>
      <p>
        Your e-mail address, your answers at the beginning, your journal, your conversations, your calendar
        and, where you write one, your safety plan. Texts are encrypted where they are stored, with a key of
        your own.
      </p>
      <h2>Who sees it</h2>
      <p>
        No one reads it, and it is never shared, sold or used for advertising. Your journal, your
        conversations, your calendar and your SoulPrint are kept on this server.
      </p>
      <h2>What answers you</h2>
      <Providers />
      <h2>Payments</h2>
      <p>Cards are handled by the payment provider; we never see their numbers.</p>
      <h2>Cookies</h2>
      <p>Two, and no trackers:</p>
      <ul>
        <li>
          <code>{SESSION_COOKIE}</code> keeps you signed in.
        </li>
        <li>
          <code>{BROWSER_COOKIE}</code> remembers for up to {BROWSER_COOKIE_DAYS} days that you have signed in
          with this browser, so that nobody who guesses at your password can lock you out.
        </li>
      </ul>
      <h2>On your device</h2>
      <p>
        Until they are saved, this browser keeps drafts of what you are writing and your answers at the
        beginning. It also remembers the theme that you choose, whether you had access when you were last here
        and, until the tab is closed, a promo code that you came with.
      </p>
    </InformationPage>
  );
}

/** Which parts run on this server and which are asked of somebody else, as the operator has set it up. */
function Providers() {
  const { companion, reading } = config.providers;
  return (
    <>
      {companion === null ? (
        <p>
          The companion and the SoulPrint are written by a program on this server. No language model elsewhere
          is asked, and your words do not leave the server for them.
        </p>
      ) : (
        <p>
          The companion&apos;s replies and the SoulPrint are written by a language model of{' '}
          <strong>{companion}</strong>, because the operator of this server has set it up so. It gets what is
          needed for the answer: your message, what was said before it, and your answers at the beginning; it
          also reads your message for signs of danger. It is asked not to store it, and may keep it for a time
          under its own terms.
        </p>
      )}
      {reading === null ? (
        <p>Nothing outside this server reads your texts for feelings or themes.</p>
      ) : (
        <p>
          To find feelings, themes and signs of danger, your texts are sent to <strong>{reading}</strong>,
          because the operator of this server has set it up so. It is asked not to store them, and may keep
          them for a time under its own terms.
        </p>
      )}
    </>
  );
}

export function TermsPage() {
  return (
    <InformationPage title="Terms">
      <p>
        {PRODUCT_NAME} is for people, for their own use. It starts with {TRIAL_DAYS} free days; after them it
        costs what the subscription page says, each month, until you cancel. You can cancel at any time in
        your account&apos;s settings, and access ends then.
      </p>
      <p>
        It is not medical advice and no substitute for it. The companion is an AI and can be wrong. If you are
        in danger, see <Link to="/safety">where to find help now</Link>.
      </p>
      <p>Your texts remain yours. Please use the service in ways that harm neither others nor its working.</p>
    </InformationPage>
  );
}
