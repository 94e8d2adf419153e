import type { ErrorCode } from '@inkwell/contracts';

import { type Guard, GUARDS } from '../../gateway/src/guard-table.ts';
import { errorsOf } from '../api/errors.ts';
import { OPERATIONS } from '../api/operations.ts';
import { readRoutes } from '../api/routes.ts';
import { UNREACHED_CODES } from './unreached.ts';

/** An operation of the public API, and every code with which the reference says that it may be refused. */
export type Operation = { key: string; guard: Guard; hasBody: boolean; codes: readonly ErrorCode[] };

export async function readOperations(): Promise<Operation[]> {
  const routes = await readRoutes();
  return GUARDS.map((guard) => {
    const key = `${guard.method} ${guard.path}`;
    const route = routes.find(({ method, path }) => `${method} ${path}` === key);
    const notes = OPERATIONS[key];
    if (!route || !notes) throw new Error(`${key} is not described`);
    return {
      key,
      guard,
      hasBody: route.schemas.body !== undefined,
      codes: [...errorsOf(guard, route.schemas, notes).values()].flat(),
    };
  });
}

/**
 * Compares the codes that were answered with those of the reference: what nobody drives, and is not excused in
 * `UNREACHED_CODES`; what is excused and answered all the same; what the reference does not name.
 */
export function refusalProblems(
  operations: readonly Operation[],
  refusals: ReadonlyMap<string, ReadonlySet<ErrorCode>>,
): string[] {
  const excused = new Set<string>();
  const problems: string[] = [];
  for (const { key, codes } of operations) {
    const answered = refusals.get(key) ?? new Set<ErrorCode>();
    for (const code of codes) {
      const excuse = [`* ${code}`, `${key} ${code}`].find((name) => name in UNREACHED_CODES);
      if (excuse !== undefined) excused.add(excuse);
      if (answered.has(code) && excuse === `${key} ${code}`) problems.push(`${excuse}: driven, and excused`);
      if (!answered.has(code) && excuse === undefined) problems.push(`${key} ${code}: not driven`);
    }
    for (const code of answered) {
      if (!codes.includes(code)) problems.push(`${key} ${code}: not in the reference`);
    }
  }
  for (const name of Object.keys(UNREACHED_CODES))
    if (!excused.has(name)) problems.push(`${name}: excused for nothing`);
  return problems;
}
