import mongoose from 'mongoose';

import { CHECKED_APP } from './databases.ts';
import { hasEquality, refusedByMongos, type Sharded, shardedBy } from './shards.ts';

const { BSON, MongoClient } = mongoose.mongo;

/** Examined beyond twice what was found or changed: seen only where a test has more rows than that. */
const EXAMINED_BESIDES = 60;
/** Scans of an index that begins with neither a person nor an id. */
const OTHER_INDEX = /(?:IXSCAN|COUNT_SCAN|DISTINCT_SCAN) \{ (?!userId: |_id: )/;

/** What the server logs: all that may be a problem. */
const SUSPICIOUS = {
  appName: { $regex: `^${CHECKED_APP}` },
  $or: [
    { planSummary: { $regex: 'COLLSCAN' } },
    { planSummary: { $regex: OTHER_INDEX.source } },
    { hasSortStage: true },
    { docsExamined: { $gt: EXAMINED_BESIDES } },
    { keysExamined: { $gt: EXAMINED_BESIDES } },
    { op: { $in: ['update', 'remove'] }, 'command.q._id': { $exists: false } },
    { op: 'update', 'command.upsert': true },
    { 'command.findAndModify': { $exists: true } },
  ],
};

/** What is not ours, and what has a few rows for good. */
const UNCHECKED = /^config\.|\.system\.|\.migrations$|\.migration_locks$/;

/** What may be a problem elsewhere, and why it is none. */
const ALLOWED: ReadonlyArray<{ what: RegExp; why: string }> = [
  {
    what: /^examines .* vault_keys .*\$group.* IXSCAN/,
    why: 'A rotation is run by hand, and counts what no key opens.',
  },
  {
    what: /^examines .* outbox .*confirmedAt.*(\$nin|\$group).* IXSCAN/,
    why: 'Counts open rows, once a minute and when Prometheus asks: rows are open for seconds.',
  },
  {
    what: /^looks for a person by another index: .* IXSCAN \{ \w*[dD]ueAt: 1 \}$/,
    why: 'Few rows are due. Between this index and one of the person MongoDB decides by what it finds.',
  },
  {
    what: /^examines .* events .*google\.seen.* IXSCAN \{ userId: 1, startTime: 1 \}$/,
    why: 'Once a full sync, over a calendar that was read whole just before.',
  },
  {
    what: /^examines .* messages .*"turn":\{"\$lt".* IXSCAN \{ userId: 1, conversationId: 1, at: 1, /,
    why: 'Passes over messages of the same millisecond: the test of it has more of them than people have.',
  },
];

type Command = Record<string, unknown>;

/** One operation in MongoDB's log. https://www.mongodb.com/docs/manual/reference/database-profiler/ */
interface Operation {
  type: string;
  ns: string;
  appName?: string;
  command: Command;
  /** Of a cursor whose next batch was read. */
  originatingCommand?: Command;
  planSummary?: string;
  hasSortStage?: boolean;
  docsExamined?: number;
  keysExamined?: number;
  nreturned?: number;
  nMatched?: number;
  ndeleted?: number;
}

/**
 * Has a server log what may be a problem of the operations that connections to a `checkedUri` send, in all databases.
 *
 * @param url of a server that was started with `LOGS_BY_FILTER`
 */
export async function logSuspiciousQueries(url: string): Promise<void> {
  const client = await MongoClient.connect(url);
  try {
    await client.db('admin').command({ setProfilingFilterGlobally: 1, filter: SUSPICIOUS });
  } finally {
    await client.close();
  }
}

/**
 * What a server's log tells of queries that scan a collection, sort in memory, examine far more than they find, look
 * for a person by an index of something else, or that a mongos would refuse. Each once, without anybody's values.
 */
export function findQueryProblems(log: string): string[] {
  const shards = new Map<string, ReadonlyMap<string, Sharded>>();
  const problems = new Set<string>();
  for (const [line] of log.matchAll(/^\{.*"id":51803,.*\}$/gm)) {
    const operation = BSON.EJSON.parse(line).attr as Operation;
    const { appName = '', ns } = operation;
    if (!appName.startsWith(CHECKED_APP) || UNCHECKED.test(ns)) continue;
    const service = appName.slice(CHECKED_APP.length);
    const sharded = shards.get(service) ?? shardedBy(service);
    shards.set(service, sharded);
    const collection = ns.slice(ns.indexOf('.') + 1);
    const why = whyWrong(operation, sharded.get(collection)?.key ?? {});
    if (why === null) continue;
    const what = `${why}: ${textOf(operation, collection)}`;
    if (!ALLOWED.some((allowed) => allowed.what.test(what))) problems.add(`${service} ${what}`);
  }
  return [...problems].toSorted();
}

function whyWrong(operation: Operation, shardKey: Sharded['key']): string | null {
  const { type, command, planSummary = '', docsExamined = 0, keysExamined = 0 } = operation;
  // The stream reads the oplog, not a collection of ours.
  if (stagesOf(operation)[0]?.['$changeStream'] !== undefined) return null;
  if (planSummary.includes('COLLSCAN')) return 'scans the collection';
  if (operation.hasSortStage) return 'sorts in memory';
  const found = operation.nreturned ?? operation.nMatched ?? operation.ndeleted ?? 0;
  const examined = Math.max(docsExamined, keysExamined);
  // What is counted by keys alone is not found, one by one.
  const isCount = planSummary.startsWith('COUNT_SCAN');
  if (!isCount && examined > 2 * found + EXAMINED_BESIDES) return 'examines far more than it finds';
  if (OTHER_INDEX.test(planSummary) && hasEquality(filterOf(operation), 'userId'))
    return 'looks for a person by another index';
  return refusedByMongos({ op: type, command }, shardKey);
}

function stagesOf({ command, originatingCommand = command }: Operation): Command[] {
  return (originatingCommand['pipeline'] ?? []) as Command[];
}

function filterOf(operation: Operation): unknown {
  const { command, originatingCommand = command } = operation;
  const { filter, query, q } = originatingCommand;
  return filter ?? query ?? q ?? stagesOf(operation)[0]?.['$match'];
}

/** The operation with the shapes of its values: no person's text belongs into a report. */
function textOf(operation: Operation, collection: string): string {
  const { command, originatingCommand = command, planSummary } = operation;
  const { pipeline, sort } = originatingCommand;
  const shape = JSON.stringify(shapeOf({ filter: pipeline ?? filterOf(operation), sort }));
  return `${operation.type} ${collection} ${shape} by ${planSummary}`;
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map(shapeOf);
  if (value === null || typeof value !== 'object') return isTelling(value) ? value : '…';
  if (Object.getPrototypeOf(value) !== Object.prototype) return value.constructor.name;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

/** Directions, limits of one and flags, which belong to the code. */
const isTelling = (value: unknown): boolean =>
  typeof value === 'number' ? Math.abs(value) <= 1 : typeof value !== 'string';
