import { join } from 'node:path';

import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';

import { type Guard, GUARDS } from '../../gateway/src/guard-table.ts';
import { addSuccessWords, errorAnswer, errorName, streamAnswer } from './answers.ts';
import { type Comments, readComments } from './comments.ts';
import { errorsOf } from './errors.ts';
import { type ApiDocument, type Operation, openApiPath } from './openapi.ts';
import { type OperationNotes, OPERATIONS } from './operations.ts';
import { accessWords, API_INFO, PLACE_PARAMETERS, SECURITY_SCHEMES, securityOf, TAGS } from './prose.ts';
import { readRoutes, type Route } from './routes.ts';
import { createRegistry, NAMED_SCHEMAS, tidySchemas } from './schemas.ts';

const WORKSPACE_ROOT = join(import.meta.dirname, '..', '..');
const CONTRACTS_FOLDER = join(WORKSPACE_ROOT, 'libs', 'contracts', 'src');

interface DocumentedOperation {
  guard: Guard;
  route: Route;
  notes: OperationNotes;
}

const operationKey = (method: string, path: string): string => `${method} ${path}`;

/** `getJournalEntriesByDate` for `GET /api/journal-entries/:date`. */
function operationIdOf({ method, path }: Guard): string {
  const words = path
    .replace('/api/', '')
    .replaceAll(':', 'by-')
    .split(/[^a-z]+/i);
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/**
 * Brings together what is known of each operation.
 *
 * @throws Error where the guard table, the services and the notes do not name the same operations
 */
function joinOperations(routes: readonly Route[]): DocumentedOperation[] {
  const problems: string[] = [];
  const keys = new Set(GUARDS.map(({ method, path }) => operationKey(method, path)));
  for (const { service, method, path } of routes) {
    if (!keys.has(operationKey(method, path)))
      problems.push(`${service} has ${method} ${path}, the guard table has not`);
  }
  for (const key of Object.keys(OPERATIONS)) {
    if (!keys.has(key)) problems.push(`tools/api/operations.ts has ${key}, the guard table has not`);
  }
  const documented = GUARDS.flatMap((guard): DocumentedOperation[] => {
    const key = operationKey(guard.method, guard.path);
    const route = routes.find(
      (each) => each.service === guard.service && operationKey(each.method, each.path) === key,
    );
    const notes = OPERATIONS[key];
    if (!route) problems.push(`the guard table has ${key}, ${guard.service} has not`);
    if (!notes) problems.push(`tools/api/operations.ts does not name ${key}`);
    return route && notes ? [{ guard, route, notes }] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return documented;
}

function addOperation(app: FastifyInstance, { guard, route, notes }: DocumentedOperation): void {
  const { params, querystring, body, response } = route.schemas;
  const schema = {
    operationId: operationIdOf(guard),
    summary: notes.summary,
    description: accessWords(guard),
    tags: [guard.service],
    security: securityOf(guard),
    ...(params && { params }),
    ...(querystring && { querystring }),
    ...(body && { body }),
    ...(response && { response }),
  };
  app.route({ method: guard.method, url: guard.path, schema, handler: async () => undefined });
}

/** Adds what an operation answers beside what its schemas say. */
function completeOperation(
  operation: Operation,
  { guard, route, notes }: DocumentedOperation,
  comments: ReadonlyMap<string, Comments>,
): void {
  const { querystring, body, response } = route.schemas;
  const success = {
    ...(response && operation.responses),
    ...Object.fromEntries(
      Object.entries(notes.answers ?? {}).map(([status, description]) => [status, { description }]),
    ),
    ...(notes.stream && { 200: streamAnswer(notes.stream) }),
  };
  addSuccessWords(success);
  const refusals = [...errorsOf(guard, route.schemas, notes)].map(([status, codes]) => [
    status,
    { $ref: `#/components/responses/${errorName(codes)}` },
  ]);
  operation.responses = { ...success, ...(Object.fromEntries(refusals) as Operation['responses']) };
  if (operation.requestBody && body) operation.requestBody.required = !body.safeParse(undefined).success;

  const [name] = [...NAMED_SCHEMAS].find(([, schema]) => schema === querystring) ?? [];
  const fields = name === undefined ? {} : (comments.get(name)?.fields ?? {});
  for (const parameter of operation.parameters ?? []) {
    const text = 'name' in parameter ? fields[parameter.name]?.text : undefined;
    if ('name' in parameter && text !== undefined) parameter.description = text;
  }
  if (guard.service === 'gateway' || guard.hasOwnSignature) return;
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...(notes.stream && guard.method === 'GET'
      ? [{ name: 'last-event-id', in: 'header', schema: { type: 'string' } }]
      : []),
    ...Object.keys(PLACE_PARAMETERS).map((each) => ({ $ref: `#/components/parameters/${each}` })),
  ];
}

/**
 * Makes the OpenAPI 3.1 document of the public API: the operations of the guard table, the schemas that their routes
 * declare, and the errors that follow from both.
 */
export async function makeDocument(): Promise<ApiDocument> {
  const routes = await readRoutes();
  const operations = joinOperations(routes);
  const comments = await readComments(CONTRACTS_FOLDER);
  const schemaRegistry = createRegistry(routes, comments);

  // Nothing is served: its routes only carry the schemas to the plugin.
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => () => '');
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: API_INFO,
      servers: [{ url: '/' }],
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  for (const each of operations) addOperation(app, each);
  await app.ready();
  // A copy: parts of it would be shared.
  const document = JSON.parse(JSON.stringify(app.swagger())) as ApiDocument;
  await app.close();

  for (const each of operations) {
    const { method, path } = each.guard;
    const operation = document.paths[openApiPath(path)]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${path} is not in the document`);
    completeOperation(operation, each, comments);
  }
  const codeSets = operations.flatMap(({ guard, route, notes }) => [
    ...errorsOf(guard, route.schemas, notes).values(),
  ]);
  document.tags = Object.entries(TAGS).map(([name, description]) => ({ name, description }));
  document.components = {
    schemas: document.components.schemas,
    responses: Object.fromEntries(codeSets.map((codes) => [errorName(codes), errorAnswer(codes)])),
    parameters: PLACE_PARAMETERS,
    securitySchemes: SECURITY_SCHEMES,
  };
  return tidySchemas(document, comments);
}
