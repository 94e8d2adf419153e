import type { GoogleCalendar } from '@inkwell/contracts';
import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Select } from '../../ui/select.tsx';
import { useSaveSettings } from './google.ts';

const LOADING = 'Loading your calendars…';

interface CalendarFieldProps {
  ref: RefObject<HTMLSelectElement | null>;
  /** Undefined until they are loaded. */
  calendars: readonly GoogleCalendar[] | undefined;
  /** Where they could not be loaded. */
  onRetry: (() => void) | null;
  /** The id of the calendar that is synced. */
  stored: string | null;
  /** The id of the one that is selected. */
  selected: string | null;
  onSelect: (id: string | null) => void;
}

/** Chooses the calendar. Another one moves events, which is said before it is used. */
export function CalendarField({ ref, calendars, onRetry, stored, selected, onSelect }: CalendarFieldProps) {
  const save = useSaveSettings();
  const find = (wanted: string | null) => calendars?.find(({ id }) => id === wanted);
  const next = selected === stored ? undefined : find(selected);
  return (
    <div className="flex flex-col gap-2">
      <Select
        ref={ref}
        label="Calendar"
        placeholder={calendars || onRetry ? 'Choose a calendar' : LOADING}
        options={
          calendars?.map(toOption) ??
          // Its name is in the list.
          (selected === null ? [] : [{ value: selected, label: onRetry ? 'The one you chose' : LOADING }])
        }
        hint={
          find(selected)?.readOnly &&
          'Its events are shown in your week and can be changed in Google Calendar alone. Yours stay here.'
        }
        value={selected ?? ''}
        onChange={({ target }) => onSelect(target.value)}
      />
      {onRetry && <LoadError onRetry={onRetry}>Your calendars could not be loaded.</LoadError>}
      {next && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="w-full text-sm leading-6">{changeInWords(find(stored), next)}</p>
          <Button
            variant="accent"
            size="sm"
            busy={save.isPending}
            onClick={() =>
              save.mutate({ primaryCalendarId: next.id }, { onSuccess: () => ref.current?.focus() })
            }
          >
            Use this calendar
          </Button>
          {stored !== null && !save.isPending && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                onSelect(null);
                ref.current?.focus();
              }}
            >
              Keep the former one
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function changeInWords(former: GoogleCalendar | undefined, next: GoogleCalendar): string {
  const words = [
    ...(former ? [`Events from “${former.summary}” leave your week and stay at Google.`] : []),
    ...(next.readOnly ? [] : [`What you plan here moves to “${next.summary}”.`]),
  ];
  return words.join(' ');
}

function toOption({ id, summary, primary, readOnly }: GoogleCalendar) {
  const notes = [...(primary ? ['main calendar'] : []), ...(readOnly ? ['read-only'] : [])];
  return { value: id, label: notes.length > 0 ? `${summary} (${notes.join(', ')})` : summary };
}
