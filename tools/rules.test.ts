import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import ts from 'typescript';
import { describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);

/** A row of `docs/rules.md`: | rule | `value` unit | `file` | `symbol` |. A rule that is no constant has – as value. */
interface Rule {
  rule: string;
  value: string;
  file: string;
  symbol: string;
}

const ROW =
  /^\| (?<rule>.+?) +\| (?:`(?<value>[^`]+)`.*?|–) *\| `(?<file>[^`]+)` *\| `(?<symbol>[^`]+)` *\|$/;

async function rules(): Promise<Rule[]> {
  const text = await readFile(join(root, 'docs/rules.md'), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:rule |-)/.test(line));
  return rows.map((row) => {
    const { rule = '', value = '', file = '', symbol = '' } = ROW.exec(row)?.groups ?? {};
    return { rule: rule || row, value, file, symbol };
  });
}

async function parse(path: string): Promise<ts.SourceFile> {
  return ts.createSourceFile(path, await readFile(path, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** What a name is declared with at the top of a file, or in an object or a call inside of it; or its method. */
function declarationOf(source: ts.SourceFile, name: string): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    const isNamed =
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) &&
      node.name?.getText() === name;
    if (isNamed) found ??= ts.isVariableDeclaration(node) ? (node.initializer ?? node) : node;
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Where a name comes from that a file imports: a file beside it, or the constants of libs/contracts. */
function importedFrom(source: ts.SourceFile, name: string): string | undefined {
  const imports = source.statements.filter(ts.isImportDeclaration);
  const from = imports.find(({ importClause }) => importClause?.getText().includes(name))?.moduleSpecifier;
  if (!from || !ts.isStringLiteral(from)) return undefined;
  return from.text.startsWith('.')
    ? join(dirname(source.fileName), from.text)
    : join(root, 'libs/contracts/src/constants.ts');
}

/** The value of a constant expression: literals, lists of them, arithmetic, other constants, and members of them. */
async function valueOf(node: ts.Node, source: ts.SourceFile): Promise<unknown> {
  if (ts.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''));
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return valueOf(node.expression, source);
  if (ts.isPrefixUnaryExpression(node)) return -Number(await valueOf(node.operand, source));
  if (ts.isBinaryExpression(node)) {
    const [left, right] = [
      Number(await valueOf(node.left, source)),
      Number(await valueOf(node.right, source)),
    ];
    const results: Record<string, number> = { '*': left * right, '/': left / right, '+': left + right };
    return results[node.operatorToken.getText()] ?? left - right;
  }
  if (ts.isArrayLiteralExpression(node)) {
    const elements = await Promise.all(node.elements.map((element) => valueOf(element, source)));
    return elements.join(', ');
  }
  if (ts.isPropertyAccessExpression(node)) return memberOf(node.expression, node.name.text, source);
  if (ts.isIdentifier(node)) {
    const declared = declarationOf(source, node.text);
    if (declared) return valueOf(declared, source);
    const file = importedFrom(source, node.text);
    const other = file && (await parse(file));
    const elsewhere = other && declarationOf(other, node.text);
    if (other && elsewhere) return valueOf(elsewhere, other);
  }
  throw new Error(`${node.getText().slice(0, 80)} is no constant`);
}

async function memberOf(node: ts.Node, name: string, source: ts.SourceFile): Promise<unknown> {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return memberOf(node.expression, name, source);
  if (ts.isIdentifier(node)) {
    const declared = declarationOf(source, node.text);
    if (declared) return memberOf(declared, name, source);
  }
  if (ts.isArrayLiteralExpression(node) && name === 'length') return node.elements.length;
  const member = findMember(node, name);
  if (member) return valueOf(member.initializer, source);
  throw new Error(`${name} is no constant of ${node.getText().slice(0, 80)}`);
}

function findMember(node: ts.Node, name: string): ts.PropertyAssignment | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText() === name) return node;
  return ts.forEachChild(node, (child) => findMember(child, name));
}

describe('docs/rules.md', async () => {
  const all = await rules();

  test('when it is read, then it has the rules', () => {
    expect(all.length).toBeGreaterThanOrEqual(55);
  });

  test.each(all)('when it says of "$rule" where it stands, then it does', async ({ value, file, symbol }) => {
    expect(existsSync(join(root, file))).toBe(true);
    const source = await parse(join(root, file));
    const [name = '', ...path] = symbol.split('.');
    const declared = declarationOf(source, name);
    expect(declared, `${file} declares ${name}`).toBeDefined();
    if (!declared || value === '') return;
    let node: ts.Node = declared;
    for (const key of path.slice(0, -1)) {
      const member = findMember(node, key);
      if (!member) throw new Error(`${symbol} has no ${key}`);
      node = member.initializer;
    }
    const last = path.at(-1);
    const found = last === undefined ? await valueOf(node, source) : await memberOf(node, last, source);
    expect(String(found)).toBe(value.replaceAll(/(?<=\d),(?=\d{3})/g, ''));
  });
});
