import { randomUUID } from 'node:crypto';
import { type CalendarEvent, type CalendarSuggestion, EVENT_COLORS, type Place } from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { AppError, isDuplicateKey } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import { answerRow } from '../event-answers.ts';
import { sealFields } from '../event-fields.ts';
import type { EventRow } from '../event.model.ts';
import type { EventStore } from '../event-store.ts';

const MS_PER_MINUTE = 60_000;

export interface AcceptanceDeps {
  store: Pick<EventStore, 'events' | 'removeAll' | 'save' | 'withLatest'>;
  vault: Vault;
  live: Live;
}

export type Acceptance = ReturnType<typeof createAcceptance>;

/** Makes events of suggestions: one of each, however often it is accepted. */
export function createAcceptance({ store, vault, live }: AcceptanceDeps) {
  const { events } = store;

  async function accept(
    userId: string,
    suggestion: CalendarSuggestion,
    place: Place,
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
      endTime: new Date(startTime.getTime() + suggestion.duration * MS_PER_MINUTE),
      wall: null,
      series: null,
      span: null,
      suggestionId: suggestion.id,
    };
    const isNew = await insert(row);
    await Promise.all([vault.refuseErased(userId, store.removeAll), live.publish(userId, 'calendar')]);
    const event = isNew ? row : await store.withLatest(() => findAccepted(userId, suggestion.id));
    return { event: answerRow(event, box, place), isNew };
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

  /** The event of a suggestion. One that was deleted meanwhile comes back: the person wants it again. */
  async function findAccepted(userId: string, suggestionId: string): Promise<EventRow> {
    const row = await events.findOne({ userId, suggestionId }).lean<EventRow>();
    // It was deleted for good between the two.
    if (!row) throw new AppError('unavailable');
    return row.deletedAt ? { ...row, ...(await store.save(row, { deletedAt: null })) } : row;
  }

  return { accept };
}
