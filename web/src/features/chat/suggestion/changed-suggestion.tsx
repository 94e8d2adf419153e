import type { CalendarSuggestion } from '@inkwell/contracts';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { addUnsavedCheck } from '../../../lib/unsaved.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { changedSuggestion, errorsOf, formOf, isSameForm, type SuggestionForm } from './suggestion-form.ts';

const SuggestionFields = lazyPart(
  'The form',
  async () => (await import('./suggestion-fields.tsx')).SuggestionFields,
  { compact: true, fallback: <Skeleton className="h-60 w-full" /> },
);

export const preloadFields = SuggestionFields.preload;

interface ChangedSuggestionProps {
  suggestion: CalendarSuggestion;
  form: SuggestionForm;
  answering: boolean;
  /** Whether its first field takes the focus. */
  takesFocus: boolean;
  onChange: (form: SuggestionForm) => void;
  onSchedule: (changed: CalendarSuggestion, byKeyboard: boolean) => void;
  onCancel: () => void;
  /** Stands between the fields and the buttons. */
  children: ReactNode;
}

/** The fields in which a suggestion is changed before it is scheduled. */
export function ChangedSuggestion(props: ChangedSuggestionProps) {
  const { suggestion, form, answering, takesFocus, onChange, onSchedule, onCancel, children } = props;
  const [nowMs, setNowMs] = useState(Date.now);
  // Enter in a field submits without a click in some browsers.
  const byKeyboard = useRef(true);
  const isChanged = !isSameForm(form, formOf(suggestion));
  useEffect(() => addUnsavedCheck(() => isChanged), [isChanged]);

  const onSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    if (answering) return;
    const now = Date.now();
    const changed = changedSuggestion(form, suggestion, now);
    if (changed) {
      onSchedule(changed, byKeyboard.current);
    } else {
      flushSync(() => setNowMs(now));
      submit.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    byKeyboard.current = true;
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4 [&_input]:scroll-mt-9 [&_input]:scroll-mb-3">
      <SuggestionFields
        form={form}
        errors={errorsOf(form, suggestion, nowMs)}
        takesFocus={takesFocus}
        onChange={(next) => {
          setNowMs(Date.now());
          onChange(next);
        }}
      />
      {children}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="accent"
          size="sm"
          busy={answering}
          onClick={({ detail }) => {
            byKeyboard.current = detail === 0;
          }}
        >
          Schedule
        </Button>
        <Button variant="secondary" size="sm" aria-disabled={answering || undefined} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
