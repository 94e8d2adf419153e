/**
 * Makes `src/google/calendar-v3.json` of Google's discovery document: `npm run -w libs/emulators discovery <file>`. The
 * README beside the package says where the file is from.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Described {
  description?: string;
  enum?: string[];
}
interface Resource {
  methods?: Record<string, { parameters?: Record<string, object>; scopes?: string[] }>;
}
interface Discovery {
  revision: string;
  parameters: Record<string, object>;
  auth: { oauth2: { scopes: Record<string, object> } };
  resources: Record<string, Resource>;
  schemas: Record<string, object>;
}

const texts = new Set(['description', 'enumDescriptions', 'default', 'annotations', 'id', 'parameterOrder']);
const scopePrefix = 'https://www.googleapis.com/auth/';

/** What a property's description alone says: that only the server writes it, and its values. */
function said({ description = '', enum: values }: Described): object {
  const listed = /Possible values are:/.test(description)
    ? [...description.matchAll(/^- "(\w+)"/gm)].map(([, value]) => value)
    : [];
  return {
    ...(/\bread-only\b/i.test(description) && { readOnly: true }),
    ...(values === undefined && listed.length > 0 && { enum: listed }),
  };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema, a property, a parameter or a method without its texts. */
function reduce(value: object): object {
  const kept = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    if (name === 'properties' || name === 'parameters') return [[name, reduceAll(inner)]];
    if (texts.has(name)) return [];
    return [[name, isObject(inner) ? reduce(inner) : inner]];
  });
  return { ...Object.fromEntries(kept), ...said(value) };
}

function reduceAll(values: unknown): object {
  const named = isObject(values) ? Object.entries(values) : [];
  return Object.fromEntries(named.map(([name, value]: [string, object]) => [name, reduce(value)]));
}

const shortScope = (scope: string) => scope.replace(scopePrefix, '');

const [, , file] = process.argv;
if (file === undefined) throw new Error('Which file is the discovery document in?');
const document: Discovery = JSON.parse(readFileSync(file, 'utf8'));
const methods = Object.entries(document.resources).flatMap(([resource, { methods: ofResource = {} }]) =>
  Object.entries(ofResource).map(([name, method]) => [
    `${resource}.${name}`,
    { ...reduce(method), scopes: (method.scopes ?? []).map(shortScope) },
  ]),
);
const reduced = {
  revision: document.revision,
  scopes: Object.keys(document.auth.oauth2.scopes).map(shortScope),
  parameters: reduceAll(document.parameters),
  methods: Object.fromEntries(methods),
  schemas: reduceAll(document.schemas),
};
const target = join(import.meta.dirname, '../src/google/calendar-v3.json');
writeFileSync(target, `${JSON.stringify(reduced)}\n`);
