import type { Entry } from '@inkwell/contracts';
import { expect, it } from 'vitest';
import { fingerprint, type StoredDraft } from '../src/features/journal/drafts/drafts.ts';
import {
  type EntryEvent,
  type SaveFailure,
  transition,
} from '../src/features/journal/saving/entry-machine.ts';
import { type EntryState, initialState } from '../src/features/journal/saving/entry-state.ts';
import { DAY } from './entry-server.ts';

/** The page of a day that the server has as 'Before', revision 3. */
const base = initialState(DAY, { content: 'Before', revision: 3, mood: null });

export const place = { date: DAY, key: 'free' };
export const theirs = { content: 'Theirs', revision: 4 };

export const changed: Partial<EntryState> = { content: 'After', changedAt: 1, isEdited: true };
export const conflict: Partial<EntryState> = { ...changed, phase: { name: 'conflict', theirs } };

/** What is sent of the day. */
export const input = (content: string, more: object = {}) => ({
  date: DAY,
  content,
  baseRevision: 3,
  ...more,
});

/** 'After' is written, and this is being sent. */
export const sending = (content: string): Partial<EntryState> => ({
  ...changed,
  sending: input(content),
  sent: [fingerprint(content)],
});

export const saved = (content: string): EntryEvent => ({
  type: 'saved',
  entry: { date: DAY, content, revision: 4, mood: null } as Entry,
});

export const failed = (failure: SaveFailure): EntryEvent => ({ type: 'save-failed', failure });

export const draft = (more: Partial<StoredDraft> = {}): StoredDraft => ({
  key: 'a',
  date: DAY,
  content: 'Draft',
  baseRevision: 3,
  sent: [],
  changedAt: 5,
  ...more,
});

/** What one event makes of a page, and what is to be done outside. */
interface Step {
  when: string;
  /** What differs from the saved page. */
  state?: Partial<EntryState>;
  event: EntryEvent;
  result: string;
  /** What of the state the row is about. */
  next: object;
  /** The effects' types in order, with their time. */
  effects: string[];
}

/** The effect that cancels a scheduled save. */
export const CANCEL = 'schedule-save null';

/** Tests each of these steps. */
export function itSteps(steps: Step[]): void {
  it.each(steps)('when $when, then $result', ({ state, event, next, effects }) => {
    const step = transition({ ...base, ...state }, event);
    expect(step.state).toMatchObject(next);
    const names = step.effects.map((effect) =>
      'ms' in effect ? `${effect.type} ${effect.ms}` : effect.type,
    );
    expect(names).toEqual(effects);
  });
}
