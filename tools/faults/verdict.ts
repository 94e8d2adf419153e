import { setTimeout as pause } from 'node:timers/promises';

import { say } from '../start/terminal.ts';
import type { ClientNotes } from './calls.ts';
import {
  findPaymentViolations,
  findLostAccounts,
  findUnconverged,
  findUnsentEvents,
  findViolations,
  type Violation,
} from './checks.ts';
import {
  observePerson,
  observeDerived,
  observeGoogle,
  observePayer,
  openRows,
  type OutsideServers,
  type ServiceRows,
} from './observe.ts';
import { GOOGLE_ACCOUNT, type RunPeople } from './people.ts';
import type { RunResult } from './report.ts';

/** What everything derived has, after the last fault. */
const CONVERGENCE_TIMEOUT_MS = 90_000;
const CHECK_EVERY_MS = 2_000;

type JudgeOptions = {
  people: RunPeople;
  notes: ClientNotes;
  outside: OutsideServers;
  mongodbUri: string;
  /** When the last fault ended. */
  healedAt: number;
};

/** Compares what the clients noted with what is there, until it fits or its time is over. Nobody writes any more. */
export async function judgeRun(options: JudgeOptions): Promise<Omit<RunResult, 'seen' | 'leftOut'>> {
  const { notes, people, healedAt } = options;
  const rows = await openRows(options.mongodbUri);
  try {
    let violations: Violation[] | null = null;
    let lastToFit: string | null = null;
    let reason = '';
    let lookedAt = Date.now();
    do {
      if (violations !== null || reason !== '') await pause(CHECK_EVERY_MS);
      lookedAt = Date.now();
      try {
        violations = await observeAll(options, rows);
        lastToFit = violations[0] ? `${violations[0].person}: ${violations[0].what}` : lastToFit;
        reason = '';
      } catch (error) {
        // It is not back yet, or something is away for good.
        reason = error instanceof Error ? error.message : String(error);
      }
    } while (
      (violations === null || violations.length > 0) &&
      Date.now() - healedAt < CONVERGENCE_TIMEOUT_MS
    );
    if (reason !== '') say(`What is there could not be read: ${reason}`);
    const isConverged = violations?.length === 0 && reason === '';
    return {
      acknowledgedWrites: countWrites(notes),
      violations: [...(violations ?? []), ...findLostAccounts(notes, await addressesThatSignIn(people))],
      convergedAfterMs: isConverged ? lookedAt - healedAt : null,
      lastToFit,
    };
  } finally {
    await rows.close();
  }
}

async function observeAll({ people, notes, outside }: JudgeOptions, rows: ServiceRows): Promise<Violation[]> {
  const writers = people.writers();
  const there = await Promise.all(writers.map(observePerson));
  const derived = await Promise.all(writers.map((writer) => observeDerived(writer, rows)));
  const payers = await Promise.all(people.payers().map((payer) => observePayer(payer, outside)));
  const [connected] = there;
  const atGoogle = await observeGoogle(outside, GOOGLE_ACCOUNT);
  return [
    ...findViolations(notes, there),
    ...findUnconverged(notes, derived),
    ...findPaymentViolations(notes, payers),
    ...(connected ? findUnsentEvents(connected.person, connected.events, atGoogle) : []),
  ];
}

/** The addresses of the newcomers that can sign in. */
async function addressesThatSignIn(people: RunPeople): Promise<Set<string>> {
  const entered = new Set<string>();
  for (const person of people.newcomers()) {
    // Refused is what an account is that was not made.
    await person.signIn().then(
      () => entered.add(person.email),
      () => undefined,
    );
  }
  return entered;
}

function countWrites({ writes }: ClientNotes): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, outcome } of writes) {
    if (outcome !== 'acknowledged' || kind === 'page-seen') continue;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
