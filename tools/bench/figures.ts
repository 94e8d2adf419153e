/** One measured figure and the bound it is held to. */
export interface Figure {
  name: string;
  value: number;
  unit: 'ratio' | 'ms' | 's' | 'MiB';
  atLeast?: number;
  atMost?: number;
  /** What else helps to judge it. */
  note?: string;
}

export function meets({ value, atLeast = -Infinity, atMost = Infinity }: Figure): boolean {
  return value >= atLeast && value <= atMost;
}

/** A table for people: figure, bound, and whether it holds. */
export function table(figures: Figure[]): string {
  const rows = figures.map((figure) => {
    const bound = figure.atLeast === undefined ? `at most ${figure.atMost}` : `at least ${figure.atLeast}`;
    const value = `${figure.value.toFixed(figure.unit === 'ratio' || figure.unit === 's' ? 2 : 0)} ${figure.unit}`;
    return [meets(figure) ? 'ok' : 'MISSED', value, bound, figure.name, figure.note ?? ''];
  });
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
