import { propertyOf, resolve, type Schema } from './discovery.ts';
import { GoogleError } from './errors.ts';

/** What is shown of a value: all of it, or these of its properties. */
type Selection = Map<string, Selection> | 'whole';

/**
 * What `fields` asks for, such as `items(id,start/date),nextPageToken`,
 * https://developers.google.com/workspace/calendar/api/guides/performance#partial
 *
 * @param schema of the response
 * @returns leaves out of a response what was not asked for
 * @throws GoogleError 400 for a text that is none, or names what the schema does not have
 */
export function readSelection(fields: string, schema: Schema): (answer: object) => object {
  const tokens = (fields.match(/[^,()/]+|[,()/]/g) ?? []).map((token) => token.trim());
  const selection = readList(tokens, schema);
  if (tokens.length > 0) throw refused(tokens.join(''));
  return (answer) => chosenOf(answer, selection);
}

const refused = (what: string) =>
  new GoogleError(400, 'invalidParameter', `Invalid field selection ${what}`, { parameter: 'fields' });

/** Takes names with commas between them off the tokens. */
function readList(tokens: string[], schema: Schema): Map<string, Selection> {
  const list = new Map<string, Selection>();
  do {
    const [name, inner] = readName(tokens, schema);
    list.set(name, union(list.get(name), inner));
  } while (takes(tokens, ','));
  return list;
}

/** Takes a name off the tokens, with what is chosen inside it: `name`, `name/inner` or `name(inner,inner)`. */
function readName(tokens: string[], schema: Schema): [string, Selection] {
  const name = tokens.shift() ?? '';
  const property = name === '*' ? anyPropertyOf(schema) : propertyOf(schema, name);
  if (property === undefined || /^[,()/]?$/.test(name)) throw refused(name);
  const { items = property } = resolve(property);
  if (takes(tokens, '/')) return [name, new Map([readName(tokens, items)])];
  if (!takes(tokens, '(')) return [name, 'whole'];
  const list = readList(tokens, items);
  if (!takes(tokens, ')')) throw refused(tokens.join(''));
  return [name, list];
}

function takes(tokens: string[], token: string): boolean {
  if (tokens[0] !== token) return false;
  tokens.shift();
  return true;
}

/** What `*` stands for: a value with every property that one of the schema's properties has. */
function anyPropertyOf(schema: Schema): Schema {
  const { properties = {}, additionalProperties = {} } = resolve(schema);
  const inner = [...Object.values(properties), additionalProperties].map(resolve);
  return {
    properties: Object.fromEntries(
      inner.flatMap((each) => Object.entries(resolve(each.items ?? each).properties ?? {})),
    ),
  };
}

/** A property that is named twice is shown with all that is asked of it. */
function union(first: Selection | undefined, second: Selection): Selection {
  if (first === undefined) return second;
  if (first === 'whole' || second === 'whole') return 'whole';
  const merged = new Map(first);
  for (const [name, inner] of second) merged.set(name, union(merged.get(name), inner));
  return merged;
}

function chosenOf(value: object, selection: Map<string, Selection>): object {
  const chosen = Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const [named, any] = [selection.get(name), selection.get('*')];
    const part = named ?? any;
    const shown = part === undefined ? undefined : partOf(inner, union(any, part));
    return shown === undefined ? [] : [[name, shown]];
  });
  return Object.fromEntries(chosen);
}

/** undefined where nothing of the value was asked for. */
function partOf(value: unknown, selection: Selection): unknown {
  if (selection === 'whole') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) return value.map((each: unknown) => partOf(each, selection) ?? {});
  const chosen = chosenOf(value, selection);
  return Object.keys(chosen).length === 0 ? undefined : chosen;
}
