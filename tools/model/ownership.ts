import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const CHALLENGE_HEADER = 'x-inkwell-challenge';
export const PROOF_HEADER = 'x-inkwell-proof';

const SECRET_BYTES = 32;
const OWNER_ONLY_MODE = 0o600;
const OTHERS_MODE_MASK = 0o077;

const secretFileIn = (cache: string): string => join(cache, 'model-secret');

/**
 * What the servers and the starts of one person know, and no other user of the machine: a file in their cache that they
 * alone may read.
 *
 * @returns null where there is none, or others may read it
 */
export async function readModelSecret(cache: string): Promise<string | null> {
  const file = await open(secretFileIn(cache)).catch(() => null);
  if (!file) return null;
  try {
    const { mode, uid } = await file.stat();
    // Windows has neither: there the folders of a person are closed to others.
    if (process.getuid && (uid !== process.getuid() || (mode & OTHERS_MODE_MASK) !== 0)) return null;
    return (await file.readFile('utf8')) || null;
  } finally {
    await file.close();
  }
}

/** That secret, made where there is none. @throws Error where others may read the file */
export async function makeModelSecret(cache: string): Promise<string> {
  await mkdir(cache, { recursive: true });
  const made = randomBytes(SECRET_BYTES).toString('base64url');
  const temporary = `${secretFileIn(cache)}.${process.pid}.new`;
  await writeFile(temporary, made, { mode: OWNER_ONLY_MODE });
  // Of two that make one at once the first has made it.
  await link(temporary, secretFileIn(cache)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(temporary);
  const secret = await readModelSecret(cache);
  if (secret === null) throw new Error(`${secretFileIn(cache)} is not for its owner alone: remove it`);
  return secret;
}

export const makeChallenge = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/**
 * What shows that a server knows the secret, without telling it. The port is part of it: a program that passes the
 * challenge on to a server on another port gets a proof that is worth nothing on its own.
 */
export function computeProof(secret: string, port: number, challenge: string): string {
  return createHmac('sha256', secret).update(`${port} ${challenge}`).digest('base64url');
}

export function isValidProof(proof: string, secret: string, port: number, challenge: string): boolean {
  const [given, expected] = [proof, computeProof(secret, port, challenge)].map((each) => Buffer.from(each));
  return given !== undefined && expected?.length === given.length && timingSafeEqual(given, expected);
}
