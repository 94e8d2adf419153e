export { createNearness, isNear, type Nearness, PACKED_CHARACTERS } from './nearness.ts';
export { createTextSearch, type FoundText, hasMeaning, type Near } from './text-search.ts';
