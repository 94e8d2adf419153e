export { moreSevere, ofPerson, type Finding, type PersonFinding } from './finding.ts';
export {
  careScores,
  decide,
  MESSAGES_BEFORE,
  type CareHead,
  type CareScores,
  type CareThresholds,
} from './head.ts';
export { READING_WAIT_MS, readInTime } from './in-time.ts';
export { askUnder } from './ask-under.ts';
export { countUnreadable } from './metrics.ts';
export { addSign, currentFinding, setSign, toCare } from './person.ts';
export { askWhatIsDue, decideCare, type CareDecision } from './protocol.ts';
export { CareAct, CareRecord, NO_CARE } from './record.ts';
export type { CareContext } from './reply-request.ts';
export { hintOf } from './watch.ts';
export { countryOfZone, resourcesFor } from './resources.ts';
export { readByRules, readInTurnsByRules } from './rules.ts';
export { createScreen, type Reading, type Screen, type ScreenContext, type ScreenReading } from './screen.ts';
