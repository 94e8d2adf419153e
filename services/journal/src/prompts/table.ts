import type { Theme } from '@inkwell/contracts';

export const PARTS_OF_DAY = ['morning', 'midday', 'evening', 'night'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

export type PromptTable = Record<PartOfDay | 'any', Partial<Record<Theme, readonly string[]>>>;
