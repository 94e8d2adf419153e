import { EVENT_COLOR_FALLBACK, EVENT_COLORS, type SaveEvent } from '@inkwell/contracts';
import type { Box, SealedBytes } from '@inkwell/vault';

/** What an event says, beside when it is. */
export type Fields = Pick<SaveEvent, 'title' | 'description' | 'color' | 'suggested'>;
export const FIELDS = ['title', 'description', 'color', 'suggested'] as const satisfies Array<keyof Fields>;

/** The same as it is stored: in an event all of it, in a changed instance what differs. */
export interface StoredFields {
  title: SealedBytes;
  description: SealedBytes | null;
  color: Fields['color'];
  suggested: boolean;
}

const COLORS: ReadonlySet<string> = new Set(EVENT_COLORS);

/** @param row names the texts: the event's id and, for an instance, its day */
const textAad = (row: string, field: 'title' | 'description') => ({
  collection: 'events',
  row,
  field,
});

export function sealFields<F extends Partial<Fields>>(
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

export function unsealFields(row: string, stored: StoredFields, box: Box): Fields {
  const { title, description, suggested } = stored;
  return {
    title: box.unseal(title, textAad(row, 'title')),
    description: description && box.unseal(description, textAad(row, 'description')),
    color: colorOf(stored.color),
    suggested,
  };
}

/** What an instance has of its own. */
export function unsealOwnFields(row: string, stored: Partial<StoredFields>, box: Box): Partial<Fields> {
  const { title, description, color, suggested } = stored;
  return {
    ...(title !== undefined && { title: box.unseal(title, textAad(row, 'title')) }),
    ...(description !== undefined && {
      description: description && box.unseal(description, textAad(row, 'description')),
    }),
    ...(color !== undefined && { color: colorOf(color) }),
    ...(suggested !== undefined && { suggested }),
  };
}

// A stored colour may be none of today's; the answer's schema would refuse the whole list for it.
const colorOf = (color: Fields['color']) => (COLORS.has(color) ? color : EVENT_COLOR_FALLBACK);

/** Those of the fields that are others than in `base`. */
export function changedFields(fields: Fields, base: Fields): Partial<Fields> {
  return Object.fromEntries(
    FIELDS.filter((name) => fields[name] !== base[name]).map((name) => [name, fields[name]]),
  );
}
