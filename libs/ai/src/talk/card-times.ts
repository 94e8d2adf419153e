import type { FreeTime } from '@inkwell/contracts';

/** Free times without those that a card proposes already; `HH:mm` compares as text. */
export const withoutCardTimes = (times: readonly FreeTime[], cards: readonly FreeTime[]): FreeTime[] =>
  cards.reduce<FreeTime[]>(
    (left, taken) => left.flatMap((time) => withoutTakenTime(time, taken)),
    [...times],
  );

function withoutTakenTime(time: FreeTime, taken: FreeTime): FreeTime[] {
  const { day, from, to } = time;
  if (day !== taken.day || taken.to <= from || to <= taken.from) return [time];
  return [
    { day, from, to: taken.from },
    { day, from: taken.to, to },
  ].filter((part) => part.from < part.to);
}
