import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Connected, newConnected, sidesOf, startWithGoogle, tea } from './google.ts';

let google: Awaited<ReturnType<typeof startWithGoogle>>;
let ada: Connected;

beforeEach(async () => {
  google = await startWithGoogle();
  ada = newConnected(google.calendar, google.emulator);
  await ada.connect();
  await ada.switchOn();
});
afterEach(() => google.close());

const { change, there, here, settle } = sidesOf(() => ({ google, ada }));
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
      await ada.create(tea);
      await settle();
      await duplicate(copy);
      await settle();
      expect(await titles()).toEqual([copy, 'Tea with Ana'].toSorted());
      await ada.call('POST', 'disconnect', { keep: true });
      expect(await titles()).toEqual(['Tea with Ana']);
      await ada.connect();
      await ada.switchOn();
      await settle();
      expect(await titles()).toEqual([copy, 'Tea with Ana'].toSorted());
      expect(await there()).toHaveLength(2);
      expect((await ada.status()).conflicts).toEqual([]);
    },
  );
});
