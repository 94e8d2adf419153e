import { setTimeout as pause } from 'node:timers/promises';

import { say } from '../start/terminal.ts';
import type { Notes } from './calls.ts';
import {
  findInPayments,
  findLostAccounts,
  findUnconverged,
  findUnsent,
  findViolations,
  type Violation,
} from './checks.ts';
import {
  observe,
  observeDerived,
  observeGoogle,
  observePayer,
  openRows,
  type Outside,
  type Rows,
} from './observe.ts';
import { GOOGLE_ACCOUNT, type People } from './people.ts';
import type { Result } from './report.ts';

/** What everything derived has, after the last fault. */
const CONVERGED_MS = 90_000;
const LOOK_EVERY_MS = 2_000;

type Options = {
  people: People;
  notes: Notes;
  outside: Outside;
  mongodbUri: string;
  /** When the last fault ended. */
  healedAt: number;
};

/** Compares what the clients noted with what is there, until it fits or its time is over. Nobody writes any more. */
export async function judge(options: Options): Promise<Omit<Result, 'seen' | 'leftOut'>> {
  const { notes, people, healedAt } = options;
  const rows = await openRows(options.mongodbUri);
  try {
    let violations: Violation[] | null = null;
    let lastToFit: string | null = null;
    let reason = '';
    let lookedAt = Date.now();
    do {
      if (violations !== null || reason !== '') await pause(LOOK_EVERY_MS);
      lookedAt = Date.now();
      try {
        violations = await look(options, rows);
        lastToFit = violations[0] ? `${violations[0].person}: ${violations[0].what}` : lastToFit;
        reason = '';
      } catch (error) {
        // It is not back yet, or something is away for good.
        reason = error instanceof Error ? error.message : String(error);
      }
    } while ((violations === null || violations.length > 0) && Date.now() - healedAt < CONVERGED_MS);
    if (reason !== '') say(`What is there could not be read: ${reason}`);
    const isConverged = violations?.length === 0 && reason === '';
    return {
      acknowledgedWrites: countWrites(notes),
      violations: [...(violations ?? []), ...findLostAccounts(notes, await enter(people))],
      convergedAfterMs: isConverged ? lookedAt - healedAt : null,
      lastToFit,
    };
  } finally {
    await rows.close();
  }
}

async function look({ people, notes, outside }: Options, rows: Rows): Promise<Violation[]> {
  const writers = people.writers();
  const there = await Promise.all(writers.map(observe));
  const derived = await Promise.all(writers.map((writer) => observeDerived(writer, rows)));
  const payers = await Promise.all(people.payers().map((payer) => observePayer(payer, outside)));
  const [connected] = there;
  const atGoogle = await observeGoogle(outside, GOOGLE_ACCOUNT);
  return [
    ...findViolations(notes, there),
    ...findUnconverged(notes, derived),
    ...findInPayments(notes, payers),
    ...(connected ? findUnsent(connected.person, connected.events, atGoogle) : []),
  ];
}

/** The addresses of the newcomers that can sign in. */
async function enter(people: People): Promise<Set<string>> {
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

function countWrites({ writes }: Notes): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind, outcome } of writes) {
    if (outcome !== 'acknowledged' || kind === 'page-seen') continue;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
