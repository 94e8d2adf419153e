import type { Theme } from '@inkwell/contracts';
import { GENTLE_TEXTS } from './gentle-texts.ts';
import type { PartOfDay, PromptTable } from './table.ts';
import { PROMPT_TEXTS } from './texts.ts';

export interface SetPrompt {
  id: string;
  text: string;
  theme: Theme;
  time: PartOfDay | 'any';
  /** For somebody who may be in danger, and for nobody else. */
  isGentle: boolean;
}

function promptsOf(table: PromptTable, isGentle: boolean): SetPrompt[] {
  return Object.entries(table).flatMap(([time, themes]) =>
    Object.entries(themes).flatMap(([theme, texts]) =>
      texts.map((text, index) => ({
        id: `${isGentle ? 'gentle-' : ''}${theme}-${time}-${index + 1}`,
        text,
        theme: theme as Theme,
        time: time as SetPrompt['time'],
        isGentle,
      })),
    ),
  );
}

/** All prompts of our own. */
export const PROMPTS: readonly SetPrompt[] = [
  ...promptsOf(PROMPT_TEXTS, false),
  ...promptsOf(GENTLE_TEXTS, true),
];

/** What not everybody has: asked only where the person wrote of it. */
export const PERSONAL_THEMES: ReadonlySet<Theme> = new Set<Theme>([
  'work',
  'study',
  'family',
  'mother',
  'father',
  'siblings',
  'children',
  'love',
  'loss',
  'pets',
  'faith',
]);

/** The part of the day of an hour from 0 to 23. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 16) return 'midday';
  return hour >= 16 && hour < 22 ? 'evening' : 'night';
}
