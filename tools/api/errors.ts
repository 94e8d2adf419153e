import { type ErrorCode } from '@inkwell/contracts';
import { STATUS } from '@inkwell/service';
import { z, type ZodType } from 'zod';

import type { Guard } from '../../gateway/src/guard-table.ts';
import type { OperationNotes } from './operations.ts';
import type { RouteSchemas } from './routes.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

const acceptsInput = (schema: ZodType, input: object) => schema.safeParse(input).success;

/** Whether there is a text that one of its fields does not take. */
function refusesText(schema: ZodType): boolean {
  if (!(schema instanceof z.ZodObject)) return true;
  return !acceptsInput(schema, Object.fromEntries(Object.keys(schema.shape).map((name) => [name, '\u0007'])));
}

function inputErrors({ params, querystring, headers, body }: RouteSchemas): ErrorCode[] {
  const isChecked =
    body !== undefined ||
    // A path has all of its parameters, or is another path.
    (params !== undefined && refusesText(params)) ||
    [querystring, headers].some((schema) => schema && (refusesText(schema) || !acceptsInput(schema, {})));
  return [
    ...(isChecked ? (['invalid'] as const) : []),
    ...(body === undefined ? [] : (['request_timeout', 'too_large', 'unsupported_media_type'] as const)),
  ];
}

function guardErrors({ access, method, limit, hasOwnSignature, signsAccess }: Guard): ErrorCode[] {
  const isOnboarded = access === 'onboarded' || access === 'access';
  return [
    ...(access === 'anybody' ? [] : (['unauthenticated'] as const)),
    ...(isOnboarded ? (['onboarding_required'] as const) : []),
    ...(access === 'access' || signsAccess ? (['subscription_required'] as const) : []),
    ...(SAFE_METHODS.includes(method) || hasOwnSignature ? [] : (['cross_site'] as const)),
    // Its body has no schema, and a limit all the same.
    ...(hasOwnSignature ? (['too_large'] as const) : []),
    // Only who has a session is counted without a limit of the address.
    ...(access === 'anybody' && !limit ? [] : (['rate_limited'] as const)),
  ];
}

/**
 * The error codes with which an operation may be refused, by status: by the guard's row (who may call, limits,
 * cross-site check), by what its input may be, and by what its service throws.
 */
export function errorsOf(
  guard: Guard,
  schemas: RouteSchemas,
  notes: OperationNotes,
): Map<number, ErrorCode[]> {
  const codes = new Set<ErrorCode>([
    'bad_path',
    ...inputErrors(schemas),
    ...guardErrors(guard),
    ...(notes.errors ?? []),
    'internal',
    'unavailable',
  ]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of [...codes].toSorted()) {
    byStatus.set(STATUS[code], [...(byStatus.get(STATUS[code]) ?? []), code]);
  }
  return byStatus;
}
