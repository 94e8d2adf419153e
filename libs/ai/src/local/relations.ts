/** What people are to somebody. */
export const RELATIONS: readonly string[] =
  'mom mum mother mama dad father papa parents sister brother sisters brothers husband wife partner boyfriend girlfriend fiance fiancé ex son daughter kid kids child children baby friend friends boss manager colleague colleagues coworker coworkers teacher grandma grandmother grandpa grandfather aunt uncle cousin roommate flatmate neighbour neighbor therapist doctor family in-laws'.split(
    ' ',
  );

const RELATION_SET = new Set(RELATIONS);

/** Whether a lower-case word names somebody by what they are to the person. */
export const isRelation = (word: string) => RELATION_SET.has(word);
