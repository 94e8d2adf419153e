import { setTimeout } from 'node:timers/promises';
import { GoogleError, invalid, required } from './errors.ts';
import type { Fields } from './event-fields.ts';
import type { Channel, GoogleCalendar, GoogleStore } from './store.ts';

export interface Channels {
  /** Begins to tell an address of changes, https://developers.google.com/workspace/calendar/api/guides/push. */
  watch(calendar: GoogleCalendar, url: string, body: Fields): Promise<object>;
  /** @throws GoogleError 404 for a channel that there is not */
  stop(account: string, body: Fields): Promise<void>;
  notify(calendar: string): Promise<void>;
  /** Resolves when every notice has been answered or given up. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const defaultLifetimeSeconds = 7 * 86_400;
const answerTimeoutMs = 10_000;
const retryPausesMs = [300, 1000];
/** Notices are sent again after these alone; 0 stands for no answer. */
const retried = new Set([0, 500, 502, 503, 504]);
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Notices live in this process alone: Google too leaves some out, and says to poll besides. */
export function createChannels(store: GoogleStore, log: (line: string) => void): Channels {
  const closing = new AbortController();
  const numbers = new Map<string, number>();
  /** The last notice of each channel, so that one is sent after the other. */
  const sending = new Map<string, Promise<void>>();

  function send(channel: Channel, state: 'sync' | 'exists'): void {
    // After a restart the numbers before it are not known, and must not come again.
    const last = numbers.get(channel.id) ?? (state === 'sync' ? 0 : Math.floor(Date.now() / 1000));
    const number = last + 1;
    numbers.set(channel.id, number);
    const before = sending.get(channel.id) ?? Promise.resolve();
    const sent = before.then(() => deliver(channel, headersOf(channel, state, number)));
    sending.set(channel.id, sent);
  }

  async function deliver(channel: Channel, headers: Record<string, string>): Promise<void> {
    for (const pause of [...retryPausesMs, undefined]) {
      if (closing.signal.aborted) return;
      const status = await post(channel.address, headers);
      log(`notice ${headers['X-Goog-Message-Number']} ${headers['X-Goog-Resource-State']} ${status}`);
      if (!retried.has(status) || pause === undefined) return;
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
    async watch(calendar, url, body) {
      const channel = readChannel(calendar, url, body);
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
    async stop(account, { id, resourceId }) {
      const objects = store.begin();
      const channel = typeof id === 'string' ? await objects.get('channel', id) : undefined;
      if (channel === undefined || channel.resourceId !== resourceId || channel.account !== account) {
        throw new GoogleError(404, 'notFound', `Channel '${String(id)}' not found for project 'emulator'`);
      }
      await objects.remove('channel', channel.id);
      await objects.commit();
    },
    async notify(calendar) {
      const now = Date.now();
      for (const channel of await store.list('channel', { calendar }, { sort: { order: 1 } })) {
        if (channel.expiration > now) send(channel, 'exists');
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

function readChannel(calendar: GoogleCalendar, url: string, body: Fields): Channel {
  const { id, type, address, token, expiration, params } = body;
  if (id === undefined) throw required('Required parameter: id');
  if (typeof id !== 'string' || !/^[A-Za-z0-9\-_+/=]{1,64}$/.test(id)) throw invalid('Invalid channel id.');
  if (type !== 'web_hook' && type !== 'webhook') throw invalid('Unknown channel type.');
  if (typeof address !== 'string' || !URL.canParse(address)) throw required('WebHook callback is missing.');
  const { protocol, hostname } = new URL(address);
  // The emulator's callers listen on this machine, where nobody has a certificate.
  if (protocol !== 'https:' && !loopback.has(hostname)) {
    const message = `WebHook callback must be HTTPS: ${address}`;
    throw new GoogleError(400, 'push.webhookUrlNotHttps', message);
  }
  if (token !== undefined && (typeof token !== 'string' || token.length > 256))
    throw invalid('Invalid token.');
  const ttl =
    typeof params === 'object' && params !== null && 'ttl' in params ? Number(params.ttl) : undefined;
  const latest = Date.now() + defaultLifetimeSeconds * 1000;
  const wanted = ttl === undefined ? Number(expiration ?? latest) : Date.now() + ttl * 1000;
  if (!Number.isInteger(wanted) || wanted <= Date.now()) throw invalid('Invalid expiration.');
  return {
    id,
    account: calendar.account,
    calendar: calendar.id,
    resourceId: Buffer.from(calendar.id).toString('base64url'),
    resourceUri: url,
    address,
    token: token ?? null,
    expiration: Math.min(latest, wanted),
  };
}

function headersOf(channel: Channel, state: 'sync' | 'exists', number: number): Record<string, string> {
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
