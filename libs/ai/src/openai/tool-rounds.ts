import type { Tool, ToolCall, ModelTurnInput } from './call.ts';

/** What a call of a tool came to, as the model is told it. */
export type ToolAnswer = {
  output: string;
  /** Whether there is nothing in it that the model must speak of: a reply that stands already may end with it. */
  isDone: boolean;
};

/** What a model may call while it answers, and what carries it out. It is checked there, and never throws. */
export type Toolbox = { tools: readonly Tool[]; run: (call: ToolCall) => Promise<ToolAnswer> };

/** After so many rounds the model has to answer with what it knows. */
export const MAX_ROUNDS = 3;
const MAX_CALLS_PER_ROUND = 8;
/** Further calls are not carried out, and the model is told. */
const TOO_MANY_CALLS_ANSWER: ToolAnswer = {
  output: JSON.stringify({ error: `not done: no more than ${MAX_CALLS_PER_ROUND} calls in one answer` }),
  isDone: false,
};

type AskModel = (turns: readonly ModelTurnInput[], mayCallTools: boolean) => AsyncIterable<string | ToolCall>;

/** The text of an answer, with the rounds in which tools are called between. */
export async function* answerWithTools(
  ask: AskModel,
  turns: readonly ModelTurnInput[],
  toolbox: Toolbox | undefined,
): AsyncGenerator<string> {
  let said = turns;
  for (let round = 1; ; round += 1) {
    const mayCallTools = toolbox !== undefined && round <= MAX_ROUNDS;
    const calls: ToolCall[] = [];
    let text = '';
    for await (const piece of ask(said, mayCallTools)) {
      if (typeof piece !== 'string') {
        if (mayCallTools) calls.push(piece);
        continue;
      }
      text += piece;
      yield piece;
    }
    if (!mayCallTools || calls.length === 0) return;
    const answers = await Promise.all(
      calls.map(async (call, at) => ({
        call,
        answer: at < MAX_CALLS_PER_ROUND ? await toolbox.run(call) : TOO_MANY_CALLS_ANSWER,
      })),
    );
    if (text.trim() !== '' && answers.every(({ answer }) => answer.isDone)) return;
    if (text.trim() !== '') yield '\n';
    said = [
      ...said,
      {
        role: 'tools',
        text,
        calls: answers.map(({ call, answer }) => ({ ...call, output: answer.output })),
      },
    ];
  }
}
