import { GoogleError, invalid } from './errors.ts';

export type Fields = Record<string, unknown>;

type Kind = 'text' | 'number' | 'flag' | 'texts' | 'object' | 'objects';

/** What a client may write, https://developers.google.com/workspace/calendar/api/v3/reference/events. */
const kinds: Record<string, Kind> = {
  anyoneCanAddSelf: 'flag',
  attachments: 'objects',
  attendees: 'objects',
  attendeesOmitted: 'flag',
  colorId: 'text',
  conferenceData: 'object',
  description: 'text',
  end: 'object',
  eventType: 'text',
  extendedProperties: 'object',
  gadget: 'object',
  guestsCanInviteOthers: 'flag',
  guestsCanModify: 'flag',
  guestsCanSeeOtherGuests: 'flag',
  iCalUID: 'text',
  id: 'text',
  location: 'text',
  recurrence: 'texts',
  reminders: 'object',
  sequence: 'number',
  source: 'object',
  start: 'object',
  status: 'text',
  summary: 'text',
  transparency: 'text',
  visibility: 'text',
};
/** What the server says; a client that sends back what it read sends them too, and they are left alone. */
const readOnly = new Set([
  'created',
  'creator',
  'endTimeUnspecified',
  'etag',
  'hangoutLink',
  'htmlLink',
  'kind',
  'locked',
  'organizer',
  'originalStartTime',
  'privateCopy',
  'recurringEventId',
  'updated',
]);
const choices: Record<string, string[]> = {
  status: ['confirmed', 'tentative', 'cancelled'],
  transparency: ['opaque', 'transparent'],
  visibility: ['default', 'public', 'private', 'confidential'],
};
const mostPropertyName = 44;
const mostPropertyValue = 1024;

/**
 * The fields of a body that a client may write.
 *
 * @throws GoogleError 400 for a field that there is not, or of another type
 */
export function readFields(body: Fields): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(body)) {
    if (readOnly.has(name)) continue;
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined) {
      const message = `Invalid JSON payload received. Unknown name "${name}": Cannot find field.`;
      throw new GoogleError(400, 'badRequest', message);
    }
    if (value !== null && !isOf(kind, value)) throw invalid(`Invalid value for: ${name}`);
    if (typeof value === 'string' && choices[name]?.includes(value) === false) {
      throw invalid(`Invalid value for: ${name}`);
    }
    // An empty list of rules is none.
    fields[name] = name === 'recurrence' && Array.isArray(value) && value.length === 0 ? null : value;
  }
  checkProperties(fields['extendedProperties']);
  return fields;
}

function isOf(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return Number.isInteger(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'texts':
      return Array.isArray(value) && value.every((each) => typeof each === 'string');
    case 'object':
      return isFields(value);
    case 'objects':
      return Array.isArray(value) && value.every(isFields);
  }
}

function checkProperties(properties: unknown): void {
  if (!isFields(properties)) return;
  for (const [group, values] of Object.entries(properties)) {
    if (!['private', 'shared'].includes(group) || (values !== null && !isFields(values))) {
      throw invalid('Invalid value for: extendedProperties');
    }
    for (const [name, value] of Object.entries(values ?? {})) {
      const isShort = typeof value === 'string' && value.length <= mostPropertyValue;
      if (name.length > mostPropertyName || !(isShort || value === null)) {
        throw invalid('Invalid value for: extendedProperties');
      }
    }
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a patch makes of fields: objects are merged, lists replaced, and null takes a field away. */
export function merge(current: Fields, patch: Fields): Fields {
  const merged = { ...current };
  for (const [name, value] of Object.entries(patch)) {
    const before = merged[name];
    if (value === null) delete merged[name];
    else merged[name] = isFields(value) ? merge(isFields(before) ? before : {}, value) : value;
  }
  return merged;
}
