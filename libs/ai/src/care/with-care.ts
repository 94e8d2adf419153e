import { ModelError } from '../errors.ts';
import type { Conclusion, LanguageModel, StreamRequest } from '../model.ts';
import { careInstructions } from './instructions.ts';
import { brokenRule } from './reply-check.ts';

/** Said in place of a sentence that a rule forbids; then the reply ends. */
const INSTEAD =
  "I'd rather stop here: I'm a program, and that is something I shouldn't say. What would help you most right now?";

const SENTENCE_END = /[.!?…]["”»')\]]*\s|[。！？।][”」』）]*|\n/g;

/**
 * A model whose sentences pass the rules for what a companion never says before they are sent. Under care its reply is
 * checked whole first; where it breaks a rule, or the model fails, the written answer takes its place.
 */
export function withCare(model: LanguageModel, written: Pick<LanguageModel, 'stream'>): LanguageModel {
  async function* answerUnderCare(request: StreamRequest): AsyncGenerator<string | Conclusion> {
    const { care, instructions, isOverBudget = false } = request;
    if (!care) return;
    if (isOverBudget) return yield* written.stream(request);
    let text = '';
    try {
      const told = `${instructions}\n\n${careInstructions(care)}`;
      for await (const piece of model.stream({ ...request, instructions: told }))
        if (typeof piece === 'string') text += piece;
    } catch (error) {
      if (!(error instanceof ModelError) || request.signal?.aborted) throw error;
      text = '';
    }
    if (text.trim() === '' || brokenRule(text) !== null) yield* written.stream(request);
    else yield text;
  }

  return {
    ...model,
    stream: (request) => (request.care ? answerUnderCare(request) : checked(model.stream(request))),
  };
}

/** Hands on whole sentences, each once it has passed the rules. */
async function* checked(pieces: AsyncIterable<string | Conclusion>): AsyncGenerator<string | Conclusion> {
  let text = '';
  let conclusion: Conclusion | null = null;
  try {
    for await (const piece of pieces) {
      if (typeof piece !== 'string') {
        conclusion = piece;
        continue;
      }
      text += piece;
      const end = [...text.matchAll(SENTENCE_END)].at(-1);
      if (!end) continue;
      const ready = text.slice(0, end.index + end[0].length);
      text = text.slice(ready.length);
      if (brokenRule(ready) !== null) {
        yield INSTEAD;
        return;
      }
      yield ready;
    }
  } catch (error) {
    // Of an answer that is cut what came stays.
    if (text !== '' && brokenRule(text) === null) yield text;
    throw error;
  }
  if (text !== '') yield brokenRule(text) === null ? text : INSTEAD;
  if (conclusion) yield conclusion;
}
