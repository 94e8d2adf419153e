import { addDays, type Emotion, EMOTION_VALENCES, EMOTIONS, type Theme, THEMES } from '@inkwell/contracts';
import type { ReadText } from '../src/days/reflection.model.ts';
import type { InsightDay } from '../src/compute/computed-insight.ts';

/** For tests: numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A text with these feelings, an hour of UTC on a day. */
export function textAt(date: string, hour: number, emotions: Emotion[], themes: Theme[] = []): ReadText {
  const [strongest] = emotions;
  return {
    at: new Date(`${date}T${String(hour).padStart(2, '0')}:30:00Z`),
    emotions,
    themes,
    sentiment: 'neutral',
    valence: strongest ? EMOTION_VALENCES[strongest] : 0,
  };
}

/** A day with an entry, written in the evening. */
export function writtenDay(date: string, emotions: Emotion[], themes: Theme[] = []): InsightDay {
  const entry = textAt(date, 20, emotions, themes);
  return { date, written: true, entry, valence: entry.valence };
}

/**
 * The days of somebody whose feelings have nothing to do with weekdays, hours or themes: some feelings and themes are
 * theirs more than others, and some days have many messages.
 */
export function randomDays(seed: number, { last, count }: { last: string; count: number }): InsightDay[] {
  const random = seededRandom(seed);
  const drawer = <Name>(names: readonly Name[]) => {
    const weighted = names.map((name) => ({ name, weight: random() ** 4 }));
    const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
    return (howMany: number): Name[] => [
      ...new Set(
        Array.from({ length: howMany }, () => {
          let rest = random() * total;
          return weighted.find(({ weight }) => (rest -= weight) < 0)?.name ?? names[0];
        }).filter((name) => name !== undefined),
      ),
    ];
  };
  const [emotions, themes] = [drawer(EMOTIONS), drawer(THEMES)];
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const textOn = (date: string, hour: number) => textAt(date, hour, emotions(upTo(3)), themes(upTo(3)));
  return Array.from({ length: count }, (_, ago) => addDays(last, ago + 1 - count)).map((date): InsightDay => {
    const entry = random() < 0.75 ? textOn(date, 18 + upTo(5)) : null;
    const messages = random() < 0.4 ? Array.from({ length: 1 + upTo(12) }, () => textOn(date, upTo(23))) : [];
    const isRead = entry !== null || messages.length > 0;
    return {
      date,
      written: entry !== null,
      entry,
      messages,
      ...(isRead && { valence: Math.round((random() * 2 - 1) * 100) / 100 }),
    };
  });
}
