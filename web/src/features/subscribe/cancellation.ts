import type { CancelSubscription } from '@inkwell/contracts';
import { isBlankText } from '@inkwell/contracts/blank';
import { CANCELLATION_REASONS, type CancellationReason } from '@inkwell/contracts/constants';

const LABELS: Record<CancellationReason, string> = {
  too_expensive: 'It costs too much',
  not_using_enough: 'I do not use it enough',
  missing_features: 'Something is missing',
  technical_issues: 'It did not work well',
  found_alternative: 'I found something else',
  privacy_concerns: 'Privacy',
  other: 'Something else',
};

export const REASONS = CANCELLATION_REASONS.map((value) => ({ value, label: LABELS[value] }));

/** Before a reason is chosen, it is empty. */
export type Feedback = Omit<CancelSubscription, 'reason'> & { reason: CancellationReason | '' };

export const NO_FEEDBACK: Feedback = { reason: '', details: '', improvement: '' };

const MISSING: Record<keyof Feedback, string> = {
  reason: 'Choose the one that fits best.',
  details: 'Please write a few words.',
  improvement: 'Please write a few words here too.',
};

/** What is still to be answered, in the order of the questions, with what each says. */
export function missingAnswers(feedback: Feedback): { question: keyof Feedback; problem: string }[] {
  const questions = ['reason', 'details', 'improvement'] as const;
  return questions
    .filter((question) => isBlankText(feedback[question]))
    .map((question) => ({ question, problem: MISSING[question] }));
}
