import type { CareHead } from '../src/care/index.ts';

/** What a screen is made of whose head finds this class in every text, as a concern. */
export function findingAlways(found: string) {
  const head: CareHead = {
    model: '',
    classes: ['none everyday', found],
    mean: [0],
    weights: [[0], [0]],
    bias: [0, 3],
    minAsked: 0.3,
    minSupport: 0.3,
    minConcern: 0.6,
    minSure: 0.9,
  };
  const embeddings = { embed: (texts: readonly string[]) => Promise.resolve(texts.map(() => [1])) };
  return { embeddings, head };
}
