import type { Choice } from '../state.ts';
import type { MenuLine } from '../exercises/menu.ts';
import { exercisesForNeed, exerciseTold, plain } from '../program/needs.ts';

const MOST_OFFERED = 2;

/** The exercises that a message calls for, to tap: for a model that cannot begin one itself. */
export function exercisesThatFit(message: string, menu: readonly MenuLine[]): Choice[] {
  const told = exerciseTold(message);
  const ids = new Set([...(told === null ? [] : [told]), ...exercisesForNeed(plain(message))]);
  return [...ids]
    .flatMap((id) => menu.find((line) => line.id === id) ?? [])
    .slice(0, MOST_OFFERED)
    .map(({ id, title }) => ({ say: title, does: `begin ${id}` as const }));
}
