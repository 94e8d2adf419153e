import type { Conversation, Insights, SubscriptionStatus, TextAnalysis } from '@inkwell/contracts';
import type { Service } from '@inkwell/contracts/constants';
import mongoose from 'mongoose';

import type { PersonCalls } from './calls.ts';
import type { DerivedState, ObservedState, PayerState } from './observed.ts';
import { plannedRange, today } from './writer.ts';

/** Who is looked at, and by whom. */
export type ObservedPerson = { calls: PersonCalls; userId: string; conversationId: number | null };

/** @throws Error where it is not answered with 2xx */
async function getJson<Body>(calls: PersonCalls, path: string): Promise<Body> {
  const { outcome, status, body } = await calls.send('GET', path);
  if (outcome !== 'acknowledged') throw new Error(`GET ${path} was answered with ${status}`);
  return body as Body;
}

/** What the product shows a person of what they wrote. */
export async function observePerson({ calls, conversationId }: ObservedPerson): Promise<ObservedState> {
  const { send, name } = calls;
  const page = await send('GET', `journal-entries/${today()}`, undefined, 404);
  if (page.outcome !== 'acknowledged') throw new Error(`The page was answered with ${page.status}`);
  const { from, to } = plannedRange();
  const events = await getJson<{ title: string; startTime: string }[]>(
    calls,
    `calendar/events?from=${from}&to=${to}`,
  );
  return {
    person: name,
    page: page.status === 404 ? null : (page.body as ObservedState['page']),
    messages: conversationId === null ? [] : await allMessages(calls, conversationId),
    events: events.map(({ title, startTime }) => ({ title, start: new Date(startTime).toISOString() })),
  };
}

async function allMessages(calls: PersonCalls, conversationId: number): Promise<ObservedState['messages']> {
  const found: Conversation['messages'] = [];
  for (let hasMore = true; hasMore;) {
    const before = found[0] ? `?before=${found[0].id}` : '';
    const { messages, more } = await getJson<Conversation>(calls, `conversations/${conversationId}${before}`);
    found.unshift(...messages);
    hasMore = more;
  }
  return found.map(({ id, content, sender, state = null }) => ({ id, content, sender, state }));
}

/** Looks into MongoDB for what the services have, past the services. */
export type ServiceRows = {
  of: (service: Service, collection: string) => mongoose.mongo.Collection;
  close: () => Promise<void>;
};

export async function openRows(mongodbUri: string): Promise<ServiceRows> {
  const connection = await mongoose.createConnection(mongodbUri, { readPreference: 'primary' }).asPromise();
  return {
    of: (service, collection) =>
      connection.useDb(`inkwell_${service}`, { useCache: true }).collection(collection),
    close: () => connection.close(),
  };
}

type AnalysedRow = { analysis?: TextAnalysis };

/** What insights and the journal derive, and what they derive it from. */
export async function observeDerived(
  { calls, userId }: ObservedPerson,
  rows: ServiceRows,
): Promise<DerivedState> {
  const { dates } = await getJson<{ dates: string[] }>(calls, 'journal-dates');
  const { weeklyStats, emotionPatterns } = await getJson<Insights>(calls, 'insights');
  const unread = { userId, analysisDueAt: { $exists: true } };
  const [entries, messages] = [rows.of('journal', 'entries'), rows.of('chat', 'messages')];
  const entry = await entries.findOne<AnalysedRow & { mood?: DerivedState['sources']['mood'] }>({ userId });
  const read = await messages.find<Required<AnalysedRow>>({ userId, analysis: { $exists: true } }).toArray();
  return {
    person: calls.name,
    today: today(),
    journalDates: dates,
    stats: weeklyStats,
    emotions: Object.fromEntries(emotionPatterns.map(({ emotion, count }) => [emotion, count])),
    sources: {
      mood: entry?.mood ?? null,
      page: entry?.analysis?.emotions ?? null,
      messages: read.map(({ analysis }) => analysis.emotions),
      unread: (await entries.countDocuments(unread)) + (await messages.countDocuments(unread)),
    },
  };
}

/** What stands in for Stripe and Google, past what disturbs the ways there. */
export type OutsideServers = { stripe: string; stripeKey: string; google: string };

type StripeList<Item> = { data: Item[]; has_more: boolean };

async function listAtStripe<Item extends { id: string }>(
  { stripe, stripeKey }: OutsideServers,
  path: string,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let hasMore = true; hasMore;) {
    const after = found.at(-1);
    const query = `limit=100${after ? `&starting_after=${after.id}` : ''}`;
    const response = await fetch(`${stripe}/v1/${path}${path.includes('?') ? '&' : '?'}${query}`, {
      headers: { authorization: `Bearer ${stripeKey}` },
    });
    if (!response.ok) throw new Error(`Stripe answered ${path} with ${response.status}`);
    const { data, has_more: more } = (await response.json()) as StripeList<Item>;
    found.push(...data);
    hasMore = more;
  }
  return found;
}

const LIVE_STATUSES = ['active', 'trialing', 'past_due'];

/** What the product and Stripe have of somebody who pays. */
export async function observePayer(
  { calls, userId }: ObservedPerson,
  outside: OutsideServers,
): Promise<PayerState> {
  const { hasAccess } = await getJson<SubscriptionStatus>(calls, 'subscription-status');
  const everybody = await listAtStripe<{ id: string; metadata: { userId?: string } }>(outside, 'customers');
  const customers = everybody.filter(({ metadata }) => metadata.userId === userId);
  const subscriptions = await Promise.all(
    customers.map(({ id }) =>
      listAtStripe<{ id: string; status: string }>(outside, `subscriptions?status=all&customer=${id}`),
    ),
  );
  return {
    person: calls.name,
    hasAccess,
    customers: customers.length,
    subscriptions: subscriptions
      .flat()
      .map(({ id, status }) => ({ id, isLive: LIVE_STATUSES.includes(status) })),
  };
}

type GoogleEventList = { events: { status: string; summary?: string; start?: { dateTime?: string } }[] };

/** Our events in an account at Google. */
export async function observeGoogle(
  { google }: OutsideServers,
  account: string,
): Promise<ObservedState['events']> {
  const response = await fetch(`${google}/control/events?calendar=${encodeURIComponent(account)}`);
  if (!response.ok) throw new Error(`Google answered with ${response.status}`);
  const { events } = (await response.json()) as GoogleEventList;
  return events
    .filter(({ status }) => status !== 'cancelled')
    .map(({ summary = '', start }) => ({
      title: summary,
      start: new Date(start?.dateTime ?? 0).toISOString(),
    }));
}
