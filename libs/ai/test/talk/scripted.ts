import { createLocalModel, type Conclusion, type Sources } from '../../src/index.ts';
import { startNow, type NotedRequest } from '../../src/model.ts';
import type { ToolCall } from '../../src/openai/call.ts';
import type { ModelTraits } from '../../src/openai/model-traits.ts';
import type { SpeakingModel, SpeakRequest } from '../../src/openai/model.ts';
import { speakInRounds } from '../../src/openai/tool-rounds.ts';
import type { Sleep } from '../../src/sleep.ts';
import { createTalk } from '../../src/talk/talk.ts';

/** What a model does at a call: the pieces of its text and the tools it calls, or how it fails. */
export type Said = readonly (string | Omit<ToolCall, 'id'> | Error)[];

export const TODAY = '2026-11-27';

const USUAL: ModelTraits = {
  name: 'm',
  isSmall: false,
  reasons: false,
  window: 32_000,
  takesTools: true,
};

/** A model that says what it is told to, call by call, then the last of it again and again. */
export function scriptedModel(script: readonly Said[], traits: Partial<ModelTraits> = {}) {
  const asked: SpeakRequest[] = [];
  let calls = 0;
  async function* say(turns: SpeakRequest['turns'], request: SpeakRequest) {
    asked.push({ ...request, turns });
    const said = script[Math.min(calls, script.length - 1)] ?? [];
    calls += 1;
    for (const piece of said) {
      if (piece instanceof Error) throw piece;
      yield typeof piece === 'string' ? piece : { ...piece, id: `call-${calls}` };
    }
  }
  const model: SpeakingModel = {
    provider: 'openai',
    object: () => Promise.reject(new Error('no object is asked for')),
    traits: async () => ({ ...USUAL, ...traits }),
    stream: (request) => speakInRounds((turns) => say(turns, request), request.turns, request.toolbox),
  };
  return { model, asked };
}

/** A clock that stands still: nothing is late. */
export const never: Sleep = () => new Promise(() => undefined);

type Given = Partial<NotedRequest> & { message?: string };

export const requestOf = ({ message = 'Hello there.', ...given }: Given = {}): NotedRequest => ({
  task: 'companion.write',
  messages: [{ role: 'user', content: message }],
  context: { ...startNow(), today: TODAY, hour: 21 },
  ...given,
});

export const talkWith = (model: SpeakingModel, sleep: Sleep = never) =>
  createTalk({
    model,
    program: createLocalModel({ sleep: async () => undefined }),
    sleep,
  });

/** A whole answer. */
export async function answerOf(model: SpeakingModel, given: Given = {}, sleep: Sleep = never) {
  let text = '';
  let conclusion: Conclusion | undefined;
  for await (const piece of talkWith(model, sleep).stream(requestOf(given))) {
    if (typeof piece === 'string') text += piece;
    else conclusion = piece;
  }
  return { text, conclusion };
}

export const noSources: Sources = {
  findWords: async () => null,
  readPage: async () => null,
  readEvents: async () => null,
};
