import type { CareResource } from '@inkwell/contracts';
import { useEffect, useId, useRef, useState, type MouseEvent, type SubmitEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { REACTION_MS } from '../../ui/pointer-shield.tsx';
import { Progress } from '../../ui/progress.tsx';
import { CountryLines } from './country-lines.tsx';
import { wrongNumbers, type PlanRow } from './plan-rows.ts';
import type { PlanState, PlanStore } from './plan-store.ts';
import { RowList } from './row-list.tsx';
import { SaveStatus } from './save-status.tsx';
import { STEPS } from './steps.ts';

interface PlanStepsProps {
  /** From 0. */
  step: number;
  /** Whether this section alone is being changed. */
  isOne: boolean;
  plan: PlanState;
  store: PlanStore;
  resources: readonly CareResource[];
  /** Leads to the plan. */
  onClose: () => void;
}

const LAST = STEPS.length - 1;

const isBlank = (rows: readonly PlanRow[]) =>
  rows.every(({ text, tel }) => text.trim() === '' && tel.trim() === '');

/** One question at a time. Whatever is typed is kept at once, and saved with each step. */
export function PlanSteps({ step, isOne, plan, store, resources, onClose }: PlanStepsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(-Infinity);
  const [wasSubmitted, setSubmitted] = useState(false);
  const { section, name, question, text } = STEPS[step] ?? STEPS[0];
  const rows = plan.rows[section];
  const position = `Step ${step + 1} of ${STEPS.length}`;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    shownAt.current = performance.now();
  }, [step]);

  // The second click of a double click was meant for the step before.
  const onClickCapture = (event: MouseEvent) => {
    if (event.detail < 2 || performance.now() - shownAt.current >= REACTION_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const goTo = (next: number) => {
    setSubmitted(false);
    void store.save();
    if (isOne || next > LAST) onClose();
    else store.goTo(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const [wrong] = wrongNumbers(rows);
    if (!wrong) return goTo(step + 1);
    setSubmitted(true);
    form.current?.querySelector<HTMLElement>(`[data-number="${wrong.id}"]`)?.focus();
  };
  const isEnd = isOne || step === LAST;
  const isSkipped = !isEnd && isBlank(rows);
  const label = isEnd ? 'Done' : isSkipped ? 'Skip this step' : 'Continue';

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col">
      <p className="mb-2 flex items-baseline justify-between gap-4 text-sm text-ink-soft">
        <span className="shrink-0">{!isOne && position}</span>
        <SaveStatus plan={plan} />
      </p>
      {!isOne && <Progress value={step + 1} max={STEPS.length} label={position} className="mb-8" />}
      <div key={section} className="animate-rise-in">
        <h1
          ref={heading}
          id={`${id}-title`}
          tabIndex={-1}
          className="text-2xl leading-9 font-medium outline-none sm:text-3xl sm:leading-10"
        >
          <span className="sr-only">{`${isOne ? name : position}:`}</span>
          {` ${question}`}
        </h1>
        <p id={`${id}-text`} className="mt-2 mb-6 leading-6 text-ink-soft">
          {text}
        </p>
        <RowList
          step={STEPS[step] ?? STEPS[0]}
          rows={rows}
          labelledBy={`${id}-title`}
          describedBy={`${id}-text`}
          showsErrors={wasSubmitted}
          onChange={(next) => store.setRows(section, next)}
        />
        {section === 'professionals' && (
          <CountryLines resources={resources} rows={rows} onChange={(next) => store.setRows(section, next)} />
        )}
      </div>
      <div className="mt-10 flex flex-wrap justify-between gap-3" onClickCapture={onClickCapture}>
        {!isOne && step > 0 && (
          <Button variant="secondary" size="lg" onClick={() => goTo(step - 1)}>
            Back
          </Button>
        )}
        <Button
          type="submit"
          size="lg"
          // The row around it tells a double click from a click on the next step.
          repeatMs={0}
          variant={isSkipped ? 'secondary' : 'primary'}
          className="ml-auto"
        >
          {label}
        </Button>
      </div>
      {!isOne && (
        <p className="mt-6 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
          You can stop here at any time and go on later.
          <Button variant="link" size="sm" className="text-ink-soft" onClick={onClose}>
            Show my plan so far
          </Button>
        </p>
      )}
    </form>
  );
}
