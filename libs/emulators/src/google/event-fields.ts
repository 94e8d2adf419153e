import { isFields, readBody, type Fields } from './body.ts';
import { GoogleError, invalid, required } from './errors.ts';
import { text, type Query } from './parameters.ts';

/** What a client sends back as it read it; it cannot be changed, and is left alone. */
const immutable = ['endTimeUnspecified', 'originalStartTime', 'privateCopy', 'recurringEventId'];
/** Fields that stay as they are unless the query says that the client knows them. */
const optional = [
  { field: 'attachments', parameter: 'supportsAttachments', known: 'true' },
  { field: 'conferenceData', parameter: 'conferenceDataVersion', known: '1' },
  { field: 'eventLabelId', parameter: 'eventLabelVersion', known: '1' },
];
/** Types of events with properties of their own, such as `birthdayProperties`. */
const specialTypes = ['birthday', 'focusTime', 'outOfOffice', 'workingLocation'];
const mostPropertyName = 44;
const mostPropertyValue = 1024;
const mostReminders = 5;
const mostReminderMinutes = 40_320;
const mostAttachments = 25;

export interface EventFields {
  /** null takes a field away. */
  fields: Fields;
  /** Fields that keep what they have, whatever the client sends. */
  kept: string[];
}

/**
 * The fields of a body that a client may write.
 *
 * @throws GoogleError 400 for a field that there is not, of another type, or against a rule of Google's
 */
export function readEventFields(body: unknown, query: Query): EventFields {
  const fields = readBody({ $ref: 'Event' }, body);
  const kept = optional
    .filter(({ parameter, known }) => text(query, parameter) !== known)
    .map(({ field }) => field);
  if (text(query, 'eventLabelVersion') === '1') kept.push('colorId');
  for (const name of [...immutable, ...kept]) delete fields[name];
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
export function checkTypeOfEvent(fields: Fields, type: string): void {
  const sent = fields['eventType'] ?? type;
  if (sent !== type) throw invalid('Event type cannot be changed.');
  const other = specialTypes.find((each) => each !== type && fields[`${each}Properties`] !== undefined);
  if (other !== undefined) throw invalid(`Invalid value for: ${other}Properties`);
  if (type === 'workingLocation' && fields['workingLocationProperties'] === undefined)
    throw required('Missing working location properties.');
}

function checkProperties(properties: unknown): void {
  if (!isFields(properties)) return;
  for (const values of Object.values(properties)) {
    for (const [name, value] of Object.entries(isFields(values) ? values : {})) {
      const isLong = typeof value === 'string' && value.length > mostPropertyValue;
      if (name.length > mostPropertyName || isLong) throw invalid('Invalid value for: extendedProperties');
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
  if (overrides.length > mostReminders) throw invalid('Invalid value for: reminders.overrides');
  for (const reminder of overrides.filter(isFields)) {
    const { method, minutes } = reminder;
    if (method === undefined || minutes === undefined) throw required('Missing reminder method or minutes.');
    if (Number(minutes) < 0 || Number(minutes) > mostReminderMinutes)
      throw invalid('Invalid value for: reminders.overrides');
  }
}

function checkLists({ attendees, attachments, source }: Fields): void {
  for (const [list, name] of [
    [attendees, 'email'],
    [attachments, 'fileUrl'],
  ] as const) {
    const isMissing =
      Array.isArray(list) && list.filter(isFields).some((each) => typeof each[name] !== 'string');
    if (isMissing) throw required(`Missing ${name}.`);
  }
  if (Array.isArray(attachments) && attachments.length > mostAttachments)
    throw invalid('Invalid value for: attachments');
  const url = isFields(source) ? source['url'] : undefined;
  if (typeof url === 'string' && !/^https?:\/\//.test(url)) throw invalid('Invalid value for: source.url');
}

/** What Google would do and the emulator does not. */
function checkUnsupported({ attendeesOmitted, conferenceData, eventLabelId, eventType }: Fields): void {
  if (eventType === 'fromGmail') throw invalid('Events of this type cannot be created.');
  if (attendeesOmitted === true) throw invalid('The emulator does not change a part of the attendees.');
  if (isFields(conferenceData) && isFields(conferenceData['createRequest']))
    throw invalid('The emulator makes no conferences.');
  // None of its calendars has labels.
  if (typeof eventLabelId === 'string') throw invalid('Invalid event label id.');
}
