import type { CalendarEvent } from '@inkwell/contracts';
import { EVENT_COLORS, LIMITS } from '@inkwell/contracts/constants';
import { Check, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useBackGuard } from '../../lib/back-guard.ts';
import { RequestError } from '../../lib/request.ts';
import { useUser } from '../../lib/session.ts';
import { addUnsavedCheck } from '../../lib/unsaved.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import {
  toSaveEvent,
  formFromEvent,
  formFromSlot,
  isRepeatChanged,
  isSameForm,
  withAllDay,
  type EventForm,
} from './event-form.ts';
import { saveEventDraft, type EventDialogTarget, type EventDraft } from './event-draft.ts';
import { useRemoveEvent, useSaveEvent } from './events.ts';
import { RepeatField } from './repeat-field.tsx';
import { useScopeQuestion } from './scope-question.tsx';
import { TimeFields } from './time-fields.tsx';

const COLOR_NAMES: Record<(typeof EVENT_COLORS)[number], string> = {
  '#F4A261': 'Apricot',
  '#E76F51': 'Terracotta',
  '#E9C46A': 'Honey',
  '#2A9D8F': 'Teal',
  '#264653': 'Deep blue',
  '#E63946': 'Red',
  '#F77F00': 'Orange',
  '#FCBF49': 'Yellow',
};

const FROM_GOOGLE = 'From Google Calendar. What you save here changes there too.';

export interface EventDialogProps {
  target: EventDialogTarget;
  /** What was typed before a reload. */
  draft?: EventDraft | undefined;
  onClose: () => void;
  onCreated: (event: CalendarEvent) => void;
}

/** Creates, changes or deletes an event. */
export function EventDialog({ target, draft, onClose: onClosed, onCreated }: EventDialogProps) {
  const existing = 'event' in target ? target.event : null;
  const userId = useUser()?.id;
  const [initialForm] = useState(() => draft?.initialForm ?? formOf(target));
  const [form, setForm] = useState(draft?.form ?? initialForm);
  const isChanged = !isSameForm(form, initialForm);
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  useEffect(() => addUnsavedCheck(() => isChanged), [isChanged]);
  useEffect(() => {
    if (userId !== undefined) saveEventDraft(userId, isChanged ? { target, form, initialForm } : null);
  }, [userId, target, form, initialForm, isChanged]);
  const onClose = () => {
    if (userId !== undefined) saveEventDraft(userId, null);
    onClosed();
  };

  const save = useSaveEvent();
  const remove = useRemoveEvent();
  const formId = useId();
  const input = toSaveEvent(form);
  const busy = save.isPending;
  const { ask, cancel, question } = useScopeQuestion();

  const onSubmit = (submit: SubmitEvent) => {
    submit.preventDefault();
    if (!input || busy) return;
    if (!existing)
      save.mutate(
        { before: null, event: input },
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
        onChoose: (scope) => save.mutate({ before: existing, event: input, scope }, { onSuccess: onClose }),
      });
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

  /** Closes it by Escape, Back, a click outside or the cross: what was typed is asked for first. */
  const close = () => {
    // Just after the question has opened, Escape may reach this dialog still.
    if (question) cancel();
    else if (isChanged && !busy) setAsksToDiscard(!asksToDiscard);
    else onClose();
  };

  useBackGuard(isChanged, close);

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
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              <Button
                type="submit"
                form={formId}
                variant="accent"
                busy={save.isPending}
                disabled={!input || busy}
              >
                Save
              </Button>
            </>
          )
        }
      >
        <form id={formId} onSubmit={onSubmit} className="flex flex-col gap-4">
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
              isRuleRefused(save.error) && !isRepeatChanged(form)
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
          {save.isError && !busy && (
            <p role="alert" className="text-sm text-danger">
              The event could not be saved. Nothing here is lost; please try again.
            </p>
          )}
        </form>
      </DialogContent>
      {question}
    </Dialog>
  );
}

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

interface ColorFieldProps {
  value: EventForm['color'];
  onChange: (color: EventForm['color']) => void;
}

function ColorField({ value, onChange }: ColorFieldProps) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">Colour</legend>
      <div className="-mx-1.5 mt-1 flex flex-wrap">
        {EVENT_COLORS.map((color) => (
          <label key={color} className="relative grid size-11 cursor-pointer place-items-center">
            <input
              type="radio"
              name="color"
              value={color}
              checked={color === value}
              onChange={() => onChange(color)}
              className="peer sr-only"
            />
            <span className="sr-only">{COLOR_NAMES[color]}</span>
            <span
              aria-hidden
              style={{ backgroundColor: color }}
              className="grid size-8 place-items-center rounded-full forced-color-adjust-none ring-offset-2 ring-offset-surface peer-checked:ring-2 peer-checked:ring-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-accent"
            >
              {color === value && <Check className="size-4 rounded-full bg-surface p-0.5 text-ink" />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
