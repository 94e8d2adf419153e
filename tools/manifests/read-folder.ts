import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { parse, parseAllDocuments } from 'yaml';

type Generator = { name: string; namespace?: string; literals?: string[]; files?: string[] };
export type Kustomization = {
  configMapGenerator?: Generator[];
  secretGenerator?: Generator[];
  patches?: { patch?: string }[];
};

const k8s = join(dirname(dirname(import.meta.dirname)), 'k8s');

/** The documents of a file in k8s/. */
export async function readDocuments<T>(path: string): Promise<T[]> {
  const text = await readFile(join(k8s, path), 'utf8');
  return parseAllDocuments(text, { merge: true }).map((each) => each.toJS() as T);
}

/** The kustomization of a folder in k8s/. */
export async function readKustomization(path: string): Promise<Kustomization> {
  return parse(await readFile(join(k8s, path, 'kustomization.yaml'), 'utf8')) as Kustomization;
}
