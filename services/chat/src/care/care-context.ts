import type { CareAct, CareContext } from '@inkwell/ai/care';
import type { Place } from '@inkwell/contracts';
import type { Box } from '@inkwell/vault';
import { careFor, type CarePerson } from './care.ts';

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
