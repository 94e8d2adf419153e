import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { StartProblem } from '../start/problem.ts';
import { DEPLOYMENT_SECRETS, type Rotation, SECRET_KINDS } from './deployment-secrets.ts';

/** All have to know the new value (`add`) before one of them uses it, and none uses the old one when it goes (`drop`). */
export const ROTATION_STEPS = ['add', 'use', 'drop'] as const;
export type RotationStep = (typeof ROTATION_STEPS)[number];

type SecretValues = readonly string[];
type RotationResult = {
  /** How many values there are before a step. */
  counts: Record<RotationStep, (count: number) => boolean>;
  /** A new value. */
  make: (values: SecretValues) => string;
  take: Record<RotationStep, (values: SecretValues, next: string) => string[]>;
};

const KEY_BYTES = 32;

/** What becomes of the values of a setting that may hold several. */
const ROTATIONS_BY_KIND: Partial<Record<Rotation, RotationResult>> = {
  list: {
    counts: { add: (count) => count === 1, use: (count) => count > 1, drop: (count) => count > 1 },
    make: () => randomBytes(KEY_BYTES).toString('base64url'),
    take: {
      add: (values, next) => [...values, next],
      use: (values) => [...values.slice(-1), ...values.slice(0, -1)],
      drop: (values) => values.slice(0, 1),
    },
  },
  'vault-keys': {
    counts: { add: (count) => count < 3, use: (count) => count > 2, drop: (count) => count > 1 },
    make: (values) => `${newKeyId(values)}:${randomBytes(KEY_BYTES).toString('base64')}`,
    take: {
      // In front is what wraps and at the end what finds rows, so one key alone stands on both sides of the new one.
      add: ([first = '', ...others], next) => [first, next, ...(others.length > 0 ? others : [first])],
      use: ([first = '', second = '', ...others]) => [...new Set([second, first, ...others])],
      drop: (values) => [...values.slice(0, 1), ...values.slice(-1)],
    },
  },
};

/** An id that none of the keys has. */
function newKeyId(values: SecretValues): number {
  const ids = new Set(values.map((entry) => entry.split(':')[0]));
  let id = ids.size + 1;
  while (ids.has(String(id))) id += 1;
  return id;
}

/**
 * What a secret is from the beginning of its rotation to the end. Of two neighbouring values, a process may have either:
 * that is what a roll-out of all who need it looks like.
 *
 * @returns the values of a setting that may hold several; one that holds one alone changes at once
 */
export function rotationSteps(rotation: Rotation, old: string, next: string): string[] {
  const steps = ROTATIONS_BY_KIND[rotation];
  if (!steps) return [old, next];
  const values = [[old]];
  for (const step of ROTATION_STEPS) values.push(steps.take[step](values.at(-1) ?? [], next));
  return values.map((each) => each.join(','));
}

/**
 * Takes one step of the rotation of a secret that is ours to make, in its file. What the file held stays beside it, as
 * `<name>.before-<step>`, until the next rotation: a key that is lost takes with it what people wrote.
 *
 * @returns how many values it has then
 * @throws StartProblem for a secret that is not listed, is not ours, holds one value alone, or is not at this step
 */
export async function rotateSecretFile(folder: string, name: string, step: RotationStep): Promise<number> {
  const secret = DEPLOYMENT_SECRETS.find((each) => each.name === name);
  const steps = secret && ROTATIONS_BY_KIND[SECRET_KINDS[secret.kind].rotation];
  if (!secret?.make || !steps)
    throw new StartProblem(`${name} is not replaced in its file alone: docs/secrets.md says how.`);
  const file = join(folder, name);
  const values = (await readFile(file, 'utf8')).trim().split(',');
  if (!steps.counts[step](values.length))
    throw new StartProblem(`${name} has ${values.length} value(s), so "${step}" is not its next step.`);
  // Twice it would put the old value in front again, and `drop` would take the new one away.
  const beforeUse = await readFile(copyOf(file, 'use'), 'utf8').catch(undefinedIfMissing);
  if (step === 'use' && beforeUse !== null && isSame(steps.take.use(beforeUse.split(','), ''), values))
    throw new StartProblem(`${name} is used already, so "use" is not its next step.`);
  const changed = steps.take[step](values, steps.make(values));
  if (step === 'add') for (const each of ROTATION_STEPS) await rm(copyOf(file, each), { force: true });
  await writeFile(copyOf(file, step), values.join(','), { mode: 0o600 });
  // Into the same file, not into another of its name: Docker has mounted this one.
  await writeFile(file, changed.join(','));
  return changed.length;
}

const copyOf = (file: string, step: RotationStep): string => `${file}.before-${step}`;
const isSame = (a: SecretValues, b: SecretValues): boolean => a.join(',') === b.join(',');

function undefinedIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}
