import { HOUR_MS } from '@inkwell/contracts';
import {
  addLateFinding,
  addSign,
  decideCare,
  NO_CARE,
  withdrawLateFinding,
  type CareDecision,
  type CareRecord,
  type CareTurn,
  type Finding,
  type PersonFinding,
} from '../src/care/index.ts';
export const START = Date.parse('2026-11-01T12:00:00Z');
export const CONCERN: PersonFinding = { level: 'concern', kind: 'suicide' };
export const CRISIS: PersonFinding = { level: 'crisis', kind: 'suicide' };
export const SUPPORT: Finding = { level: 'support', kind: 'suicide' };
export const VEILED = 'I was in the kitchen again and the window there opens all the way, you know.';

type Where = { hours?: number } & Partial<Pick<CareTurn, 'conversationId' | 'conversation'>>;

/** A person who says one thing after another, each `hours` after the first. */
export function person() {
  let record: CareRecord = NO_CARE;
  const say = (
    text: string,
    found: Finding | null = null,
    { hours = 0, conversationId = 1, conversation }: Where = {},
  ): CareDecision => {
    const at = new Date(START + hours * HOUR_MS);
    const day = at.toISOString().slice(0, 10);
    const decision = decideCare({
      record,
      text,
      found,
      at,
      day,
      conversationId,
      ...(conversation && { conversation }),
    });
    record = decision.record;
    return decision;
  };
  /** Finds something in the message that was sent so many hours after the first, once its reply has begun. */
  const findLate = (found: Finding, { hours = 0 } = {}): void => {
    ({ record } = addLateFinding({ record, found, at: new Date(START + hours * HOUR_MS) }));
  };
  /** A later reader finds that message harmless. @param before what was kept of the person before it */
  const withdraw = (before: CareRecord, { hours = 0 } = {}): void => {
    record = withdrawLateFinding({ record, before, at: new Date(START + hours * HOUR_MS) });
  };
  /** A page of theirs shows it. */
  const addPage = ({ level, kind }: PersonFinding): void => {
    const sign = { level, kind, at: new Date(START).toISOString(), from: 'page:2026-11-01' };
    record = { ...record, signs: [...addSign(record.signs, sign)] };
  };
  return { say, findLate, withdraw, addPage, record: () => record };
}
