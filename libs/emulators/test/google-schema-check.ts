import { discovery, resolveSchema as schemaOf, type DiscoverySchema } from '../src/google/discovery.ts';

export { schemaOf };
export const { methods, parameters: commonParameters, schemas, scopes } = discovery;

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** What in a value is not as the schema has it, such as `items.0.start: no property "dat"`. */
export function problemsOf(given: DiscoverySchema, value: unknown, path = ''): string[] {
  const schema = schemaOf(given);
  const at = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (schema.items !== undefined) {
    const { items } = schema;
    if (!Array.isArray(value)) return [`${path}: no list`];
    return value.flatMap((each, index) => problemsOf(items, each, at(index)));
  }
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) {
    if (typeof value !== 'object' || value === null) return [`${path}: no object`];
    const { properties = {}, additionalProperties } = schema;
    return Object.entries(value).flatMap(([name, inner]) => {
      const property = properties[name] ?? additionalProperties;
      return property === undefined
        ? [`${path}: no property "${name}"`]
        : problemsOf(property, inner, at(name));
    });
  }
  return isOf(schema, value)
    ? []
    : [`${path}: ${JSON.stringify(value)} is no ${schema.format ?? schema.type}`];
}

function isOf({ type, format, enum: values }: DiscoverySchema, value: unknown): boolean {
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'any') return true;
  if (typeof value !== 'string') return false;
  if (format === 'date') return /^\d{4}-\d\d-\d\d$/.test(value);
  if (format === 'date-time') return dateTime.test(value) && !Number.isNaN(Date.parse(value));
  if (format === 'int64') return /^-?\d+$/.test(value);
  return values?.includes(value) ?? true;
}

/** Every path to a property of a schema, such as `items/start/date`. References to a schema above are not followed. */
export function pathsOf(given: DiscoverySchema, above: string[] = []): string[] {
  const { $ref } = given;
  if ($ref !== undefined && above.includes($ref)) return [];
  const seen = $ref === undefined ? above : [...above, $ref];
  const schema = schemaOf(given);
  if (schema.items !== undefined) return pathsOf(schema.items, seen);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    name,
    ...pathsOf(property, seen).map((inner) => `${name}/${inner}`),
  ]);
}
