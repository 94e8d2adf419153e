import { propertyOf, resolve, type Schema } from './discovery.ts';
import { GoogleError, invalid } from './errors.ts';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What every resource has and no client writes. */
const ofResource = new Set(['etag', 'kind']);

/**
 * What a client may write of a body. What the server alone writes is left out: a client that sends back what it read
 * sends it too. Google itself ignores a name that the schema does not have; here it is refused, so that a misspelt one
 * is found.
 *
 * @throws GoogleError 400 for a name that the schema does not have, or for a value of another type
 */
export function readBody(schema: Schema, body: unknown, path = ''): Fields {
  if (!isFields(body)) {
    const message = 'Invalid JSON payload received. Root element must be a message.';
    throw new GoogleError(400, 'parseError', message);
  }
  const fields: Fields = {};
  for (const [name, value] of Object.entries(body)) {
    const at = path === '' ? name : `${path}.${name}`;
    const property = propertyOf(schema, name);
    if (property === undefined) {
      const place = path === '' ? '' : ` at '${path}'`;
      const message = `Invalid JSON payload received. Unknown name "${name}"${place}: Cannot find field.`;
      throw new GoogleError(400, 'badRequest', message);
    }
    if (property.readOnly === true || ofResource.has(name)) continue;
    fields[name] = value === null ? null : readValue(property, value, at);
  }
  return fields;
}

function readValue(property: Schema, value: unknown, path: string): unknown {
  const schema = resolve(property);
  if (schema.items !== undefined) {
    const { items } = schema;
    if (!Array.isArray(value)) throw invalid(`Invalid value for: ${path}`);
    return value.map((each: unknown) => readValue(items, each, path));
  }
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) {
    if (!isFields(value)) throw invalid(`Invalid value for: ${path}`);
    return readBody(schema, value, path);
  }
  if (!isOfType(schema, value)) throw invalid(`Invalid value for: ${path}`);
  return value;
}

function isOfType({ type, format, enum: values }: Schema, value: unknown): boolean {
  switch (type) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return typeof value === 'number' && Math.abs(value) <= 2 ** 31 && Number.isInteger(value);
    case 'string':
      // JavaScript writes a number of 64 bits as one.
      if (format === 'int64') return /^-?\d{1,19}$/.test(String(value));
      return typeof value === 'string' && (values?.includes(value) ?? true);
    default:
      return type === 'any';
  }
}

/** What a patch makes of fields: objects are merged, lists replaced, and null takes a field away. */
export function merge(current: Fields, patch: Fields): Fields {
  const merged = { ...current };
  for (const [name, value] of Object.entries(patch)) {
    const before = merged[name];
    if (value === null) delete merged[name];
    else merged[name] = isFields(value) ? merge(isFields(before) ? before : {}, value) : value;
  }
  return merged;
}
