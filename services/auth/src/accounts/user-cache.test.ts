import type { Box } from '@inkwell/vault';
import { expect, it } from 'vitest';
import { createUserCache } from './user-cache.ts';
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

it('when a User is read again, then nothing of it is opened anew, until a text is another one or it is gone', () => {
  const { box, seal, opened } = countingBox();
  const cache = createUserCache();
  const read = (row: UserFields) => JSON.parse(cache.jsonOf(row, box, {})) as Record<string, unknown>;
  const row: UserFields = {
    _id: 'ann',
    email: seal('ann@example.com'),
    onboarding: null,
    soulprint: { text: null },
  };
  const first = read(row);
  expect(first).toMatchObject({ id: 'ann', email: 'ann@example.com', blueprint: null, care: null });
  expect(read({ ...row, email: Buffer.from(row.email as Buffer) })).toEqual(first);
  expect(opened()).toBe(1);

  const written = { ...row, soulprint: { text: seal('# Ann') } };
  expect(read(written)).toEqual({ ...first, blueprint: '# Ann' });
  expect(read(written)).toEqual({ ...first, blueprint: '# Ann' });
  expect(opened()).toBe(3);
  // Another sealing of the same text is not told from another text.
  read({ ...row, soulprint: { text: seal('# Ann') } });
  expect(opened()).toBe(5);
  expect(read(row)).toEqual(first);
  expect(read({ ...row, _id: 'eve', email: seal('eve@example.com') })).toMatchObject({ id: 'eve' });

  cache.remove('ann');
  const before = opened();
  read(row);
  expect(opened()).toBe(before + 1);
});

it('when somebody is under care, then they are read each time, and are not kept', () => {
  const { box, seal, opened } = countingBox();
  const cache = createUserCache();
  const row: UserFields = {
    _id: 'ann',
    email: seal('ann@example.com'),
    onboarding: null,
    soulprint: { text: null },
  };
  const cared = { ...row, care: seal(JSON.stringify(UNDER_CARE)) };
  cache.jsonOf(row, box, {});
  for (const zone of ['Europe/Stockholm', 'America/New_York']) {
    const { care } = JSON.parse(cache.jsonOf(cared, box, { zone })) as { care: { country: string } };
    expect(care).toMatchObject({ level: 'crisis', country: zone === 'America/New_York' ? 'US' : 'SE' });
  }
  expect(opened()).toBe(5);
});

it('when there is no room for more, then the ones that were not read for longest are left out', () => {
  const { box, seal, opened } = countingBox();
  const cache = createUserCache({ maxBytes: 1_000 });
  const rows = ['ann', 'eve', 'zoe'].map((_id): UserFields => ({
    _id,
    email: seal(`${_id}@example.com`),
    onboarding: null,
    soulprint: { text: null },
  }));
  for (const row of [...rows, ...rows]) cache.jsonOf(row, box, {});
  expect(opened()).toBe(6);
});
