import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, tea, connectEach } from './google.ts';

const world = connectEach();
const { change, there, here, callsOf, settle } = world;

describe('series', () => {
  beforeEach(() => world.ada.switchOn());
  const weekly = {
    id: 'gardening',
    summary: 'Garden',
    start: { dateTime: '2026-11-23T09:00:00', timeZone: 'Europe/Berlin' },
    end: { dateTime: '2026-11-23T10:00:00', timeZone: 'Europe/Berlin' },
    recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=4'],
  };
  const starts = async (title: string) =>
    (await here()).filter((event) => event.title === title).map(({ startTime }) => startTime);

  it('when theirs repeats, with an instance moved and one deleted, then it does so here', async () => {
    await change('insert', weekly);
    await change(
      'patch',
      { start: { dateTime: '2026-12-01T09:00:00+01:00' }, end: { dateTime: '2026-12-01T10:00:00+01:00' } },
      'gardening_20261130T080000Z',
    );
    await change('delete', {}, 'gardening_20261207T080000Z');
    await settle();
    expect(await starts('Garden')).toEqual([
      '2026-11-23T08:00:00.000Z',
      '2026-12-01T08:00:00.000Z',
      '2026-12-14T08:00:00.000Z',
    ]);
    await change('patch', { summary: 'Weeds' }, 'gardening_20261214T080000Z');
    await settle();
    expect(await starts('Weeds')).toEqual(['2026-12-14T08:00:00.000Z']);
  });

  it('when ours repeats and its instances are changed, then Google has the same', async () => {
    await world.ada.create({
      ...tea,
      startTime: '2026-11-23 09:00:00',
      endTime: '2026-11-23 10:00:00',
      recurrence: 'FREQ=WEEKLY;COUNT=4',
    });
    await settle();
    const ids = (await here()).map(({ id }) => id);
    await world.ada.update(ids[1] ?? '', {
      ...tea,
      title: 'Special',
      startTime: '2026-11-30 11:00:00',
      endTime: '2026-11-30 12:00:00',
      scope: 'one',
    });
    await world.ada.remove(ids[2] ?? '', '?scope=one');
    await settle();
    const events = await world.google.emulator.events(ACCOUNT);
    const master = events.find(({ recurrence }) => recurrence);
    expect(master?.recurrence?.[0]).toBe('RRULE:FREQ=WEEKLY;COUNT=4');
    expect(events.find(({ summary }) => summary === 'Special')).toMatchObject({
      recurringEventId: master?.id,
    });
    expect(events.filter(({ status }) => status === 'cancelled')).toHaveLength(1);
    const before = world.google.asked.length;
    await world.ada.work();
    expect(callsOf(before)).toHaveLength(1);
  });

  describe('of Google that the calendar cannot hold', () => {
    const christmas = 'RDATE;TZID=Europe/Berlin:20261225T090000';
    const withDate = { ...weekly, recurrence: [...weekly.recurrence, christmas] };
    const dates = async () => (await starts('Garden')).map((start) => start.slice(0, 10));

    it('when it has a day beside its rule, then each instance is there, and can be changed at Google alone', async () => {
      await change('insert', withDate);
      await settle();
      expect(await dates()).toContain('2026-12-25');
      const found = await here();
      expect(found.every(({ readOnly, recurrence }) => readOnly && recurrence === null)).toBe(true);
      const before = world.google.asked.length;
      await world.ada.work();
      expect(callsOf(before)).toHaveLength(1);
    });

    it('when one of ours becomes such a series at Google, then it stays as it was', async () => {
      await world.ada.create({ ...tea, recurrence: 'FREQ=DAILY;COUNT=3' });
      await settle();
      const before = await here();
      const [copy] = await there();
      const recurrence = [...(copy?.recurrence ?? []), 'RDATE:20261224T090000Z'];
      await change('patch', { recurrence }, copy?.id);
      await settle();
      expect(await here()).toEqual(before.map((event) => ({ ...event, readOnly: true })));
    });

    it('when theirs becomes such a series, and is one again that can be held, then no day is there twice', async () => {
      await change('insert', weekly);
      await settle();
      const before = await dates();
      await change('patch', { recurrence: withDate.recurrence }, weekly.id);
      await settle();
      expect(await dates()).toEqual([...before, '2026-12-25'].toSorted());
      await change('patch', { recurrence: weekly.recurrence }, weekly.id);
      await settle();
      expect(await dates()).toEqual(before);
      expect((await here()).every(({ readOnly }) => !readOnly)).toBe(true);
    });

    it('when an instance is changed or deleted there, and then the series, then so it is here', async () => {
      await change('insert', withDate);
      await settle();
      const [first, second] = await world.google.emulator.instances(
        ACCOUNT,
        '2026-12-01T00:00:00Z',
        '2027-02-01T00:00:00Z',
      );
      await change('patch', { summary: 'Orchard' }, first?.id);
      await change('delete', {}, second?.id);
      const count = (await here()).length;
      await settle();
      expect((await here()).filter(({ title }) => title === 'Orchard')).toHaveLength(1);
      expect(await here()).toHaveLength(count - 1);
      await change('delete', {}, weekly.id);
      await settle();
      expect(await here()).toEqual([]);
    });
  });

  it('when this and the following are changed here, then Google has two series', async () => {
    await world.ada.create({
      ...tea,
      startTime: '2026-11-23 09:00:00',
      endTime: '2026-11-23 10:00:00',
      recurrence: 'FREQ=DAILY;COUNT=6',
    });
    await settle();
    const ids = (await here()).map(({ id }) => id);
    await world.ada.update(ids[3] ?? '', {
      ...tea,
      title: 'Later',
      startTime: '2026-11-26 12:00:00',
      endTime: '2026-11-26 13:00:00',
      scope: 'following',
    });
    await settle();
    const events = await there();
    expect(events.map(({ summary, recurrence }) => [summary, recurrence])).toEqual(
      expect.arrayContaining([
        ['Tea with Ana', ['RRULE:FREQ=DAILY;COUNT=3']],
        ['Later', ['RRULE:FREQ=DAILY;COUNT=3']],
      ]),
    );
    expect(events).toHaveLength(2);
  });
});
