import { NEW_STATE } from '../companion/state.ts';
import { ModelError } from '../errors.ts';
import { startNow, type Conclusion, type LanguageModel, type StreamRequest } from '../model.ts';
import { careInstructions } from './instructions.ts';
import { brokenRule } from './reply-check.ts';
import { writeCareReply, type CareContext, type CareReply } from './reply.ts';

/** Said in place of a sentence that a rule forbids; then the reply ends. */
const INSTEAD =
  "I'd rather stop here: I'm a program, and that is something I shouldn't say. What would help you most right now?";

const SENTENCE_END = /[.!?…]["”»')\]]*\s|[。！？।][”」』）]*|\n/g;
/** Numbers stand in the card: one that a model makes up helps nobody. */
const PHONE_NUMBER = /\d[\d\s()-]{1,}\d/;

/**
 * A model whose sentences pass the rules for what a companion never says before they are sent. Where a message shows
 * danger its reply is checked whole first; where it breaks a rule, or the model fails, the written reply takes its place.
 */
export function withCare(model: LanguageModel): LanguageModel {
  async function* answerCare(request: StreamRequest, care: CareContext): AsyncGenerator<string | Conclusion> {
    const written = writeCareReply(partsOf(request, care));
    if (care.step === 'check') {
      yield `${written.text}\n\n`;
      yield* checked(model.stream(withoutCare(request)));
      return;
    }
    const text = await askModel(request, care, written);
    yield text ?? written.text;
    yield conclude(request, written);
  }

  /** What the model says, whole; null where it says nothing that may be sent. */
  async function askModel(
    request: StreamRequest,
    care: CareContext,
    written: CareReply,
  ): Promise<string | null> {
    if (request.isOverBudget) return null;
    let text = '';
    try {
      const instructions = `${request.instructions}\n\n${careInstructions(care, written)}`;
      for await (const piece of model.stream({ ...request, instructions }))
        if (typeof piece === 'string') text += piece;
    } catch (error) {
      if (!(error instanceof ModelError) || request.signal?.aborted) throw error;
      return null;
    }
    const said = text.trim();
    if (said === '' || brokenRule(said) !== null || PHONE_NUMBER.test(said)) return null;
    return written.question === '' ? said : `${said}\n\n${written.question}`;
  }

  return {
    ...model,
    stream: (request) => (request.care ? answerCare(request, request.care) : checked(model.stream(request))),
  };
}

function withoutCare(request: StreamRequest): StreamRequest {
  const { care: _care, ...others } = request;
  return others;
}

/** The conversation as the written reply needs it. */
export function partsOf({ messages }: Pick<StreamRequest, 'messages'>, care: CareContext) {
  const textsOf = (role: 'user' | 'assistant') =>
    messages.flatMap((message) => (message.role === role ? [message.content] : []));
  return { care, own: textsOf('user'), said: textsOf('assistant').join('\n') };
}

/** A care reply leaves an exercise, and what the companion knows of the conversation, as they were. */
export function conclude({ context = startNow() }: StreamRequest, { choices }: CareReply): Conclusion {
  return {
    choices: [...choices],
    exercise: null,
    state: context.state ?? NEW_STATE,
    progress: context.progress,
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
