import { propertyOf, resolveSchema, type DiscoverySchema } from './discovery.ts';
import { GoogleError } from './errors.ts';

/** What is shown of a value: all of it, or these of its properties. */
type FieldSelection = Map<string, FieldSelection> | 'whole';

/**
 * What `fields` asks for, such as `items(id,start/date),nextPageToken`,
 * https://developers.google.com/workspace/calendar/api/guides/performance#partial
 *
 * @param schema of the response
 * @returns leaves out of a response what was not asked for
 * @throws GoogleError 400 for a text that is none, or names what the schema does not have
 */
export function readSelection(fields: string, schema: DiscoverySchema): (answer: object) => object {
  const tokens = (fields.match(/[^,()/]+|[,()/]/g) ?? []).map((token) => token.trim());
  const selection = readList(tokens, schema);
  if (tokens.length > 0) throw invalidSelection(tokens.join(''));
  return (answer) => selectFields(answer, selection);
}

const invalidSelection = (what: string) =>
  new GoogleError(400, 'invalidParameter', `Invalid field selection ${what}`, { parameter: 'fields' });

/** Takes names with commas between them off the tokens. */
function readList(tokens: string[], schema: DiscoverySchema): Map<string, FieldSelection> {
  const list = new Map<string, FieldSelection>();
  do {
    const [name, inner] = readName(tokens, schema);
    list.set(name, uniteSelections(list.get(name), inner));
  } while (takeToken(tokens, ','));
  return list;
}

/** Takes a name off the tokens, with what is chosen inside it: `name`, `name/inner` or `name(inner,inner)`. */
function readName(tokens: string[], schema: DiscoverySchema): [string, FieldSelection] {
  const name = tokens.shift() ?? '';
  const property = name === '*' ? anyPropertyOf(schema) : propertyOf(schema, name);
  if (property === undefined || /^[,()/]?$/.test(name)) throw invalidSelection(name);
  const { items = property } = resolveSchema(property);
  if (takeToken(tokens, '/')) return [name, new Map([readName(tokens, items)])];
  if (!takeToken(tokens, '(')) return [name, 'whole'];
  const list = readList(tokens, items);
  if (!takeToken(tokens, ')')) throw invalidSelection(tokens.join(''));
  return [name, list];
}

function takeToken(tokens: string[], token: string): boolean {
  if (tokens[0] !== token) return false;
  tokens.shift();
  return true;
}

/** What `*` stands for: a value with every property that one of the schema's properties has. */
function anyPropertyOf(schema: DiscoverySchema): DiscoverySchema {
  const { properties = {}, additionalProperties = {} } = resolveSchema(schema);
  const inner = [...Object.values(properties), additionalProperties].map(resolveSchema);
  return {
    properties: Object.fromEntries(
      inner.flatMap((each) => Object.entries(resolveSchema(each.items ?? each).properties ?? {})),
    ),
  };
}

/** A property that is named twice is shown with all that is asked of it. */
function uniteSelections(first: FieldSelection | undefined, second: FieldSelection): FieldSelection {
  if (first === undefined) return second;
  if (first === 'whole' || second === 'whole') return 'whole';
  const merged = new Map(first);
  for (const [name, inner] of second) merged.set(name, uniteSelections(merged.get(name), inner));
  return merged;
}

function selectFields(value: object, selection: Map<string, FieldSelection>): object {
  const chosen = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const [named, any] = [selection.get(name), selection.get('*')];
    const part = named ?? any;
    const shown = part === undefined ? undefined : selectPart(inner, uniteSelections(any, part));
    return shown === undefined ? [] : [[name, shown]];
  });
  return Object.fromEntries(chosen);
}

/** undefined where nothing of the value was asked for. */
function selectPart(value: unknown, selection: FieldSelection): unknown {
  if (selection === 'whole') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return value.map((each: unknown) => selectPart(each, selection) ?? {});
  const chosen = selectFields(value, selection);
  return Object.keys(chosen).length === 0 ? undefined : chosen;
}
