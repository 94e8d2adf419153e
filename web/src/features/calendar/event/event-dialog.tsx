import type { CalendarEvent, EventScope, SaveEvent } from '@inkwell/contracts';
import { LIMITS } from '@inkwell/contracts/constants';
import { Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useBackGuard } from '../../../lib/back-guard.ts';
import { newId } from '../../../lib/new-id.ts';
import { isUncertain, RequestError } from '../../../lib/request.ts';
import { useUser } from '../../../lib/session.ts';
import { addUnsavedCheck } from '../../../lib/unsaved.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import {
  toSaveEvent,
  formFromEvent,
  formFromSlot,
  isRepeatChanged,
  isSameForm,
  withAllDay,
  withChangesOf,
  type EventForm,
} from './event-form.ts';
import { ColorField } from './color-field.tsx';
import { EventConflict } from './event-conflict.tsx';
import { saveEventDraft, type EventDialogTarget, type EventDraft } from './event-draft.ts';
import { latestOf, useCreateEvent, useRemoveEvent, useUpdateEvent } from '../events.ts';
import { RepeatField } from '../repeat/repeat-field.tsx';
import { useScopeQuestion } from '../repeat/scope-question.tsx';
import { TimeFields } from './time-fields.tsx';

const FROM_GOOGLE = 'From Google Calendar. What you save here changes there too.';

/** What was saved elsewhere meanwhile, and for which events the form's change was meant. */
interface Conflict {
  theirs: CalendarEvent;
  scope: EventScope;
}

export interface EventDialogProps {
  target: EventDialogTarget;
  /** What was typed before a reload. */
  draft?: EventDraft | undefined;
  onClose: () => void;
  onCreated: (event: CalendarEvent) => void;
}

/** Creates, changes or deletes an event. */
export function EventDialog({ target, draft, onClose: onClosed, onCreated }: EventDialogProps) {
  // Another version takes its place once it is known.
  const [existing, setExisting] = useState('event' in target ? target.event : null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const userId = useUser()?.id;
  const [clientId] = useState(() => draft?.clientId ?? newId());
  const [initialForm, setInitialForm] = useState(() => draft?.initialForm ?? formOf(target));
  const [form, setForm] = useState(draft?.form ?? initialForm);
  const isChanged = !isSameForm(form, initialForm);
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  useEffect(() => addUnsavedCheck(() => isChanged), [isChanged]);
  useEffect(() => {
    if (userId === undefined) return;
    const typed = existing ? { event: existing } : target;
    saveEventDraft(userId, isChanged ? { target: typed, form, initialForm, clientId } : null);
  }, [userId, existing, target, form, initialForm, clientId, isChanged]);
  const onClose = () => {
    if (userId !== undefined) saveEventDraft(userId, null);
    onClosed();
  };

  const create = useCreateEvent();
  const update = useUpdateEvent();
  const remove = useRemoveEvent();
  const formId = useId();
  const input = toSaveEvent(form);
  const busy = create.isPending || update.isPending;
  const saveError = create.error ?? update.error;
  const [wasCloseTried, setWasCloseTried] = useState(false);
  const { ask, cancel, question } = useScopeQuestion();

  const onSubmit = (submit: SubmitEvent) => {
    submit.preventDefault();
    if (!input || busy || conflict) return;
    setWasCloseTried(false);
    if (!existing)
      create.mutate(
        { ...input, clientId },
        {
          onSuccess: (event) => {
            onCreated(event);
            onClose();
          },
        },
      );
    else if (!isChanged) onClose();
    else
      ask({
        event: existing,
        action: 'change',
        changesRule: isRepeatChanged(form),
        onChoose: (scope) => saveChange(existing, input, scope),
      });
  };

  const saveChange = (event: CalendarEvent, changed: SaveEvent, scope: EventScope) => {
    setWasCloseTried(false);
    update.mutate(
      { event, input: changed, scope },
      {
        onSuccess: onClose,
        onError: (error) => {
          const theirs = latestOf(error);
          if (theirs) setConflict({ theirs, scope });
        },
      },
    );
  };

  /** Goes on from the version that was saved elsewhere, with what is in the form or without it. */
  const resolve = ({ theirs, scope }: Conflict, keepsMine: boolean) => {
    const latest = formFromEvent(theirs);
    const kept = keepsMine ? withChangesOf(form, initialForm, latest) : latest;
    setConflict(null);
    setExisting(theirs);
    setInitialForm(latest);
    setForm(kept);
    update.reset();
    const changed = toSaveEvent(kept);
    if (keepsMine && changed) saveChange(theirs, changed, scope);
  };

  const onDelete = (event: CalendarEvent) =>
    ask({
      event,
      action: 'delete',
      onChoose: (scope) => {
        remove.mutate({ event, scope });
        onClose();
      },
    });

  /** Closes it without saving, by whatever means: what was typed is asked for first. */
  const close = () => {
    // Just after the question has opened, Escape may reach this dialog still.
    if (question) cancel();
    // Saving may fail yet, and what was typed would be gone with the dialog.
    else if (busy) setWasCloseTried(true);
    else if (isChanged) setAsksToDiscard(!asksToDiscard);
    else onClose();
  };

  useBackGuard(isChanged || busy, close);

  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={existing ? 'Edit Event' : 'Create Event'}
        description={existing?.source === 'google' ? FROM_GOOGLE : null}
        footer={
          asksToDiscard ? (
            <DiscardQuestion onDiscard={onClose} onKeep={() => setAsksToDiscard(false)} />
          ) : (
            <>
              {existing && (
                <Button
                  variant="ghost"
                  className="text-danger sm:mr-auto"
                  disabled={busy}
                  onClick={() => onDelete(existing)}
                >
                  <Trash2 aria-hidden />
                  Delete
                </Button>
              )}
              <Button variant="secondary" disabled={busy} onClick={close}>
                Cancel
              </Button>
              <Button
                type="submit"
                form={formId}
                variant="accent"
                busy={busy}
                disabled={!input || busy || conflict !== null}
              >
                Save
              </Button>
            </>
          )
        }
      >
        <form id={formId} onSubmit={onSubmit} className="flex flex-col gap-4">
          {conflict && (
            <EventConflict
              theirs={conflict.theirs}
              onKeepMine={() => resolve(conflict, true)}
              onTakeTheirs={() => resolve(conflict, false)}
            />
          )}
          <TextField
            label="Title"
            value={form.title}
            maxLength={LIMITS.eventTitle}
            autoComplete="off"
            onChange={({ target }) => setForm({ ...form, title: target.value })}
          />
          <label className="flex min-h-11 items-center gap-3 self-start text-[0.9375rem] font-medium">
            <input
              type="checkbox"
              checked={form.allDay}
              onChange={({ target }) => setForm(withAllDay(form, target.checked))}
              className="size-5 accent-(--color-accent)"
            />
            All day
          </label>
          <TimeFields form={form} onChange={setForm} />
          <RepeatField
            form={form}
            onChange={setForm}
            error={
              isRuleRefused(update.error) && !isRepeatChanged(form)
                ? 'Choose anew how it repeats: its days cannot move so'
                : undefined
            }
          />
          <ColorField value={form.color} onChange={(color) => setForm({ ...form, color })} />
          <Textarea
            label="Description"
            rows={3}
            value={form.description}
            maxLength={LIMITS.eventDescription}
            onChange={({ target }) => setForm({ ...form, description: target.value })}
          />
          <p role="status" className={wasCloseTried && busy ? 'text-sm text-ink-soft' : 'sr-only'}>
            {wasCloseTried && busy && 'Still saving. This closes as soon as it is saved.'}
          </p>
          {saveError && !busy && !conflict && (
            <p ref={scrollIntoView} role="alert" className="text-sm text-danger">
              {isUncertain(saveError)
                ? 'The event could not be saved for sure: the server did not answer. Nothing here is lost; please try again. It will not be there twice.'
                : 'The event could not be saved. Nothing here is lost; please try again.'}
            </p>
          )}
        </form>
      </DialogContent>
      {question}
    </Dialog>
  );
}

// On a phone the form's end is out of sight.
const scrollIntoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

const formOf = (target: EventDialogTarget): EventForm =>
  'event' in target ? formFromEvent(target.event) : formFromSlot(target.slot, target.end);

/** Whether the server could not move the days of a series as one of its events moves. */
function isRuleRefused(error: Error | null): boolean {
  const fields = error instanceof RequestError ? error.context['fields'] : null;
  return typeof fields === 'object' && fields !== null && 'recurrence' in fields;
}

function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const id = useId();
  const keepButton = useRef<HTMLButtonElement>(null);
  useEffect(() => keepButton.current?.focus(), []);
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex w-full flex-col-reverse gap-2 sm:flex-row sm:items-center sm:justify-end"
    >
      <Button variant="danger" onClick={onDiscard}>
        Discard
      </Button>
      <Button ref={keepButton} variant="secondary" aria-describedby={id} onClick={onKeep}>
        Keep editing
      </Button>
      <p id={id} className="text-[0.9375rem] sm:-order-1 sm:mr-auto">
        Discard what you changed?
      </p>
    </div>
  );
}
