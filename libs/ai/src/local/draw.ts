import { createRandom, hashOf } from './seeded-random.ts';

export type LineDraw = {
  /** A line that has not been said in this conversation; of lines that all were, the one said longest ago. */
  line: (lines: readonly string[]) => string;
  /** As `line`, and null where all of them were said. */
  fresh: (lines: readonly string[]) => string | null;
  /** Whether a line was said. */
  wasSaid: (line: string) => boolean;
  /** All replies of the conversation, oldest first. */
  said: readonly string[];
};

/**
 * Draws lines without replacement: the same conversation draws the same lines.
 *
 * @param said what the companion has said, oldest first
 * @param seed anything that differs from turn to turn
 */
export function createDraw(said: readonly string[], seed: string): LineDraw {
  const chance = createRandom(hashOf(seed));
  const known = said.map(lineWithoutSlots);
  const drawn = new Set<string>();
  const lastSaid = (line: string) => {
    const wanted = lineWithoutSlots(line);
    return drawn.has(wanted) ? known.length : known.findLastIndex((reply) => reply.includes(wanted));
  };
  // People notice repeated beginnings as they notice repeated words.
  const begun = said
    .slice(-REPLIES_COMPARED)
    .flatMap((reply) => reply.split(/(?<=[.?!])\s+/).map(lineBeginning));
  const pick = (lines: readonly string[]) => {
    const others = lines.filter((line) => !begun.includes(lineBeginning(line)));
    const from = others.length > 0 ? others : lines;
    const line = from[Math.floor(chance() * from.length)] ?? '';
    drawn.add(lineWithoutSlots(line));
    return line;
  };
  const unsaid = (lines: readonly string[]) => lines.filter((line) => lastSaid(line) < 0);
  return {
    line: (lines) => {
      const left = unsaid(lines);
      if (left.length > 0) return pick(left);
      return pick([lines.toSorted((a, b) => lastSaid(a) - lastSaid(b))[0] ?? '']);
    },
    fresh: (lines) => {
      const left = unsaid(lines);
      return left.length > 0 ? pick(left) : null;
    },
    wasSaid: (line) => lastSaid(line) >= 0,
    said,
  };
}

/** In so many of the last replies no sentence began as a new one does, where there is another. */
const REPLIES_COMPARED = 2;
const lineBeginning = (line: string) => line.split(/\s/).slice(0, 2).join(' ').toLowerCase();

/** A line as it can be found again: what its slots were filled with aside. */
const lineWithoutSlots = (line: string) =>
  (line.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0] ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
