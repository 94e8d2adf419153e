import type { OnboardingData, User } from '@inkwell/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { careQuery, withCare } from '../../lib/care.ts';
import { REDIRECT_MS, usePageHold } from '../../lib/navigation.ts';
import { request } from '../../lib/request.ts';
import { refreshUser, setUser, signOut, userQuery, useUser } from '../../lib/session.ts';
import { useSingleMutation } from '../../lib/single-mutation.ts';
import { useToday } from '../../lib/time.ts';
import { useTitle } from '../../lib/title.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Drawing } from '../../ui/drawings.tsx';
import { REACTION_MS } from '../../ui/pointer-shield.tsx';
import { Progress } from '../../ui/progress.tsx';
import { toast } from '../../ui/toast.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { firstInvalidStep, isStepValid, LAST_STEP, toOnboardingData } from './answers.ts';
import { useDraft } from './draft.ts';
import { SoulPrintProgress, WRITING } from './soulprint-progress.tsx';
import { STEPS } from './steps.tsx';

// The chosen radio button stands for its group.
const FIELDS = 'input:is(:not([type="radio"]), :checked), select, textarea';

export function OnboardingPage() {
  useTitle('Welcome');
  const user = useUser();
  // The key resets the wizard when another user signs in.
  return user && <Wizard key={user.id} userId={user.id} />;
}

function Wizard({ userId }: { userId: string }) {
  const client = useQueryClient();
  const pageHold = usePageHold('onboarding');
  const today = useToday();
  const { step, answers, isStored, setAnswer, goToStep } = useDraft(userId);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // On a touch screen a focused field opens the keyboard over the question, so the heading gets the focus.
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    const target = isTouch ? heading.current : fieldset.current?.querySelector<HTMLElement>(FIELDS);
    target?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);

  const refetchOnboardedUser = async (): Promise<User | null> => {
    await refreshUser(client);
    const user = client.getQueryData(userQuery.queryKey);
    return user?.onboardingCompleted ? user : null;
  };

  const complete = useSingleMutation({
    mutationFn: async ({ data, isRetry }: { data: OnboardingData; isRetry: boolean }) => {
      // The first attempt may have succeeded without a response, so check before sending again.
      const before = isRetry ? await refetchOnboardedUser() : null;
      if (before) return before;
      try {
        return await request<User>('POST', '/api/onboarding/complete', data);
      } catch (error) {
        const user = await refetchOnboardedUser();
        if (user) return user;
        throw error;
      }
    },
    onMutate: pageHold.hold,
    onSuccess: (user) => {
      pageHold.redirect('/subscribe', REDIRECT_MS);
      setUser(client, user);
      const { care } = user;
      if (care) client.setQueryData(careQuery.queryKey, (known) => withCare(known, care));
      void refreshUser(client);
      const soulPrint =
        user.blueprint === null ? 'Your SoulPrint is being written.' : 'Your SoulPrint has been generated.';
      toast({
        title: 'Onboarding Complete!',
        description: `${soulPrint} Now let's set up your subscription.`,
      });
    },
    onError: () => {
      pageHold.release();
      toast({
        title: 'Error',
        description: 'Failed to complete onboarding. Please try again.',
        variant: 'destructive',
      });
    },
  });
  const busy = complete.isPending || complete.isSuccess;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !isStepValid(step, answers, today)) return;
    const data = toOnboardingData(answers, today);
    if (step < LAST_STEP) return goToStep(step + 1);
    // Another tab may have cleared a field of an earlier step.
    if (!data) return goToStep(firstInvalidStep(answers, today) ?? step);
    // The fields are disabled while sending and would lose the focus.
    nextButton.current?.focus();
    complete.mutate({ data, isRetry: complete.isError });
  };

  const { heading: title, text, name, Fields, ...beside } = STEPS[step] ?? STEPS[0];
  const { drawing, caption } = busy ? WRITING : beside;
  const position = `Step ${step + 1} of ${STEPS.length}`;

  return (
    <main className="min-h-dvh sm:flex sm:flex-col lg:grid lg:grid-cols-2">
      <div className="flex min-h-dvh flex-col sm:min-h-0">
        <header className="flex items-center justify-between px-5 py-4 sm:px-8">
          <Wordmark />
          <Button variant="ghost" size="sm" disabled={busy} onClick={() => void signOut()} className="-mr-3">
            Sign out
          </Button>
        </header>
        <form
          noValidate
          onSubmit={submit}
          className="mx-auto flex w-full max-w-xl flex-1 flex-col px-5 pt-4 pb-6 sm:pt-[8vh] sm:pb-12"
        >
          <div className="mb-8">
            <div className="mb-2 flex items-baseline justify-between text-sm text-ink-soft">
              <span aria-live="polite">{position}</span>
              <span>{name}</span>
            </div>
            <Progress value={step + 1} max={STEPS.length} label={position} />
          </div>
          <SoulPrintProgress active={busy} />
          <div key={step} className={cn('animate-rise-in', busy && 'hidden')}>
            <h1
              ref={heading}
              id={`${id}-title`}
              tabIndex={-1}
              className="text-3xl leading-10 font-medium outline-none"
            >
              {title}
            </h1>
            <p id={`${id}-text`} className="mt-2 mb-7 leading-6 text-ink-soft">
              {text}
              {step === 0 &&
                isStored &&
                ' You can stop at any time: what you have filled in stays on this device.'}
              {!isStored && ' This browser keeps nothing for later: please go through to the end in one go.'}
            </p>
            {/* Named by the heading, so that it is read out when its first field gets the focus. */}
            <fieldset
              ref={fieldset}
              aria-labelledby={`${id}-title`}
              aria-describedby={`${id}-text`}
              disabled={busy}
              className="flex flex-col gap-5"
            >
              <Fields answers={answers} setAnswer={setAnswer} />
            </fieldset>
          </div>
          {complete.isError && (
            <p role="alert" className="mt-6 text-[0.9375rem] leading-6 text-danger">
              Your answers could not be sent. Nothing here is lost; please try again.
            </p>
          )}
          <div className="sticky bottom-0 mt-auto flex justify-between gap-3 bg-paper pt-8 pb-2 sm:static sm:mt-0 low:static">
            <Button
              variant="secondary"
              size="lg"
              disabled={step === 0 || busy}
              onClick={() => goToStep(step - 1)}
              // The two do not fit beside each other on the smallest phones while it is busy.
              className={cn(busy && 'max-[24rem]:hidden')}
            >
              Back
            </Button>
            <Button
              ref={nextButton}
              type="submit"
              size="lg"
              className="ml-auto"
              busy={busy}
              repeatMs={REACTION_MS}
              disabled={!isStepValid(step, answers, today)}
            >
              {busy ? 'Creating Blueprint...' : step === LAST_STEP ? 'Complete Setup' : 'Continue'}
            </Button>
          </div>
        </form>
      </div>
      <aside
        aria-hidden
        className="hidden flex-1 items-center justify-center sm:flex lg:border-l lg:border-line lg:bg-sunken"
      >
        <div key={drawing} className="w-full animate-fade-in px-10 pb-12 text-center">
          <Drawing name={drawing} className="mx-auto w-60 lg:w-[min(24rem,100%)]" />
          <p className="mt-8 hidden font-serif text-2xl leading-9 text-balance italic lg:block">{caption}</p>
        </div>
      </aside>
    </main>
  );
}
