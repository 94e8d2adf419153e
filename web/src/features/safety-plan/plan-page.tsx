import { useQuery } from '@tanstack/react-query';
import type { CareResource, SafetyPlanState } from '@inkwell/contracts';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from '../../lib/router.tsx';
import { safetyPlanQuery } from '../../lib/safety-plan.ts';
import { useUser } from '../../lib/session.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/button.tsx';
import { CareLines } from '../../ui/care-lines.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { PlanIntroduction } from './plan-introduction.tsx';
import { isEmptyPlan, toPlan } from './plan-rows.ts';
import { PlanSteps } from './plan-steps.tsx';
import { PlanView } from './plan-view.tsx';
import { usePlan } from './use-plan.ts';

/** The person's safety plan: to read, to write step after step, to change. */
export function PlanPage() {
  useTitle('My safety plan');
  const user = useUser();
  return (
    <main className="mx-auto flex max-w-2xl flex-col px-5 pb-16 sm:px-8">
      <Link
        to="/app"
        className="inline-flex min-h-16 items-center gap-1.5 self-start text-sm text-ink-soft hover:text-ink print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to App
      </Link>
      {/* The key begins anew when another user signs in. */}
      {user && <LoadedPlan key={user.id} userId={user.id} />}
    </main>
  );
}

function LoadedPlan({ userId }: { userId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(safetyPlanQuery);
  if (data) return <Plan userId={userId} known={data} />;
  // The way to people does not wait for the plan.
  return (
    <>
      <h1 className="mb-6 text-3xl leading-10 font-medium">My safety plan</h1>
      {isError ? (
        <Notice
          variant="error"
          title="Your plan could not be loaded"
          action={
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Nothing of it is lost. <Link to="/safety">Whom to call now</Link>
        </Notice>
      ) : (
        <SkeletonText label="Loading your plan" lines={8} />
      )}
      <SomebodyNow resources={[]} />
    </>
  );
}

function Plan({ userId, known }: { userId: string; known: SafetyPlanState }) {
  const { store, plan } = usePlan(userId, known);
  // One section that is changed by itself, and then the plan again.
  const [changed, setChanged] = useState<number | null>(null);
  const isEmpty = isEmptyPlan(toPlan(plan.rows));
  const step = plan.step ?? changed;

  const heading = useRef<HTMLHeadingElement>(null);
  const [hasClosed, setHasClosed] = useState(false);
  const isOpen = step !== null;

  useEffect(() => {
    // The page itself is focused as it is opened; after the steps it begins at its top again.
    if (isOpen || !hasClosed) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [isOpen, hasClosed, isEmpty]);

  const close = () => {
    setHasClosed(true);
    store.goTo(null);
    setChanged(null);
    void store.save();
  };
  return (
    <>
      {plan.isMerged && (
        <p
          role="status"
          className="mb-6 rounded-control bg-sunken px-4 py-3 text-[0.9375rem] leading-6 print:hidden"
        >
          This plan was changed in another place meanwhile. The lines of both are here; remove what is too
          many.
        </p>
      )}
      {step !== null ? (
        <PlanSteps
          step={step}
          isOne={plan.step === null}
          plan={plan}
          store={store}
          resources={known.resources}
          onClose={close}
        />
      ) : isEmpty ? (
        <PlanIntroduction heading={heading} onBegin={() => store.goTo(0)} />
      ) : (
        <PlanView
          heading={heading}
          plan={plan}
          store={store}
          onChange={setChanged}
          onGoThrough={() => store.goTo(0)}
        />
      )}
      <SomebodyNow resources={known.resources} />
    </>
  );
}

/** The first line of the country and the emergency number stand under every step. */
function SomebodyNow({ resources }: { resources: readonly CareResource[] }) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className="mt-14 border-t border-line pt-5 print:hidden">
      <h2 id={id} className="pb-2 text-base leading-6 font-medium">
        If you need somebody now
      </h2>
      {resources.length > 0 && <CareLines resources={resources.slice(0, 2)} />}
      <Link
        to="/safety"
        className="inline-flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        {resources.length > 0 ? 'More people to talk to' : 'People to talk to'}
      </Link>
    </aside>
  );
}
