import { PLAN_LIMITS, PLAN_SECTIONS } from '@inkwell/contracts/constants';
import type { RequestError } from '../../lib/request.ts';
import { problemsOf, type PlanProblem } from './plan-rows.ts';
import type { PlanState } from './plan-store.ts';
import { STEPS } from './steps.ts';

const KEPT = 'Saved on this device';

const stepOf = ({ section }: PlanProblem) => STEPS.findIndex((step) => step.section === section) + 1;

const problemText = (problem: PlanProblem): string =>
  problem.kind === 'number'
    ? `Saved, except a phone number in step ${stepOf(problem)}. Correct it there.`
    : `Saved, except the last lines of step ${stepOf(problem)}. At most ${PLAN_LIMITS.lines} can be saved: remove some there.`;

/** The line that a field of a refused plan names, such as `plan.people.0.tel`. */
function refusedLine({ context }: RequestError): string | null {
  const [field] = Object.keys(Object(context.fields) as object);
  const [, section, line] = field?.split('.') ?? [];
  const step = PLAN_SECTIONS.findIndex((known) => known === section) + 1;
  if (step === 0) return null;
  return line === undefined ? `step ${step}` : `line ${Number(line) + 1} of step ${step}`;
}

function refusalText(refusal: RequestError): string {
  if (refusal.status === 401) return `${KEPT}. You are signed out: sign in again, and it is saved.`;
  const line = refusedLine(refusal);
  if (line !== null) return `${KEPT} only. The server does not take ${line}. Change it, and it is saved.`;
  return `${KEPT} only. The server did not take it (${refusal.status}). Nothing is lost; load this page again to try once more.`;
}

function statusText({ status, refusal, rows }: PlanState): string {
  switch (status) {
    case 'none':
    case 'saving':
      return '';
    case 'saved':
      return 'Saved';
    case 'kept':
      return refusal?.status === 429
        ? `${KEPT}. There were too many changes at once; it is sent again by itself.`
        : KEPT;
    case 'refused':
      return refusal ? refusalText(refusal) : KEPT;
    case 'incomplete':
      return problemsOf(rows).map(problemText).join(' ');
    case 'in-memory':
      return 'Not saved. Keep this tab open';
  }
}

interface SaveStatusProps {
  plan: PlanState;
  /** Whether nothing is said where all is well. */
  isQuiet?: boolean;
}

/** Says where the plan is kept, and what is to be done where it is not on the server. */
export const SaveStatus = ({ plan, isQuiet = false }: SaveStatusProps) => (
  <span role="status" className="min-h-5">
    {isQuiet && plan.status === 'saved' ? '' : statusText(plan)}
  </span>
);
