import {
  ModelError,
  type Conclusion,
  type LanguageModel,
  type ObjectRequest,
  type ObjectTask,
  type StreamRequest,
} from '@inkwell/ai';

export type AnyObjectRequest = ObjectRequest<ObjectTask, unknown>;

/** A call of the model. The test answers it. */
export interface ModelCall {
  request: StreamRequest;
  say: (piece: string) => void;
  conclude: (conclusion: Conclusion) => void;
  end: () => void;
  fail: (error: Error) => void;
}

/** A language model whose answers the test writes piece by piece. It ignores the abort signal. */
export function createScriptedModel() {
  const calls: ModelCall[] = [];
  const waiting: Array<(call: ModelCall) => void> = [];
  let always: string | null = null;
  let latest: StreamRequest | undefined;
  let answerObject: (request: AnyObjectRequest) => unknown = () => {
    throw new ModelError('unavailable', 'no object');
  };

  const object: LanguageModel['object'] = async (request) =>
    request.schema.parse(await answerObject(request));

  function stream(request: StreamRequest): AsyncIterable<string | Conclusion> {
    latest = request;
    const steps: Array<{ piece?: string | Conclusion; error?: Error }> = [];
    let wake = () => {};
    const add = (step: (typeof steps)[number]) => {
      steps.push(step);
      wake();
    };
    const call: ModelCall = {
      request,
      say: (piece) => add({ piece }),
      conclude: (piece) => add({ piece }),
      end: () => add({}),
      fail: (error) => add({ error }),
    };
    if (always !== null) {
      call.say(always);
      call.end();
    } else {
      const resolveNext = waiting.shift();
      if (resolveNext) resolveNext(call);
      else calls.push(call);
    }
    return (async function* () {
      for (;;) {
        const step = steps.shift();
        if (!step) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
          continue;
        }
        if (step.error) throw step.error;
        if (step.piece === undefined) return;
        yield step.piece;
      }
    })();
  }

  return {
    provider: 'openai' as const,
    stream,
    object,
    /** Answers every request for an object from now on. */
    answerObjects: (answer: typeof answerObject) => void (answerObject = answer),
    /** The next call that was not taken yet. */
    next: (): Promise<ModelCall> => {
      const call = calls.shift();
      return call ? Promise.resolve(call) : new Promise((resolve) => waiting.push(resolve));
    },
    /** Answers every call from now on with this text at once; null: the test answers again. */
    answerAlways: (text: string | null) => {
      always = text;
    },
    /** What was asked last. */
    last: (): StreamRequest => {
      if (!latest) throw new Error('the model was not asked yet');
      return latest;
    },
    /** How many calls were not taken yet. */
    unanswered: () => calls.length,
  };
}
