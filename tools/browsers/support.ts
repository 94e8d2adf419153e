import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ts from 'typescript';

/** Names of browsers and their versions. */
type BrowserVersions = Readonly<Record<string, string>>;

interface SupportStatement {
  version_added: string | false | null;
  version_removed?: string | false;
  prefix?: string;
  alternative_name?: string;
  flags?: unknown;
}

/** A feature of https://github.com/mdn/browser-compat-data, with what belongs to it. */
interface CompatFeature {
  [part: string]: unknown;
  __compat?: { support: Record<string, SupportStatement | SupportStatement[] | undefined> };
}

const compatEntry = (feature: CompatFeature | undefined, key: string) =>
  feature?.[key] as CompatFeature | undefined;

const require = createRequire(import.meta.url);
const compatData = JSON.parse(
  readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatFeature;

const compatApi = compatEntry(compatData, 'api');
const compatBuiltins = compatEntry(compatEntry(compatData, 'javascript'), 'builtins');

const ON_PHONES: BrowserVersions = {
  chrome: 'chrome_android',
  firefox: 'firefox_android',
  safari: 'safari_ios',
};

const versionNumber = (version: string) => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
};

function isSupportedIn(feature: CompatFeature, browser: string, version: string): boolean {
  const statements = [feature.__compat?.support[browser] ?? []].flat();
  return statements.some(
    ({ version_added: added, version_removed: removed, prefix, alternative_name, flags }) =>
      typeof added === 'string' &&
      versionNumber(added) <= versionNumber(version) &&
      !(typeof removed === 'string' && versionNumber(removed) <= versionNumber(version)) &&
      !prefix &&
      !alternative_name &&
      !flags,
  );
}

const isMissingIn = (feature: CompatFeature, oldest: BrowserVersions): string[] =>
  Object.entries(oldest).flatMap(([browser, version]) =>
    [browser, ON_PHONES[browser] ?? browser].every((name) => isSupportedIn(feature, name, version))
      ? []
      : [`${browser} ${version}`],
  );

/** Whatever one of these versions lacks, by its last name: most identifiers need no look at their types. */
function namesOfMissing(oldest: BrowserVersions): Set<string> {
  const names = new Set<string>();
  const visit = (feature: CompatFeature, depth: number) => {
    for (const key of Object.keys(feature)) {
      const part = key === '__compat' ? undefined : compatEntry(feature, key);
      if (!part) continue;
      if (part.__compat && isMissingIn(part, oldest).length > 0) names.add(key.replace(/_static$/, ''));
      if (depth > 0) visit(part, depth - 1);
    }
  };
  for (const features of [compatApi, compatBuiltins]) if (features) visit(features, 2);
  return names;
}

/** Where a member of the platform is described: `URLSearchParams.size`, `AbortSignal.any_static`, `Intl.Segmenter`. */
function describedAs(names: readonly string[], member: string): [string, CompatFeature] | undefined {
  for (const name of names)
    for (const holder of [
      compatEntry(compatApi, name),
      compatEntry(compatBuiltins, name),
      compatEntry(compatEntry(compatBuiltins, 'Intl'), name),
    ])
      for (const key of [member, `${member}_static`]) {
        const feature = compatEntry(holder, key);
        if (feature?.__compat) return [`${name}.${member}`, feature];
      }
  return undefined;
}

function describedAsGlobal(name: string): [string, CompatFeature] | undefined {
  const feature = compatEntry(compatApi, name) ?? compatEntry(compatBuiltins, name);
  return feature?.__compat ? [name, feature] : describedAs(['Window'], name);
}

/** The names of a type and of all that it extends, nearest first. */
function namesOf(type: ts.Type, checker: ts.TypeChecker): string[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap((part) => namesOf(part, checker));
  const apparent = checker.getApparentType(type);
  const name = apparent.getSymbol()?.name;
  const bases = apparent.isClassOrInterface() ? checker.getBaseTypes(apparent) : [];
  const target = (apparent as ts.TypeReference).target as ts.InterfaceType | undefined;
  const generic = target && target !== apparent ? [target as ts.Type] : [];
  return [
    ...(name ? [name.replace(/Constructor$/, '')] : []),
    ...[...bases, ...generic].flatMap((base) => namesOf(base, checker)),
  ];
}

/** The interface, namespace or variable that a declaration stands in. */
function ownerOf(declaration: ts.Declaration): string[] {
  for (let node: ts.Node = declaration.parent; !ts.isSourceFile(node); node = node.parent)
    if (
      (ts.isInterfaceDeclaration(node) || ts.isModuleDeclaration(node) || ts.isVariableDeclaration(node)) &&
      node.name.getText() !== 'global'
    )
      return [node.name.getText().replace(/Constructor$/, '')];
  return [];
}

export interface UnsupportedUse {
  /** `URLSearchParams.size` */
  feature: string;
  file: string;
  line: number;
  missing: string[];
}

/** What the files use of the platform that one of these versions lacks. */
export function findUnsupported(
  program: ts.Program,
  files: readonly ts.SourceFile[],
  oldest: BrowserVersions,
): UnsupportedUse[] {
  const checker = program.getTypeChecker();
  const found: UnsupportedUse[] = [];
  const names = namesOfMissing(oldest);
  const isOfPlatform = (declaration: ts.Declaration) =>
    program.isSourceFileDefaultLibrary(declaration.getSourceFile());

  function describe(node: ts.Identifier): [string, CompatFeature] | undefined {
    const { parent } = node;
    const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
    const isTaken = ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node;
    const holder = isMember ? parent.expression : isTaken ? parent.parent : undefined;
    if (!holder && !ts.isExpression(node)) return undefined;
    const type = holder && checker.getTypeAtLocation(holder);
    const symbol = type && isTaken ? type.getProperty(node.text) : checker.getSymbolAtLocation(node);
    const declarations = symbol?.declarations?.filter(isOfPlatform) ?? [];
    if (declarations.length === 0) return undefined;
    if (!type) return describedAsGlobal(node.text);
    const owners = declarations.flatMap(ownerOf);
    const isGlobal = /^(?:Window|typeof globalThis)$/.test(checker.typeToString(type));
    return (
      describedAs([...namesOf(type, checker), ...owners], node.text) ??
      (isGlobal ? describedAsGlobal(node.text) : undefined)
    );
  }

  for (const file of files) {
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return;
      if (ts.isIdentifier(node) && names.has(node.text)) {
        const [feature, details] = describe(node) ?? [];
        const missing = details ? isMissingIn(details, oldest) : [];
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        if (feature && missing.length > 0)
          found.push({ feature, file: file.fileName, line: line + 1, missing });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}
