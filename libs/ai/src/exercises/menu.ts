import type { Mode } from '@inkwell/contracts';
import { ENGLISH_EXERCISES } from './exercises.ts';

/** An exercise in a line. `fits` completes 'fits …'. */
export type MenuLine = { id: string; title: string; minutes: number; fits: string };

/** What a model is told of the exercises of a mode, one line each. */
export function exerciseMenuLines(mode: Mode): MenuLine[] {
  return ENGLISH_EXERCISES.filter(({ modes }) => modes.includes(mode)).map(
    ({ id, title, minutes, fits }) => ({ id, title, minutes, fits: fits.for }),
  );
}
