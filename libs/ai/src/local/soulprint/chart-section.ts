import { type Sign, SIGNS } from '@inkwell/contracts/constants';
import type { SoulPrintInput } from '../../tasks.ts';
import type { Say } from './lines.ts';
import {
  CHART_CLOSINGS,
  CHART_OPENINGS,
  NO_CHART,
  NO_CHART_CLOSINGS,
  NO_MOON,
  NO_RISING,
  NO_SUN,
  OPPOSITE_SIGNS,
  PAIRS,
  SAME_SIGN,
} from './prose/chart.ts';
import { MOONS, RISINGS, SUNS } from './prose/signs.ts';
import { pairOf, signOf } from './zodiac.ts';

/** The placements that were computed, and a plain word on each that was not. */
export function chartSection(facts: SoulPrintInput['facts'], say: Say): string {
  const sun = signOf(facts?.sun);
  const moon = signOf(facts?.moon);
  const rising = signOf(facts?.rising);
  const note = facts?.note?.trim() ?? '';
  if (!sun && !moon && !rising) {
    return [say('no chart', NO_CHART), note, say('no chart closing', NO_CHART_CLOSINGS)]
      .filter(Boolean)
      .join('\n\n');
  }
  const missing = [
    sun || /\bsun\b/i.test(note) ? '' : say('no sun', NO_SUN),
    moon || /\bmoon\b/i.test(note) ? '' : say('no moon', NO_MOON),
    rising || /\b(?:rising|ascendant)\b/i.test(note) ? '' : say('no rising', NO_RISING),
  ];
  return [
    say('chart opening', CHART_OPENINGS),
    sun && SUNS[sun],
    moon && MOONS[moon],
    rising && RISINGS[rising],
    sun && moon && bothLights(sun, moon, say),
    [note, ...missing].filter(Boolean).join(' '),
    say('chart closing', CHART_CLOSINGS),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function bothLights(sun: Sign, moon: Sign, say: Say): string {
  const apart = Math.abs(SIGNS.indexOf(sun) - SIGNS.indexOf(moon));
  if (apart === 0) return say('same sign', SAME_SIGN);
  if (apart === 6) return say('opposite signs', OPPOSITE_SIGNS);
  return PAIRS[pairOf(sun, moon)];
}
