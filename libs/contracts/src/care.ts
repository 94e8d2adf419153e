import { z } from 'zod';
import { CARE_KINDS, CARE_LEVELS } from './constants.ts';
import { Instant } from './text.ts';

/** A way to reach help: `tel` and `sms` as they are dialled in that country. */
export const CareResource = z.object({
  name: z.string(),
  tel: z.string().nullable(),
  sms: z.string().nullable(),
  url: z.string().nullable(),
  /** When it answers, in words; null where that is not certain. */
  hours: z.string().nullable(),
  /** The emergency number, and not a line to talk. */
  emergency: z.boolean(),
});
export type CareResource = z.infer<typeof CareResource>;

/** ISO 3166-1 alpha-2. */
const Country = z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters');

/** What a person is shown who may be in danger. */
export const Care = z.object({
  level: z.enum(CARE_LEVELS),
  kind: z.enum(CARE_KINDS),
  /** Further kinds, whose lines stand after those of the first. */
  also: z.array(z.enum(CARE_KINDS)).readonly().optional(),
  /** Null where it is not known. */
  country: Country.nullable(),
  resources: z.array(CareResource),
});
export type Care = z.infer<typeof Care>;

/** What was found in a text, and when. Between services, and sealed at rest. */
export const CareSign = z.object({ level: z.enum(CARE_LEVELS), kind: z.enum(CARE_KINDS), at: Instant });
export type CareSign = z.infer<typeof CareSign>;

/** In which of a person's texts a sign was found: their messages, the onboarding answers, or the page of a day. */
export const FROM_MESSAGES = 'message';
export const FROM_ANSWERS = 'answers';
export const fromPage = (date: string) => `page:${date}`;

export const PersonSign = CareSign.extend({
  from: z.string(),
  /** Kinds that it was taken for before: their lines stay on the card. */
  also: z.array(z.enum(CARE_KINDS)).readonly().optional(),
});
export type PersonSign = z.infer<typeof PersonSign>;

/** What the journal tells chat of a day's entry. */
export const EntryCare = z.object({ sign: CareSign.nullable() });
export type EntryCare = z.infer<typeof EntryCare>;

/** What chat tells auth of a person: at most one sign from each of their texts; the country is the one they chose. */
export const PersonCare = z.object({ signs: z.array(PersonSign), country: Country.nullable() });
export type PersonCare = z.infer<typeof PersonCare>;

/** The answer of `GET care`. */
export const CareState = z.object({
  care: Care.nullable(),
  /** The one that was chosen, else that of the time zone. */
  country: Country.nullable(),
  /** Whether the card is folded to one line. */
  folded: z.boolean(),
  /** When the companion last asked them directly whether they are in danger; null where it did not within a day. */
  asked: Instant.nullable(),
});
export type CareState = z.infer<typeof CareState>;

/** For which kind of danger lines are asked. Default: what the person is taken for now, else for anyone. */
export const PersonLinesQuery = z.object({ kind: z.enum(CARE_KINDS).optional() });
export type PersonLinesQuery = z.infer<typeof PersonLinesQuery>;

/** The answer of `GET care/lines`: ways to reach help for a person of their age, whether or not they are under care. */
export const PersonLines = z.object({
  /** The one that was chosen, else that of the time zone. */
  country: Country.nullable(),
  resources: z.array(CareResource),
});
export type PersonLines = z.infer<typeof PersonLines>;

export const ChangeCare = z.object({ country: Country, folded: z.boolean() }).partial();
export type ChangeCare = z.infer<typeof ChangeCare>;
