import { writeCareAnswer } from '../care/answer.ts';
import { readByRules } from '../care/rules.ts';
import { verdictOf } from '../care/verdict.ts';
import { aborted, ModelError } from '../errors.ts';
import type { LanguageModel, StreamRequest } from '../model.ts';
import { sleep as realSleep, type Sleep } from '../sleep.ts';
import type { ObjectTask, ObjectTasks } from '../tasks.ts';
import { knownFacts } from './known-facts.ts';
import { DEFAULT_PACE, paced, type Pace } from './typing-pace.ts';
import { createReader } from './message-reading.ts';
import { replyTo } from './reply.ts';
import { writeSoulPrint } from './soulprint/write.ts';

export type LocalModelOptions = {
  pace?: Partial<Pace>;
  sleep?: Sleep;
  /** Milliseconds on any clock that only goes forward. */
  now?: () => number;
};

/** How many of the person's earlier messages are read for the thread, and how much of each. */
const EARLIER = 4;
const EARLIER_CHARS = 1_000;

const WRITERS: { [Task in ObjectTask]: (input: ObjectTasks[Task]) => unknown } = {
  soulprint: writeSoulPrint,
  care: (text) => verdictOf(readByRules(text)),
};

/**
 * The local companion: no key, no network, no model file. It reads English with a language library and answers
 * from written scripts in the person's own words; the same conversation gives the same reply.
 */
export function createLocalModel(options: LocalModelOptions = {}): LanguageModel {
  const { sleep = realSleep, now = () => performance.now() } = options;
  const pace = { ...DEFAULT_PACE, ...options.pace };
  const reader = createReader();
  // Loaded while nobody waits. A failure is met again, and told, by the first message.
  reader.prepare().catch(() => undefined);

  async function compose({ task, messages, facts, care }: StreamRequest): Promise<string> {
    const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    const latest = own.at(-1) ?? '';
    const said = messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])).join('\n');
    if (care) return writeCareAnswer({ ...care, message: latest, own, said });
    const past = own.slice(0, -1).slice(-EARLIER).toReversed();
    const earlier = [];
    for (const text of past) earlier.push(await reader.read(text.slice(0, EARLIER_CHARS)));
    return replyTo({
      task,
      reading: await reader.read(latest),
      earlier,
      said,
      facts: knownFacts(facts),
      seed: messages.map(({ role, content }) => `${role}: ${content}`).join('\n'),
    });
  }

  return {
    provider: 'local',

    async *stream(request) {
      const { signal } = request;
      const started = now();
      if (signal?.aborted) throw aborted();
      const text = await compose(request);
      yield* paced(text, { pace, spentMs: now() - started, sleep, signal });
    },

    async object({ task, schema, schemaName, input, signal }) {
      if (signal?.aborted) throw aborted();
      const parsed = schema.safeParse(WRITERS[task](input));
      if (!parsed.success)
        throw new ModelError('malformed', `There is no local writer for this ${schemaName}`);
      return parsed.data;
    },
  };
}
