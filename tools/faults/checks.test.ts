import { describe, expect, test } from 'vitest';

import {
  findPaymentViolations,
  findLostAccounts,
  findUnconverged,
  findUnsentEvents,
  findViolations,
} from './checks.ts';
import { foreignMarks, type History, type Outcome, type Write } from './history.ts';
import type { DerivedState, ObservedState, PayerState } from './observed.ts';

const ANN = 'ann1';
const NOON = '2026-11-24T12:00:00.000Z';
const ONE = '2026-11-24T13:00:00.000Z';
const TWO = '2026-11-24T14:00:00.000Z';

const historyOf = (...writes: Write[]): History => ({ writes, sightings: [] });
const nothing: ObservedState = { person: ANN, page: null, messages: [], events: [] };
const kindsOf = (history: History, there: Partial<ObservedState>) =>
  findViolations(history, [{ ...nothing, ...there }]).map(({ kind }) => kind);

describe('the page', () => {
  const save = (number: number, outcome: Outcome = 'acknowledged'): Write => ({
    kind: 'page',
    person: ANN,
    outcome,
    content: `Text [ann1:page${number}]`,
    mood: 'calm',
  });
  const seen = (number: number): Write => ({
    kind: 'page-seen',
    person: ANN,
    outcome: 'acknowledged',
    content: `Text [ann1:page${number}]`,
  });
  const page = (number: number) => ({
    page: { content: `Text [ann1:page${number}]`, mood: 'calm' as const },
  });

  test.each<[string, Write[], Partial<ObservedState>, string[]]>([
    ['the last acknowledged save is there', [save(1), save(2)], page(2), []],
    ['an older one is there', [save(1), save(2)], page(1), ['lost']],
    ['none is there', [save(1)], {}, ['lost']],
    ['nothing was saved', [], {}, []],
    ['a later one of unknown outcome is there', [save(1), save(2, 'unknown')], page(2), []],
    ['a later one of unknown outcome is not there', [save(1), save(2, 'unknown')], page(1), []],
    ['an older one of unknown outcome is there', [save(1, 'unknown'), save(2)], page(1), ['lost']],
    ['a refused one is there', [save(1), save(2, 'refused')], page(2), ['lost']],
    ['one that nobody sent is there', [save(1)], page(7), ['unexplained']],
    ['the reader saw the last one', [save(1), seen(1), save(2), seen(2)], page(2), []],
    ['the reader saw an older one', [save(1), save(2), seen(1)], page(2), ['lost']],
    ['the reader saw one of unknown outcome', [save(1), save(2, 'unknown'), seen(2), seen(2)], page(2), []],
    ['the reader saw one that nobody sent', [save(1), seen(7)], page(1), ['unexplained']],
    [
      'the mood of another save is there',
      [save(1)],
      { page: { content: 'Text [ann1:page1]', mood: 'joy' } },
      ['lost'],
    ],
  ])('when %s, then that is so', (_what, writes, there, kinds) => {
    expect(kindsOf(historyOf(...writes), there)).toEqual(kinds);
  });
});

describe('messages', () => {
  const send = (outcome: Outcome, reply: { id: string; content: string } | null = null): Write => ({
    kind: 'message',
    person: ANN,
    outcome,
    content: 'Hello [ann1:message1]',
    reply,
  });
  const own = { id: 'a', content: 'Hello [ann1:message1]', sender: 'user' as const, state: null };
  const reply = { id: 'b', content: 'Yes.', sender: 'ai' as const, state: 'complete' };

  test.each<[string, Write[], ObservedState['messages'], string[]]>([
    ['an acknowledged one is there', [send('acknowledged')], [own], []],
    ['an acknowledged one is not there', [send('acknowledged')], [], ['lost']],
    ['one is there twice', [send('acknowledged')], [own, { ...own, id: 'c' }], ['doubled']],
    ['one of unknown outcome is there twice', [send('unknown')], [own, { ...own, id: 'c' }], ['doubled']],
    ['one of unknown outcome is there', [send('unknown')], [own], []],
    ['one of unknown outcome is not there', [send('unknown')], [], []],
    ['a refused one is there', [send('refused')], [own], ['unexplained']],
    ['one that nobody sent is there', [], [own], ['unexplained']],
    [
      'the reply that was read is there',
      [send('acknowledged', { id: 'b', content: 'Yes.' })],
      [own, reply],
      [],
    ],
    [
      'the reply that was read is gone',
      [send('acknowledged', { id: 'b', content: 'Yes.' })],
      [own],
      ['lost'],
    ],
    [
      'the reply that was read is cut',
      [send('acknowledged', { id: 'b', content: 'Yes. And no.' })],
      [own, reply],
      ['lost'],
    ],
  ])('when %s, then that is so', (_what, writes, messages, kinds) => {
    expect(kindsOf(historyOf(...writes), { messages })).toEqual(kinds);
  });
});

describe('events', () => {
  const title = '[ann1:event1]';
  const made = (outcome: Outcome = 'acknowledged'): Write => ({
    kind: 'event-created',
    person: ANN,
    outcome,
    title,
    start: NOON,
  });
  const moved = (start: string, outcome: Outcome = 'acknowledged'): Write => ({
    kind: 'event-moved',
    person: ANN,
    outcome,
    title,
    start,
  });
  const removed = (outcome: Outcome = 'acknowledged'): Write => ({
    kind: 'event-removed',
    person: ANN,
    outcome,
    title,
  });
  const at = (...starts: string[]) => starts.map((start) => ({ title, start }));

  test.each<[string, Write[], ObservedState['events'], string[]]>([
    ['an acknowledged one is there', [made()], at(NOON), []],
    ['an acknowledged one is not there', [made()], [], ['lost']],
    ['one of unknown outcome is there twice', [made('unknown')], at(NOON, NOON), ['doubled']],
    ['its acknowledged move is there', [made(), moved(ONE)], at(ONE), []],
    ['its acknowledged move is lost', [made(), moved(ONE)], at(NOON), ['lost']],
    ['a move of unknown outcome is not there', [made(), moved(ONE, 'unknown')], at(NOON), []],
    ['a move of unknown outcome comes late', [made(), moved(ONE, 'unknown'), moved(TWO)], at(ONE), []],
    ['a refused move is there', [made(), moved(ONE, 'refused')], at(ONE), ['lost']],
    ['its acknowledged removal is lost', [made(), removed()], at(NOON), ['lost']],
    ['it is removed', [made(), removed()], [], []],
    ['its removal of unknown outcome is there', [made(), removed('unknown')], [], []],
    ['its removal of unknown outcome is not there', [made(), removed('unknown')], at(NOON), []],
    ['its removal was refused and it is gone', [made(), removed('refused')], [], ['lost']],
    ['one that nobody made is there', [], at(NOON), ['unexplained']],
  ])('when %s, then that is so', (_what, writes, events, kinds) => {
    expect(kindsOf(historyOf(...writes), { events })).toEqual(kinds);
  });
});

describe("another's data", () => {
  test('when an answer has the mark of another person, then it is found', () => {
    expect(foreignMarks(ANN, 'Mine [ann1:page1], not mine [bob2:page7] [bob2:page7]')).toEqual([
      '[bob2:page7]',
    ]);
  });

  test('when a client has seen it, or it is there at the end, then both are told', () => {
    const history: History = { writes: [], sightings: [{ person: ANN, what: '[bob2:page7] in insights' }] };
    const events = [{ title: '[bob2:event1]', start: NOON }];
    expect(findViolations(history, [{ ...nothing, events }])).toMatchObject([
      { kind: 'foreign', what: '[bob2:page7] in insights' },
      { kind: 'foreign', what: '[bob2:event1]' },
      { kind: 'unexplained' },
    ]);
  });
});

describe('payments', () => {
  const turn = (
    kind: 'subscribed' | 'cancelled',
    subscriptionId: string | null,
    outcome: Outcome = 'acknowledged',
  ): Write => ({ kind, person: ANN, outcome, subscriptionId });
  const live = (id: string) => ({ id, isLive: true });
  const over = (id: string) => ({ id, isLive: false });
  const one = { person: ANN, hasAccess: true, customers: 1 };
  const none = { ...one, hasAccess: false };
  const first = turn('subscribed', 'sub_1');

  test.each<[string, Write[], PayerState, string[]]>([
    ['one turn made one subscription', [first], { ...one, subscriptions: [live('sub_1')] }, []],
    [
      'one turn made two subscriptions',
      [first],
      { ...one, subscriptions: [live('sub_1'), live('sub_2')] },
      ['doubled', 'doubled'],
    ],
    ['a subscription is lost', [first], { ...none, subscriptions: [] }, ['lost', 'lost']],
    [
      'Stripe has two customers for one person',
      [first],
      { ...one, customers: 2, subscriptions: [live('sub_1')] },
      ['doubled'],
    ],
    [
      'a cancellation is lost',
      [first, turn('cancelled', 'sub_1')],
      { ...one, subscriptions: [live('sub_1')] },
      ['lost'],
    ],
    [
      'a cancellation of unknown outcome is not there',
      [first, turn('cancelled', 'sub_1', 'unknown')],
      { ...one, subscriptions: [live('sub_1')] },
      [],
    ],
    [
      'access does not follow Stripe',
      [first, turn('cancelled', 'sub_1')],
      { ...one, subscriptions: [over('sub_1')] },
      ['not converged'],
    ],
    [
      'a second turn follows a cancellation',
      [first, turn('cancelled', 'sub_1'), turn('subscribed', 'sub_2')],
      { ...one, subscriptions: [over('sub_1'), live('sub_2')] },
      [],
    ],
  ])('when %s, then that is so', (_what, writes, payer, kinds) => {
    expect(findPaymentViolations(historyOf(...writes), [payer]).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('derived state', () => {
  const history = historyOf({
    kind: 'page',
    person: ANN,
    outcome: 'acknowledged',
    content: 'x',
    mood: 'calm',
  });
  const today = '2026-11-24';
  const converged: DerivedState = {
    person: ANN,
    today,
    journalDates: [today],
    stats: { totalEntries: 1, totalDaysAllTime: 1, currentStreak: 1 },
    emotions: { calm: 2, joy: 1 },
    sources: { mood: 'calm', page: ['calm'], messages: [['joy'], []], unread: 0 },
  };
  const find = (difference: Partial<DerivedState>) =>
    findUnconverged(history, [{ ...converged, ...difference }]).map(({ what }) => what);

  test('when all of it fits, then nothing is found', () => {
    expect(find({})).toEqual([]);
  });

  test.each<[string, Partial<DerivedState>, string]>([
    ['the day is missing', { journalDates: [] }, 'days of the journal: 0 instead of 1'],
    ['the day is there twice', { journalDates: [today, today] }, 'days of the journal: 2 instead of 1'],
    [
      'there is a day of nobody',
      { journalDates: ['2026-11-23', today] },
      'other days of the journal: 1 instead of 0',
    ],
    [
      'the streak was not counted',
      { stats: { ...converged.stats, currentStreak: 0 } },
      'days of the streak: 0 instead of 1',
    ],
    [
      'the day was counted twice',
      { stats: { ...converged.stats, totalDaysAllTime: 2 } },
      'days of all time: 2 instead of 1',
    ],
    ['a message was counted twice', { emotions: { calm: 2, joy: 2 } }, 'joy: 2 instead of 1'],
    ['a mood was not counted', { emotions: { calm: 1, joy: 1 } }, 'calm: 1 instead of 2'],
    [
      'a message was not read',
      { sources: { ...converged.sources, unread: 1 } },
      'texts that were not read: 1 instead of 0',
    ],
  ])('when %s, then that is told', (_what, difference, told) => {
    expect(find(difference)).toEqual([told]);
  });

  test('when nothing was written, then a day that is shown is told', () => {
    const found = findUnconverged(historyOf(), [converged]).map(({ what }) => what);
    expect(found).toContain('days of the journal: 1 instead of 0');
  });
});

describe("Google's events", () => {
  const here = [{ title: 'A', start: NOON }];

  test.each<[string, ObservedState['events'], string[]]>([
    ['it has them', here, []],
    ['it has none', [], ['not converged']],
    ['it has one twice', [...here, ...here], ['doubled']],
    ['it has one at another time', [{ title: 'A', start: ONE }], ['not converged']],
    ['it has one that is gone here', [...here, { title: 'B', start: NOON }], ['not converged']],
  ])('when %s, then that is so', (_what, atGoogle, kinds) => {
    expect(findUnsentEvents(ANN, here, atGoogle).map(({ kind }) => kind)).toEqual(kinds);
  });
});

test('when an acknowledged account cannot be entered, then it is lost', () => {
  const signUp = (email: string, outcome: Outcome): Write => ({
    kind: 'signed-up',
    person: ANN,
    outcome,
    email,
  });
  const history = historyOf(
    signUp('in@example.com', 'acknowledged'),
    signUp('lost@example.com', 'acknowledged'),
    signUp('unknown@example.com', 'unknown'),
  );
  expect(findLostAccounts(history, new Set(['in@example.com']))).toMatchObject([
    { kind: 'lost', what: 'the account lost@example.com' },
  ]);
});
