import { randomBytes, randomUUID } from 'node:crypto';
import { createLog, isTransient } from '@inkwell/service';
import { migrateDatabase } from '@inkwell/service/migrations';
import { checkedUri, mongoUri, roundTrips } from '@inkwell/testing';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVault, parseVaultKeys, VaultError, type Vault } from '../src/index.ts';
import { vaultMigrations } from '../src/migrations.ts';

const secret = () => randomBytes(32).toString('base64');
const oldKey = `old:${secret()}`;
const newKey = `new:${secret()}`;
const place = { collection: 'entries', row: '1', field: 'content' };

let connection: Connection;
/** For what a test asks itself. */
let own: Connection;
beforeAll(async () => {
  await migrateDatabase(mongoUri('vault'), vaultMigrations, {
    log: createLog({ name: 'vault', level: 'silent' }),
  });
  const uri = checkedUri('journal', 'vault');
  connection = await mongoose.createConnection(uri, { monitorCommands: true }).asPromise();
  own = await mongoose.createConnection(mongoUri('vault')).asPromise();
});
afterAll(async () => {
  await connection.close();
  await own.close();
});

type Options = { keys?: string; cacheSize?: number; cacheMs?: number; now?: () => number };

const vaultWith = ({ keys = oldKey, ...rest }: Options = {}): Vault =>
  createVault({ connection, keys: parseVaultKeys(keys), ...rest });

const rowsHolding = (text: string) =>
  own
    .collection('vault_keys')
    .find()
    .toArray()
    .then((rows) => rows.filter((row) => JSON.stringify(row).includes(text)));

describe('a vault', () => {
  it('when a person is opened by another vault later, then their text opens', async () => {
    const userId = randomUUID();
    const sealed = (await vaultWith().open(userId)).seal('Dear diary', place);
    expect((await vaultWith().open(userId)).unseal(sealed, place)).toBe('Dear diary');
  });

  it('when sealed bytes have been through the database, then a lean read of them opens', async () => {
    const userId = randomUUID();
    const box = await vaultWith().open(userId);
    const drafts = own.collection('drafts');
    const { insertedId } = await drafts.insertOne({ content: box.seal('Dear diary', place) });
    const row = await drafts.findOne({ _id: insertedId });
    expect(box.unseal(row?.content, place)).toBe('Dear diary');
  });

  it('when many vaults race to open the same new person, then all agree on the key', async () => {
    const userId = randomUUID();
    const boxes = await Promise.all(Array.from({ length: 12 }, () => vaultWith().open(userId)));
    const sealed = boxes.map((box, index) => box.seal(`text ${index}`, place));
    for (const box of boxes) {
      expect(sealed.map((bytes) => box.unseal(bytes, place))).toEqual(boxes.map((_, i) => `text ${i}`));
    }
  });

  it('when two people are opened, then neither opens what is the other one’s', async () => {
    const vault = vaultWith();
    const [mine, theirs] = await Promise.all([vault.open(randomUUID()), vault.open(randomUUID())]);
    expect(() => theirs.unseal(mine.seal('mine', place), place)).toThrow(VaultError);
  });

  it('when a person is opened again, then it costs no round trip until the time is over', async () => {
    let now = 0;
    const vault = vaultWith({ cacheMs: 1_000, now: () => now });
    const userId = randomUUID();
    await vault.open(userId);
    expect(await roundTrips(connection, () => vault.open(userId))).toBe(0);
    now = 1_000;
    expect(await roundTrips(connection, () => vault.open(userId))).toBe(1);
  });

  it('when more people come than it keeps, then the least recently used is read anew', async () => {
    const vault = vaultWith({ cacheSize: 2 });
    const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [a, b, a, c]) await vault.open(id);
    expect(await roundTrips(connection, () => vault.open(a))).toBe(0);
    expect(await roundTrips(connection, () => vault.open(b))).toBe(1);
  });

  it('when the row is read, then it names neither the person nor holds the key in clear', async () => {
    const userId = randomUUID();
    await vaultWith().open(userId);
    expect(await rowsHolding(userId)).toEqual([]);
  });
});

describe('erasing', () => {
  it('when a person is erased, then no vault opens them again and the row keeps no key', async () => {
    const userId = randomUUID();
    const vault = vaultWith({ now: () => 5_000 });
    await vault.open(userId);
    expect(await vault.isErased(userId)).toBe(false);
    await vault.erase(userId);
    expect(await vault.isErased(userId)).toBe(true);
    await expect(vault.open(userId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(vaultWith().open(userId)).rejects.toMatchObject({ code: 'not_found' });
    const rows = await own
      .collection('vault_keys')
      .find({ erasedAt: new Date(5_000) })
      .toArray();
    expect(rows.map((row) => Object.keys(row))).toEqual([['_id', 'erasedAt']]);
  });

  it('when a box is still held in the process, then it stops working', async () => {
    const userId = randomUUID();
    const vault = vaultWith();
    const box = await vault.open(userId);
    const sealed = box.seal('secret', place);
    await vault.erase(userId);
    expect(() => box.unseal(sealed, place)).toThrow(VaultError);
    expect(() => box.seal('late', place)).toThrow(VaultError);
  });

  it('when opening and erasing overlap, then nothing opens afterwards', async () => {
    const vault = vaultWith();
    for (let round = 0; round < 20; round += 1) {
      const userId = randomUUID();
      await Promise.allSettled([vault.open(userId), vault.erase(userId), vault.open(userId)]);
      await expect(vault.open(userId)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('when another process erased a person, then the look after a write removes, refuses and closes the key', async () => {
    const userId = randomUUID();
    const warm = vaultWith();
    const box = await warm.open(userId);
    const rows = own.collection('drafts');
    const removeAll = (id: string) => rows.deleteMany({ userId: id });
    await rows.insertOne({ userId });
    await warm.refuseErased(userId, removeAll);
    expect(await warm.removeErased(userId, removeAll)).toBe(false);
    expect(await rows.countDocuments({ userId })).toBe(1);

    await vaultWith().erase(userId);
    await expect(warm.refuseErased(userId, removeAll)).rejects.toMatchObject({ code: 'not_found' });
    expect(await rows.countDocuments({ userId })).toBe(0);
    expect(() => box.seal('late', place)).toThrow(VaultError);
    await rows.insertOne({ userId });
    expect(await warm.removeErased(userId, removeAll)).toBe(true);
    expect(await rows.countDocuments({ userId })).toBe(0);
  });

  it('when the rows of an erased person cannot be removed, then that is the error: nobody is told of a success', async () => {
    const userId = randomUUID();
    const vault = vaultWith();
    await vault.erase(userId);
    const failing = () => Promise.reject(new Error('away'));
    await expect(vault.refuseErased(userId, failing)).rejects.toThrow('away');
    await expect(vault.removeErased(userId, failing)).rejects.toThrow('away');
  });

  it('when writing and erasing overlap, then no row is left', async () => {
    const rows = own.collection('drafts');
    const removeAll = (id: string) => rows.deleteMany({ userId: id });
    for (let round = 0; round < 20; round += 1) {
      const userId = randomUUID();
      const [writer, eraser] = [vaultWith(), vaultWith()];
      await writer.open(userId);
      await Promise.allSettled([
        rows.insertOne({ userId }).then(() => writer.refuseErased(userId, removeAll)),
        eraser.erase(userId).then(() => removeAll(userId)),
      ]);
      expect(await rows.countDocuments({ userId })).toBe(0);
    }
  });

  it('when a person who never had a key is erased twice, then the first tombstone stays', async () => {
    const userId = randomUUID();
    await vaultWith({ now: () => 7_000 }).erase(userId);
    await vaultWith({ now: () => 9_000 }).erase(userId);
    const count = await own.collection('vault_keys').countDocuments({ erasedAt: new Date(7_000) });
    expect(count).toBe(1);
    await expect(vaultWith().open(userId)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('rotation', () => {
  it('when a new key stands in front, then old rows open before and after, and need the old key no more', async () => {
    const userId = randomUUID();
    const erased = randomUUID();
    const sealed = (await vaultWith().open(userId)).seal('from the old days', place);
    await vaultWith().erase(erased);

    const both = `${newKey},${oldKey}`;
    expect((await vaultWith({ keys: both }).open(userId)).unseal(sealed, place)).toBe('from the old days');
    const { rotated } = await vaultWith({ keys: both }).rotate();
    expect(rotated).toBeGreaterThan(0);
    expect(await vaultWith({ keys: both }).rotate()).toEqual({ rotated: 0, left: 0 });
    expect(await own.collection('vault_keys').countDocuments({ kekId: 'old' })).toBe(0);
    expect((await vaultWith({ keys: both }).open(userId)).unseal(sealed, place)).toBe('from the old days');
    expect(await vaultWith({ keys: both }).isErased(erased)).toBe(true);
  });

  it('when there are more rows than one batch, also damaged ones, then all others are rotated, and twice is once', async () => {
    const other = await mongoose.createConnection(mongoUri('vault_batches')).asPromise();
    const rows = other.collection('vault_keys');
    const older = `older:${secret()}`;
    const newer = `newer:${secret()},${older}`;
    const vaultOf = (keys: string) => createVault({ connection: other, keys: parseVaultKeys(keys) });
    const people = Array.from({ length: 7 }, () => randomUUID());
    const before = vaultOf(older);
    const sealed = await Promise.all(people.map(async (id) => (await before.open(id)).seal(id, place)));
    await rows.updateOne({ kekId: 'older' }, { $set: { wrapped: Buffer.from('damaged') } });

    const told: number[] = [];
    const rotate = () => vaultOf(newer).rotate({ batchSize: 2, onBatch: (count) => told.push(count) });
    expect(await rotate()).toEqual({ rotated: people.length - 1, left: 1 });
    expect(told.length).toBeGreaterThan(2);
    expect(told.at(-1)).toBe(people.length - 1);
    expect(await rotate()).toEqual({ rotated: 0, left: 1 });

    const unseal = async (id: string, at: number) =>
      (await vaultOf(newer).open(id)).unseal(sealed[at] ?? Buffer.alloc(0), place);
    const texts = await Promise.allSettled(people.map(unseal));
    expect(texts.filter(({ status }) => status === 'fulfilled')).toHaveLength(people.length - 1);
    await own.close();
  });

  it('when a middle key is dropped too early, then opening says so and rotation counts it', async () => {
    const userId = randomUUID();
    const middle = `middle:${secret()}`;
    await vaultWith({ keys: `${middle},${oldKey}` }).open(userId);
    const without = vaultWith({ keys: `${newKey},${oldKey}` });
    await expect(without.open(userId)).rejects.toMatchObject({ reason: 'unknown_key' });
    // Once the key is back the same try succeeds, so that a job must not give up.
    await expect(without.open(userId)).rejects.toSatisfy(isTransient);
    expect((await without.rotate()).left).toBe(1);
    await vaultWith({ keys: `${newKey},${middle},${oldKey}` }).rotate();
    await expect(without.open(userId)).resolves.toBeDefined();
  });

  it('when processes are at neighbouring steps of a rotation, then each opens what the other has made', async () => {
    const steps = [oldKey, `${oldKey},${newKey},${oldKey}`, `${newKey},${oldKey}`];
    for (const [index, keys] of steps.slice(1).entries()) {
      const [before, after] = [vaultWith({ keys: steps[index] ?? '' }), vaultWith({ keys })];
      for (const [one, other] of [[before, after] as const, [after, before] as const]) {
        const userId = randomUUID();
        const sealed = (await one.open(userId)).seal('Dear diary', place);
        expect((await other.open(userId)).unseal(sealed, place)).toBe('Dear diary');
      }
    }
    // Why there is a step between: whoever has only the old key cannot open what the newest has wrapped.
    const early = randomUUID();
    await vaultWith({ keys: `${newKey},${oldKey}` }).open(early);
    await expect(vaultWith().open(early)).rejects.toMatchObject({ reason: 'unknown_key' });
  });
});
