import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LostLeaseError } from '../src/google/lease.ts';
import { ACCOUNT, newConnected, startWithGoogle, tea } from './google.ts';

/** Changes on both sides, syncs, and what can go wrong, in any order: at the end both sides have the same events. */

type Google = Awaited<ReturnType<typeof startWithGoogle>>;

/** Side by side, since they wait for disks more than they compute. */
const LANES = 4;
const RUNS = process.env['TEST_LONG'] === '1' ? 500 : 24;
/** The same orders each time; another number looks for others. */
const SEED = Number(process.env['MODEL_SEED'] ?? 1);

let lanes: Google[];
beforeAll(async () => {
  lanes = [];
  for (let lane = 0; lane < LANES; lane += 1) lanes.push(await startWithGoogle());
});
afterAll(async () => {
  for (const google of lanes) await google.close();
});

// The clocks of New York go back between the second and the third.
const DAYS = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'];

const day = fc.constantFrom(...DAYS);
const name = fc.constantFrom('Walk', 'Read', 'Call', 'Bake');
const at = fc.nat({ max: 9 });
const isSeries = fc.boolean();
const step = fc.oneof(
  fc.record({ kind: fc.constant('make here'), day, name, isSeries }),
  fc.record({ kind: fc.constant('make there'), day, name, isSeries }),
  fc.record({ kind: fc.constant('change here'), at, day, name }),
  fc.record({ kind: fc.constant('change there'), at, day, name }),
  fc.record({ kind: fc.constant('change an instance here'), at, name }),
  fc.record({ kind: fc.constant('change an instance there'), at, name }),
  fc.record({ kind: fc.constant('remove an instance here'), at }),
  fc.record({ kind: fc.constant('remove here'), at }),
  fc.record({ kind: fc.constant('remove there'), at }),
  fc.record({ kind: fc.constant('restore here'), at }),
  fc.record({ kind: fc.constant('sync') }),
  fc.record({ kind: fc.constant('sync now') }),
  fc.record({ kind: fc.constant('forget sync tokens') }),
  fc.record({ kind: fc.constant('end access tokens') }),
  fc.record({ kind: fc.constant('lose an answer') }),
  fc.record({ kind: fc.constant('fail a call') }),
  fc.record({ kind: fc.constant('kill a sync') }),
);
type Step = { kind: string; at?: number; day?: string; name?: string; isSeries?: boolean };

interface Shown {
  id: string;
  seriesId: string | null;
  title: string;
  startTime: string;
  endTime: string;
}

const RANGE = '?from=2026-10-01T00:00:00.000Z&to=2027-01-01T00:00:00.000Z';

describe('a calendar and its copy at Google', () => {
  it(
    'when anything happens in any order, then both have the same events, none twice, and one more sync writes nothing',
    { timeout: 600_000 },
    async () => {
      let made = 0;

      async function run({ calendar, emulator, asked, empty }: Google, steps: Step[]): Promise<void> {
        const calendarId = ACCOUNT;
        await empty();
        const ada = newConnected(calendar, emulator);
        await ada.connect();
        await ada.switchOn();
        const removed: string[] = [];

        const here = async () => (await ada.list(RANGE)).json<Shown[]>();
        const pick = <T>(list: T[], index = 0): T | undefined => list[index % Math.max(list.length, 1)];
        const there = async () => {
          const events = await emulator.events(calendarId);
          return events.filter(({ status, recurringEventId }) => status !== 'cancelled' && !recurringEventId);
        };
        const instancesThere = () =>
          emulator.instances(calendarId, '2026-10-01T00:00:00Z', '2027-01-01T00:00:00Z');
        // A sync that fails is tried again by its queue.
        const sync = () => ada.work().catch((error: unknown) => error);

        async function take({ kind, at: index, day: on = '', name: title = '', isSeries: repeats }: Step) {
          const typed = { ...tea, title, startTime: `${on} 09:00:00`, endTime: `${on} 10:00:00` };
          const times = { start: { dateTime: `${on}T14:00:00Z` }, end: { dateTime: `${on}T15:00:00Z` } };
          const isHere = /here/.test(kind);
          const list = isHere ? await here() : [];
          const event = pick(list, index);
          const instance = pick(
            list.filter(({ seriesId }) => seriesId),
            index,
          );
          const outside = isHere ? undefined : pick(await there(), index);
          calendar.clock.now = new Date(Date.now());
          if (kind === 'make here') {
            await ada.create({ ...typed, ...(repeats && { recurrence: 'FREQ=DAILY;COUNT=3' }) });
          } else if (kind === 'make there') {
            made += 1;
            const zoned = (time: { dateTime: string }) => ({ ...time, timeZone: 'America/New_York' });
            const series = {
              start: zoned(times.start),
              end: zoned(times.end),
              recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
            };
            const body = { id: `outside${made}`, summary: title, ...times, ...(repeats && series) };
            await emulator.changeEvent({ calendar: calendarId, method: 'insert', body });
          } else if (kind === 'change here' && event) {
            await ada.update(event.id, { ...typed, scope: 'all' });
          } else if (kind === 'change there' && outside) {
            const zone = { timeZone: 'America/New_York' };
            const body = {
              summary: title,
              start: { ...times.start, ...zone },
              end: { ...times.end, ...zone },
            };
            await emulator.changeEvent({ calendar: calendarId, method: 'patch', id: outside.id ?? '', body });
          } else if (kind === 'change an instance here' && instance) {
            const clock = (time: string) =>
              new Date(Date.parse(time) - 5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
            await ada.update(instance.id, {
              ...tea,
              title,
              startTime: clock(instance.startTime),
              endTime: clock(instance.endTime),
              scope: 'one',
            });
          } else if (kind === 'change an instance there') {
            const instances = (await instancesThere()).filter(({ recurringEventId }) => recurringEventId);
            const id = pick(instances, index)?.id;
            if (id === undefined) return;
            const body = { summary: title };
            await emulator.changeEvent({ calendar: calendarId, method: 'patch', id, body });
          } else if (kind === 'remove an instance here' && instance) {
            await ada.remove(instance.id, '?scope=one');
          } else if (kind === 'remove here' && event) {
            const id = event.seriesId ?? event.id;
            removed.push(id);
            await ada.remove(id);
          } else if (kind === 'remove there' && outside) {
            await emulator.changeEvent({ calendar: calendarId, method: 'delete', id: outside.id ?? '' });
          } else if (kind === 'restore here' && removed.length > 0) {
            await ada.restore(pick(removed, index) ?? '');
          } else if (kind === 'sync') await sync();
          else if (kind === 'sync now') await ada.sync();
          else if (kind === 'forget sync tokens') await emulator.expireSyncTokens(ACCOUNT);
          else if (kind === 'end access tokens') await emulator.expireAccess(ACCOUNT);
          else if (kind === 'lose an answer') emulator.loseNextAnswer();
          else if (kind === 'fail a call') emulator.failNext(503);
          else if (kind === 'kill a sync') {
            // Another process takes the lease over: what the first still writes is refused.
            const links = calendar.google.links.rows;
            const running = sync();
            await links.updateOne(
              { _id: ada.userId },
              { $set: { 'lease.by': 'another', 'lease.until': new Date(0) } },
            );
            const end = await running;
            if (end instanceof Error && !(end instanceof LostLeaseError)) return;
            await links.updateOne({ _id: ada.userId }, { $unset: { lease: 1 } });
          }
        }

        for (const each of steps) await take(each);
        calendar.clock.now = new Date(Date.now());
        for (let round = 0; round < 4; round += 1) {
          const failed = await sync();
          if (failed instanceof Error && round === 3) throw failed;
        }

        const flat = (list: Array<{ title: string; startTime: string }>) =>
          list.map(({ title, startTime }) => `${title} ${startTime}`).toSorted();
        const instances = [];
        for (const event of await instancesThere()) {
          instances.push({
            title: event.summary?.toString() ?? '',
            startTime: new Date(event.start?.dateTime ?? '').toISOString(),
          });
        }
        expect(flat(await here())).toEqual(flat(instances));
        const rows = await calendar.database
          .collection('events')
          .find({ userId: ada.userId, google: { $ne: null }, deletedAt: null })
          .toArray();
        const before = asked.length;
        await ada.work();
        expect(
          asked.slice(before).filter((line) => /^(POST|PUT|PATCH|DELETE) \/calendar/.test(line)),
        ).toEqual([]);
        const after = await calendar.database
          .collection('events')
          .find({ userId: ada.userId, google: { $ne: null }, deletedAt: null })
          .toArray();
        expect(after).toEqual(rows);
        await ada.call('POST', 'disconnect');
      }

      await Promise.all(
        lanes.map((google, lane) =>
          fc.assert(
            fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), (steps) => run(google, steps)),
            { numRuns: RUNS / LANES, seed: SEED + lane },
          ),
        ),
      );
    },
  );
});
