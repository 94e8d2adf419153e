import { table } from '../start/terminal.ts';

/** One measured figure and the bound it is held to. */
export interface Figure {
  name: string;
  value: number;
  /** The lowest and the highest of the measurements that `value` is the median of. */
  spread?: [number, number];
  unit: 'ratio' | 'ms' | 's' | 'MiB';
  atLeast?: number;
  atMost?: number;
  /** What else helps to judge it. */
  note?: string;
}

export function isWithinBound({ value, atLeast = -Infinity, atMost = Infinity }: Figure): boolean {
  return value >= atLeast && value <= atMost;
}

/** A table for people: whether each figure holds, its value and spread, its bound. */
export function figureTable(figures: Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, spread, unit, note = '' } = figure;
    const bound = figure.atLeast === undefined ? `at most ${figure.atMost}` : `at least ${figure.atLeast}`;
    const text = (value: number) => value.toFixed(unit === 'ratio' || unit === 's' ? 2 : 0);
    const range = spread ? `${text(spread[0])} to ${text(spread[1])}` : '';
    return [
      isWithinBound(figure) ? 'ok' : 'MISSED',
      `${text(figure.value)} ${unit}`,
      range,
      bound,
      name,
      note,
    ];
  });
  return table(rows);
}
