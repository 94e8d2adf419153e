import type { Conclusion } from '../model.ts';
import type { Reply } from './turn.ts';

/** What of a reply comes after its text. */
export const conclusionOf = ({ choices, exercise, state, progress }: Reply): Conclusion => ({
  choices: choices.map(({ say }) => say),
  exercise,
  state,
  progress,
});
