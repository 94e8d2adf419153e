import { DAY_MINUTES } from '@inkwell/contracts/constants';
import type { FreeTime, ProposalProblem } from '@inkwell/contracts';
import { timeOf } from '../clock.ts';
import { type SuggestionCalendar, freeRanges, slotInstant, findObstacle } from './slots.ts';
import type { SuggestionDraft } from './suggest.ts';

/** Something to be planned; `start` is `YYYY-MM-DD HH:mm` by the person's clock, `isNamed` whether they said it. */
export type ProposedTime = { title: string; start: string; minutes: number; isNamed?: boolean | undefined };

const PROPOSAL_CONFIDENCE = 90;

/** A suggestion for just that time, or what stands against it. */
export function checkProposal(
  { title, start, minutes, isNamed = false }: ProposedTime,
  calendar: SuggestionCalendar,
): SuggestionDraft | ProposalProblem {
  const slot = {
    day: start.slice(0, 10),
    minute: Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16)),
  };
  const problem = findObstacle(slot, minutes, calendar);
  if (problem !== null && !(problem === 'asleep' && isNamed)) return problem;
  const instant = slotInstant(slot, calendar.timeZone);
  if (!instant) return 'skipped';
  return {
    title,
    description: '',
    priority: 'medium',
    suggestedTime: instant.toISOString(),
    duration: minutes,
    reasoning: 'Nothing else is planned then.',
    emotionalBenefit: '',
    confidence: PROPOSAL_CONFIDENCE,
  };
}

/**
 * When in a week something could be planned. What lies beyond midnight belongs to no day of it.
 *
 * @param from its first day; default: today
 */
export const freeTimesOf = (calendar: SuggestionCalendar, from?: string): FreeTime[] =>
  freeRanges(calendar, from)
    .filter(({ from }) => from < DAY_MINUTES)
    .map(({ day, from, to }) => ({
      day,
      from: timeOf(from),
      to: timeOf(Math.min(to, DAY_MINUTES)),
    }));
