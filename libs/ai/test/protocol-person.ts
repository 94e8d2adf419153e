import { decideCare, NO_CARE, type CareDecision, type CareRecord, type Finding } from '../src/care/index.ts';

const HOUR_MS = 3_600_000;
export const START = Date.parse('2026-11-01T12:00:00Z');
export const CONCERN: Finding = { level: 'concern', kind: 'suicide' };
export const CRISIS: Finding = { level: 'crisis', kind: 'suicide' };
export const SUPPORT: Finding = { level: 'support', kind: 'suicide' };
export const VEILED = 'I was in the kitchen again and the window there opens all the way, you know.';

/** A person who says one thing after another, each `hours` after the first. */
export function person() {
  let record: CareRecord = NO_CARE;
  const say = (
    text: string,
    found: Finding | null = null,
    { hours = 0, conversationId = 1 } = {},
  ): CareDecision => {
    const at = new Date(START + hours * HOUR_MS);
    const day = at.toISOString().slice(0, 10);
    const decision = decideCare({ record, text, found, at, day, conversationId });
    record = decision.record;
    return decision;
  };
  return { say, record: () => record };
}
