import { useQuery } from '@tanstack/react-query';
import { addDays, mondayOf } from '@inkwell/contracts/days';
import { dayFormat, useToday } from '../../lib/time.ts';
import { insightDaysQuery } from './insights.ts';
import { stepOf } from './valence.ts';

const weekday = dayFormat({ weekday: 'long' });
const letter = dayFormat({ weekday: 'narrow' });

const WIDTH = 280;
const HEIGHT = 72;
const COLUMN = WIDTH / 7;
const MARGIN = 8;

const xOf = (index: number) => COLUMN * (index + 0.5);
const yOf = (valence: number) => MARGIN + ((1 - valence) / 2) * (HEIGHT - 2 * MARGIN);

/** How good or bad the days of this week felt, as a line; a screen reader hears each day. */
export function WeekLine() {
  const monday = mondayOf(useToday());
  const { data } = useQuery(insightDaysQuery(monday, addDays(monday, 6)));
  const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const points = week.flatMap((day, index) => {
    const found = data?.days.find(({ date }) => date === day);
    return found ? [{ day, x: xOf(index), y: yOf(found.valence), word: stepOf(found.valence).word }] : [];
  });
  if (points.length === 0) return null;
  return (
    <figure className="rounded-card border border-line bg-surface p-4">
      <figcaption className="text-sm text-ink-soft">How your days felt</figcaption>
      <svg
        role="img"
        aria-label={points.map(({ day, word }) => `${weekday(day)}: ${word}`).join(', ')}
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`}
        className="mt-2 w-full"
      >
        <path d={`M0 ${yOf(0)}h${WIDTH}`} className="stroke-line" strokeDasharray="2 4" />
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          strokeWidth={2}
          strokeLinejoin="round"
          className="stroke-accent"
        />
        {points.map(({ day, x, y }) => (
          <circle key={day} cx={x} cy={y} r={4} className="fill-accent" />
        ))}
        {week.map((day, index) => (
          <text
            key={day}
            x={xOf(index)}
            y={HEIGHT + 14}
            textAnchor="middle"
            className="fill-ink-soft text-xs"
          >
            {letter(day)}
          </text>
        ))}
      </svg>
    </figure>
  );
}
