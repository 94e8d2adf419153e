import { readFile, rename, writeFile } from 'node:fs/promises';

/** What a JSON file holds; undefined when it is absent or was cut off by a crash. */
export async function readJson<T>(path: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Replaces a JSON file as a whole: a reader sees the old one or the new one. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  const temporary = `${path}.${process.pid}.new`;
  await writeFile(temporary, JSON.stringify(value));
  await rename(temporary, path);
}
