import type {
  EventChange,
  History,
  MessageSend,
  Outcome,
  PageWrite,
  SubscriptionTurn,
  Write,
} from './history.ts';
import { foreignMarks } from './history.ts';
import type { DerivedState, ObservedState, PayerState } from './observed.ts';

/** What must not be. */
export type Violation = {
  kind: 'lost' | 'doubled' | 'unexplained' | 'foreign' | 'not converged';
  person: string;
  what: string;
};

type WriteKind = Write['kind'];
type WriteOfKind<Name extends WriteKind> = Extract<Write, { kind: Name }>;

function writesOf<Name extends WriteKind>(
  history: History,
  person: string,
  kinds: readonly Name[],
): WriteOfKind<Name>[] {
  const isAsked = (write: Write): write is WriteOfKind<Name> =>
    write.person === person && kinds.some((kind) => kind === write.kind);
  return history.writes.filter(isAsked);
}

/** Every acknowledged write is there once, and nothing else is. @param there of everybody, after the last write */
export function findViolations(history: History, there: readonly ObservedState[]): Violation[] {
  return [
    ...history.sightings.map(({ person, what }) => ({ kind: 'foreign' as const, person, what })),
    ...there.flatMap((observed) => {
      const { person } = observed;
      return [
        ...foreignMarks(person, JSON.stringify(observed)).map((what) => ({
          kind: 'foreign' as const,
          person,
          what,
        })),
        ...findPageViolations(writesOf(history, person, ['page', 'page-seen']), observed),
        ...findMessageViolations(writesOf(history, person, ['message']), observed),
        ...findEventViolations(
          writesOf(history, person, ['event-created', 'event-moved', 'event-removed']),
          observed,
        ),
      ];
    }),
  ];
}

/**
 * A save names the revision that it replaces: one of unknown outcome can take effect after a later one was
 * acknowledged only by being refused as a conflict. So at each time the page is what was last acknowledged, or a
 * later save of unknown outcome.
 */
function findPageViolations(writes: readonly PageWrite[], { person, page }: ObservedState): Violation[] {
  const all: string[] = [];
  const problems: Violation[] = [];
  let acknowledged: string | null = null;
  let possible: { content: string; mood: string }[] = [];
  const check = (content: string, mood?: string): void => {
    if (possible.some((each) => each.content === content && (mood ?? each.mood) === each.mood)) return;
    const what = `the page ${acknowledged ?? 'of nobody'}: there is ${content}${mood ? `, ${mood}` : ''}`;
    problems.push({ kind: all.includes(content) ? 'lost' : 'unexplained', person, what });
  };
  for (const write of writes) {
    const { content, outcome } = write;
    if (write.kind === 'page-seen') check(content);
    else {
      all.push(content);
      if (outcome === 'acknowledged') acknowledged = content;
      if (outcome === 'acknowledged') possible = [write];
      if (outcome === 'unknown') possible.push(write);
    }
  }
  if (page) check(page.content, page.mood ?? 'none');
  else if (acknowledged !== null) problems.push({ kind: 'lost', person, what: `the page ${acknowledged}` });
  return problems;
}

function findMessageViolations(
  sends: readonly MessageSend[],
  { person, messages }: ObservedState,
): Violation[] {
  const own = messages.filter(({ sender }) => sender === 'user');
  const known = new Set(sends.map(({ content }) => content));
  return [
    ...sends.flatMap(({ content, outcome }) =>
      findCountProblem(
        person,
        `the message ${content}`,
        outcome,
        own.filter((each) => each.content === content).length,
      ),
    ),
    ...own
      .filter(({ content }) => !known.has(content))
      .map(({ content }) => ({ kind: 'unexplained' as const, person, what: `the message ${content}` })),
    ...sends.flatMap(({ content, reply }): Violation[] => {
      if (reply === null) return [];
      const stored = messages.filter(({ id }) => id === reply.id);
      if (stored.some((each) => each.content === reply.content && each.state === 'complete')) return [];
      return [{ kind: 'lost', person, what: `the reply to ${content}` }];
    }),
  ];
}

/** Once where it was acknowledged, never where it was refused, and at most once where that is not known. */
function findCountProblem(person: string, what: string, outcome: Outcome, count: number): Violation[] {
  if (count > 1) return [{ kind: 'doubled', person, what: `${what}, ${count} times` }];
  if (count === 0 && outcome === 'acknowledged') return [{ kind: 'lost', person, what }];
  if (count > 0 && outcome === 'refused')
    return [{ kind: 'unexplained', person, what: `${what}, which was refused` }];
  return [];
}

function findEventViolations(
  changes: readonly EventChange[],
  { person, events }: ObservedState,
): Violation[] {
  const titles = new Set(changes.map(({ title }) => title));
  return [
    ...[...titles].flatMap((title) =>
      findViolationsOfEvent(
        changes.filter((change) => change.title === title),
        events.filter((event) => event.title === title),
        { person, title },
      ),
    ),
    ...events
      .filter(({ title }) => !titles.has(title))
      .map(({ title }) => ({ kind: 'unexplained' as const, person, what: `the event ${title}` })),
  ];
}

/** A change of unknown outcome may take effect at any later time: it names no version that it replaces. */
function findViolationsOfEvent(
  changes: readonly EventChange[],
  there: ObservedState['events'],
  { person, title }: { person: string; title: string },
): Violation[] {
  const what = `the event ${title}`;
  const created = changes.find(({ kind }) => kind === 'event-created');
  const removed = changes.find(({ kind, outcome }) => kind === 'event-removed' && outcome !== 'refused');
  if (!created) return [{ kind: 'unexplained', person, what }];
  if (removed?.outcome === 'acknowledged')
    return there.length > 0 ? [{ kind: 'lost', person, what: `the removal of ${title}` }] : [];
  const outcome = removed && created.outcome === 'acknowledged' ? 'unknown' : created.outcome;
  const counted = findCountProblem(person, what, outcome, there.length);
  const [found] = there;
  if (counted.length > 0 || !found) return counted;
  const placed = changes.filter((change) => change.kind !== 'event-removed');
  const last = placed.findLastIndex((change) => change.outcome === 'acknowledged');
  const possible = placed.filter((change, at) => at === last || change.outcome === 'unknown');
  if (possible.some(({ start }) => start === found.start)) return [];
  return [{ kind: 'lost', person, what: `a move of ${title}: it is at ${found.start}` }];
}

/**
 * One customer, one subscription for each turn, and none live but that of the last.
 *
 * @param payers after the last turn, once Stripe's notices have arrived
 */
export function findPaymentViolations(history: History, payers: readonly PayerState[]): Violation[] {
  return payers.flatMap((payer) =>
    findPayerViolations(writesOf(history, payer.person, ['subscribed', 'cancelled']), payer),
  );
}

function findPayerViolations(
  turns: readonly SubscriptionTurn[],
  { person, hasAccess, customers, subscriptions }: PayerState,
): Violation[] {
  const problems: Violation[] = [];
  const add = (kind: Violation['kind'], what: string) => problems.push({ kind, person, what });
  const live = subscriptions.filter(({ isLive }) => isLive);
  if (customers > 1) add('doubled', `${customers} customers at Stripe`);
  if (live.length > 1) add('doubled', `${live.length} live subscriptions at Stripe`);

  const begun = turns.filter(({ kind, outcome }) => kind === 'subscribed' && outcome !== 'refused');
  if (subscriptions.length > begun.length)
    add('doubled', `${subscriptions.length} subscriptions at Stripe after ${begun.length} turns`);
  for (const { subscriptionId, outcome } of begun) {
    if (outcome === 'acknowledged' && !subscriptions.some(({ id }) => id === subscriptionId))
      add('lost', `the subscription ${subscriptionId}`);
  }

  const last = turns.findLast(({ outcome }) => outcome === 'acknowledged');
  const isOpen = turns.slice(last ? turns.indexOf(last) + 1 : 0).some(({ outcome }) => outcome === 'unknown');
  if (last && !isOpen) {
    const isLive = live.some(({ id }) => id === last.subscriptionId);
    if (last.kind === 'subscribed' && !isLive)
      add('lost', `the subscription ${last.subscriptionId} is not live`);
    if (last.kind === 'cancelled' && live.length > 0) add('lost', 'the cancellation');
  }
  if (hasAccess !== live.length > 0)
    add('not converged', `access is ${hasAccess} with ${live.length} live subscriptions at Stripe`);
  return problems;
}

/** Whether what is derived fits what it is derived from, and that to the history. */
export function findUnconverged(history: History, derived: readonly DerivedState[]): Violation[] {
  return derived.flatMap((each) => {
    const { person } = each;
    const saves = writesOf(history, person, ['page']);
    const differences = derivedDifferences(each, mayBeWritten(saves, each));
    return differences.map((what) => ({ kind: 'not converged' as const, person, what }));
  });
}

/** Whether today has a page: not known from a history of unknown saves alone. */
function mayBeWritten(saves: readonly PageWrite[], { journalDates }: DerivedState): boolean {
  if (saves.some(({ outcome }) => outcome === 'acknowledged')) return true;
  return saves.some(({ outcome }) => outcome === 'unknown') && journalDates.length > 0;
}

function derivedDifferences(
  { today, journalDates, stats, emotions, sources }: DerivedState,
  isWritten: boolean,
): string[] {
  const days = isWritten ? 1 : 0;
  const numbers: [string, number, number][] = [
    ['days of the journal', journalDates.filter((date) => date === today).length, days],
    ['other days of the journal', journalDates.filter((date) => date !== today).length, 0],
    ['days with an entry this week', stats.totalEntries, days],
    ['days of all time', stats.totalDaysAllTime, days],
    ['days of the streak', stats.currentStreak, days],
    ['texts that were not read', sources.unread + (isWritten && sources.page === null ? 1 : 0), 0],
  ];
  const expected = countEmotions(sources);
  const names = new Set([...Object.keys(expected), ...Object.keys(emotions)]);
  for (const name of [...names].toSorted()) numbers.push([name, emotions[name] ?? 0, expected[name] ?? 0]);
  return numbers
    .filter(([, is, should]) => is !== should)
    .map(([name, is, should]) => `${name}: ${is} instead of ${should}`);
}

function countEmotions({ mood, page, messages }: DerivedState['sources']): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of [...(mood === null ? [] : [mood]), ...(page ?? []), ...messages.flat()])
    counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Google has each event of a person once, where it is here. */
export function findUnsentEvents(
  person: string,
  here: ObservedState['events'],
  atGoogle: ObservedState['events'],
): Violation[] {
  const titles = new Set([...here, ...atGoogle].map(({ title }) => title));
  return [...titles].flatMap((title): Violation[] => {
    const starts = (events: ObservedState['events']) =>
      events
        .filter((event) => event.title === title)
        .map(({ start }) => start)
        .toSorted();
    const [ours, theirs] = [starts(here), starts(atGoogle)];
    if (ours.join() === theirs.join()) return [];
    const what = `the event ${title}: here at ${ours.join() || 'no time'}, at Google at ${theirs.join() || 'no time'}`;
    return [{ kind: theirs.length > 1 ? 'doubled' : 'not converged', person, what }];
  });
}

/** Accounts that were acknowledged and cannot be entered. @param entered those whose sign-in was answered with 2xx */
export function findLostAccounts(history: History, entered: ReadonlySet<string>): Violation[] {
  return history.writes.flatMap((write): Violation[] => {
    if (write.kind !== 'signed-up' || write.outcome !== 'acknowledged' || entered.has(write.email)) return [];
    return [{ kind: 'lost', person: write.person, what: `the account ${write.email}` }];
  });
}
