export type MarkPattern = {
  /** One of each language. */
  is: readonly RegExp[];
  /** Words of its sentence with which it is none. */
  unless?: RegExp;
};
