import type { Box } from '@inkwell/vault';
import { expect, it } from 'vitest';
import { createUserCache, type UserRevision } from './user-cache.ts';
import type { UserFields } from './user.ts';

/** A box that counts what it opens, and seals each text in bytes of its own. */
function countingBox() {
  let sealings = 0;
  let opened = 0;
  const unseal = (sealed: Uint8Array) => {
    opened += 1;
    return Buffer.from(sealed).toString().slice(3);
  };
  return {
    box: { unseal, unsealJson: (sealed: Uint8Array) => JSON.parse(unseal(sealed)) } as unknown as Box,
    seal: (text: string) => Buffer.from(`${String((sealings += 1)).padStart(2, '0')} ${text}`),
    opened: () => opened,
  };
}

const UNDER_CARE = { level: 'crisis', kind: 'suicide', at: new Date().toISOString() };

const row = (id: string, seal: (text: string) => Buffer): UserFields & UserRevision => ({
  _id: id,
  email: seal(`${id}@example.com`),
  onboarding: null,
  version: 1,
  soulprint: { version: 0, status: 'none', text: null },
});

it('when a row has the revision that is kept, then nothing of it is opened anew', () => {
  const { box, seal, opened } = countingBox();
  const cache = createUserCache();
  const first = row('ann', seal);
  expect(cache.has('ann')).toBe(false);
  const written = cache.write(first, box, {});
  expect(JSON.parse(written.json)).toMatchObject({
    id: 'ann',
    email: 'ann@example.com',
    blueprint: null,
    care: null,
  });
  expect(cache.has('ann')).toBe(true);
  expect(cache.find('ann', first)).toBe(written);
  expect(cache.find('eve', row('eve', seal))).toBeUndefined();
  expect(opened()).toBe(1);

  const pending = { ...first, version: 2, soulprint: { version: 1, status: 'pending' as const, text: null } };
  const ready = {
    ...pending,
    soulprint: { ...pending.soulprint, status: 'ready' as const, text: seal('# Ann') },
  };
  const again = { ...pending, soulprint: { ...pending.soulprint, version: 2 } };
  for (const other of [pending, ready, again, { ...first, version: 3 }]) {
    expect(cache.find('ann', other)).toBeUndefined();
  }
  cache.write(ready, box, {});
  expect(JSON.parse(cache.find('ann', ready)?.json ?? '')).toMatchObject({ blueprint: '# Ann' });

  cache.remove('ann');
  expect(cache.find('ann', ready)).toBeUndefined();
});

it('when somebody is under care, then they are read each time, and are not kept', () => {
  const { box, seal } = countingBox();
  const cache = createUserCache();
  const cared = { ...row('ann', seal), care: seal(JSON.stringify(UNDER_CARE)) };
  for (const zone of ['Europe/Stockholm', 'America/New_York']) {
    const { json, etag } = cache.write(cared, box, { zone });
    expect(etag).toBeNull();
    const { care } = JSON.parse(json) as { care: { country: string } };
    expect(care).toMatchObject({ level: 'crisis', country: zone === 'America/New_York' ? 'US' : 'SE' });
    expect(cache.find('ann', cared)).toBeUndefined();
  }
  cache.write(row('ann', seal), box, {});
  expect(cache.find('ann', cared)).toBeUndefined();
});

it('when there is no room for more, then the ones that were not read for longest are left out', () => {
  const { box, seal } = countingBox();
  const cache = createUserCache({ maxBytes: 1_000 });
  const rows = ['ann', 'eve', 'zoe'].map((id) => row(id, seal));
  for (const one of rows) cache.write(one, box, {});
  expect(rows.map(({ _id }) => cache.has(_id))).toEqual([false, true, true]);
});
