import { SERVICES, type Service } from '@inkwell/contracts/constants';
import { openVault, parseVaultKeys } from '@inkwell/vault';
import mongoose from 'mongoose';

const SELECTION_MS = 5_000;

export type RotateOptions = {
  /** The connection string of a service's database. */
  uriOf: (service: Service) => string;
  /** A service's `VAULT_KEYS`. */
  keysOf: (service: Service) => string;
  say: (line: string) => void;
};

/**
 * Wraps every person's data key in all services' databases with the first of the service's keys.
 *
 * @returns how many are left under another key
 * @throws Error naming `VAULT_KEYS` where it cannot be read; that of the driver where MongoDB is away
 */
export async function rotateVaults({ uriOf, keysOf, say }: RotateOptions): Promise<number> {
  let allLeft = 0;
  for (const service of SERVICES) {
    const keys = parseVaultKeys(keysOf(service));
    const connection = mongoose.createConnection(uriOf(service), { serverSelectionTimeoutMS: SELECTION_MS });
    try {
      await connection.asPromise();
      const onBatch = (rotated: number) => say(`${service.padEnd(10)} ${rotated} wrapped anew so far`);
      const { rotated, left } = await (await openVault({ connection, keys })).rotate({ onBatch });
      say(`${service.padEnd(10)} ${rotated} wrapped anew, ${left} left under another key`);
      allLeft += left;
    } finally {
      await connection.close();
    }
  }
  return allLeft;
}
