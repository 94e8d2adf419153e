import type { CalendarSuggestion, Mode } from '@inkwell/contracts';
import { exerciseMenuLines } from '../../src/exercises/menu.ts';
import { createLocalModel, type Conclusion, type Sources } from '../../src/index.ts';
import { startContextNow, type StreamRequestWithNote } from '../../src/model.ts';
import type { ToolCall } from '../../src/openai/call.ts';
import type { ModelTraits } from '../../src/openai/model-traits.ts';
import type { SpeakingModel, SpeakRequest } from '../../src/openai/model.ts';
import { answerWithTools } from '../../src/openai/tool-rounds.ts';
import type { Sleep } from '../../src/sleep.ts';
import { createTalk } from '../../src/talk/talk.ts';
import { createTools } from '../../src/talk/tools.ts';

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
    stream: (request) => answerWithTools((turns) => say(turns, request), request.turns, request.toolbox),
  };
  return { model, asked };
}

/** A clock that stands still: nothing is late. */
export const never: Sleep = () => new Promise(() => undefined);

type Given = Partial<StreamRequestWithNote> & { message?: string };

export const requestOf = ({ message = 'Hello there.', ...given }: Given = {}): StreamRequestWithNote => ({
  task: 'companion.write',
  messages: [{ role: 'user', content: message }],
  context: { ...startContextNow(), today: TODAY, hour: 21 },
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

export const SUGGESTION: CalendarSuggestion = {
  id: 's1',
  title: 'Measure the beds',
  description: '',
  priority: 'medium',
  suggestedTime: '2026-11-28T10:00:00.000Z',
  duration: 30,
  reasoning: '',
  emotionalBenefit: '',
  confidence: 90,
};

export const sourcesWith = (sources: Partial<Sources> = {}): Sources => ({
  ...noSources,
  proposeEvent: async ({ start }) =>
    start.endsWith('10:00')
      ? { suggestion: SUGGESTION }
      : { problem: 'taken', free: [{ day: '2026-11-28', from: '10:00', to: '12:00' }] },
  rememberFact: async () => true,
  ...sources,
});

export const lastTurn = (asked: ReturnType<typeof scriptedModel>['asked'], call = 0) => {
  const turn = asked[call]?.turns.at(-1);
  return turn && turn.role !== 'tools' ? turn.content : '';
};

/** A clock that is moved by hand: whoever sleeps wakes when their time has come. */
export function handClock() {
  let now = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  const sleep: Sleep = (ms) => new Promise((resolve) => void sleepers.push({ at: now + ms, wake: resolve }));
  return {
    sleep,
    /** Moves on as often as somebody sleeps, until `to` ms have passed. */
    moveTo: async (to: number) => {
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        const next = sleepers.filter(({ at }) => at <= to).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        sleepers.splice(sleepers.indexOf(next), 1);
        now = next.at;
        next.wake();
      }
      now = to;
    },
  };
}

/** A model that says nothing until it is let. */
export function silentModel(traits = {}) {
  const { model } = scriptedModel([[]], traits);
  let say: (text: string) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const waiting: string[] = [];
  const silent: SpeakingModel = {
    ...model,
    async *stream(request) {
      signal = request.signal;
      for (;;) {
        const text = waiting.shift() ?? (await new Promise<string>((resolve) => (say = resolve)));
        if (text === 'END') return;
        yield text;
      }
    },
  };
  return { model: silent, say: (text: string) => say(text), signal: () => signal };
}

/** The tools of a reply in plan mode. */
export const toolsWith = (
  sources?: Sources,
  {
    mode = 'plan',
    own = ['My sister Ana lives in Lisbon.'],
    remembers = true,
    lastReply = '',
  }: { mode?: Mode; own?: string[]; remembers?: boolean; lastReply?: string } = {},
) => createTools({ mode, own, lastReply, today: TODAY, sources, remembers, menu: exerciseMenuLines(mode) });

/** A call of a tool, its arguments as they are where they are text. */
export const call = (name: string, args: unknown) => ({
  id: 'c',
  name,
  arguments: typeof args === 'string' ? args : JSON.stringify(args),
});
/** What a tool answers. */
export const outputOf = async (tools: ReturnType<typeof toolsWith>, name: string, args: unknown) =>
  JSON.parse((await tools.run(call(name, args))).output) as Record<string, unknown>;
