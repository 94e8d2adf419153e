import { wallTimeOf } from '@inkwell/contracts/wall-clock';
import { expect, it } from 'vitest';
import { createClock } from './clock.ts';

it.each(['Europe/Stockholm', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'])(
  'when any half hour of a year is shown in %s, then the hour is that of the wall clock',
  (zone) => {
    const hourAt = createClock({ zone });
    for (
      let at = Date.parse('2026-01-01T00:00:00Z');
      at < Date.parse('2026-12-31T00:00:00Z');
      at += 1_800_000
    ) {
      const instant = new Date(at);
      const shown = Number(wallTimeOf(instant, { zone }).slice(11, 13));
      if (hourAt(instant) !== shown) expect.fail(`${instant.toISOString()} is not ${hourAt(instant)}`);
    }
    expect(hourAt(new Date('2026-06-01T00:00:00Z'))).toBeTypeOf('number');
  },
);

it('when no zone is known, then the offset decides, else UTC', () => {
  const instant = new Date('2026-06-01T23:30:00Z');
  expect([createClock({ offset: 300 })(instant), createClock({})(instant)]).toEqual([18, 23]);
});
