export type ActivityKind =
  'exercise' | 'meditate' | 'read' | 'rest' | 'meal' | 'call' | 'social' | 'creative' | 'trait' | 'task';

/** A part of a day, as people name it. */
export type PartOfDay =
  'before work' | 'after work' | 'before bed' | 'morning' | 'midday' | 'afternoon' | 'evening';
