import { hash, verify } from '@node-rs/argon2';

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two iterations, one lane (the library's algorithm is argon2id).
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// What an unknown e-mail is checked against, so that it takes as long as a wrong password.
const nobody = hash('nobody has this password', PARAMETERS);

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** @param passwordHash the account's, or null where there is none: as slow, and false */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password);
  return matches && passwordHash !== null;
}
