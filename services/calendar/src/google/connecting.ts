import { MINUTE_MS } from '@inkwell/contracts';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { GoogleCalendar, GoogleOutcome, GoogleStatus, SaveGoogleSettings } from '@inkwell/contracts';
import type { Live } from '@inkwell/events';
import { AppError, invalidFields, type Logger, retryDuplicateKey } from '@inkwell/service';
import type { Vault } from '@inkwell/vault';
import type { Connection } from 'mongoose';
import type { EventStore } from '../event-store.ts';
import { GoogleCallError, kindOfFailure } from './google-call-error.ts';
import {
  createGoogleCalls,
  createOAuth,
  type GoogleClient,
  type GoogleCalls,
  SCOPES,
} from './google-calls.ts';
import type { SyncLease } from './lease.ts';
import { consentModel, type LinkRow } from './link.model.ts';
import { type Links, FULL_LIST_FEED, readTokens, sealAccount, sealCalendarId, sealTokens } from './links.ts';
import type { Watching } from './watching.ts';

/** How long a person may take at Google's page, in ms. */
const CONSENT_TIMEOUT_MS = 10 * MINUTE_MS;
const READABLE_ROLES = new Set(['owner', 'writer', 'reader']);

export interface ConnectingDeps {
  connection: Connection;
  links: Links;
  store: EventStore;
  vault: Vault;
  live: Live;
  log: Logger;
  client: GoogleClient;
  callsOf: (link: LinkRow) => GoogleCalls;
  /** A keyed hash of a person's text. */
  hashOf: (userId: string, text: string) => string;
  /** Runs `work` while no sync of the connection runs. */
  withSyncLock: <T>(link: LinkRow, work: (lease: SyncLease) => Promise<T>) => Promise<T>;
  /** Takes what is Google's out of the calendar here, and with `keep` false what is ours out of Google's. */
  leave: (lease: SyncLease, keep: boolean) => Promise<void>;
  watching: Pick<Watching, 'end'>;
  now: () => Date;
}

export type Connecting = ReturnType<typeof createConnecting>;

const stateHash = (state: string) => createHash('sha256').update(state).digest('base64url');

/** Connects people's Google accounts, and says how they are connected. */
export function createConnecting(deps: ConnectingDeps) {
  const {
    connection,
    links,
    store,
    vault,
    live,
    log,
    client,
    callsOf,
    hashOf,
    withSyncLock,
    leave,
    watching,
    now,
  } = deps;
  const consents = consentModel(connection);
  const verifierAad = (row: string) => ({ collection: 'googleconsents', row, field: 'verifier' });

  /** Where the browser goes to ask the person. */
  async function begin(userId: string, redirectUri: string): Promise<string> {
    const oauth = createOAuth(client, redirectUri);
    const box = await vault.open(userId);
    const state = randomBytes(32).toString('base64url');
    const { codeVerifier, codeChallenge } = await oauth.generateCodeVerifierAsync();
    const _id = stateHash(state);
    await consents.create({
      _id,
      userId,
      verifier: box.seal(codeVerifier, verifierAad(_id)),
      redirectUri,
      expiresAt: new Date(now().getTime() + CONSENT_TIMEOUT_MS),
    });
    await vault.refuseErased(userId, store.removeAll);
    const address = oauth.generateAuthUrl({
      scope: SCOPES,
      state,
      access_type: 'offline',
      // A refresh token comes with a consent alone.
      prompt: 'consent',
      ...(codeChallenge !== undefined && { code_challenge: codeChallenge }),
    });
    return `${address}&code_challenge_method=S256`;
  }

  /** What came of it. A state is good once, within ten minutes, and for the person who began. */
  async function end(
    userId: string,
    answer: { state?: string | undefined; code?: string | undefined; error?: string | undefined },
  ): Promise<GoogleOutcome> {
    const consent = await consents
      .findOneAndDelete({ _id: stateHash(answer.state ?? ''), userId, expiresAt: { $gt: now() } })
      .lean();
    if (!consent) return 'failed';
    if (answer.error !== undefined) return answer.error === 'access_denied' ? 'denied' : 'failed';
    try {
      await connect(userId, answer.code ?? '', consent);
      return 'connected';
    } catch (error) {
      if (!(error instanceof GoogleCallError)) throw error;
      log.warn({ err: error }, 'a Google account could not be connected');
      return 'failed';
    }
  }

  async function connect(
    userId: string,
    code: string,
    { _id, verifier, redirectUri }: { _id: string; verifier: LinkRow['tokens']; redirectUri: string },
  ): Promise<void> {
    const box = await vault.open(userId);
    const codeVerifier = box.unseal(verifier, verifierAad(_id));
    const oauth = createOAuth(client, redirectUri);
    const { tokens } = await oauth.getToken({ code, codeVerifier }).catch((error: unknown) => {
      throw new GoogleCallError(kindOfFailure(error));
    });
    const { access_token: access, refresh_token: refresh, expiry_date: expiresAt, scope } = tokens;
    const granted = new Set((scope ?? '').split(' '));
    // On Google's page each scope has a box of its own.
    if (!access || !refresh || !SCOPES.every((each) => granted.has(each))) {
      throw new GoogleCallError('permission');
    }
    const calls = createGoogleCalls(client, async () => access);
    const primary = (await calls.calendars()).find((each) => each.primary);
    if (!primary?.id) throw new GoogleCallError('refused');
    await keep(userId, primary.id, { access, refresh, expiresAt: expiresAt ?? now().getTime() });
  }

  /** The same account again goes on where it was; another one begins anew. */
  async function keep(
    userId: string,
    account: string,
    tokens: { access: string; refresh: string; expiresAt: number },
  ): Promise<void> {
    const box = await vault.open(userId);
    const before = await links.find(userId);
    const sealed = sealTokens(userId, tokens, box);
    const accountHash = hashOf(userId, account);
    if (before?.accountHash === accountHash) {
      const pollAt = before.syncEnabled ? { pollAt: now() } : {};
      await links.rows.updateOne(
        { _id: userId, connectionId: before.connectionId },
        { $set: { tokens: sealed, state: 'ok', ...pollAt }, $inc: { tokensVersion: 1 } },
      );
      // What was changed without permission was not sent.
      if (before.syncEnabled) await store.markUnsent(userId, now());
    } else {
      if (before) await withSyncLock(before, (lease) => leave(lease, true));
      const link: LinkRow = {
        _id: userId,
        connectionId: randomUUID(),
        account: sealAccount(userId, account, box),
        accountHash,
        tokens: sealed,
        tokensVersion: 0,
        calendarId: sealCalendarId(userId, account, box),
        calendar: accountHash,
        syncEnabled: false,
        state: 'ok',
        feed: FULL_LIST_FEED,
        lastSync: null,
        seenAt: now(),
      };
      await retryDuplicateKey(() => links.rows.replaceOne({ _id: userId }, link, { upsert: true }));
    }
    await vault.refuseErased(userId, async () => links.remove(userId));
    await live.publish(userId, 'google');
  }

  async function calendars(userId: string): Promise<GoogleCalendar[]> {
    const link = await links.get(userId);
    const found = await mapGoogleErrors(link, () => callsOf(link).calendars());
    return found.flatMap(({ id, summary, summaryOverride, primary, accessRole }) =>
      id && READABLE_ROLES.has(accessRole ?? '')
        ? [
            {
              id,
              summary: summaryOverride ?? summary ?? id,
              primary: primary === true,
              readOnly: accessRole === 'reader',
            },
          ]
        : [],
    );
  }

  /** Runs a call of Google's API for a request: its errors become an AppError. */
  async function mapGoogleErrors<T>(link: LinkRow, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof GoogleCallError)) throw error;
      if (error.kind === 'permission') await losePermission(link);
      throw consentFailure(error);
    }
  }

  /** Once: the person is told, and nothing is tried until they connect again. */
  async function losePermission(link: LinkRow): Promise<void> {
    const { _id, connectionId } = link;
    const { modifiedCount } = await links.rows.updateOne(
      { _id, connectionId, state: { $ne: 'permission' } },
      { $set: { state: 'permission' }, $unset: { pollAt: 1, channel: 1, watchDueAt: 1 } },
    );
    if (modifiedCount > 0) await live.publish(_id, 'google');
  }

  async function saveSettings(userId: string, settings: SaveGoogleSettings): Promise<GoogleStatus> {
    const link = await links.get(userId);
    const { syncEnabled, primaryCalendarId } = settings;
    if (primaryCalendarId !== undefined) await choose(link, primaryCalendarId);
    if (syncEnabled !== undefined && syncEnabled !== link.syncEnabled) await switchTo(link, syncEnabled);
    await live.publish(userId, 'google');
    return links.status(userId);
  }

  /** @throws AppError `invalid` for a calendar that the account does not have */
  async function choose(link: LinkRow, calendarId: string): Promise<LinkRow> {
    const { _id: userId } = link;
    const asked = calendarId === 'primary' ? link.accountHash : hashOf(userId, calendarId);
    if (asked === link.calendar) return link;
    const found = await calendars(userId);
    const chosen = found.find(
      ({ id, primary }) => id === calendarId || (calendarId === 'primary' && primary),
    );
    if (!chosen) throw invalidFields({ primaryCalendarId: 'must be one of your calendars' });
    const calendar = hashOf(userId, chosen.id);
    if (calendar === link.calendar) return link;
    return withSyncLock(link, async (lease) => {
      await mapGoogleErrors(link, () => leave(lease, false));
      await watching.end(lease.link);
      const box = await vault.open(userId);
      const changes = {
        calendarId: sealCalendarId(userId, chosen.id, box),
        calendar,
        feed: FULL_LIST_FEED,
        hasMore: false,
        ...(link.syncEnabled && { pollAt: now() }),
      };
      await links.change(link, changes);
      if (link.syncEnabled) await store.markUnsent(userId, now());
      return { ...link, ...changes };
    });
  }

  async function switchTo(link: LinkRow, syncEnabled: boolean): Promise<void> {
    const { _id, connectionId } = link;
    const update = syncEnabled
      ? { $set: { syncEnabled, seenAt: now(), ...(link.state !== 'permission' && { pollAt: now() }) } }
      : { $set: { syncEnabled }, $unset: { pollAt: 1 as const } };
    await links.rows.updateOne({ _id, connectionId }, update);
    if (!syncEnabled) await watching.end(link);
    if (syncEnabled) await store.markUnsent(_id, now());
  }

  /** What Google has given back is theirs to forget as well. */
  async function disconnect(userId: string, keepOurs: boolean): Promise<void> {
    const link = await links.find(userId);
    if (!link) return;
    await withSyncLock(link, async (lease) => {
      try {
        await leave(lease, keepOurs);
      } catch (error) {
        // Without permission nothing of ours can be taken out of Google's calendar; the connection ends all the same.
        if (!(error instanceof GoogleCallError)) throw error;
        if (error.kind !== 'permission') throw consentFailure(error);
        await leave(lease, true);
      }
      await watching.end(lease.link);
      await revoke(link);
      await links.remove(userId);
    });
    await Promise.all([live.publish(userId, 'google'), live.publish(userId, 'calendar')]);
  }

  async function revoke(link: LinkRow): Promise<void> {
    const { refresh } = readTokens(link, await vault.open(link._id));
    try {
      await createOAuth(client).revokeToken(refresh);
    } catch (error) {
      // It may have been withdrawn before. Where Google is away, the token is forgotten here all the same.
      log.warn(
        { err: new GoogleCallError(kindOfFailure(error)) },
        'a permission of Google was not given back',
      );
    }
  }

  /** Gives Google's permission back, while its token can still be read. */
  async function giveBack(userId: string): Promise<void> {
    const link = await links.find(userId);
    if (link && !(await vault.isErased(userId))) await revoke(link);
  }

  async function eraseUser(userId: string): Promise<void> {
    await Promise.all([links.remove(userId), consents.deleteMany({ userId })]);
  }

  return {
    begin,
    end,
    calendars,
    mapGoogleErrors,
    losePermission,
    saveSettings,
    choose,
    disconnect,
    giveBack,
    eraseUser,
  };
}

export function consentFailure({ kind }: GoogleCallError): AppError {
  if (kind === 'permission') return new AppError('google_permission');
  if (kind === 'missing') {
    return new AppError('not_found', 'This calendar is not at Google any more. Please choose another one.');
  }
  return new AppError('unavailable', 'Google Calendar is out of reach for a moment. Please try again.');
}
