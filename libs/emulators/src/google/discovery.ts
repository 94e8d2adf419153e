import document from './calendar-v3.json' with { type: 'json' };

/** A parameter of a query or a path. */
export interface Parameter {
  type: string;
  location: string;
  format?: string;
  enum?: string[];
  repeated?: boolean;
  required?: boolean;
  /** Numbers, written as texts. */
  minimum?: string;
  maximum?: string;
}

/** A schema, or a property of one. */
export interface Schema {
  type?: string;
  /** The name of the schema that it has. */
  $ref?: string;
  format?: string;
  enum?: string[];
  /** Only the server writes it. */
  readOnly?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  /** What each property has that is not named. */
  additionalProperties?: Schema;
}

export interface Method {
  httpMethod: string;
  /** Under `/calendar/v3/`, such as `calendars/{calendarId}`. */
  path: string;
  parameters?: Record<string, Parameter>;
  request?: { $ref: string };
  response?: { $ref: string };
  /** One of them is enough. Without `https://www.googleapis.com/auth/`. */
  scopes: string[];
}

interface Discovery {
  revision: string;
  scopes: string[];
  /** Those that every method has. */
  parameters: Record<string, Parameter>;
  methods: Record<string, Method>;
  schemas: Record<string, Schema>;
}

/** What Google says of Calendar v3, reduced from its discovery document; the README says how. */
export const discovery: Discovery = document;

export type MethodId = keyof typeof document.methods;

export function methodOf(id: string): Method {
  const method = discovery.methods[id];
  if (method === undefined) throw new Error(`There is no method ${id}`);
  return method;
}

/** The schema that a reference or a property stands for. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const named = discovery.schemas[schema.$ref];
  if (named === undefined) throw new Error(`There is no schema ${schema.$ref}`);
  return named;
}

/** The schema of a property; undefined where there is none of this name. */
export function propertyOf(schema: Schema, name: string): Schema | undefined {
  const { properties = {}, additionalProperties } = resolve(schema);
  return Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
}
