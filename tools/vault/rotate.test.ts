import { randomBytes, randomUUID } from 'node:crypto';

import { SERVICES, type Service } from '@inkwell/contracts/constants';
import { mongoUri } from '@inkwell/testing';
import { createVault, parseVaultKeys } from '@inkwell/vault';
import mongoose from 'mongoose';
import { expect, it } from 'vitest';

import { rotateVaults } from './rotate.ts';

const key = () => randomBytes(32).toString('base64');
const place = { collection: 'entries', row: '1', field: 'content' };

it("when the keys are rotated, then every service's are, their texts open with the new keys, and twice is once", async () => {
  const older = new Map<Service, string>(SERVICES.map((name) => [name, `2025:${key()}`]));
  const newer = new Map<Service, string>(SERVICES.map((name) => [name, `2026:${key()},${older.get(name)}`]));
  const uriOf = (service: Service) => mongoUri(`rotation_${service}`);
  const vaultOf = async (service: Service, keys: Map<Service, string>) => {
    const connection = await mongoose.createConnection(uriOf(service)).asPromise();
    const vault = createVault({ connection, keys: parseVaultKeys(keys.get(service) ?? '') });
    return { vault, close: () => connection.close() };
  };
  const userId = randomUUID();
  const sealed = new Map<Service, Buffer>();
  for (const service of SERVICES) {
    const { vault, close } = await vaultOf(service, older);
    sealed.set(service, (await vault.open(userId)).seal(`of ${service}`, place));
    await close();
  }

  const lines: string[] = [];
  const rotate = () =>
    rotateVaults({ uriOf, keysOf: (service) => newer.get(service) ?? '', say: (line) => lines.push(line) });
  expect(await rotate()).toBe(0);
  expect(lines.filter((line) => line.includes('1 wrapped anew, 0 left'))).toHaveLength(SERVICES.length);
  lines.length = 0;
  expect(await rotate()).toBe(0);
  expect(lines.filter((line) => line.includes('0 wrapped anew, 0 left'))).toHaveLength(SERVICES.length);
  for (const keys of newer.values()) {
    for (const secret of keys.split(',').map((item) => item.split(':')[1] ?? '')) {
      expect(lines.join('\n')).not.toContain(secret);
    }
  }

  for (const service of SERVICES) {
    const { vault, close } = await vaultOf(service, newer);
    const text = (await vault.open(userId)).unseal(sealed.get(service) ?? Buffer.alloc(0), place);
    expect(text).toBe(`of ${service}`);
    await close();
  }
});
