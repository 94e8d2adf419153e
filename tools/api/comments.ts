import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import ts from 'typescript';

import type { JsonSchema } from './openapi.ts';

/** The doc comments of a schema: its own, and those of its fields. */
export interface Comments {
  text?: string;
  fields: Record<string, Comments>;
}

function commentOf(node: ts.Node): string | undefined {
  const [doc] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return ts.getTextOfJSDocComment(doc?.comment)?.replace(/\s+/g, ' ');
}

/** Adds the comments in an expression such as `Search.extend({ … }).refine(…)`, or `z.array(z.object({ … }))`. */
function addFields(
  node: ts.Node,
  fields: Record<string, Comments>,
  known: ReadonlyMap<string, Comments>,
): void {
  if (ts.isIdentifier(node)) Object.assign(fields, known.get(node.text)?.fields);
  if (!ts.isObjectLiteralExpression(node)) {
    node.forEachChild((child) => addFields(child, fields, known));
    return;
  }
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const text = commentOf(property);
    const field: Comments = { ...(text !== undefined && { text }), fields: {} };
    addFields(property.initializer, field.fields, known);
    // Options of a check are no fields.
    if (text !== undefined || Object.keys(field.fields).length > 0) fields[property.name.getText()] = field;
  }
}

/** @returns by the name of the constant, the doc comments of the schemas in a folder's TypeScript files */
export async function readComments(folder: string): Promise<Map<string, Comments>> {
  const comments = new Map<string, Comments>();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.ts')).toSorted()) {
    const text = await readFile(join(folder, file), 'utf8');
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const statement of source.statements.filter(ts.isVariableStatement)) {
      const comment = commentOf(statement);
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!initializer?.getText().includes('(')) continue;
        const entry: Comments = { ...(comment !== undefined && { text: comment }), fields: {} };
        addFields(initializer, entry.fields, comments);
        comments.set(name.getText(), entry);
      }
    }
  }
  return comments;
}

const partsOf = ({ items, anyOf = [], oneOf = [], allOf = [] }: JsonSchema): JsonSchema[] => [
  ...(items ? [items] : []),
  ...anyOf,
  ...oneOf,
  ...allOf,
];

/** Writes the comments of fields into a schema's properties, however deep they lie. */
export function addComments(schema: JsonSchema, fields: Record<string, Comments>): void {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const comments = fields[name];
    if (!comments) continue;
    if (comments.text !== undefined) property.description = comments.text;
    addComments(property, comments.fields);
  }
  for (const part of partsOf(schema)) addComments(part, fields);
}
