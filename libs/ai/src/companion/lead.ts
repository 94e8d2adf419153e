/** What a message is about, as far as that is sure. */
export type Matter =
  | 'told'
  | 'lasting'
  | 'loss'
  | 'scene'
  | 'person'
  | 'feeling'
  | 'thought'
  | 'ahead'
  | 'good'
  | 'hard'
  | 'any';

/** Questions that lead further into it, in the order in which they are asked. */
export type Leads = { nearer: readonly string[]; inside: readonly string[]; stays: readonly string[] };
