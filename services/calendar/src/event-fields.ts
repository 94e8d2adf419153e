import { EVENT_COLOR_FALLBACK, EVENT_COLORS, type SaveEvent } from '@inkwell/contracts';
import type { Box, SealedBytes } from '@inkwell/vault';

/** What an event says, beside when it is. */
export type EventFields = Pick<SaveEvent, 'title' | 'description' | 'color' | 'suggested'>;
export const EVENT_FIELDS = ['title', 'description', 'color', 'suggested'] as const satisfies Array<
  keyof EventFields
>;

/** The same as it is stored: in an event all of it, in a changed instance what differs. */
export interface StoredFields {
  title: SealedBytes;
  description: SealedBytes | null;
  color: EventFields['color'];
  suggested: boolean;
}

const EVENT_COLOR_SET: ReadonlySet<string> = new Set(EVENT_COLORS);

/** @param row names the texts: the event's id and, for an instance, its day */
const textAad = (row: string, field: 'title' | 'description') => ({
  collection: 'events',
  row,
  field,
});

export function sealFields<F extends Partial<EventFields>>(
  row: string,
  fields: F,
  box: Box,
): { [Key in keyof F & keyof StoredFields]: StoredFields[Key] } {
  const { title, description, color, suggested } = fields;
  const sealed: Partial<StoredFields> = {
    ...(title !== undefined && { title: box.seal(title, textAad(row, 'title')) }),
    ...(description !== undefined && {
      description: description === null ? null : box.seal(description, textAad(row, 'description')),
    }),
    ...(color !== undefined && { color }),
    ...(suggested !== undefined && { suggested }),
  };
  return sealed as { [Key in keyof F & keyof StoredFields]: StoredFields[Key] };
}

export function unsealFields(row: string, stored: StoredFields, box: Box): EventFields {
  const { title, description, suggested } = stored;
  return {
    title: box.unseal(title, textAad(row, 'title')),
    description: description && box.unseal(description, textAad(row, 'description')),
    color: readColor(stored.color),
    suggested,
  };
}

/** What an instance has of its own. */
export function unsealOwnFields(row: string, stored: Partial<StoredFields>, box: Box): Partial<EventFields> {
  const { title, description, color, suggested } = stored;
  return {
    ...(title !== undefined && { title: box.unseal(title, textAad(row, 'title')) }),
    ...(description !== undefined && {
      description: description && box.unseal(description, textAad(row, 'description')),
    }),
    ...(color !== undefined && { color: readColor(color) }),
    ...(suggested !== undefined && { suggested }),
  };
}

// A stored colour may be none of today's; the answer's schema would refuse the whole list for it.
const readColor = (color: EventFields['color']) =>
  EVENT_COLOR_SET.has(color) ? color : EVENT_COLOR_FALLBACK;

/** Those of the fields that are others than in `base`. */
export function changedFields(fields: EventFields, base: EventFields): Partial<EventFields> {
  return Object.fromEntries(
    EVENT_FIELDS.filter((name) => fields[name] !== base[name]).map((name) => [name, fields[name]]),
  );
}
