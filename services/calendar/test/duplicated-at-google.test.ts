import { describe, expect, it } from 'vitest';
import { tea, connectEach } from './google.ts';

const world = connectEach({ isAutomatic: true });
const { change, there, here, settle } = world;
const titles = async () => (await here()).map(({ title }) => title).toSorted();

/** Who duplicates an event at Google duplicates what we have noted on it. */
async function duplicate(summary: string): Promise<void> {
  const [ours] = await there();
  const { start, end, extendedProperties } = ours ?? {};
  await change('insert', { summary, start, end, extendedProperties });
}

describe('an event of ours that was duplicated at Google', () => {
  it.each(['Tea with Ana', 'A copy'])(
    'when the copy is %j and Google is connected anew, then both are there',
    async (copy) => {
      await world.ada.create(tea);
      await settle();
      await duplicate(copy);
      await settle();
      expect(await titles()).toEqual([copy, 'Tea with Ana'].toSorted());
      await world.ada.call('POST', 'disconnect', { keep: true });
      expect(await titles()).toEqual(['Tea with Ana']);
      await world.ada.connect();
      await world.ada.switchOn();
      await settle();
      expect(await titles()).toEqual([copy, 'Tea with Ana'].toSorted());
      expect(await there()).toHaveLength(2);
      expect((await world.ada.status()).conflicts).toEqual([]);
    },
  );
});
