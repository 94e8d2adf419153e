import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { addModelSchema, type JsonSchema } from './model-schemas.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkwell-models-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function schemasOf(files: Record<string, string>): Promise<Record<string, JsonSchema>> {
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(folder, `${name}.d.ts`), text)),
  );
  const definitions = new Map<string, JsonSchema>();
  expect(await addModelSchema(join(folder, 'Thing.d.ts'), 'test', definitions)).toBe('test.Thing');
  return Object.fromEntries(definitions);
}

test('when a type is made a schema, then it takes what the type names and nothing else', async () => {
  const schemas = await schemasOf({
    Thing: `
      import { IComExampleMode } from "./Mode.js";
      import { IObjectMeta } from "@kubernetes-models/apimachinery/apis/meta/v1/ObjectMeta";
      import { ISecretRef } from "kubernetes-models/v1/LocalObjectReference";
      import { IBehavior } from "kubernetes-models/autoscaling/v2/Behavior";
      export interface IThing extends TypeMeta {
        "kind": "Thing";
        "count"?: number;
        "isOn"?: boolean;
        "labels"?: { [key: string]: string };
        "modes": Array<IComExampleMode>;
        "meta"?: IObjectMeta;
        "ref"?: ISecretRef;
        "behavior"?: IBehavior;
        "port"?: string | number;
      }`,
    Mode: `
      export type IMode = "Fast" | "Slow";
      export type Mode = IMode;
      export type { IMode as IComExampleMode };`,
  });
  expect(schemas).toEqual({
    'test.Thing': {
      type: 'object',
      required: ['kind', 'modes'],
      additionalProperties: false,
      properties: {
        kind: { const: 'Thing' },
        count: { type: 'number' },
        isOn: { type: 'boolean' },
        labels: { type: 'object', properties: {}, additionalProperties: { type: 'string' } },
        modes: { type: 'array', items: { $ref: '#/$defs/test.Mode' } },
        meta: { $ref: '#/$defs/io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta' },
        ref: { $ref: '#/$defs/io.k8s.api.core.v1.LocalObjectReference' },
        behavior: { $ref: '#/$defs/io.k8s.api.autoscaling.v2.Behavior' },
        port: { anyOf: [{ type: 'string' }, { type: 'number' }] },
      },
    },
    'test.Mode': { anyOf: [{ const: 'Fast' }, { const: 'Slow' }] },
  });
});

test('when an interface extends another, then it has the properties of both', async () => {
  const { 'test.Thing': thing } = await schemasOf({
    Thing: `
      import { IComExampleBase } from "./Base.js";
      export interface IThing extends IComExampleBase { "own"?: string; }`,
    Base: `export interface IBase { "inherited": string; }`,
  });
  expect(thing).toMatchObject({
    properties: { inherited: { type: 'string' }, own: { type: 'string' } },
    required: ['inherited'],
  });
});

test('when a type refers to itself, then its schema does', async () => {
  const { 'test.Thing': thing } = await schemasOf({
    Thing: `
      import { IComExampleThing } from "./Thing.js";
      export interface IThing { "parts"?: Array<IComExampleThing>; }`,
  });
  expect(thing).toMatchObject({ properties: { parts: { items: { $ref: '#/$defs/test.Thing' } } } });
});

test('when a type is of a kind that is not known, then it is told rather than let through', async () => {
  const unknown = { Thing: 'export interface IThing { "pair": [string, string]; }' };
  await expect(schemasOf(unknown)).rejects.toThrow('is not known here: [string, string]');
  await expect(schemasOf({ Thing: 'export interface IOther {}' })).rejects.toThrow('has no type IThing');
});
