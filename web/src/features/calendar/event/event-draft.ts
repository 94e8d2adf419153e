import type { CalendarEvent } from '@inkwell/contracts';
import { readStorage, removeStorageOfOthers, writeStorage } from '../../../lib/storage.ts';
import type { EventForm } from './event-form.ts';

/** A new event in a clicked hour or from a drawn time to another, or an existing event. */
export type EventDialogTarget = { slot: string; end?: string } | { event: CalendarEvent };

/** What is typed in the dialog of an event and not saved. */
export interface EventDraft {
  target: EventDialogTarget;
  form: EventForm;
  /** As the form was before anything was typed. */
  initialForm: EventForm;
  /** Of the request that creates it: the same after a reload, so that it is created once. */
  clientId: string;
}

const PREFIX = 'inkwell-event:';

// Session storage survives a reload and is cleared with its tab.
const AREA = 'sessionStorage';

const keyOf = (userId: string) => `${PREFIX}${userId}:draft`;

export function readEventDraft(userId: string): EventDraft | null {
  const text = readStorage(AREA, keyOf(userId));
  return text === null ? null : (JSON.parse(text) as EventDraft);
}

export function saveEventDraft(userId: string, draft: EventDraft | null): void {
  writeStorage(AREA, keyOf(userId), draft && JSON.stringify(draft));
}

/** Removes the drafts of everybody else from this tab; of everybody where nobody is signed in. */
export const clearEventDrafts = (userId?: string): void => removeStorageOfOthers(AREA, PREFIX, userId);
