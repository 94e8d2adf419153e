import { escapeHtml, lineHtml } from './html.ts';
import type { JsonSchema } from './openapi.ts';

const LIMITS: [keyword: string, words: string][] = [
  ['format', ''],
  ['pattern', 'pattern '],
  ['minimum', '≥ '],
  ['exclusiveMinimum', '> '],
  ['maximum', '≤ '],
  ['exclusiveMaximum', '< '],
  ['multipleOf', 'multiple of '],
  ['minLength', 'at least '],
  ['maxLength', 'at most '],
  ['minItems', 'at least '],
  ['maxItems', 'at most '],
  ['default', 'default '],
];
const UNITS: Record<string, string> = {
  minLength: ' characters',
  maxLength: ' characters',
  minItems: ' items',
  maxItems: ' items',
};

function limitsOf(schema: JsonSchema): string {
  const limits = LIMITS.flatMap(([keyword, words]) => {
    const value = schema[keyword];
    if (value === undefined) return [];
    const text = typeof value === 'string' && keyword !== 'default' ? value : JSON.stringify(value);
    return [escapeHtml(`${words}${text}${UNITS[keyword] ?? ''}`)];
  });
  return limits.length > 0 ? ` <i>(${limits.join(', ')})</i>` : '';
}

const literal = (value: unknown): string => `<b>${escapeHtml(JSON.stringify(value))}</b>`;

function objectHtml({ properties = {}, required = [] }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(([name, property]) => {
    const { description, ...type } = property;
    const comment = description === undefined ? '' : `${inner}<small>// ${lineHtml(description)}</small>\n`;
    const mark = required.includes(name) ? '' : '?';
    return `${comment}${inner}${escapeHtml(name)}${mark}: ${schemaHtml(type, inner)}\n`;
  });
  return lines.length > 0 ? `{\n${lines.join('')}${indent}}` : '{}';
}

function typeHtml(schema: JsonSchema, indent: string): string {
  const { $ref, type, items, prefixItems, additionalProperties, properties, allOf } = schema;
  const union = schema.anyOf ?? schema.oneOf;
  const each = (parts: JsonSchema[], between: string) =>
    parts.map((part) => schemaHtml(part, indent)).join(between);
  if ($ref !== undefined) {
    const name = escapeHtml($ref.split('/').at(-1) ?? '');
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (union) return each(union, ' | ');
  if (allOf) return each(allOf, ' &amp; ');
  if (prefixItems) return `[${each(prefixItems, ', ')}]`;
  if (items) {
    const of = schemaHtml(items, indent);
    return of.includes(' ') && !of.startsWith('{') ? `(${of})[]` : `${of}[]`;
  }
  if (properties) return objectHtml(schema, indent);
  if (typeof additionalProperties === 'object') {
    return `{ [name]: ${schemaHtml(additionalProperties, indent)} }`;
  }
  return escapeHtml([type ?? 'anything'].flat().join(' | '));
}

/** A JSON schema as a type is written, with links to the named ones. */
export function schemaHtml(schema: JsonSchema, indent = ''): string {
  return typeHtml(schema, indent) + limitsOf(schema);
}
