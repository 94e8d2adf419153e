import { isFields, readBody, type ResourceFields } from './body.ts';
import { GoogleError, invalidValue, missingValue } from './errors.ts';
import { textParameter, type QueryParameters } from './parameters.ts';

/** What a client sends back as it read it; it cannot be changed, and is left alone. */
const immutableFields = ['endTimeUnspecified', 'originalStartTime', 'privateCopy', 'recurringEventId'];
/** Fields that stay as they are unless the query says that the client knows them. */
const fieldsKeptByDefault = [
  { field: 'attachments', parameter: 'supportsAttachments', known: 'true' },
  { field: 'conferenceData', parameter: 'conferenceDataVersion', known: '1' },
  { field: 'eventLabelId', parameter: 'eventLabelVersion', known: '1' },
];
/** Types of events with properties of their own, such as `birthdayProperties`. */
const specialEventTypes = ['birthday', 'focusTime', 'outOfOffice', 'workingLocation'];
const maxPropertyNameLength = 44;
const maxPropertyValueLength = 1024;
const maxReminders = 5;
const maxReminderMinutes = 40_320;
const maxAttachments = 25;

export interface EventFields {
  /** null takes a field away. */
  fields: ResourceFields;
  /** Fields that keep what they have, whatever the client sends. */
  kept: string[];
}

/**
 * The fields of a body that a client may write.
 *
 * @throws GoogleError 400 for a field that there is not, of another type, or against a rule of Google's
 */
export function readEventFields(body: unknown, query: QueryParameters): EventFields {
  const fields = readBody({ $ref: 'Event' }, body);
  const kept = fieldsKeptByDefault
    .filter(({ parameter, known }) => textParameter(query, parameter) !== known)
    .map(({ field }) => field);
  if (textParameter(query, 'eventLabelVersion') === '1') kept.push('colorId');
  for (const name of [...immutableFields, ...kept]) delete fields[name];
  // An empty list of rules is none, and an empty label too.
  if (Array.isArray(fields['recurrence']) && fields['recurrence'].length === 0) fields['recurrence'] = null;
  if (fields['eventLabelId'] === '') fields['eventLabelId'] = null;
  checkProperties(fields['extendedProperties']);
  checkReminders(fields['reminders']);
  checkLists(fields);
  checkUnsupported(fields);
  return { fields, kept };
}

/** @param type of the event that they are fields of */
export function checkTypeOfEvent(fields: ResourceFields, type: string): void {
  const sent = fields['eventType'] ?? type;
  if (sent !== type) throw invalidValue('Event type cannot be changed.');
  const other = specialEventTypes.find((each) => each !== type && fields[`${each}Properties`] !== undefined);
  if (other !== undefined) throw invalidValue(`Invalid value for: ${other}Properties`);
  if (type === 'workingLocation' && fields['workingLocationProperties'] === undefined)
    throw missingValue('Missing working location properties.');
}

function checkProperties(properties: unknown): void {
  if (!isFields(properties)) return;
  for (const values of Object.values(properties)) {
    for (const [name, value] of Object.entries(isFields(values) ? values : {})) {
      const isLong = typeof value === 'string' && value.length > maxPropertyValueLength;
      if (name.length > maxPropertyNameLength || isLong)
        throw invalidValue('Invalid value for: extendedProperties');
    }
  }
}

function checkReminders(reminders: unknown): void {
  if (!isFields(reminders) || !Array.isArray(reminders['overrides'])) return;
  const overrides: unknown[] = reminders['overrides'];
  if (reminders['useDefault'] === true && overrides.length > 0) {
    const message = 'Cannot specify both default reminders and overrides at the same time.';
    throw new GoogleError(400, 'cannotUseDefaultRemindersAndSpecifyOverride', message, {
      domain: 'calendar',
    });
  }
  if (overrides.length > maxReminders) throw invalidValue('Invalid value for: reminders.overrides');
  for (const reminder of overrides.filter(isFields)) {
    const { method, minutes } = reminder;
    if (method === undefined || minutes === undefined)
      throw missingValue('Missing reminder method or minutes.');
    if (Number(minutes) < 0 || Number(minutes) > maxReminderMinutes)
      throw invalidValue('Invalid value for: reminders.overrides');
  }
}

function checkLists({ attendees, attachments, source }: ResourceFields): void {
  for (const [list, name] of [
    [attendees, 'email'],
    [attachments, 'fileUrl'],
  ] as const) {
    const isMissing =
      Array.isArray(list) && list.filter(isFields).some((each) => typeof each[name] !== 'string');
    if (isMissing) throw missingValue(`Missing ${name}.`);
  }
  if (Array.isArray(attachments) && attachments.length > maxAttachments)
    throw invalidValue('Invalid value for: attachments');
  const url = isFields(source) ? source['url'] : undefined;
  if (typeof url === 'string' && !/^https?:\/\//.test(url))
    throw invalidValue('Invalid value for: source.url');
}

/** What Google would do and the emulator does not. */
function checkUnsupported({
  attendeesOmitted,
  conferenceData,
  eventLabelId,
  eventType,
}: ResourceFields): void {
  if (eventType === 'fromGmail') throw invalidValue('Events of this type cannot be created.');
  if (attendeesOmitted === true) throw invalidValue('The emulator does not change a part of the attendees.');
  if (isFields(conferenceData) && isFields(conferenceData['createRequest']))
    throw invalidValue('The emulator makes no conferences.');
  // None of its calendars has labels.
  if (typeof eventLabelId === 'string') throw invalidValue('Invalid event label id.');
}
