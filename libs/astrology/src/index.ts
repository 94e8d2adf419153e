export { searchCities } from './cities/search.ts';
export { type BirthRecord, type Placements, placementsOf } from './placements.ts';
