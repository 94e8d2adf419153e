import { randomUUID } from 'node:crypto';
import {
  type CalendarEvent,
  type CalendarSuggestion,
  EVENT_COLORS,
  MINUTE_MS,
  type TimeZoneRef,
} from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { AppError, isDuplicateKey } from '@inkwell/service';
import type { Box, Vault } from '@inkwell/vault';
import { serializeRow } from '../event-answers.ts';
import { sealFields } from '../event-fields.ts';
import type { EventRow } from '../event.model.ts';
import type { EventStore } from '../event-store.ts';
import { isSeries } from '../series-row.ts';
import { suggestionIds } from './suggestions.ts';

export interface AcceptanceDeps {
  store: Pick<EventStore, 'events' | 'removeAll' | 'save' | 'withLatest'>;
  vault: Vault;
  live: Live;
  /** As of `SuggestionsDeps`. */
  fingerprintOf: (text: string) => string;
}

export type Acceptance = ReturnType<typeof createAcceptance>;

/** Makes events of suggestions: one of each, however often it is accepted. */
export function createAcceptance({ store, vault, live, fingerprintOf }: AcceptanceDeps) {
  const { events } = store;
  const idOf = suggestionIds(fingerprintOf);

  async function accept(
    userId: string,
    suggestion: CalendarSuggestion,
    timeZone: TimeZoneRef,
  ): Promise<{ event: CalendarEvent; isNew: boolean }> {
    const box = await vault.open(userId);
    const _id = randomUUID();
    const startTime = new Date(suggestion.suggestedTime);
    const row: EventRow = {
      _id,
      userId,
      revision: 0,
      ...sealFields(
        _id,
        {
          title: suggestion.title,
          description: suggestion.description === '' ? null : suggestion.description,
          color: EVENT_COLORS[0],
          suggested: true,
        },
        box,
      ),
      startTime,
      endTime: new Date(startTime.getTime() + suggestion.duration * MINUTE_MS),
      wall: null,
      series: null,
      span: null,
      suggestionId: suggestion.id,
      acceptedAs: idOf(userId, suggestion),
    };
    const isNew = await insert(row);
    await vault.refuseErased(userId, store.removeAll);
    const event = isNew ? row : await store.withLatest(() => acceptAgain(row, suggestion.title, box));
    await live.publish(userId, 'calendar');
    return { event: serializeRow(event, box, timeZone), isNew };
  }

  /** @returns false where its suggestion was accepted before */
  async function insert(row: EventRow): Promise<boolean> {
    try {
      await events.create([row]);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * The event of a suggestion that was accepted before. One that was deleted meanwhile comes back: the person wants it
   * again. With another title or time than before it takes those; else what was changed in it since stays, and so does
   * what was made a series.
   */
  async function acceptAgain(accepted: EventRow, title: string, box: Box): Promise<EventRow> {
    const { userId, suggestionId, acceptedAs, startTime, endTime } = accepted;
    const row = await events.findOne({ userId, suggestionId }).lean<EventRow>();
    // It was deleted for good between the two.
    if (!row) throw new AppError('unavailable');
    const isOther = (row.acceptedAs ?? row.suggestionId) !== acceptedAs && !isSeries(row);
    if (!row.deletedAt && !isOther) return row;
    const changes = {
      deletedAt: null,
      ...(isOther && {
        ...sealFields(row._id, { title }, box),
        startTime,
        endTime,
        wall: null,
        span: null,
        acceptedAs,
      }),
    };
    return { ...row, ...changes, ...(await store.save(row, changes)) };
  }

  return { accept };
}
