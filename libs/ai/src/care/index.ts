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
export { answersUnder, askUnder } from './ask-under.ts';
export { asksOfPlan, dangerAskedIn } from './asked-in-reply.ts';
export { asksOfDanger } from './lacking-lines.ts';
export {
  askWhatIsDue,
  isWithinDay,
  noteAnswered,
  noteAsked,
  notePlanAsked,
  type CareDecision,
  type CareTurn,
} from './asking.ts';
export { addLateFinding, withdrawLateFinding } from './late.ts';
export { LETTER_BUCKETS, letterBuckets, type LettersHead } from './letters.ts';
export { countUnreadable } from './metrics.ts';
export { addSign, currentFinding, lastSignAt, setSign, signOfMessages, toCare } from './person.ts';
export { openIn, type ConversationDay, NIGHT_MS, withoutOpen, withOpen } from './open-questions.ts';
export { decideCare, isExplained, isToBeDoneAgain, readAnswer } from './protocol.ts';
export { CareAct, CareRecord, NO_CARE } from './record.ts';
export type { CareContext, UnderCare } from './reply-request.ts';
export { hintOf, isSuspected, isWatched } from './watch.ts';
export { countryOfZone, resourcesFor } from './resources.ts';
export { readByRules, readInTurnsByRules } from './rules.ts';
export { createScreen, type Reading, type Screen, type ScreenContext, type ScreenReading } from './screen.ts';
export type { SaidBefore } from './verdict.ts';
