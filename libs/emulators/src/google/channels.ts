import { setMaxListeners } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { isFields, readBody } from './body.ts';
import { GoogleError, invalidValue, missingValue } from './errors.ts';
import type { Channel, GoogleCalendar, GoogleStore } from './store.ts';

/** What a channel tells of. */
interface WatchedResource {
  /** The address of the list. */
  url: string;
  /** Types of events; none is all of them. */
  eventTypes: string[];
}

export interface Channels {
  /** Begins to tell an address of changes, https://developers.google.com/workspace/calendar/api/guides/push. */
  watch(calendar: GoogleCalendar, watched: WatchedResource, body: unknown): Promise<object>;
  /** @throws GoogleError 404 for a channel that there is not, or that has expired */
  stop(account: string, body: unknown): Promise<void>;
  /** Tells every channel of a calendar that an event has changed. */
  notify(calendar: string, eventType: string): Promise<void>;
  /** Resolves when every notice has been answered or given up. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const defaultLifetimeSeconds = 7 * 86_400;
const answerTimeoutMs = 10_000;
const retryPausesMs = [300, 1000];
/** Notices are sent again after these alone; 0 stands for no answer. */
const retriedStatuses = new Set([0, 500, 502, 503, 504]);
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Channels are kept until they expire or are stopped, also while the emulator is down; notices that wait to be sent
 * again are not: Google too leaves some out, and says to poll besides.
 */
export function createChannels(store: GoogleStore, log: (line: string) => void): Channels {
  const closing = new AbortController();
  // Each notice on its way listens to it.
  setMaxListeners(0, closing.signal);
  const numbers = new Map<string, number>();
  /** The last notice of each channel, so that one is sent after the other. */
  const sending = new Map<string, Promise<void>>();

  function send(channel: Channel, state: 'sync' | 'exists'): void {
    // After a restart the numbers before it are not known, and must not come again.
    const last = numbers.get(channel.id) ?? (state === 'sync' ? 0 : Math.floor(Date.now() / 1000));
    const number = last + 1;
    numbers.set(channel.id, number);
    const before = sending.get(channel.id) ?? Promise.resolve();
    const sent = before.then(() => deliver(channel, noticeHeaders(channel, state, number)));
    sending.set(channel.id, sent);
  }

  async function deliver(channel: Channel, headers: Record<string, string>): Promise<void> {
    for (const pause of [...retryPausesMs, undefined]) {
      if (closing.signal.aborted) return;
      const status = await post(channel.address, headers);
      log(`notice ${headers['X-Goog-Message-Number']} ${headers['X-Goog-Resource-State']} ${status}`);
      if (!retriedStatuses.has(status) || pause === undefined) return;
      // It rejects when the emulator is closed.
      await setTimeout(pause, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  async function post(address: string, headers: Record<string, string>): Promise<number> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        redirect: 'manual',
        headers,
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerTimeoutMs)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      // Nobody listening, a cut or a timeout.
      return 0;
    }
  }

  return {
    async watch(calendar, watched, body) {
      const channel = readChannel(calendar, watched, body);
      const objects = store.begin();
      if ((await objects.get('channel', channel.id)) !== undefined) {
        throw new GoogleError(400, 'channelIdNotUnique', `Channel id ${channel.id} not unique`);
      }
      objects.put('channel', channel.id, channel, new Date(channel.expiration));
      await objects.commit();
      send(channel, 'sync');
      const { id, resourceId, resourceUri, token, expiration } = channel;
      return {
        kind: 'api#channel',
        id,
        resourceId,
        resourceUri,
        ...(token !== null && { token }),
        expiration: String(expiration),
      };
    },
    async stop(account, body) {
      const { id, resourceId } = readBody({ $ref: 'Channel' }, body);
      const objects = store.begin();
      const channel = typeof id === 'string' ? await objects.get('channel', id) : undefined;
      const isTheirs = channel?.resourceId === resourceId && channel?.account === account;
      if (channel === undefined || !isTheirs || channel.expiration <= Date.now()) {
        throw new GoogleError(404, 'notFound', `Channel '${String(id)}' not found for project 'emulator'`);
      }
      await objects.remove('channel', channel.id);
      await objects.commit();
    },
    async notify(calendar, eventType) {
      const now = Date.now();
      for (const channel of await store.list('channel', { calendar }, { sort: { order: 1 } })) {
        const { expiration, eventTypes = [] } = channel;
        const isWatched = eventTypes.length === 0 || eventTypes.includes(eventType);
        if (expiration > now && isWatched) send(channel, 'exists');
      }
    },
    async settled() {
      await Promise.all(sending.values());
    },
    async close() {
      closing.abort();
      await Promise.all(sending.values());
    },
  };
}

function readChannel(calendar: GoogleCalendar, { url, eventTypes }: WatchedResource, body: unknown): Channel {
  const { id, type, address, token, expiration, params } = readBody({ $ref: 'Channel' }, body);
  if (id === undefined) throw missingValue('Required parameter: id');
  if (typeof id !== 'string' || !/^[A-Za-z0-9\-_+/=]{1,64}$/.test(id))
    throw invalidValue('Invalid channel id.');
  if (type !== 'web_hook' && type !== 'webhook') throw invalidValue('Unknown channel type.');
  if (typeof address !== 'string' || !URL.canParse(address))
    throw missingValue('WebHook callback is missing.');
  const { protocol, hostname } = new URL(address);
  // The emulator's callers listen on this machine, where nobody has a certificate.
  if (protocol !== 'https:' && !loopback.has(hostname)) {
    const message = `WebHook callback must be HTTPS: ${address}`;
    throw new GoogleError(400, 'push.webhookUrlNotHttps', message);
  }
  if (typeof token === 'string' && token.length > 256) throw invalidValue('Invalid token.');
  const ttl = isFields(params) ? params['ttl'] : undefined;
  const latest = Date.now() + defaultLifetimeSeconds * 1000;
  const wanted = typeof ttl === 'string' ? Date.now() + Number(ttl) * 1000 : Number(expiration ?? latest);
  if (!Number.isInteger(wanted) || wanted <= Date.now()) throw invalidValue('Invalid expiration.');
  return {
    id,
    account: calendar.account,
    calendar: calendar.id,
    resourceId: Buffer.from(calendar.id).toString('base64url'),
    resourceUri: url,
    address,
    token: typeof token === 'string' ? token : null,
    ...(eventTypes.length > 0 && { eventTypes }),
    expiration: Math.min(latest, wanted),
  };
}

function noticeHeaders(channel: Channel, state: 'sync' | 'exists', number: number): Record<string, string> {
  return {
    'X-Goog-Channel-ID': channel.id,
    'X-Goog-Channel-Expiration': new Date(channel.expiration).toUTCString(),
    'X-Goog-Message-Number': String(number),
    'X-Goog-Resource-ID': channel.resourceId,
    'X-Goog-Resource-State': state,
    'X-Goog-Resource-URI': channel.resourceUri,
    ...(channel.token !== null && { 'X-Goog-Channel-Token': channel.token }),
  };
}
