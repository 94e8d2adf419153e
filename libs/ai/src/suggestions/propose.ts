import { DAY_MINUTES } from '@inkwell/contracts/constants';
import type { FreeTime, ProposalProblem } from '@inkwell/contracts';
import { timeOf } from '../clock.ts';
import { type Calendar, freeRanges, instantAt, obstacleAt } from './slots.ts';
import type { SuggestionDraft } from './suggest.ts';

/** Something to be planned; `start` is `YYYY-MM-DD HH:mm` by the person's clock, `isNamed` whether they said it. */
export type Proposed = { title: string; start: string; minutes: number; isNamed?: boolean | undefined };

const CONFIDENCE = 90;

/** A suggestion for just that time, or what stands against it. */
export function checkProposal(
  { title, start, minutes, isNamed = false }: Proposed,
  calendar: Calendar,
): SuggestionDraft | ProposalProblem {
  const slot = {
    day: start.slice(0, 10),
    minute: Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16)),
  };
  const problem = obstacleAt(slot, minutes, calendar);
  if (problem !== null && !(problem === 'asleep' && isNamed)) return problem;
  const instant = instantAt(slot, calendar.timeZone);
  if (!instant) return 'skipped';
  return {
    title,
    description: '',
    priority: 'medium',
    suggestedTime: instant.toISOString(),
    duration: minutes,
    reasoning: 'Nothing else is planned then.',
    emotionalBenefit: '',
    confidence: CONFIDENCE,
  };
}

/**
 * When in a week something could be planned. What lies beyond midnight belongs to no day of it.
 *
 * @param from its first day; default: today
 */
export const freeTimesOf = (calendar: Calendar, from?: string): FreeTime[] =>
  freeRanges(calendar, from)
    .filter(({ from }) => from < DAY_MINUTES)
    .map(({ day, from, to }) => ({
      day,
      from: timeOf(from),
      to: timeOf(Math.min(to, DAY_MINUTES)),
    }));
