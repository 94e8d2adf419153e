import type { StreamRequest } from '@inkwell/ai';

/** A call of the model, answered by the test step by step. */
export interface ModelCall {
  request: StreamRequest;
  say: (piece: string) => void;
  end: () => void;
  fail: (error: Error) => void;
}

/** A language model that says what the test tells it, when it tells it, and that hears no signal. */
export function createScriptedModel() {
  const calls: ModelCall[] = [];
  const waiting: Array<(call: ModelCall) => void> = [];
  let always: string | null = null;

  function stream(request: StreamRequest): AsyncIterable<string> {
    const steps: Array<{ piece?: string; error?: Error }> = [];
    let wake = () => {};
    const add = (step: (typeof steps)[number]) => {
      steps.push(step);
      wake();
    };
    const call: ModelCall = {
      request,
      say: (piece) => add({ piece }),
      end: () => add({}),
      fail: (error) => add({ error }),
    };
    if (always !== null) {
      call.say(always);
      call.end();
    } else {
      const taker = waiting.shift();
      if (taker) taker(call);
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
    stream,
    /** The next call that no test has taken yet. */
    next: (): Promise<ModelCall> => {
      const call = calls.shift();
      return call ? Promise.resolve(call) : new Promise((resolve) => waiting.push(resolve));
    },
    /** From now on every call is answered at once with this; null: by the test again. */
    answerAlways: (text: string | null) => {
      always = text;
    },
    /** Calls that no test has taken. */
    left: () => calls.length,
  };
}
