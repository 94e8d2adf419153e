import { discovery, type DiscoveryMethod, type DiscoveryParameter } from './discovery.ts';
import { GoogleError } from './errors.ts';
import { readInstant } from './event-times.ts';

/** Query parameters as they came; one that was sent twice is a list. */
export type QueryParameters = Record<string, string | string[]>;

/** Parameters of Google's that are refused here, with the answer. */
const refusedParameters: Record<string, string> = {
  // Google takes a key that it has given out, and this is what it says to any other.
  key: 'API key not valid. Please pass a valid API key.',
  // An address is kept in logs.
  oauth_token: 'The emulator takes a token in the Authorization header alone.',
};
const int32Range = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };
const maxQuotaUserLength = 40;

/**
 * Checks a query against what Google says of the method. Google itself ignores a parameter that it does not know;
 * here it is refused, so that a misspelt one is found.
 *
 * @throws GoogleError 400
 */
export function checkParameters({ parameters = {} }: DiscoveryMethod, query: QueryParameters): void {
  for (const [name, value] of Object.entries(query)) {
    const parameter = Object.hasOwn(parameters, name) ? parameters[name] : discovery.parameters[name];
    if (parameter === undefined || parameter.location !== 'query')
      throw new GoogleError(400, 'badRequest', `Unknown parameter: ${name}`, { parameter: name });
    const refusal = Object.hasOwn(refusedParameters, name) ? refusedParameters[name] : undefined;
    if (refusal !== undefined) throw new GoogleError(400, 'badRequest', refusal, { parameter: name });
    if (Array.isArray(value) && parameter.repeated !== true)
      throw invalidParameter(name, `Parameter ${name} stands more than once.`);
    for (const each of [value].flat()) checkValue(name, parameter, each);
  }
}

function checkValue(
  name: string,
  { type, format, enum: values, ...range }: DiscoveryParameter,
  value: string,
): void {
  if (type === 'boolean' && value !== 'true' && value !== 'false')
    throw invalidParameter(name, `Invalid boolean value: '${value}'.`);
  if (type === 'integer') checkInteger(name, value, range);
  if (values !== undefined && !values.includes(value))
    throw invalidParameter(name, `Invalid string value: '${value}'. Allowed values: [${values.join(', ')}]`);
  if (format === 'date-time') readInstant(value, name);
  if (name === 'quotaUser' && value.length > maxQuotaUserLength)
    throw invalidParameter(name, `It is longer than ${maxQuotaUserLength} characters.`);
}

function checkInteger(
  name: string,
  value: string,
  range: Pick<DiscoveryParameter, 'minimum' | 'maximum'>,
): void {
  const [minimum, maximum] = [
    Number(range.minimum ?? int32Range.minimum),
    Number(range.maximum ?? int32Range.maximum),
  ];
  if (!/^[+-]?\d+$/.test(value)) throw invalidParameter(name, `Invalid integer value: '${value}'.`);
  if (Number(value) < minimum || Number(value) > maximum)
    throw invalidParameter(
      name,
      `Invalid value '${value}'. Values must be within the range: [${minimum}, ${maximum}]`,
    );
}

const invalidParameter = (parameter: string, message: string) =>
  new GoogleError(400, 'invalidParameter', message, { parameter });

/** The value of a parameter that stands once at most. */
export function textParameter(query: QueryParameters, name: string): string | undefined {
  const value = query[name];
  return typeof value === 'string' ? value : undefined;
}

export function flagParameter(query: QueryParameters, name: string): boolean | undefined {
  const value = textParameter(query, name);
  return value === undefined ? undefined : value === 'true';
}

export function numberParameter(query: QueryParameters, name: string): number | undefined {
  const value = textParameter(query, name);
  return value === undefined ? undefined : Number(value);
}
