import * as contracts from '@inkwell/contracts';
import { z, type ZodType } from 'zod';

import { addComments, type Comments } from './comments.ts';
import type { JsonSchema } from './openapi.ts';
import type { Route } from './routes.ts';

const REFERENCE_PREFIX = '#/components/schemas/';

export const referenceTo = (name: string): JsonSchema => ({ $ref: `${REFERENCE_PREFIX}${name}` });

/** The schemas of the contracts, by name. */
export const NAMED_SCHEMAS: ReadonlyMap<string, ZodType> = new Map(
  Object.entries(contracts).flatMap(([name, value]): [string, ZodType][] =>
    value instanceof z.ZodType ? [[name, value]] : [],
  ),
);

/**
 * Names the contracts' objects and unions, so that the document refers to them. Other schemas are written where they
 * are used, and so are those of parameters, which OpenAPI lists one by one.
 */
export function createRegistry(routes: readonly Route[], comments: ReadonlyMap<string, Comments>) {
  const ofParameters = new Set(
    routes.flatMap(({ schemas }) => [schemas.params, schemas.querystring, schemas.headers]),
  );
  const registry = z.registry<{ id?: string; [keyword: string]: unknown }>();
  for (const [name, schema] of NAMED_SCHEMAS) {
    if (ofParameters.has(schema)) continue;
    const isNamed = schema instanceof z.ZodObject || schema instanceof z.ZodUnion;
    const description = comments.get(name)?.text;
    registry.add(schema, {
      ...(isNamed && { id: name }),
      ...(description !== undefined && { description }),
      // The check that the day exists is a function, which no JSON schema can show.
      ...(schema === contracts.Day && { format: 'date' }),
    });
  }
  return registry;
}

/** Every object in a JSON value. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const child of Object.values(value)) yield* objectsIn(child);
}

function referencesIn(value: unknown): Set<string> {
  const names = [...objectsIn(value)].flatMap(({ $ref }) =>
    typeof $ref === 'string' && $ref.startsWith(REFERENCE_PREFIX)
      ? [$ref.slice(REFERENCE_PREFIX.length)]
      : [],
  );
  return new Set(names);
}

/** Takes out what says nothing to a reader. */
function removeUninformative(value: unknown): void {
  for (const each of objectsIn(value)) {
    // An answer may get further fields at any time; an input's unknown fields are dropped.
    if (each['additionalProperties'] === false) delete each['additionalProperties'];
    if (each['format'] === 'date-time') delete each['pattern'];
    if (each['maximum'] === Number.MAX_SAFE_INTEGER) delete each['maximum'];
    if (each['minimum'] === Number.MIN_SAFE_INTEGER) delete each['minimum'];
  }
}

const INPUT_SUFFIX = 'Input';

/** The names of schemas that are the same for an input and for an answer. */
function findSameSchemas(schemas: Record<string, JsonSchema>): Set<string> {
  const same = new Set(Object.keys(schemas).filter((name) => `${name}${INPUT_SUFFIX}` in schemas));
  const withoutInput = (name: string) =>
    JSON.stringify(schemas[`${name}${INPUT_SUFFIX}`], (_key, value: unknown) => {
      if (typeof value !== 'string' || !value.startsWith(REFERENCE_PREFIX)) return value;
      const plain = value.slice(0, -INPUT_SUFFIX.length);
      return same.has(plain.slice(REFERENCE_PREFIX.length)) ? plain : value;
    });
  for (let before = -1; before !== same.size;) {
    before = same.size;
    for (const name of same) if (withoutInput(name) !== JSON.stringify(schemas[name])) same.delete(name);
  }
  return same;
}

/**
 * Tidies the named schemas of a document: comments of the contracts as descriptions, one where the input and the
 * answer are the same, and none that nothing refers to.
 */
export function tidySchemas<Document extends { components: { schemas: Record<string, JsonSchema> } }>(
  document: Document,
  comments: ReadonlyMap<string, Comments>,
): Document {
  removeUninformative(document);
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries(schemas)) {
    const own = comments.get(name) ?? comments.get(name.slice(0, -INPUT_SUFFIX.length));
    if (own) addComments(schema, own.fields);
  }
  const rename = (from: string, to: string) => {
    for (const each of objectsIn(document))
      if (each['$ref'] === REFERENCE_PREFIX + from) each['$ref'] = REFERENCE_PREFIX + to;
  };
  for (const name of findSameSchemas(schemas)) rename(`${name}${INPUT_SUFFIX}`, name);
  const { components, ...rest } = document;
  const kept = referencesIn([rest, { ...components, schemas: {} }]);
  for (const name of kept) for (const next of referencesIn(schemas[name])) kept.add(next);
  const named = [...kept].map((name): [string, JsonSchema | undefined] => {
    const short = name.endsWith(INPUT_SUFFIX) ? name.slice(0, -INPUT_SUFFIX.length) : name;
    if (short === name || kept.has(short)) return [name, schemas[name]];
    // What no answer has needs no name that tells the two apart.
    rename(name, short);
    return [short, schemas[name]];
  });
  components.schemas = Object.fromEntries(
    named
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, schema]): [string, JsonSchema] => {
        if (!schema) throw new Error(`nothing is named ${name}`);
        return [name, schema];
      }),
  );
  return document;
}
