import { type CareAct, type CareContext, isWithinDay, lastSignAt, type UnderCare } from '@inkwell/ai/care';
import type { Place } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import { careFor, type CarePerson, findingOf, recordOf } from './care.ts';

/** What the companion is told of how to answer; null for an ordinary reply. */
export function contextOf(
  act: CareAct | null,
  person: CarePerson,
  place: Place,
  box: Box,
): CareContext | null {
  if (!act) return null;
  const { resources } = careFor({ level: 'crisis', kind: act.kind }, person, place, box);
  return { ...act, resources, hasPlan: person.hasPlan ?? false };
}

/**
 * What the companion knows beside an ordinary message; null where nothing showed danger within a day before `at`, and they
 * told of nobody else in danger in this conversation.
 */
export function underCareOf(
  person: CarePerson,
  { place, box, at, conversationId }: { place: Place; box: Box; at: Date; conversationId: number },
): UnderCare | null {
  const now = findingOf(person, box, at);
  const { asked, signs, other } = recordOf(person, box);
  if (now && isWithinDay(lastSignAt(signs), at)) {
    const { resources } = careFor({ ...now, level: 'crisis' }, person, place, box);
    return { kind: now.kind, resources, answer: asked && isWithinDay(asked.at, at) ? asked.answer : null };
  }
  if (other?.conversationId !== conversationId || !isWithinDay(other.at, at)) return null;
  const { kind } = other;
  const { resources } = careFor({ level: 'crisis', kind }, person, place, box);
  return { kind, resources, answer: null, isOther: true };
}
