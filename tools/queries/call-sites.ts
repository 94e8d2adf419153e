import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import mongoose from 'mongoose';

/** Methods that send a query or a write with a filter, and which of the driver's arguments is the options. */
const OPTIONS_AT = {
  find: 1,
  findOne: 1,
  findById: undefined,
  exists: undefined,
  countDocuments: 1,
  distinct: 2,
  aggregate: 1,
  bulkWrite: 1,
  updateOne: 2,
  updateMany: 2,
  replaceOne: 2,
  deleteOne: 1,
  deleteMany: 1,
  findOneAndUpdate: 2,
  findOneAndReplace: 2,
  findOneAndDelete: 1,
} as const;
const FILTERING = Object.keys(OPTIONS_AT) as Array<keyof typeof OPTIONS_AT>;

/** A line of our own code that queries MongoDB: `services/chat/src/use-cases.ts:12`. */
export type CallSite = string;

const root = `${join(import.meta.dirname, '..', '..')}/`;
const OURS = /^(services\/\w+|libs\/(events|vault))\/src\//;

/** The first line of our own code above the caller. */
function callSite(): CallSite | undefined {
  const { stack = '' } = new Error();
  for (const [, file = '', line = ''] of stack.matchAll(/(?:\(|at )(?:file:\/\/)?(\/[^:()]+):(\d+):\d+/g)) {
    const path = relative(root, file);
    if (OURS.test(path)) return `${path}:${line}`;
  }
  return undefined;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;
type Methods = Record<string, Method | undefined>;

/**
 * Notes each line of ours that queries MongoDB from now on, and sends it along as the command's comment, so that
 * the profile names it.
 */
export function traceCallSites(): { seen: Set<CallSite>; restore: () => void } {
  const seen = new Set<CallSite>();
  const undo: Array<() => void> = [];
  const wrap = (target: object, name: string, wrapped: (original: Method) => Method) => {
    const methods = target as Methods;
    const original = methods[name];
    if (!original) return;
    const own = Object.hasOwn(target, name);
    methods[name] = wrapped(original);
    undo.push(() => {
      if (own) methods[name] = original;
      else delete methods[name];
    });
  };
  const note = (): CallSite | undefined => {
    const site = callSite();
    if (site !== undefined) seen.add(site);
    return site;
  };
  for (const name of FILTERING) {
    // A model's query is sent when it is awaited, when the caller is gone from the stack.
    wrap(mongoose.Model, name, (original) => {
      return function (this: unknown, ...args) {
        const site = note();
        const query = original.apply(this, args);
        if (site !== undefined && query instanceof mongoose.Query) query.comment(site);
        if (site !== undefined && query instanceof mongoose.Aggregate) query.option({ comment: site });
        return query;
      };
    });
    wrap(mongoose.mongo.Collection.prototype, name, (original) => {
      return function (this: unknown, ...args) {
        const site = note();
        const at = OPTIONS_AT[name];
        if (site !== undefined && at !== undefined) args[at] = { comment: site, ...(args[at] as object) };
        return original.apply(this, args);
      };
    });
  }
  return {
    seen,
    restore: () => {
      for (const each of undo) each();
    },
  };
}

/** A line that queries MongoDB, and what stands there. */
interface Listed {
  site: CallSite;
  code: string;
}

/** All lines of services, libs/events and libs/vault that query MongoDB by more than the id, as far as text tells. */
export async function listCallSites(): Promise<Listed[]> {
  const folders = ['libs/events/src', 'libs/vault/src'];
  for (const service of await readdir(join(root, 'services'))) folders.push(`services/${service}/src`);
  const listed: Listed[] = [];
  for (const folder of folders) {
    for (const path of await readdir(join(root, folder), { recursive: true })) {
      if (!path.endsWith('.ts') || path.endsWith('.test.ts') || path.endsWith('migrations.ts')) continue;
      listed.push(...listedIn(`${folder}/${path}`, await readFile(join(root, folder, path), 'utf8')));
    }
  }
  return listed;
}

function listedIn(file: string, text: string): Listed[] {
  const lines = text.split('\n');
  // What names an id first is found by the index of ids, whatever follows.
  const call = new RegExp(`(\\w+)\\s*\\.(${FILTERING.join('|')})\\((?!\\s*\\{ _id\\b)`, 'g');
  return [...text.matchAll(call)].flatMap(({ 0: whole, 1: receiver = '', 2: method, index }) => {
    if (method === 'findById' || !isCollection(receiver, text)) return [];
    const line = text.slice(0, index + whole.length).split('\n').length;
    return [{ site: `${file}:${line}`, code: lines[line - 1]?.trim() ?? '' }];
  });
}

/** Models are written in capitals, or made by `…Model(…)`; the driver's collections by `.collection(…)`. */
function isCollection(name: string, text: string): boolean {
  if (/^[A-Z]/.test(name)) return true;
  return new RegExp(`\\b${name} = (\\w+Model\\(|\\w+\\.collection\\b)`).test(text);
}
