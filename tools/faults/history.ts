import type { Emotion } from '@inkwell/contracts/constants';

/**
 * How a write ended for its client. `acknowledged`: answered with 2xx. `refused`: with 4xx, so it was not carried out.
 * `unknown`: with 5xx or not at all, so it may have been carried out, or may be even later.
 */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

type WriteBase<Kind extends string, Fields> = { kind: Kind; person: string; outcome: Outcome } & Fields;

/** A save of today's page, which takes the place of the one before; and what a reader was shown of it. */
export type PageWrite =
  WriteBase<'page', { content: string; mood: Emotion }> | WriteBase<'page-seen', { content: string }>;

/** A message to the companion, known by its text. The reply is what its reader saw to the end; null where none did. */
export type MessageSend = WriteBase<
  'message',
  { content: string; reply: { id: string; content: string } | null }
>;

/** An event of the calendar, known by its title. Instants are ISO 8601. */
export type EventChange =
  | WriteBase<'event-created', { title: string; start: string }>
  | WriteBase<'event-moved', { title: string; start: string }>
  | WriteBase<'event-removed', { title: string }>;

/** A turn of a subscription: the client repeats each request until it is acknowledged. */
export type SubscriptionTurn =
  | WriteBase<'subscribed', { subscriptionId: string | null }>
  | WriteBase<'cancelled', { subscriptionId: string | null }>;

/** A new account, known by its e-mail address. */
export type SignUp = WriteBase<'signed-up', { email: string }>;

export type Write = PageWrite | MessageSend | EventChange | SubscriptionTurn | SignUp;

/** An answer that a person was shown, with somebody else's text in it. */
export type ForeignTextSighting = { person: string; what: string };

/** What the clients have noted, in the order in which each of them sent it. */
export type History = { writes: readonly Write[]; sightings: readonly ForeignTextSighting[] };

/** What marks a text as a person's own: no two texts have the same. */
export const textMark = (person: string, name: string): string => `[${person}:${name}]`;

const MARK_PATTERN = /\[([a-z]+\d+):[a-z]+\d+\]/g;

/** The marks in an answer that are not the person's. */
export const foreignMarks = (person: string, answer: string): string[] => [
  ...new Set(
    [...answer.matchAll(MARK_PATTERN)].filter(([, owner]) => owner !== person).map(([mark]) => mark),
  ),
];
