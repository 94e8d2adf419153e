import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ERROR_CODES, type Service, SERVICES } from '@inkwell/contracts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';

import { GUARDS } from '../../gateway/src/guard-table.ts';
import { makeDocument } from './document.ts';
import { type ApiDocument, type Operation, openApiPath } from './openapi.ts';
import { OPERATIONS } from './operations.ts';
import { DOCUMENT_FILE } from './reference-folder.ts';
import { readRoutes } from './routes.ts';

const ROOT = join(import.meta.dirname, '..', '..');

let document: ApiDocument;
beforeAll(async () => {
  document = await makeDocument();
});

function operationOf(method: string, path: string): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`no ${method} ${path}`);
  return operation;
}

/** The error codes that an operation names for a status. */
function codesOf({ responses }: Operation, status: number): string[] {
  const { $ref = '' } = { ...(responses[status] as { $ref?: string } | undefined) };
  const answer = document.components.responses[$ref.split('/').at(-1) ?? ''];
  const [, own] = answer?.content?.['application/json']?.schema.allOf ?? [];
  return (own?.properties?.['error']?.enum ?? []) as string[];
}

describe('the reference of the API', () => {
  it('when it is made anew, then it is the one that is kept: else run `npm run api`', async () => {
    expect(JSON.parse(await readFile(join(ROOT, DOCUMENT_FILE), 'utf8'))).toEqual(document);
  });

  it('when a validator reads it, then it is OpenAPI 3.1, and each reference leads somewhere', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...structuredClone(document) })).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
    const { paths } = document;
    const ids = Object.values(paths).flatMap((path) => Object.values(path).map((each) => each.operationId));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('when it is compared with the guard table, then both name the same operations', () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const guarded = GUARDS.map(({ method, path }) => `${method} ${openApiPath(path)}`);
    expect(documented.toSorted()).toEqual(guarded.toSorted());
  });

  it('when a service has a route under /api, then the guard table names it', async () => {
    const routes = (await readRoutes()).map(({ service, method, path }) => `${service} ${method} ${path}`);
    const guarded = GUARDS.map(({ service, method, path }) => `${service} ${method} ${path}`);
    expect(routes.toSorted()).toEqual(guarded.toSorted());
  });

  it('when an operation is looked at, then it says how it succeeds and what it needs', () => {
    for (const { method, path, access, hasOwnSignature } of GUARDS) {
      const operation = operationOf(method, openApiPath(path));
      const { responses, security, parameters = [] } = operation;
      const name = `${method} ${path}`;
      expect(
        Object.keys(responses).some((status) => Number(status) < 400),
        name,
      ).toBe(true);
      const isOpen = security.every((scheme) => !('session' in scheme)) || path === '/api/logout';
      expect(isOpen, name).toBe(access === 'anybody');
      expect('cookie' in responses, name).toBe(false);
      expect(codesOf(operation, 401).includes('unauthenticated'), name).toBe(access !== 'anybody');
      expect(codesOf(operation, 403).includes('cross_site'), name).toBe(method !== 'GET' && !hasOwnSignature);
      const inPath = parameters.flatMap((each) => ('in' in each && each.in === 'path' ? [each.name] : []));
      expect(inPath, name).toEqual([...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter));
    }
  });

  it('when a route needs access, has a body or answers with a stream, then that is there', () => {
    const save = operationOf('POST', '/api/journal-entries');
    expect(save.requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/SaveEntry' } } },
    });
    expect(codesOf(save, 400)).toContain('invalid');
    expect(codesOf(save, 402)).toEqual(['subscription_required']);
    expect(codesOf(save, 403)).toEqual(['cross_site', 'not_today', 'onboarding_required']);
    expect(codesOf(save, 409)).toEqual(['conflict']);
    expect(codesOf(save, 429)).toEqual(['rate_limited']);
    expect(document.components.schemas['SaveEntry']?.properties?.['baseRevision']?.description).toBe(
      'The revision the text was written on, 0 for none.',
    );

    expect(codesOf(operationOf('GET', '/api/auth/user'), 402)).toEqual([]);
    expect(operationOf('POST', '/api/google-calendar/disconnect').requestBody?.required).toBe(false);
    const streams = GUARDS.filter(({ method, path }) => {
      const answer = operationOf(method, openApiPath(path)).responses[200];
      return answer && 'content' in answer && answer.content?.['text/event-stream'];
    });
    const expected = GUARDS.filter(({ stream, path }) => stream || path === '/api/live');
    expect(streams).toEqual(expected);
  });
});

/** The codes of errors that stand in a service's own sources. */
function codesIn(service: Service): Set<string> {
  const folder = join(ROOT, 'services', service, 'src');
  const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const isCode = (word: string) => (ERROR_CODES as readonly string[]).includes(word);
  const thrown = [...text.matchAll(/new AppError\(([^)]*)/g)].map(([, first = '']) => first);
  return new Set(
    thrown.flatMap((first) =>
      [...first.matchAll(/'(\w+)'/g)].flatMap(([, word = '']) => (isCode(word) ? [word] : [])),
    ),
  );
}

describe('the error codes of the reference', () => {
  it.each(SERVICES)(
    'when %s throws a code, then an operation of it names it, and the other way round',
    (service) => {
      const own = GUARDS.filter((guard) => guard.service === service);
      const thrown = codesIn(service);
      const named = new Set(
        own.flatMap(({ method, path }) =>
          Object.keys(operationOf(method, openApiPath(path)).responses).flatMap((status) =>
            codesOf(operationOf(method, openApiPath(path)), Number(status)),
          ),
        ),
      );
      expect([...thrown].filter((code) => !named.has(code))).toEqual([]);
      const noted = own.flatMap(({ method, path }) => OPERATIONS[`${method} ${path}`]?.errors ?? []);
      expect(noted.filter((code) => !thrown.has(code))).toEqual([]);
    },
  );
});
