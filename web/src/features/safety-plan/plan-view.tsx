import type { PlanContact } from '@inkwell/contracts';
import { Pencil, Phone, Printer } from 'lucide-react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { LOCALE } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { toast } from '../../ui/toast.ts';
import { isTelephone, surplusOf, toPlan } from './plan-rows.ts';
import type { PlanState, PlanStore } from './plan-store.ts';
import { surplusText } from './row-list.tsx';
import { SaveStatus } from './save-status.tsx';
import { STEPS } from './steps.ts';
import { telHref } from './tel-href.ts';

interface PlanViewProps {
  heading: RefObject<HTMLHeadingElement | null>;
  plan: PlanState;
  store: PlanStore;
  /** Changes the section of a step. */
  onChange: (step: number) => void;
  onGoThrough: () => void;
}

/** The plan on one page, to read and to act on. */
export function PlanView({ heading, plan, store, onChange, onGoThrough }: PlanViewProps) {
  const { updatedAt } = plan.base;
  const sections = toPlan(plan.rows);
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    store.clear();
    const isDeleted = await store.save();
    toast(
      isDeleted
        ? { title: 'The plan is deleted' }
        : { title: 'The plan is deleted here, and on the server once it can be reached' },
    );
  };
  return (
    <article aria-labelledby="plan-title" className="animate-fade-in">
      <h1
        ref={heading}
        id="plan-title"
        tabIndex={-1}
        className="text-3xl leading-10 font-medium outline-none"
      >
        My safety plan
      </h1>
      <p className="mt-2 leading-6 text-ink-soft">
        From the top down. Where one step is not enough, go on to the next.
      </p>
      <ol className="mt-8 flex flex-col gap-8">
        {STEPS.map(({ section, name }, step) => (
          <Section
            key={section}
            number={step + 1}
            name={name}
            lines={sections[section]}
            surplus={surplusOf(plan.rows[section])}
            onChange={() => onChange(step)}
          />
        ))}
      </ol>
      <div className="mt-10 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print or save
        </Button>
        <Button variant="secondary" onClick={onGoThrough}>
          Go through all six steps
        </Button>
      </div>
      <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        {updatedAt !== null && <span>{`Last changed on ${dateOf(updatedAt)}.`}</span>}
        <SaveStatus plan={plan} isQuiet />
        <span className="flex flex-wrap items-center gap-x-2 print:hidden">
          {isDeleting ? (
            <DeleteQuestion onDelete={() => void remove()} onKeep={() => setDeleting(false)} />
          ) : (
            <Button variant="link" size="sm" className="text-ink-soft" onClick={() => setDeleting(true)}>
              Delete the plan
            </Button>
          )}
        </span>
      </div>
    </article>
  );
}

function DeleteQuestion({ onDelete, onKeep }: { onDelete: () => void; onKeep: () => void }) {
  const id = useId();
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <span role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-x-2">
      <span id={id}>Delete everything in it?</span>
      <Button variant="danger" size="sm" onClick={onDelete}>
        Delete
      </Button>
      <Button ref={keepButton} variant="secondary" size="sm" aria-describedby={id} onClick={onKeep}>
        Keep it
      </Button>
    </span>
  );
}

const dateFormat = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });
const dateOf = (instant: string) => dateFormat.format(new Date(instant));

interface SectionProps {
  number: number;
  name: string;
  lines: readonly (string | PlanContact)[];
  /** How many of them are more than can be stored. */
  surplus: number;
  onChange: () => void;
}

function Section({ number, name, lines, surplus, onChange }: SectionProps) {
  const id = useId();
  const isEmpty = lines.length === 0;
  return (
    <li className={cn('break-inside-avoid', isEmpty && 'print:hidden')}>
      <section aria-labelledby={id}>
        <div className="flex items-start justify-between gap-3">
          <h2 id={id} className="pt-1.5 text-lg leading-7 font-medium">
            {`${number}. ${name}`}
          </h2>
          <Button
            variant="ghost"
            size="sm"
            className="-mr-3 text-ink-soft print:hidden"
            aria-label={`${isEmpty ? 'Write' : 'Change'}: ${name}`}
            onClick={onChange}
          >
            <Pencil aria-hidden />
            {isEmpty ? 'Write' : 'Change'}
          </Button>
        </div>
        {isEmpty ? (
          <p className="leading-7 text-ink-soft">Nothing here yet.</p>
        ) : (
          <ul className="mt-1 flex flex-col gap-1 font-serif text-lg leading-7.5">
            {lines.map((line, index) => (
              // A line may stand there twice.
              <li key={`${index} ${JSON.stringify(line)}`} className="break-words">
                {typeof line === 'string' ? <span dir="auto">{line}</span> : <Contact contact={line} />}
              </li>
            ))}
          </ul>
        )}
        {surplus > 0 && <p className="mt-1 text-sm text-danger print:hidden">{surplusText(surplus)}</p>}
      </section>
    </li>
  );
}

function Contact({ contact: { name, tel } }: { contact: PlanContact }) {
  if (tel === null) return <span dir="auto">{name}</span>;
  if (!isTelephone(tel))
    return (
      <>
        <span dir="auto">{name === tel ? tel : `${name}, ${tel}`}</span>
        <span className="block font-sans text-sm leading-6 text-danger print:hidden">
          This is no phone number, so it is on this device only. Correct it with ‘Change’.
        </span>
      </>
    );
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {name !== tel && <span dir="auto">{name}</span>}
      <a
        href={telHref(tel)}
        aria-label={`Call ${name === tel ? '' : `${name}, `}${tel}`}
        className="inline-flex min-h-11 items-center gap-1.5 font-sans text-base font-medium underline underline-offset-4"
      >
        <Phone aria-hidden className="size-4 print:hidden" />
        {tel}
      </a>
    </span>
  );
}
