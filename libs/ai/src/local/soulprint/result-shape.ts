import type { Kind, Lines } from './lines.ts';

export const SPANS = ['week', 'month', 'quarter', 'half', 'year'] as const;
export type Span = (typeof SPANS)[number];

/** What a twelve-month target is about. */
export type Result = Kind & {
  /** What it can be called where the person's own words do not fit the sentence. */
  noun: string;
  lines: Lines;
  steps: Record<Span, Lines>;
  /** What the best hour of the day is for, after 'that means'. */
  units: Lines;
};
