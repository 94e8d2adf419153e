import { randomBytes, randomUUID } from 'node:crypto';

import { EVENTS } from '@inkwell/contracts';
import { startRelay } from '@inkwell/events';
import { createLog } from '@inkwell/service';
import { redisUrl } from '@inkwell/testing';
import { assertVaultKeys, createVault, parseVaultKeys } from '@inkwell/vault';
import { register } from 'prom-client';

import type { Driven } from './driven.ts';

const log = createLog({ name: 'queries', level: 'silent' });
const newKey = () => `k${randomUUID().slice(0, 8)}:${randomBytes(32).toString('base64')}`;

/** What the libs do in a service's database beside its use cases. */
export function libDrives({ service, connection }: Pick<Driven, 'service' | 'connection'>): Driven['drives'] {
  const emits = Object.values(EVENTS).some(({ from }) => from === service);
  return {
    'the rotation of the vault': async () => {
      const old = newKey();
      await createVault({ connection, keys: parseVaultKeys(old) }).open(randomUUID());
      await createVault({ connection, keys: parseVaultKeys(`${newKey()},${old}`) }).rotate();
    },
    "the check of the vault's keys": async () => {
      // Refused, once all is read: the people of this database have other keys.
      await Promise.allSettled([assertVaultKeys({ connection, keys: parseVaultKeys(newKey()) })]);
    },
    ...(emits && {
      'the relay, also to a Redis that was emptied': async () => {
        const prefix = `queries-${randomUUID()}`;
        const relay = startRelay({
          redisUrl: redisUrl(),
          log,
          prefix,
          service,
          connection,
          autostart: false,
        });
        await relay.flush();
        await relay.flush();
        await register.metrics();
        await relay.close();
      },
    }),
  };
}
