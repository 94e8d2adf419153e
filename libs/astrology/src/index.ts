export { searchCities } from './cities/search.ts';
export { type BirthRecord, placementsOf, type Signs, signsOf } from './placements.ts';
