export { moreSevere, ofPerson, type Finding, type PersonFinding } from './finding.ts';
export { careScores, decide, type CareHead, type CareScores, type CareThresholds } from './head.ts';
export { addSign, currentFinding, setSign, toCare } from './person.ts';
export { CareAct, CareRecord, decideCare, NO_CARE, type CareDecision } from './protocol.ts';
export type { CareContext } from './reply.ts';
export { countryOfZone, resourcesFor } from './resources.ts';
export { readByRules, readPageByRules } from './rules.ts';
export { createScreen, type Reading, type Screen, type ScreenReading } from './screen.ts';
export type { ScreenedPerson } from './verdict.ts';
