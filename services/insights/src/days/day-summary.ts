import { type Emotion, EMOTION_VALENCES, EMOTIONS } from '@inkwell/contracts';
import type { ReadText, ReflectionRow } from './reflection.model.ts';

export type DayContent = Pick<ReflectionRow, 'mood' | 'entry' | 'messages'>;

export const textsOf = ({ entry, messages = [] }: DayContent): ReadText[] => [
  ...(entry ? [entry] : []),
  ...messages,
];

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The main feeling of a day and how good the day was, from -1 to 1. A chosen mood is the main feeling; else it is what
 * shows most, where a page weighs as much as all messages together. The valence is the mean of mood, page and messages.
 */
export function summarise(day: DayContent): { emotion: Emotion | null; valence: number } | null {
  const { mood, entry, messages = [] } = day;
  if (!mood && textsOf(day).length === 0) return null;
  const valences = [
    ...(mood ? [EMOTION_VALENCES[mood]] : []),
    ...(entry ? [entry.valence] : []),
    ...(messages.length > 0 ? [mean(messages.map(({ valence }) => valence))] : []),
  ];
  return {
    emotion: mood ?? emotionsByWeight(day)[0] ?? null,
    valence: Math.round(mean(valences) * 1_000) / 1_000,
  };
}

/** The emotions of an entry and of messages, what shows most first; of equals the first of the list. */
export function emotionsByWeight({ entry, messages = [] }: DayContent): Emotion[] {
  const weights = new Map<Emotion, number>();
  const add = ({ emotions }: ReadText, weight: number) => {
    // The first of a text is its strongest.
    for (const [at, emotion] of emotions.entries()) {
      weights.set(emotion, (weights.get(emotion) ?? 0) + weight / (at + 1));
    }
  };
  if (entry) add(entry, 1);
  for (const message of messages) add(message, 1 / messages.length);
  return [...weights]
    .toSorted(
      ([a, weightOfA], [b, weightOfB]) => weightOfB - weightOfA || EMOTIONS.indexOf(a) - EMOTIONS.indexOf(b),
    )
    .map(([emotion]) => emotion);
}

/** What a day adds to the numbers of all time. */
export interface DayTotals {
  written: number;
  /** One for each text, and for a chosen mood, that has the emotion. */
  emotions: Partial<Record<Emotion, number>>;
}

export function totalsOf(day: (DayContent & Pick<ReflectionRow, 'written'>) | null): DayTotals {
  const emotions: DayTotals['emotions'] = {};
  const count = (emotion: Emotion) => {
    emotions[emotion] = (emotions[emotion] ?? 0) + 1;
  };
  if (day?.mood) count(day.mood);
  for (const text of day ? textsOf(day) : []) text.emotions.forEach(count);
  return { written: day?.written ? 1 : 0, emotions };
}

/** What has to be added to numbers that count `before` so that they count `after`; only what differs. */
export function differenceOf(before: DayTotals, after: DayTotals): Record<string, number> {
  const difference: Record<string, number> = {};
  if (after.written !== before.written) difference['written'] = after.written - before.written;
  for (const emotion of EMOTIONS) {
    const change = (after.emotions[emotion] ?? 0) - (before.emotions[emotion] ?? 0);
    if (change !== 0) difference[`emotions.${emotion}`] = change;
  }
  return difference;
}
