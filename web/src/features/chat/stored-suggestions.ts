import type { CalendarSuggestion } from '@inkwell/contracts';
import { readStorage, removeStorageOfOthers, writeStorage } from '../../lib/storage.ts';
import type { SuggestionSource } from './suggestions.ts';

/** What was looked through, and what of it is answered. */
export interface StoredSuggestions {
  source: SuggestionSource;
  /** Ids of those that were scheduled or declined. */
  answered: readonly string[];
}

const PREFIX = 'inkwell-suggestions:';

const keyOf = (userId: string, date: string) => `${PREFIX}${userId}:${date}`;

// Like what is typed: session storage survives a reload and is cleared with its tab.
const AREA = 'sessionStorage';

export const isPast = ({ suggestedTime }: CalendarSuggestion): boolean =>
  Date.parse(suggestedTime) < Date.now();

/** Without those whose time has passed meanwhile. */
export function readSuggestions(userId: string, date: string): StoredSuggestions | null {
  const text = readStorage(AREA, keyOf(userId, date));
  if (text === null) return null;
  const { source, answered } = JSON.parse(text) as StoredSuggestions;
  const found = source.found?.filter((suggestion) => !isPast(suggestion));
  return { source: { ...source, ...(found && { found }) }, answered };
}

/** @param stored null removes them */
export function saveSuggestions(userId: string, date: string, stored: StoredSuggestions | null): void {
  writeStorage(AREA, keyOf(userId, date), stored && JSON.stringify(stored));
}

/** Removes the suggestions of everybody else from this tab; of everybody where nobody is signed in. */
export const clearStoredSuggestions = (userId?: string): void => removeStorageOfOthers(AREA, PREFIX, userId);
