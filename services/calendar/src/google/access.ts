import { MINUTE_MS } from '@inkwell/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Vault } from '@inkwell/vault';
import { GoogleCallError, kindOfFailure } from './google-call-error.ts';
import { createOAuth, type GoogleClient } from './google-calls.ts';
import type { LinkRow } from './link.model.ts';
import { type Links, readTokens, sealTokens, type OAuthTokens } from './links.ts';

/** A token that ends sooner is replaced first, in ms. */
const TOKEN_SPARE_MS = 5 * MINUTE_MS;
const REFRESH_TIMEOUT_MS = 20_000;
const REFRESH_POLL_MS = 100;

export interface AccessDeps {
  links: Links;
  vault: Vault;
  client: GoogleClient;
  now: () => Date;
}

/** Access tokens of people's connections. */
export function createAccess({ links, vault, client, now }: AccessDeps) {
  async function refresh(link: LinkRow, tokens: OAuthTokens): Promise<OAuthTokens> {
    const oauth = createOAuth(client);
    oauth.setCredentials({ refresh_token: tokens.refresh });
    try {
      const { credentials } = await oauth.refreshAccessToken();
      return {
        refresh: credentials.refresh_token ?? tokens.refresh,
        access: credentials.access_token ?? '',
        expiresAt: credentials.expiry_date ?? now().getTime(),
      };
    } catch (error) {
      throw new GoogleCallError(kindOfFailure(error));
    } finally {
      oauth.setCredentials({});
    }
  }

  /**
   * An access token that lasts for some minutes. One process alone refreshes it; the others wait for what it gets.
   *
   * @param refused the token that Google no longer takes, before its time. Null asks for one that lasts
   * @throws GoogleCallError `permission` where the person has withdrawn it
   */
  return async function accessToken(
    userId: string,
    connectionId: string,
    refused: string | null,
  ): Promise<string> {
    for (;;) {
      const link = await links.find(userId);
      if (link?.connectionId !== connectionId) throw new GoogleCallError('permission');
      const box = await vault.open(userId);
      const tokens = readTokens(link, box);
      const lasts = tokens.expiresAt > now().getTime() + TOKEN_SPARE_MS;
      if (lasts && tokens.access !== refused) return tokens.access;
      const until = new Date(now().getTime() + REFRESH_TIMEOUT_MS);
      const { tokensVersion } = link;
      const mine = await links.rows.updateOne(
        {
          _id: userId,
          connectionId,
          tokensVersion,
          $or: [{ refreshingUntil: null }, { refreshingUntil: { $lt: now() } }],
        },
        { $set: { refreshingUntil: until } },
      );
      if (mine.matchedCount === 0) {
        await pause(REFRESH_POLL_MS);
        continue;
      }
      try {
        const fresh = await refresh(link, tokens);
        await links.rows.updateOne(
          { _id: userId, connectionId, tokensVersion },
          { $set: { tokens: sealTokens(userId, fresh, box), tokensVersion: tokensVersion + 1 } },
        );
        return fresh.access;
      } finally {
        await links.rows.updateOne({ _id: userId, connectionId }, { $unset: { refreshingUntil: 1 } });
      }
    }
  };
}
