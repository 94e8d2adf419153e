import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function randomCharacters(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** An id that looks like Stripe's: prefix, underscore, 24 letters and digits. */
export function newId(prefix: string): string {
  return `${prefix}_1${randomCharacters(23)}`;
}

export function clientSecret(intentId: string): string {
  return `${intentId}_secret_${randomCharacters(25)}`;
}
