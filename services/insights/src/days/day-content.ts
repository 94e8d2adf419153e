import type { EntryState, MessageAnalyses } from '@inkwell/contracts';
import { summarise } from './day-summary.ts';
import type { ReadText, ReflectionRow } from './reflection.model.ts';

/** A day as its row says it, with everything named. */
export type DayFromRow = Required<
  Pick<ReflectionRow, 'written' | 'revision' | 'mood' | 'entry' | 'messages'>
>;

export const dayOfRow = (row: ReflectionRow | null): DayFromRow => ({
  written: row?.written ?? false,
  revision: row?.revision ?? 0,
  mood: row?.mood ?? null,
  entry: row?.entry ?? null,
  messages: row?.messages ?? [],
});

/** Whether the journal or chat knows anything of the day. */
export const isKnown = ({ revision, messages }: DayFromRow): boolean => revision > 0 || messages.length > 0;

/**
 * The day after its owners were asked. An older revision never overwrites a newer one, whichever comes last.
 *
 * @param state null where the journal has no entry
 * @param messages null where chat did not answer: what is known of them stays
 */
export function updatedDay(
  day: DayFromRow,
  state: EntryState | null,
  messages: ReadText[] | null,
): DayFromRow {
  const isNews = state !== null && state.revision > 0 && state.revision >= day.revision;
  return {
    ...day,
    ...(isNews && {
      written: state.written,
      revision: state.revision,
      // A journal of the version before does not send these.
      ...(state.mood !== undefined && { mood: state.mood }),
      ...(state.analysis !== undefined && { entry: entryOf(state) }),
    }),
    ...(messages && { messages }),
  };
}

function entryOf({ analysis, updatedAt }: EntryState): ReadText | null {
  return analysis && updatedAt ? { ...analysis, at: new Date(updatedAt) } : null;
}

export const textsOfMessages = ({ messages }: MessageAnalyses): ReadText[] =>
  messages.map(({ id: _id, at, ...analysis }) => ({ ...analysis, at: new Date(at) }));

/** The write that makes a row say the day. What is not there is left out of the row. */
export function rowUpdate(day: DayFromRow): { $set: Partial<ReflectionRow>; $unset: Record<string, 1> } {
  const { written, revision, mood, entry, messages } = day;
  const summary = summarise(day);
  const optional = {
    mood,
    entry,
    messages: messages.length > 0 ? messages : null,
    emotion: summary?.emotion ?? null,
    valence: summary?.valence ?? null,
  };
  const absent = Object.entries(optional).filter(([, value]) => value === null);
  const present = Object.entries(optional).filter(([, value]) => value !== null);
  return {
    $set: { written, revision, ...Object.fromEntries(present) },
    $unset: Object.fromEntries(absent.map(([name]) => [name, 1])),
  };
}
