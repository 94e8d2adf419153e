import { LIMITS } from '@inkwell/contracts/constants';
import type { Ref } from 'react';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { type Feedback, missingAnswers, REASONS } from './cancellation.ts';

interface CancelQuestionsProps {
  feedback: Feedback;
  /** Each question without an answer says so. */
  showMissing: boolean;
  onChange: (feedback: Feedback) => void;
  ref: Ref<HTMLDivElement>;
}

export function CancelQuestions({ feedback, showMissing, onChange, ref }: CancelQuestionsProps) {
  const missing = showMissing ? missingAnswers(feedback) : [];
  const problemOf = (asked: keyof Feedback) => missing.find(({ question }) => question === asked)?.problem;
  return (
    <div ref={ref} className="flex flex-col gap-5">
      <div data-question="reason">
        <RadioGroup
          legend="The main reason"
          value={feedback.reason}
          error={problemOf('reason')}
          onValueChange={(reason) => onChange({ ...feedback, reason })}
          options={REASONS}
        />
      </div>
      <div data-question="details">
        <Textarea
          label="A little more about it"
          maxLength={LIMITS.cancellation}
          value={feedback.details}
          error={problemOf('details')}
          onChange={(event) => onChange({ ...feedback, details: event.target.value })}
        />
      </div>
      <div data-question="improvement">
        <Textarea
          label="What should be better?"
          maxLength={LIMITS.cancellation}
          value={feedback.improvement}
          error={problemOf('improvement')}
          onChange={(event) => onChange({ ...feedback, improvement: event.target.value })}
        />
      </div>
    </div>
  );
}

/** Moves the focus to the first question that has no answer yet. */
export function focusFirstMissing(questions: HTMLElement | null, feedback: Feedback): void {
  const [first] = missingAnswers(feedback);
  const field = `[data-question="${first?.question}"] :is([role="radio"], textarea)`;
  questions?.querySelector<HTMLElement>(field)?.focus();
}
