import type { CalendarSuggestion } from '@inkwell/contracts';
import { readStorage, removeStorageOfOthers, writeStorage } from '../../../lib/storage.ts';
import type { SuggestionForm } from './suggestion-form.ts';
import type { SuggestionSource } from './suggestions.ts';

/** What was looked through, and what of it is answered. */
export interface StoredSuggestions {
  source: SuggestionSource;
  /** Ids of those that were scheduled or declined. */
  answered: readonly string[];
  /** What is typed to change one of them. */
  change?: { id: string; form: SuggestionForm } | undefined;
}

const PREFIX = 'inkwell-suggestions:';

const keyOf = (userId: string, date: string) => `${PREFIX}${userId}:${date}`;

// Like what is typed: session storage survives a reload and is cleared with its tab.
const AREA = 'sessionStorage';

export const isPast = ({ suggestedTime }: CalendarSuggestion): boolean =>
  Date.parse(suggestedTime) < Date.now();

/** Without those whose time has passed meanwhile; one that is being changed may be scheduled for later. */
export function readSuggestions(userId: string, date: string): StoredSuggestions | null {
  const text = readStorage(AREA, keyOf(userId, date));
  if (text === null) return null;
  const { source, answered, change } = JSON.parse(text) as StoredSuggestions;
  const found = source.found?.filter((suggestion) => !isPast(suggestion) || suggestion.id === change?.id);
  return { source: { ...source, ...(found && { found }) }, answered, change };
}

/** @param stored null removes them */
export function saveSuggestions(userId: string, date: string, stored: StoredSuggestions | null): void {
  writeStorage(AREA, keyOf(userId, date), stored && JSON.stringify(stored));
}

/** Removes the suggestions of everybody else from this tab; of everybody where nobody is signed in. */
export const clearStoredSuggestions = (userId?: string): void => removeStorageOfOthers(AREA, PREFIX, userId);
