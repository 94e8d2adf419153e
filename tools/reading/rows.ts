import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A line of a training file. */
export interface TrainingRow {
  file: string;
  /** File and line, for messages. */
  place: string;
  /** As many as were asked for, none of them empty. */
  columns: string[];
}

/**
 * Reads all `.tsv` files of a folder, by name: columns separated by tabs.
 *
 * @param orMore whether a row may have further columns
 * @throws Error that names file and line of a row with another number of columns, or an empty one
 */
export async function readTrainingRows(
  folder: string,
  count: number,
  { orMore = false } = {},
): Promise<TrainingRow[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.tsv')).toSorted();
  const rows: TrainingRow[] = [];
  for (const file of files) {
    const lines = (await readFile(join(folder, file), 'utf8')).trimEnd().split('\n');
    for (const [index, line] of lines.entries()) {
      const columns = line.split('\t');
      const place = `${file}:${index + 1}`;
      const isCounted = orMore ? columns.length >= count : columns.length === count;
      if (!isCounted || columns.includes('')) throw new Error(`${place} has not ${count} columns`);
      rows.push({ file, place, columns });
    }
  }
  return rows;
}
