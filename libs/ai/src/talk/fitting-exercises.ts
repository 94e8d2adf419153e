import type { Choice } from '../state.ts';
import type { MenuLine } from '../exercises/menu.ts';
import { exercisesForNeed, exerciseForStatement, plainLine } from '../program/needs.ts';

const MAX_OFFERED = 2;

/** The exercises that a message calls for, to tap: for a model that cannot begin one itself. */
export function exercisesThatFit(message: string, menu: readonly MenuLine[]): Choice[] {
  const told = exerciseForStatement(message);
  const ids = new Set([...(told === null ? [] : [told]), ...exercisesForNeed(plainLine(message))]);
  return [...ids]
    .flatMap((id) => menu.find((line) => line.id === id) ?? [])
    .slice(0, MAX_OFFERED)
    .map(({ id, title }) => ({ say: title, does: `begin ${id}` as const }));
}
