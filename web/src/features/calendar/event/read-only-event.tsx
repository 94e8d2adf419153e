import type { CalendarEvent } from '@inkwell/contracts';
import { Lock } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogContent } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { GoogleMark } from './google-mark.tsx';
import { readRepeat } from '../repeat/repeat-rule.ts';
import { RESPONSE_WORDS } from './responses.ts';
import { describeRepeat } from '../repeat/repeat-words.ts';
import { spanOf } from '../move/week-edit.ts';
import { describeSpan } from '../move/week-keys.ts';

const READ_ONLY = 'This event can be changed in Google Calendar alone.';

/** An event in words: its title and when it is. */
export const describeEvent = (event: CalendarEvent): string =>
  `${event.title}, ${describeSpan(spanOf(event), event.allDay)}`;

/** Says why an event can be neither moved nor deleted. */
export const sayReadOnly = (): void => toast({ title: READ_ONLY });

interface ReadOnlyEventDialogProps {
  event: CalendarEvent;
  onClose: () => void;
}

/** Shows an event that can be changed at Google alone. */
export function ReadOnlyEventDialog({ event, onClose }: ReadOnlyEventDialogProps) {
  const { title, description, allDay, recurrence, response } = event;
  const span = spanOf(event);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={<span dir="auto">{title}</span>}
        description={describeSpan(span, allDay)}
        footer={
          <Button variant="secondary" data-autofocus onClick={onClose}>
            Close
          </Button>
        }
      >
        <div className="flex flex-col gap-3 text-[0.9375rem] leading-6">
          {recurrence && <p>{describeRepeat(readRepeat(recurrence, span.start))}</p>}
          {response && RESPONSE_WORDS[response] && <p>{RESPONSE_WORDS[response]}</p>}
          {description && (
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {description}
            </p>
          )}
          <div className="text-ink-soft">
            <p className="flex items-center gap-1">
              <GoogleMark />
              From Google Calendar
            </p>
            <p className="flex items-start gap-2">
              <Lock aria-hidden className="mt-[0.3125rem] size-3.5 shrink-0" />
              {READ_ONLY}
            </p>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
