/** The parts of OpenAPI 3.1 that the document uses. https://spec.openapis.org/oas/v3.1.1 */

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  [keyword: string]: unknown;
}

export interface Reference {
  $ref: string;
}

export interface Media {
  schema: JsonSchema;
  /** Of an event stream: what one `data:` line holds. OpenAPI 3.2 has it as `itemSchema`. */
  'x-itemSchema'?: JsonSchema;
}

export interface Answer {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, Media>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Answer | Reference>;
}

export interface ApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Answer>;
    parameters: Record<string, Parameter>;
    securitySchemes: Record<string, object>;
  };
}

/** The path of a route as OpenAPI writes it: `/api/memory/{id}` for `/api/memory/:id`. */
export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');
