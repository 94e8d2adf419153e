import type mongoose from 'mongoose';

import type { CallSite } from './call-sites.ts';
import { refusedByMongos, type Sharded } from './shards.ts';

type Db = mongoose.mongo.Db;

const PROFILE_BYTES = 64 * 2 ** 20;
/** Examined beyond twice what was found or changed; a person's own rows are fewer here, those of others are more. */
const EXAMINED_BESIDES = 60;

/** One operation as MongoDB's profiler tells it. https://www.mongodb.com/docs/manual/reference/database-profiler/ */
interface Profiled {
  op: string;
  ns: string;
  appName?: string;
  command: Record<string, unknown>;
  planSummary?: string;
  hasSortStage?: boolean;
  docsExamined?: number;
  keysExamined?: number;
  nreturned?: number;
  nMatched?: number;
  ndeleted?: number;
}

/** An operation that reads more than it should. */
export interface Problem {
  site: CallSite;
  what: string;
}

/** Has the server write down every operation on a database from now on. */
export async function startProfiling(db: Db): Promise<void> {
  await db.command({ profile: 0 });
  await db.dropCollection('system.profile');
  await db.createCollection('system.profile', { capped: true, size: PROFILE_BYTES });
  await db.command({ profile: 2 });
}

/**
 * Ends the profile, and says what in it scans a collection, sorts in memory or is refused on shards, and how many
 * queries it holds.
 */
export async function endProfiling(
  db: Db,
  sharded: ReadonlyMap<string, Sharded>,
): Promise<{ problems: Problem[]; queries: number }> {
  await db.command({ profile: 0 });
  const entries = (await db.collection('system.profile').find().toArray()) as unknown as Profiled[];
  const queries = entries.filter(
    ({ planSummary, command, ns }) =>
      planSummary !== undefined && !ns.includes('.system.') && !isChangeStream(command),
  );
  const problems = queries.flatMap((entry) => {
    const why = whyWrong(entry);
    return why === null ? [] : [{ site: siteOf(entry), what: `${why}: ${textOf(entry)}` }];
  });
  for (const entry of entries) {
    const why = refusedByMongos(entry, sharded.get(collectionOf(entry))?.key ?? {});
    if (why !== null) problems.push({ site: siteOf(entry), what: `${why}: ${textOf(entry)}` });
  }
  return { problems, queries: queries.length };
}

function whyWrong(entry: Profiled): string | null {
  const { planSummary = '', hasSortStage = false, docsExamined = 0, keysExamined = 0 } = entry;
  if (planSummary.includes('COLLSCAN')) return 'scans the collection';
  if (hasSortStage) return 'sorts in memory';
  const found = entry.nreturned ?? entry.nMatched ?? entry.ndeleted ?? 0;
  const examined = Math.max(docsExamined, keysExamined);
  return examined > 2 * found + EXAMINED_BESIDES ? `examines ${examined} for ${found}` : null;
}

/** The stream reads the oplog, not a collection of ours. */
function isChangeStream({ pipeline }: Profiled['command']): boolean {
  return Array.isArray(pipeline) && JSON.stringify(pipeline[0] ?? null).startsWith('{"$changeStream"');
}

const collectionOf = ({ ns }: Profiled): string => ns.slice(ns.indexOf('.') + 1);

const siteOf = ({ command }: Profiled): CallSite =>
  typeof command['comment'] === 'string' ? command['comment'] : 'unknown';

/** The operation with the shapes of its values: no person's text belongs into a report. */
function textOf({ op, ns, command, planSummary }: Profiled): string {
  const { filter, query, q, pipeline, sort } = command;
  const shape = JSON.stringify(shapeOf({ filter: filter ?? query ?? q ?? pipeline, sort }));
  return `${op} ${ns.slice(ns.indexOf('.') + 1)} ${shape} by ${planSummary}`;
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 3).map(shapeOf);
  if (value === null || typeof value !== 'object') return typeof value === 'string' ? '…' : value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value.constructor.name;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}
