import { invalidRequest } from './errors.ts';

type Param = string | Param[] | Params;
export interface Params {
  [name: string]: Param;
}

/**
 * Refuses what a call does not know, in Stripe's words.
 *
 * @param allowed paths such as `name`, `items.#.price` (any index) and `metadata.*` (any key)
 * @throws StripeError 400 parameter_unknown
 */
export function refuseUnknown(params: Params, allowed: readonly string[]): void {
  const known = new Set([...allowed, 'expand', 'expand.#']);
  const unknown = leaves(params).filter(({ path }) => !isKnown(path, known));
  if (unknown.length === 0) return;
  const names = unknown.map(({ name }) => name);
  throw invalidRequest(`Received unknown parameter${names.length > 1 ? 's' : ''}: ${names.join(', ')}`, {
    code: 'parameter_unknown',
    param: names[0],
  });
}

function isKnown(path: string, known: ReadonlySet<string>): boolean {
  if (known.has(path)) return true;
  const parent = path.slice(0, path.lastIndexOf('.'));
  if (path.includes('.') && known.has(`${parent}.*`)) return true;
  // An empty string may stand for a whole group: `discounts=` clears them.
  return [...known].some((allowed) => allowed.startsWith(`${path}.`));
}

interface Leaf {
  path: string;
  name: string;
}

function leaves(value: Param, path = '', name = ''): Leaf[] {
  if (typeof value === 'string') return [{ path, name }];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]: [string, Param]) =>
    leaves(
      inner,
      path === '' ? key : `${path}.${isList || /^\d+$/.test(key) ? '#' : key}`,
      name === '' ? key : `${name}[${key}]`,
    ),
  );
}

export function text(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw invalidRequest(`Invalid string: ${name}`, { param: name });
  return value;
}

export function requiredText(params: Params, name: string): string {
  const value = text(params, name);
  if (value === undefined || value === '') {
    throw invalidRequest(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  }
  return value;
}

/** Null where the caller sent an empty string, Stripe's way to unset a field. */
export function nullableText(params: Params, name: string): string | null | undefined {
  const value = text(params, name);
  return value === '' ? null : value;
}

export function integer(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  }
  return Number(value);
}

export function flag(params: Params, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false')
    throw invalidRequest(`Invalid boolean: ${value}`, { param: name });
  return value === 'true';
}

/** @throws StripeError 400 when the value is none of `choices` */
export function choice<Choice extends string>(
  params: Params,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  const found = choices.find((each) => each === value);
  if (found === undefined) {
    throw invalidRequest(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name });
  }
  return found;
}

export function group(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' || Array.isArray(value)) {
    throw invalidRequest(`Invalid object`, { param: name });
  }
  return value;
}

/** A list sent as `name[0]`, `name[]` or, past the parser's array limit, as an object with numeric keys. */
function list(params: Params, name: string): Param[] | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (value === '') return [];
  if (typeof value === 'string') throw invalidRequest('Invalid array', { param: name });
  return Array.isArray(value) ? value : Object.values(value);
}

export function groups(params: Params, name: string): Params[] | undefined {
  return list(params, name)?.map((value) => {
    if (typeof value === 'string' || Array.isArray(value))
      throw invalidRequest('Invalid object', { param: name });
    return value;
  });
}

export function texts(params: Params, name: string): string[] | undefined {
  return list(params, name)?.map((value) => {
    if (typeof value !== 'string') throw invalidRequest('Invalid string', { param: name });
    return value;
  });
}

/** Merges as Stripe does: a key with an empty value goes, an empty `metadata` clears all. */
export function mergeMetadata(current: Record<string, string>, params: Params): Record<string, string> {
  if (params['metadata'] === undefined) return current;
  if (params['metadata'] === '') return {};
  const merged = { ...current };
  for (const [key, value] of Object.entries(group(params, 'metadata') ?? {})) {
    if (typeof value !== 'string')
      throw invalidRequest('Metadata values must be strings', { param: `metadata[${key}]` });
    if (key.length > 40)
      throw invalidRequest('Metadata keys can be at most 40 characters', { param: 'metadata' });
    if (value.length > 500)
      throw invalidRequest('Metadata values can be at most 500 characters', { param: `metadata[${key}]` });
    if (value === '') delete merged[key];
    else merged[key] = value;
  }
  return merged;
}

/** All texts in the parameters, at any depth. */
export function valuesOf(value: Param): string[] {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(valuesOf);
}
