import { describe, expect, it } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import { instantOf, wallTimeOf, zoneOffsetMs } from './wall-clock.ts';

const HOUR = 3_600_000;
const at = (wall: string, zone: string) => instantOf(wall, { zone }).toISOString();

describe('local times', () => {
  it('when the clocks stand still, then the zone or the offset decides', () => {
    expect(at('2026-01-15 09:30:15', 'America/New_York')).toBe('2026-01-15T14:30:15.000Z');
    expect(at('2026-07-15 09:30:15', 'America/New_York')).toBe('2026-07-15T13:30:15.000Z');
    expect(at('2026-01-15 00:00:00', 'Pacific/Kiritimati')).toBe('2026-01-14T10:00:00.000Z');
    expect(instantOf('2026-01-15 09:30:15', { offset: 300 }).toISOString()).toBe('2026-01-15T14:30:15.000Z');
    expect(instantOf('2026-01-15 09:30:15', { offset: -330 }).toISOString()).toBe('2026-01-15T04:00:15.000Z');
    expect(instantOf('2026-01-15 09:30:15', {}).toISOString()).toBe('2026-01-15T09:30:15.000Z');
  });

  it('when clocks go forward, then a time in the missing hour moves on by it', () => {
    expect(at('2026-03-08 01:59:59', 'America/New_York')).toBe('2026-03-08T06:59:59.000Z');
    expect(at('2026-03-08 02:30:00', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
    expect(at('2026-03-08 03:00:00', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
    // Half an hour, on an island.
    expect(at('2026-10-04 02:15:00', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z');
    // A whole day that was never there.
    expect(at('2011-12-30 12:00:00', 'Pacific/Apia')).toBe('2011-12-30T22:00:00.000Z');
  });

  it('when clocks go back, then a time that comes twice is its first', () => {
    expect(at('2026-11-01 01:30:00', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
    expect(at('2026-11-01 02:00:00', 'America/New_York')).toBe('2026-11-01T07:00:00.000Z');
    expect(at('2026-10-25 02:30:00', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  });

  it.each(['America/New_York', 'Europe/Berlin', 'Africa/Casablanca', 'Australia/Lord_Howe', 'Pacific/Apia'])(
    'when any half hour of a year is shown in %s, then it is found again',
    (zone) => {
      const start = Date.parse('2011-01-01T00:00:00Z');
      let twice = 0;
      for (let instant = start; instant < start + 365 * 24 * HOUR; instant += HOUR / 2) {
        const wall = wallTimeOf(new Date(instant), { zone });
        const found = instantOf(wall, { zone });
        if (found.getTime() === instant) continue;
        // Only the second coming of a time is taken for the first, and that one reads the same.
        twice += 1;
        expect(found.getTime(), wall).toBeLessThan(instant);
        expect(instant - found.getTime(), wall).toBeLessThanOrEqual(HOUR);
        expect(wallTimeOf(found, { zone })).toBe(wall);
      }
      // Two half hours at each time the clocks went back, and that was twice at most.
      expect(twice).toBeLessThanOrEqual(4);
    },
  );

  it.each(['America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
    'when any quarter of an hour of a year is typed in %s, then it is shown so, or moved out of a missing hour',
    (zone) => {
      const start = Date.parse('2026-01-01T00:00:00Z');
      let moved = 0;
      for (let clock = start; clock < start + 365 * 24 * HOUR; clock += HOUR / 4) {
        const wall = new Date(clock).toISOString().slice(0, 19).replace('T', ' ');
        const shown = wallTimeOf(instantOf(wall, { zone }), { zone });
        if (shown === wall) continue;
        moved += 1;
        const later = Date.parse(`${shown.replace(' ', 'T')}Z`) - clock;
        expect(later, wall).toBeGreaterThan(0);
        expect(later, wall).toBeLessThanOrEqual(HOUR);
      }
      const missing = { 'Asia/Kathmandu': 0, 'Australia/Lord_Howe': 2 }[zone] ?? 4;
      expect(moved).toBe(missing);
    },
  );
});

describe('the offset of a zone', () => {
  it.each(['America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Casablanca', 'Europe/Dublin'])(
    'when it is asked for again and again in %s, then it is that of the zone',
    (zone) => {
      const begin = Date.UTC(2011, 11, 1);
      for (let hour = 0; hour < 366 * 24; hour += 0.5) {
        const instant = begin + hour * HOUR;
        const { offsetNanoseconds } =
          Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
        if (zoneOffsetMs(zone, instant) !== offsetNanoseconds / 1_000_000)
          expect.fail(new Date(instant).toISOString());
      }
    },
  );

  it('when local mean time ends within a day, then the offset has seconds before', () => {
    expect(zoneOffsetMs('America/New_York', Date.UTC(1883, 10, 18, 16, 59))).toBe(-17_762_000);
    expect(zoneOffsetMs('America/New_York', Date.UTC(1883, 10, 18, 17, 1))).toBe(-5 * HOUR);
  });

  it('when a zone is none, then it fails each time', () => {
    for (let time = 0; time < 2; time += 1) expect(() => zoneOffsetMs('Mars/Olympus', 0)).toThrow(RangeError);
  });
});
