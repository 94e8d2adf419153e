export type { CareContext } from './answer.ts';
export { higher, type Finding } from './finding.ts';
export { careScores, decide, readByHead, type CareHead } from './head.ts';
export { addSign, currentFinding, toCare } from './person.ts';
export { countryOfZone, resourcesFor } from './resources.ts';
export { readByRules, readPageByRules } from './rules.ts';
export {
  createScreen,
  type Reading,
  type Screen,
  type ScreenedPerson,
  type ScreenReading,
} from './screen.ts';
