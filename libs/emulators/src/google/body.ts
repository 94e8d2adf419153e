import { propertyOf, resolveSchema, type DiscoverySchema } from './discovery.ts';
import { GoogleError, invalidValue } from './errors.ts';

export type ResourceFields = Record<string, unknown>;

export const isFields = (value: unknown): value is ResourceFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What every resource has and no client writes. */
const readOnlyFields = new Set(['etag', 'kind']);

/**
 * What a client may write of a body. What the server alone writes is left out: a client that sends back what it read
 * sends it too. Google itself ignores a name that the schema does not have; here it is refused, so that a misspelt one
 * is found.
 *
 * @throws GoogleError 400 for a name that the schema does not have, or for a value of another type
 */
export function readBody(schema: DiscoverySchema, body: unknown, path = ''): ResourceFields {
  if (!isFields(body)) {
    const message = 'Invalid JSON payload received. Root element must be a message.';
    throw new GoogleError(400, 'parseError', message);
  }
  const fields: ResourceFields = {};
  for (const [name, value] of Object.entries(body)) {
    const at = path === '' ? name : `${path}.${name}`;
    const property = propertyOf(schema, name);
    if (property === undefined) {
      const place = path === '' ? '' : ` at '${path}'`;
      const message = `Invalid JSON payload received. Unknown name "${name}"${place}: Cannot find field.`;
      throw new GoogleError(400, 'badRequest', message);
    }
    if (property.readOnly === true || readOnlyFields.has(name)) continue;
    fields[name] = value === null ? null : readValue(property, value, at);
  }
  return fields;
}

function readValue(property: DiscoverySchema, value: unknown, path: string): unknown {
  const schema = resolveSchema(property);
  if (schema.items !== undefined) {
    const { items } = schema;
    if (!Array.isArray(value)) throw invalidValue(`Invalid value for: ${path}`);
    return value.map((each: unknown) => readValue(items, each, path));
  }
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) {
    if (!isFields(value)) throw invalidValue(`Invalid value for: ${path}`);
    return readBody(schema, value, path);
  }
  if (!isOfType(schema, value)) throw invalidValue(`Invalid value for: ${path}`);
  return value;
}

function isOfType({ type, format, enum: values }: DiscoverySchema, value: unknown): boolean {
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
export function mergePatch(current: ResourceFields, patch: ResourceFields): ResourceFields {
  const merged = { ...current };
  for (const [name, value] of Object.entries(patch)) {
    const before = merged[name];
    if (value === null) delete merged[name];
    else merged[name] = isFields(value) ? mergePatch(isFields(before) ? before : {}, value) : value;
  }
  return merged;
}
