import document from './calendar-v3.json' with { type: 'json' };

/** A parameter of a query or a path. */
export interface DiscoveryParameter {
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
export interface DiscoverySchema {
  type?: string;
  /** The name of the schema that it has. */
  $ref?: string;
  format?: string;
  enum?: string[];
  /** Only the server writes it. */
  readOnly?: boolean;
  items?: DiscoverySchema;
  properties?: Record<string, DiscoverySchema>;
  /** What each property has that is not named. */
  additionalProperties?: DiscoverySchema;
}

export interface DiscoveryMethod {
  httpMethod: string;
  /** Under `/calendar/v3/`, such as `calendars/{calendarId}`. */
  path: string;
  parameters?: Record<string, DiscoveryParameter>;
  request?: { $ref: string };
  response?: { $ref: string };
  /** One of them is enough. Without `https://www.googleapis.com/auth/`. */
  scopes: string[];
}

interface Discovery {
  revision: string;
  scopes: string[];
  /** Those that every method has. */
  parameters: Record<string, DiscoveryParameter>;
  methods: Record<string, DiscoveryMethod>;
  schemas: Record<string, DiscoverySchema>;
}

/** What Google says of Calendar v3, reduced from its discovery document; the README says how. */
export const discovery: Discovery = document;

export type MethodId = keyof typeof document.methods;

export function methodOf(id: string): DiscoveryMethod {
  const method = discovery.methods[id];
  if (method === undefined) throw new Error(`There is no method ${id}`);
  return method;
}

/** The schema that a reference or a property stands for. */
export function resolveSchema(schema: DiscoverySchema): DiscoverySchema {
  if (schema.$ref === undefined) return schema;
  const named = discovery.schemas[schema.$ref];
  if (named === undefined) throw new Error(`There is no schema ${schema.$ref}`);
  return named;
}

/** The schema of a property; undefined where there is none of this name. */
export function propertyOf(schema: DiscoverySchema, name: string): DiscoverySchema | undefined {
  const { properties = {}, additionalProperties } = resolveSchema(schema);
  return Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
}
