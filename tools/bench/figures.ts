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

export function meets({ value, atLeast = -Infinity, atMost = Infinity }: Figure): boolean {
  return value >= atLeast && value <= atMost;
}

/** A table for people: whether each figure holds, its value and spread, its bound. */
export function table(figures: Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, spread, unit, note = '' } = figure;
    const bound = figure.atLeast === undefined ? `at most ${figure.atMost}` : `at least ${figure.atLeast}`;
    const text = (value: number) => value.toFixed(unit === 'ratio' || unit === 's' ? 2 : 0);
    const range = spread ? `${text(spread[0])} to ${text(spread[1])}` : '';
    return [meets(figure) ? 'ok' : 'MISSED', `${text(figure.value)} ${unit}`, range, bound, name, note];
  });
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
