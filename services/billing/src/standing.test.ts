import { isOverdue } from '@inkwell/contracts';
import { describe, expect, it } from 'vitest';
import { isInOrder, isLive, type Standing, statusOf } from './standing.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const DAY = 86_400_000;
const at = (days: number) => new Date(NOW + days * DAY);
const standing = (part: Partial<Standing>): Standing => ({
  status: 'none',
  trialEnd: null,
  pastDueSince: null,
  hasCard: false,
  ...part,
});

describe('the table of states', () => {
  it.each<[string, Partial<Standing>, [access: boolean, restart: boolean, pay: boolean], number]>([
    ['nothing yet', {}, [false, false, true], 0],
    ['incomplete', { status: 'incomplete' }, [false, false, true], 0],
    ['incomplete_expired', { status: 'incomplete_expired' }, [false, false, true], 0],
    ['trialing', { status: 'trialing', trialEnd: at(7) }, [true, false, false], 7],
    ['trialing, begun a moment ago', { status: 'trialing', trialEnd: at(6.999) }, [true, false, false], 7],
    ['trialing, its last minute', { status: 'trialing', trialEnd: at(0.0005) }, [true, false, false], 1],
    ['trialing, Stripe a moment late', { status: 'trialing', trialEnd: at(-0.01) }, [true, false, false], 0],
    ['active, no trial given', { status: 'active' }, [true, false, false], 0],
    ['active after its trial', { status: 'active', trialEnd: at(-3) }, [true, false, false], 0],
    ['active for free, trial not used up', { status: 'active', trialEnd: at(3) }, [true, false, false], 0],
    [
      'canceled within the trial, card',
      { status: 'canceled', trialEnd: at(2.5), hasCard: true },
      [false, true, false],
      3,
    ],
    [
      'canceled within the trial, no card',
      { status: 'canceled', trialEnd: at(2.5) },
      [false, false, true],
      3,
    ],
    [
      'canceled after the trial',
      { status: 'canceled', trialEnd: at(-0.001), hasCard: true },
      [false, false, true],
      0,
    ],
    ['canceled, no trial given', { status: 'canceled', hasCard: true }, [false, false, true], 0],
    ['past_due today', { status: 'past_due', pastDueSince: at(0) }, [true, false, true], 0],
    ['past_due, day 7', { status: 'past_due', pastDueSince: at(-6.999) }, [true, false, true], 0],
    ['past_due, after 7 days', { status: 'past_due', pastDueSince: at(-7) }, [false, false, true], 0],
    ['unpaid', { status: 'unpaid', hasCard: true }, [false, false, true], 0],
    ['paused', { status: 'paused' }, [false, false, true], 0],
  ])('when %s, then access, restart and payment follow', (_title, part, rights, days) => {
    const status = statusOf(standing(part), NOW);
    expect([status.hasAccess, status.canRestartTrial, status.needsPayment]).toEqual(rights);
    expect(status.trialDaysRemaining).toBe(days);
  });

  it('when a trial was given, then its end is told as an instant', () => {
    expect(statusOf(standing({ status: 'trialing', trialEnd: at(1) }), NOW).trialEnd).toBe(
      '2026-03-11T12:00:00.000Z',
    );
    expect(statusOf(standing({ status: 'active' }), NOW).trialEnd).toBeNull();
  });
});

describe('a status', () => {
  it('when a subscription has ended, then it is not live', () => {
    const all = [
      'none',
      'incomplete',
      'incomplete_expired',
      'trialing',
      'active',
      'past_due',
      'unpaid',
      'canceled',
      'paused',
    ];
    const live = ['incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused'];
    expect(all.filter(isLive)).toEqual(live);
    expect(all.filter(isInOrder)).toEqual(['trialing', 'active']);
    expect(live.filter((status) => !isInOrder(status))).toEqual(live.filter(isOverdue));
  });
});
