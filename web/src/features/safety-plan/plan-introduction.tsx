import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawings.tsx';
import { STEPS } from './steps.ts';

interface PlanIntroductionProps {
  heading: RefObject<HTMLHeadingElement | null>;
  onBegin: () => void;
}

/** What a safety plan is, for somebody who has none. */
export function PlanIntroduction({ heading, onBegin }: PlanIntroductionProps) {
  return (
    <div className="animate-fade-in">
      <Drawing name="path" className="mx-auto mb-6 w-44" />
      <h1 ref={heading} tabIndex={-1} className="text-3xl leading-10 font-medium outline-none">
        A plan for hard moments
      </h1>
      <p className="mt-3 leading-7 text-pretty">
        When it is at its worst, it is hard to think of what helps. A safety plan is written before: six short
        answers in your own words, in the order in which you would try them.
      </p>
      <ol className="mt-5 list-decimal space-y-1.5 ps-6 leading-7 marker:text-ink-soft">
        {STEPS.map(({ section, name }) => (
          <li key={section}>{name}</li>
        ))}
      </ol>
      <p className="mt-5 leading-7 text-ink-soft">
        You can skip a step, stop anywhere and come back. It is encrypted, and only you can read it here.
      </p>
      <Button size="lg" className="mt-7" onClick={onBegin}>
        Begin
      </Button>
    </div>
  );
}
