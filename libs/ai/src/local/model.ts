import { replyAfterCare } from '../care/after-care.ts';
import { writeCareReply } from '../care/reply.ts';
import { concludeCareReply, careReplyRequestOf } from '../care/with-care.ts';
import { createAbortedError } from '../errors.ts';
import {
  MODE_BY_TASK,
  startContextNow,
  type Conclusion,
  type LanguageModel,
  type StreamRequest,
} from '../model.ts';
import { createProgram } from '../program/program.ts';
import { sleep as realSleep, type Sleep } from '../sleep.ts';
import { parseKnownFacts } from './known-facts.ts';
import { writeLocalObject } from './objects.ts';
import { DEFAULT_PACE, streamAtTypingPace, type TypingPace } from './typing-pace.ts';

export type LocalModelOptions = {
  pace?: Partial<TypingPace>;
  sleep?: Sleep;
  /** Milliseconds on any clock that only goes forward. */
  now?: () => number;
  /** Whether it stands in for a model that is connected. Default: there is none, and it says so. */
  standsIn?: boolean;
};

/**
 * The companion without a language model: no key, no network, no model file. The same conversation gives the same reply.
 */
export function createLocalModel(options: LocalModelOptions = {}): LanguageModel {
  const { sleep = realSleep, now = () => performance.now() } = options;
  const answer = createProgram({ standsIn: options.standsIn ?? false });
  const pace = { ...DEFAULT_PACE, ...options.pace };

  async function compose(request: StreamRequest): Promise<{ text: string; conclusion: Conclusion | null }> {
    const { task, messages, facts, care, sources, context = startContextNow() } = request;
    const written = care && writeCareReply(careReplyRequestOf(request, care));
    if (written && care?.step !== 'check')
      return { text: written.text, conclusion: concludeCareReply(request, written) };
    const { state, ...reply } = await answer({
      ...context,
      mode: MODE_BY_TASK[task],
      messages,
      person: parseKnownFacts(facts),
      sources,
      afterCare: replyAfterCare(messages, care?.step === 'check'),
    });
    return {
      text: written ? `${written.text}\n\n${reply.text}` : reply.text,
      conclusion: {
        // An exercise has answers of its own.
        choices: written && !reply.exercise ? [...written.choices] : reply.choices.map(({ say }) => say),
        exercise: reply.exercise,
        state,
        progress: reply.progress,
      },
    };
  }

  return {
    provider: 'local',

    async *stream(request) {
      const { signal } = request;
      const started = now();
      if (signal?.aborted) throw createAbortedError();
      const { text, conclusion } = await compose(request);
      yield* streamAtTypingPace(text, { pace, spentMs: now() - started, sleep, signal });
      if (conclusion) yield conclusion;
    },

    object: writeLocalObject,
  };
}
