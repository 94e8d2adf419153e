import {
  type CareAct,
  type CareContext,
  isWithinDay,
  lastSignAt,
  type UnderCareContext,
} from '@inkwell/ai/care';
import type { CareKind, TimeZoneRef } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import { careFor, type CarePerson, findingOf, readCareRecord } from './care.ts';

/** Somebody else may be young, whatever the writer's age: the line for young people is among theirs. */
const thirdPersonCare = (kind: CareKind) => ({ level: 'crisis' as const, kind, also: ['child' as const] });

/** What the companion is told of how to answer; null for an ordinary reply. */
export function careContextFor(
  act: CareAct | null,
  person: CarePerson,
  timeZone: TimeZoneRef,
  box: Box,
): CareContext | null {
  if (!act) return null;
  const finding =
    act.step === 'other' ? thirdPersonCare(act.kind) : { level: 'crisis' as const, kind: act.kind };
  const { resources } = careFor(finding, person, timeZone, box);
  return { ...act, resources, hasPlan: person.hasPlan ?? false };
}

/**
 * What the companion knows beside an ordinary message; null where nothing showed danger within a day before `at`, and they
 * told of nobody else in danger in this conversation.
 */
export function underCareContextFor(
  person: CarePerson,
  {
    timeZone,
    box,
    at,
    conversationId,
  }: { timeZone: TimeZoneRef; box: Box; at: Date; conversationId: number },
): UnderCareContext | null {
  const now = findingOf(person, box, at);
  const { asked, signs, other } = readCareRecord(person, box);
  if (now && isWithinDay(lastSignAt(signs), at)) {
    const { resources } = careFor({ ...now, level: 'crisis' }, person, timeZone, box);
    return { kind: now.kind, resources, answer: asked && isWithinDay(asked.at, at) ? asked.answer : null };
  }
  if (other?.conversationId !== conversationId || !isWithinDay(other.at, at)) return null;
  const { kind } = other;
  const { resources } = careFor(thirdPersonCare(kind), person, timeZone, box);
  return { kind, resources, answer: null, isOther: true };
}
