import { readByRules } from '../care/rules.ts';
import { verdictOfFinding } from '../care/verdict.ts';
import { createAbortedError, ModelError } from '../errors.ts';
import type { ObjectModel, ObjectRequest } from '../model.ts';
import type { ObjectTask, ObjectTasks } from '../tasks.ts';
import { writeSoulPrint } from './soulprint/write.ts';

const OBJECT_WRITERS: { [Task in ObjectTask]: (input: ObjectTasks[Task]) => unknown } = {
  soulprint: writeSoulPrint,
  care: ({ message }) => verdictOfFinding(readByRules(message)),
  // It needs none, and adds nothing to one that a model wrote.
  summary: ({ summary }) => ({ summary: summary ?? '' }),
  // Its rules are asked by themselves: they read the calendar, too.
  suggestions: () => ({ suggestions: [] }),
  // The local reading is asked by itself: it reads embeddings, too.
  feelings: () => ({ emotions: [], themes: [], valence: 0, sentences: [] }),
};

/** Writes an object without a language model: the same input gives the same object. */
export async function writeLocalObject<Task extends ObjectTask, T>({
  task,
  schema,
  schemaName,
  input,
  signal,
}: ObjectRequest<Task, T>): Promise<T> {
  if (signal?.aborted) throw createAbortedError();
  const parsed = schema.safeParse(OBJECT_WRITERS[task](input));
  if (!parsed.success) throw new ModelError('malformed', `There is no local writer for this ${schemaName}`);
  return parsed.data;
}

/** Writes objects without a language model. */
export const LOCAL_OBJECT_MODEL: ObjectModel = { provider: 'local', object: writeLocalObject };
