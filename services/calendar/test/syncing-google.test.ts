import { register } from 'prom-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, FAMILY, HOLIDAYS, newConnected, type Shown, swim, tea, connectEach } from './google.ts';

const world = connectEach();
const { change, there, here, callsOf, settle } = world;

const oneHere = async (title: string): Promise<Shown> => {
  const found = (await here()).filter((event) => event.title === title);
  expect(found).toHaveLength(1);
  return found[0] as Shown;
};

describe('Sync now', () => {
  it('when a process has died with the sync whose clock was five minutes ahead, then it goes on', async () => {
    const until = new Date(world.google.calendar.clock.now.getTime() + 360_000);
    const { rows } = world.google.calendar.google.links;
    await rows.updateOne({ _id: world.ada.userId }, { $set: { lease: { by: 'another', until } } });
    expect((await world.ada.sync()).statusCode).toBe(200);
  });

  it('when both sides have events, then each gets the other’s, and the answer counts them', async () => {
    await change('insert', swim);
    await world.ada.create(tea);
    const answer = await world.ada.sync();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Your calendars are in step: 1 imported, 1 exported.',
      imported: 1,
      exported: 1,
      updated: 0,
      deleted: 0,
    });
    expect(await oneHere('Swim')).toMatchObject({
      source: 'google',
      readOnly: false,
      startTime: '2026-11-22T09:00:00.000Z',
    });
    expect((await there()).map(({ summary }) => summary).toSorted()).toEqual(['Swim', 'Tea with Ana']);
    expect(await world.ada.status()).toMatchObject({
      lastSync: { imported: 1, exported: 1, updated: 0, deleted: 0 },
    });
    const again = world.google.asked.length;
    expect((await world.ada.sync()).json()).toMatchObject({
      message: 'Your calendars are in step already.',
      imported: 0,
      exported: 0,
    });
    expect(callsOf(again)).toHaveLength(1);
  });

  it('when what is asked for is no time, then it is refused, and names the field', async () => {
    const answer = await world.ada.call('POST', 'sync', {
      calendarId: ACCOUNT,
      timeMin: '2026-11-21T00:00:00.000Z',
      timeMax: '2026-11-20T00:00:00.000Z',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ context: { fields: { timeMax: 'must be after timeMin' } } });
  });

  it('when the calendar can be read alone, then its events are shown and cannot be changed', async () => {
    await change('insert', { ...swim, summary: 'Holiday' }, undefined, HOLIDAYS);
    await world.ada.create(tea);
    expect((await world.ada.sync(HOLIDAYS)).json()).toMatchObject({ imported: 1, exported: 0 });
    const { id, readOnly } = await oneHere('Holiday');
    expect(readOnly).toBe(true);
    for (const refused of [await world.ada.update(id, tea), await world.ada.remove(id)]) {
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ error: 'read_only' });
    }
  });

  it('when another calendar is chosen, then ours move to it and theirs are its own', async () => {
    await change('insert', swim);
    await change('insert', { ...swim, summary: 'Party', id: 'gala1' }, undefined, FAMILY);
    await world.ada.create(tea);
    await world.ada.sync();
    await world.ada.sync(FAMILY);
    expect((await here()).map(({ title }) => title).toSorted()).toEqual(['Party', 'Tea with Ana']);
    expect((await there()).map(({ summary }) => summary)).toEqual(['Swim']);
    expect((await there(FAMILY)).map(({ summary }) => summary).toSorted()).toEqual(['Party', 'Tea with Ana']);
  });

  it('when Google asks to wait, then the sync fails with a message, and the status says why', async () => {
    world.google.emulator.setQuota(429);
    const answer = await world.ada.sync();
    expect(answer.statusCode).toBe(503);
    expect(await world.ada.status()).toMatchObject({ state: 'quota' });
    world.google.emulator.setQuota(null);
    expect((await world.ada.sync()).statusCode).toBe(200);
    expect(await world.ada.status()).toMatchObject({ state: 'ok' });
  });
});

describe('the automatic sync', () => {
  beforeEach(() => world.ada.switchOn());

  it('when an event is made, moved, deleted and restored here, then Google follows each time', async () => {
    const { id } = (await world.ada.create(tea)).json<{ id: string }>();
    await settle();
    expect(await there()).toMatchObject([
      { summary: 'Tea with Ana', start: { dateTime: expect.any(String) } },
    ]);
    await world.ada.update(id, {
      ...tea,
      title: 'Coffee',
      startTime: '2026-11-21 17:00:00',
      endTime: '2026-11-21 18:00:00',
    });
    await settle();
    const [moved] = await there();
    expect(moved).toMatchObject({ summary: 'Coffee' });
    expect(new Date(moved?.start?.dateTime ?? '').toISOString()).toBe('2026-11-21T22:00:00.000Z');
    await world.ada.remove(id);
    await settle();
    expect(await there()).toEqual([]);
    await world.ada.restore(id);
    await settle();
    expect(await there()).toMatchObject([{ summary: 'Coffee' }]);
    expect(await world.google.emulator.events(ACCOUNT)).toHaveLength(1);
  });

  it('when syncs end, then how far both sides were apart is measured, the first sync left out', async () => {
    const lags = async () => {
      const metrics = await register.getMetricsAsJSON();
      const values = metrics.find(({ name }) => name === 'inkwell_google_sync_lag_seconds')?.values ?? [];
      const counts = (values as Array<(typeof values)[number] & { metricName?: string }>).filter(
        ({ metricName }) => metricName?.endsWith('_count'),
      );
      return Object.fromEntries(counts.map(({ labels, value }) => [labels['direction'], value]));
    };
    register.resetMetrics();
    await world.ada.create(tea);
    await world.ada.work();
    expect(await lags()).toEqual({});
    await world.ada.create({ ...tea, title: 'Coffee' });
    await world.ada.work();
    expect(await lags()).toEqual({ in: 1, out: 1 });
  });

  it('when an event is made, moved and deleted at Google, then it is so here', async () => {
    await change('insert', { ...swim, description: 'Bring a towel' });
    await settle();
    expect(await oneHere('Swim')).toMatchObject({ description: 'Bring a towel' });
    await change(
      'patch',
      {
        summary: 'Dive',
        start: { dateTime: '2026-11-23T09:00:00Z' },
        end: { dateTime: '2026-11-23T10:00:00Z' },
      },
      swim.id,
    );
    await settle();
    expect(await oneHere('Dive')).toMatchObject({
      startTime: '2026-11-23T09:00:00.000Z',
      endTime: '2026-11-23T10:00:00.000Z',
    });
    await change('delete', {}, swim.id);
    await settle();
    expect(await here()).toEqual([]);
  });

  it('when nothing has changed, then one call is made and nothing is written', async () => {
    await change('insert', swim);
    await world.ada.create(tea);
    await settle();
    const rows = await world.google.calendar.database.collection('events').find({}).toArray();
    const before = world.google.asked.length;
    await world.ada.work();
    expect(callsOf(before)).toHaveLength(1);
    expect(await world.google.calendar.database.collection('events').find({}).toArray()).toEqual(rows);
  });

  it('when the title is changed on one side and the time on the other, then both stand', async () => {
    await change('insert', swim);
    await settle();
    const { id, ...shown } = await oneHere('Swim');
    await change('patch', { summary: 'Dive' }, swim.id);
    await world.ada.update(id, {
      ...tea,
      title: shown.title,
      description: null,
      startTime: '2026-11-23 09:00:00',
      endTime: '2026-11-23 10:00:00',
    });
    await settle();
    expect(await oneHere('Dive')).toMatchObject({ startTime: '2026-11-23T14:00:00.000Z' });
    const [event] = await there();
    expect(event?.summary).toBe('Dive');
    expect(new Date(event?.start?.dateTime ?? '').toISOString()).toBe('2026-11-23T14:00:00.000Z');
  });

  it('when both sides have changed the title, then the later stands, and the other can be taken back', async () => {
    await change('insert', swim);
    await settle();
    const { id } = await oneHere('Swim');
    const typed = {
      ...tea,
      startTime: '2026-11-22 04:00:00',
      endTime: '2026-11-22 05:00:00',
      description: null,
    };
    await world.ada.update(id, { ...typed, title: 'Ours' });
    await change('patch', { summary: 'Theirs' }, swim.id);
    await settle();
    expect(await oneHere('Theirs')).toMatchObject({ id });
    const { conflicts } = await world.ada.status();
    expect(conflicts).toMatchObject([{ eventId: id, title: 'Ours', stands: 'google' }]);
    const other = newConnected(world.google.calendar, world.google.emulator);
    expect((await other.call('POST', `conflicts/${conflicts[0]?.id}/restore`)).statusCode).toBe(404);
    const restored = await world.ada.call('POST', `conflicts/${conflicts[0]?.id}/restore`);
    expect(restored.statusCode).toBe(200);
    expect(restored.json()).toMatchObject({ id, title: 'Ours' });
    await settle();
    expect(await there()).toMatchObject([{ summary: 'Ours' }]);
    expect((await world.ada.status()).conflicts).toEqual([]);
  });

  it('when sync tokens are too old, then all is listed anew, without a duplicate, and what is gone goes here', async () => {
    await change('insert', swim);
    await change('insert', { ...swim, id: 'going', summary: 'Going' });
    await world.ada.create(tea);
    await settle();
    await world.google.emulator.expireSyncTokens(ACCOUNT);
    await change('delete', {}, 'going');
    await settle();
    expect((await here()).map(({ title }) => title).toSorted()).toEqual(['Swim', 'Tea with Ana']);
    expect(await there()).toHaveLength(2);
  });

  it('when the answer to an insert is lost, then the event is there once', async () => {
    await world.ada.create(tea);
    world.google.emulator.loseNextAnswer();
    await settle();
    await settle();
    expect(await world.google.emulator.events(ACCOUNT)).toHaveLength(1);
    expect(await here()).toHaveLength(1);
  });

  it('when the access token has ended early, then another one is fetched', async () => {
    await world.ada.create(tea);
    await world.google.emulator.expireAccess(ACCOUNT);
    await settle();
    expect(await there()).toHaveLength(1);
    expect(await world.ada.status()).toMatchObject({ state: 'ok' });
  });

  it('when the person has no access any more, then it rests', async () => {
    world.google.calendar.access.has = false;
    await world.ada.create(tea);
    const before = world.google.asked.length;
    await settle();
    expect(callsOf(before)).toEqual([]);
  });

  it('when an event is whole days, then it is whole days on both sides', async () => {
    await change('insert', {
      id: 'fair1',
      summary: 'Fair',
      start: { date: '2026-12-01' },
      end: { date: '2026-12-04' },
    });
    await world.ada.create({
      ...tea,
      title: 'Retreat',
      startTime: '2026-12-10 00:00:00',
      endTime: '2026-12-11 23:59:59',
    });
    await settle();
    expect(await oneHere('Fair')).toMatchObject({
      startDate: '2026-12-01',
      endDate: '2026-12-03',
      allDay: true,
    });
    const retreat = (await there()).find(({ summary }) => summary === 'Retreat');
    expect(retreat).toMatchObject({ start: { date: '2026-12-10' }, end: { date: '2026-12-12' } });
  });

  it('when an event is suggested, then Google gets it once it is accepted', async () => {
    const { id } = (await world.ada.create({ ...tea, suggested: true })).json<{ id: string }>();
    await settle();
    expect(await there()).toEqual([]);
    await world.ada.update(id, { ...tea, suggested: false });
    await settle();
    expect(await there()).toHaveLength(1);
  });

  it('when a change is due, then the tick queues its person, and only where events travel by themselves', async () => {
    const bea = newConnected(world.google.calendar, world.google.emulator);
    await bea.create(tea);
    await world.ada.create(tea);
    await world.google.calendar.google.due.tick();
    expect(world.google.calendar.queued).toContain(world.ada.userId);
    expect(world.google.calendar.queued).not.toContain(bea.userId);
  });
});
