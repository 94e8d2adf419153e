import { createHash } from 'node:crypto';
import { addDays, countDaysBetween, type Theme } from '@inkwell/contracts';
import type { QuotingPrompt } from './own-words.ts';
import { PERSONAL_THEMES, PROMPTS, type SetPrompt } from './set.ts';
import type { PartOfDay } from './table.ts';

/** A prompt of the day comes again after so many days at the earliest. */
export const MIN_DAYS_BETWEEN_REPEATS = 30;
export const PROMPTS_PER_DAY = 12;
/** Days between two prompts that quote the person's answers, and between two that quote their page. */
const DAYS_BETWEEN_QUOTES = 3;
const ANSWER_WEIGHT = 3;
const PART_OF_DAY_WEIGHT = 2;
/** All themes of a person's last days together. */
const THEMES_WEIGHT = 20;

export type Prompt = Pick<SetPrompt, 'id' | 'text' | 'theme'>;

export interface PromptChoice {
  userId: string;
  day: string;
  part: PartOfDay;
  /** The prompts of the day of the last days. */
  given: ReadonlyArray<{ day: string; id: string }>;
  /** For somebody who may be in danger: gentle prompts alone. */
  isGentle: boolean;
  /** How much of the last days' pages each theme is; together at most 1. */
  themes: ReadonlyMap<Theme, number>;
  openEnd: QuotingPrompt | null;
  answers: readonly QuotingPrompt[];
}

/** The prompts of a day, the prompt of the day first. The same for the same choice. */
export function choosePrompts(choice: PromptChoice): Prompt[] {
  const { userId, day, part, given, isGentle, themes, openEnd, answers } = choice;
  const givenSince = (days: number) => given.filter((each) => each.day > addDays(day, -days));
  const tooRecent = new Set(givenSince(MIN_DAYS_BETWEEN_REPEATS).map(({ id }) => id));
  const weigh = ({ theme, time }: SetPrompt) =>
    (time === part ? PART_OF_DAY_WEIGHT : 1) + THEMES_WEIGHT * (isGentle ? 0 : (themes.get(theme) ?? 0));
  const fits = (prompt: SetPrompt) =>
    prompt.isGentle === isGentle &&
    (prompt.time === part || prompt.time === 'any') &&
    (isGentle || !PERSONAL_THEMES.has(prompt.theme) || themes.has(prompt.theme));

  const weighted: Array<[Prompt, number]> = PROMPTS.filter(fits).map((prompt) => [prompt, weigh(prompt)]);
  if (!isGentle) {
    const wasQuoted = wasKindGiven(givenSince(DAYS_BETWEEN_QUOTES), answers);
    if (!wasQuoted) weighted.push(...answers.map((prompt): [Prompt, number] => [prompt, ANSWER_WEIGHT]));
  }
  const drawn = weighted
    .filter(([{ id }]) => !tooRecent.has(id))
    // A weighted draw without replacement: https://doi.org/10.1016/j.ipl.2005.11.003
    .map(([prompt, weight]) => ({
      prompt,
      key: seededFraction(`${userId} ${day} ${prompt.id}`) ** (1 / weight),
    }))
    .toSorted((a, b) => b.key - a.key)
    .map(({ prompt: { id, text, theme } }) => ({ id, text, theme }));
  if (isGentle || !openEnd) return drawn.slice(0, PROMPTS_PER_DAY);
  const [first, ...others] = drawn;
  const isFirst = !givenSince(DAYS_BETWEEN_QUOTES).some(({ id }) => /^(?:intention|question)-\d/.test(id));
  const all = isFirst || !first ? [openEnd, ...drawn] : [first, openEnd, ...others];
  return all.slice(0, PROMPTS_PER_DAY);
}

const wasKindGiven = (given: ReadonlyArray<{ id: string }>, prompts: readonly QuotingPrompt[]) => {
  const ids = new Set(prompts.map(({ id }) => id));
  return given.some(({ id }) => ids.has(id));
};

/** A number from 0 to below 1 that looks random and is the same for the same text. */
const seededFraction = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

/** How much of the last days' pages each theme is, the newest counting most. */
export function weighThemes(
  pages: ReadonlyArray<{ date: string; themes: readonly Theme[] }>,
  day: string,
): Map<Theme, number> {
  const weights = new Map<Theme, number>();
  for (const { date, themes } of pages) {
    const age = countDaysBetween(date, day);
    for (const theme of themes) weights.set(theme, (weights.get(theme) ?? 0) + 1 / (age + 1) / themes.length);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...weights].map(([theme, weight]) => [theme, weight / total]));
}
