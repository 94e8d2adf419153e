/** Writes one line for a person. */
export type Say = (line: string) => void;

export const say: Say = (line) => {
  process.stdout.write(`${line}\n`);
};

const NAME_WIDTH = 12;

/** One line about a part: its name in a column of its own. */
export function partLine(name: string, text: string): string {
  return `  ${name.padEnd(NAME_WIDTH)}${text}`;
}

/** A duration for people: `0.4 s`. */
export function seconds(sinceMs: number): string {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`;
}
