import type { ExerciseStep } from '@inkwell/contracts';

/** Where a reply stands in an exercise. What has a single step shows its title alone. */
export function ExerciseLine({ exercise: { title, step, steps } }: { exercise: ExerciseStep }) {
  return (
    <div className="flex w-64 max-w-full flex-col gap-1.5 font-sans text-xs leading-4 text-ink-soft">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{title}</span>
        {steps > 1 && (
          <span className="tabular-nums">
            Step {step} of {steps}
          </span>
        )}
      </p>
      {steps > 1 && (
        <div aria-hidden className="h-0.5 overflow-hidden rounded-full bg-line">
          <div
            className="h-full origin-left rounded-full bg-accent"
            style={{ transform: `scaleX(${Math.min(step / steps, 1)})` }}
          />
        </div>
      )}
    </div>
  );
}
