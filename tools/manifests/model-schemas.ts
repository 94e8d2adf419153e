import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import ts from 'typescript';

export type JsonSchema = { [key: string]: unknown };
type ObjectSchema = JsonSchema & { properties: Record<string, JsonSchema>; required?: string[] };

/** The name that Kubernetes' own schemas have for what a package takes from them. */
function kubernetesName(from: string): string | undefined {
  const name = basename(from);
  const [, path] = /^@kubernetes-models\/apimachinery\/(.+)$/.exec(dirname(from)) ?? [];
  if (path !== undefined) return `io.k8s.apimachinery.pkg.${path.replaceAll('/', '.')}.${name}`;
  const [, group = 'core', version] = /^kubernetes-models\/(?:(\w+)\/)?(v\w+)\/\w+$/.exec(from) ?? [];
  return version === undefined ? undefined : `io.k8s.api.${group}.${version}.${name}`;
}

const KEYWORDS: ReadonlyMap<ts.SyntaxKind, JsonSchema> = new Map([
  [ts.SyntaxKind.StringKeyword, { type: 'string' }],
  [ts.SyntaxKind.NumberKeyword, { type: 'number' }],
  [ts.SyntaxKind.BooleanKeyword, { type: 'boolean' }],
  [ts.SyntaxKind.AnyKeyword, {}],
]);

type Definitions = Map<string, JsonSchema>;

const refTo = (name: string): JsonSchema => ({ $ref: `#/$defs/${name}` });

/**
 * Makes a strict JSON schema of a custom resource's TypeScript types, as the `@kubernetes-models` packages have them:
 * what they do not name is refused. Patterns and bounds, which types do not have, are lost.
 *
 * @param file the `.d.ts` of the kind
 * @param prefix of the names in `definitions`, one for each package
 * @param definitions is filled with the schema and all that it refers to
 * @returns the name of the kind's own schema
 */
export async function addModelSchema(
  file: string,
  prefix: string,
  definitions: Definitions,
): Promise<string> {
  const source = ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const title = basename(file, '.d.ts');
  const name = `${prefix}.${title}`;
  if (definitions.has(name)) return name;
  // Before its parts are read: a type may refer to itself.
  definitions.set(name, {});
  const imports = importsOf(source);

  async function referenceTo(type: string): Promise<JsonSchema> {
    const from = imports.get(type);
    if (from === undefined) throw new Error(`${file} does not say where ${type} comes from`);
    const foreign = kubernetesName(from);
    if (foreign !== undefined) return refTo(foreign);
    const other = join(dirname(file), from.replace(/\.js$/, '.d.ts'));
    return refTo(await addModelSchema(other, prefix, definitions));
  }

  async function schemaOf(node: ts.TypeNode): Promise<JsonSchema> {
    const keyword = KEYWORDS.get(node.kind);
    if (keyword) return keyword;
    if (ts.isParenthesizedTypeNode(node)) return schemaOf(node.type);
    if (ts.isLiteralTypeNode(node)) return literalSchema(node);
    if (ts.isArrayTypeNode(node)) return { type: 'array', items: await schemaOf(node.elementType) };
    if (ts.isUnionTypeNode(node)) return { anyOf: await Promise.all(node.types.map(schemaOf)) };
    if (ts.isTypeLiteralNode(node)) return objectSchema(node.members);
    if (ts.isTypeReferenceNode(node)) {
      const [item] = node.typeArguments ?? [];
      const type = node.typeName.getText();
      if (type === 'Array' && item) return { type: 'array', items: await schemaOf(item) };
      return referenceTo(type);
    }
    throw new Error(`${file} has a type that is not known here: ${node.getText()}`);
  }

  async function objectSchema(
    members: ts.NodeArray<ts.TypeElement>,
    inherited: readonly ObjectSchema[] = [],
  ): Promise<ObjectSchema> {
    const properties: Record<string, JsonSchema> = Object.assign(
      {},
      ...inherited.map((each) => each.properties),
    );
    const required = inherited.flatMap((each) => each.required ?? []);
    let additionalProperties: JsonSchema | false = false;
    for (const member of members) {
      if (ts.isIndexSignatureDeclaration(member)) additionalProperties = await schemaOf(member.type);
      else if (ts.isPropertySignature(member) && member.type) {
        const key = (member.name as ts.StringLiteral).text;
        properties[key] = await schemaOf(member.type);
        if (!member.questionToken) required.push(key);
      }
    }
    return { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties };
  }

  /** What an interface extends is taken in: a schema that refuses other properties cannot be put beside another. */
  async function interfaceSchema({
    heritageClauses,
    members,
  }: ts.InterfaceDeclaration): Promise<ObjectSchema> {
    const bases = (heritageClauses ?? []).flatMap(({ types }) => types.map((type) => type.getText()));
    const inherited: ObjectSchema[] = [];
    for (const base of bases.filter((type) => type !== 'TypeMeta')) {
      const { $ref } = await referenceTo(base);
      inherited.push(definitions.get(String($ref).replace(/^.*\//, '')) as ObjectSchema);
    }
    return objectSchema(members, inherited);
  }

  for (const statement of source.statements) {
    const isNamed = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    if (!isNamed || statement.name.text !== `I${title}`) continue;
    if (ts.isInterfaceDeclaration(statement)) definitions.set(name, await interfaceSchema(statement));
    else definitions.set(name, await schemaOf(statement.type));
  }
  if (Object.keys(definitions.get(name) ?? {}).length === 0) throw new Error(`${file} has no type I${title}`);
  return name;
}

function literalSchema({ literal }: ts.LiteralTypeNode): JsonSchema {
  if (ts.isStringLiteral(literal)) return { const: literal.text };
  if (literal.kind === ts.SyntaxKind.NullKeyword) return { type: 'null' };
  if (ts.isNumericLiteral(literal)) return { const: Number(literal.text) };
  return { const: literal.kind === ts.SyntaxKind.TrueKeyword };
}

/** Where each imported name of a file comes from. */
function importsOf(source: ts.SourceFile): Map<string, string> {
  return new Map(
    source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
      const bindings = importClause?.namedBindings;
      if (!bindings || !ts.isNamedImports(bindings)) return [];
      return bindings.elements.map(
        ({ name }) => [name.text, (moduleSpecifier as ts.StringLiteral).text] as const,
      );
    }),
  );
}
