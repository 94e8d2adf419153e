export { moreSevere, toPersonFinding, type Finding, type PersonFinding } from './finding.ts';
export {
  careScores,
  decideFinding,
  MAX_EARLIER_MESSAGES,
  type CareHead,
  type CareScores,
  type CareThresholds,
} from './head.ts';
export { READING_WAIT_MS, readInTime } from './in-time.ts';
export { appendAnswerChoices, appendDirectQuestion } from './ask-under.ts';
export { asksAboutPlan, kindAskedInReply } from './asked-in-reply.ts';
export { asksAboutDanger } from './lacking-lines.ts';
export {
  askDueQuestion,
  isWithinDay,
  recordYes,
  recordQuestionAsked,
  recordPlanAsked,
  type CareDecision,
  type CareTurn,
} from './asking.ts';
export { addLateFinding, withdrawLateFinding } from './late.ts';
export { LETTER_BUCKETS, letterBuckets, type LettersHead } from './letters.ts';
export { countUnreadable } from './metrics.ts';
export { addSign, currentFinding, lastSignAt, setSign, signOfMessages, toCare } from './person.ts';
export {
  openQuestionIn,
  type ConversationDay,
  NIGHT_END_MS,
  withoutOpenQuestion,
  withOpenQuestion,
} from './open-questions.ts';
export { decideCare, explainsOtherMeaning, announcesRepetition, mayReadAnswer } from './protocol.ts';
export { CareAct, CareRecord, NO_CARE } from './record.ts';
export type { CareContext, UnderCareContext } from './reply-request.ts';
export { supportAsConcern, isSuspected, isWatched } from './watch.ts';
export { countryOfZone, resourcesFor } from './resources.ts';
export { readByRules, readByRulesInTurns } from './rules.ts';
export {
  createScreen,
  type ScreenResult,
  type DangerScreen,
  type ScreenContext,
  type OngoingScreening,
} from './screen.ts';
export type { PrecedingMessages } from './verdict.ts';
