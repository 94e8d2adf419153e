import { IDENTITY_HEADER } from '@inkwell/contracts';
import type { z } from 'zod';
import { AppError } from './errors.ts';
import type { IdentitySigner } from './identity.ts';
import { traceHeaders } from './tracing.ts';

const TIMEOUT_MS = 2_000;
const JSON_TYPE = { 'content-type': 'application/json' };

/** Reads from an internal route of the service that owns the data. */
export type InternalReader = <T extends z.ZodType>(
  path: string,
  who: { userId?: string; sessionId?: string },
  schema: T,
  /** Sent as JSON with a POST. Default: a GET. */
  body?: unknown,
) => Promise<z.output<T> | null>;

/**
 * @param baseUrl where the owner listens
 * @param sign the signer for this caller and that owner
 * @param options.timeoutMs how long the owner may take, in ms. Default 2,000
 * @returns a reader of the owner's `/internal` routes: `null` for 404
 * @throws AppError `unavailable` when the owner is away or does not answer in time
 */
export function createInternalReader(
  baseUrl: string,
  sign: IdentitySigner,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): InternalReader {
  return async (path, who, schema, body) => {
    let response: Response;
    try {
      response = await fetch(new URL(path, baseUrl), {
        headers: { ...traceHeaders(), [IDENTITY_HEADER]: sign(who), ...(body !== undefined && JSON_TYPE) },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok) throw Object.assign(new Error('refused'), { status: response.status });
      return schema.parse(await response.json());
    } catch (error) {
      throw new AppError('unavailable', undefined, { cause: error });
    }
  };
}
