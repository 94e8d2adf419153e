import { NEW_STATE } from '../state.ts';
import { ModelError } from '../errors.ts';
import {
  startNow,
  type Conclusion,
  type LanguageModel,
  type NotedRequest,
  type StreamRequest,
} from '../model.ts';
import { careInstructions } from './instructions.ts';
import { paragraphs } from './lines.ts';
import { brokenRule } from './reply-check.ts';
import type { CareContext } from './reply-request.ts';
import { writeCareReply, type CareReply } from './reply.ts';

/** Numbers stand in the card: one that a model makes up helps nobody. */
const PHONE_NUMBER = /\d[\d\s()-]{1,}\d/;

/** A model that is told what the app asks for in a reply. */
export type NotedModel = Omit<LanguageModel, 'stream'> & {
  stream: (request: NotedRequest) => AsyncIterable<string | Conclusion>;
};

/**
 * A model whose reply to a message that shows danger is checked whole before it is sent. Where it breaks a rule, or the
 * model fails, the written reply takes its place.
 */
export function withCare(model: NotedModel): LanguageModel {
  async function* answerCare(request: StreamRequest, care: CareContext): AsyncGenerator<string | Conclusion> {
    const written = writeCareReply(partsOf(request, care));
    if (care.step === 'check') {
      yield `${written.text}\n\n`;
      yield* model.stream(withoutCare(request));
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
    if (request.isOverBudget || written.isFixed) return null;
    let text = '';
    try {
      const note = careInstructions(care, written);
      for await (const piece of model.stream({ ...request, note }))
        if (typeof piece === 'string') text += piece;
    } catch (error) {
      if (!(error instanceof ModelError) || request.signal?.aborted) throw error;
      return null;
    }
    const said = text.trim();
    if (said === '' || brokenRule(said) !== null || PHONE_NUMBER.test(said)) return null;
    return paragraphs(written.first, said, written.question);
  }

  return {
    ...model,
    stream: (request) => (request.care ? answerCare(request, request.care) : model.stream(request)),
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
  const said = textsOf('assistant');
  return { care, own: textsOf('user'), said: said.join('\n'), asked: said.at(-1) ?? '' };
}

/** A care reply leaves an exercise, and what the companion knows of the conversation, as they were. */
export function conclude(
  { context = startNow() }: Pick<StreamRequest, 'context'>,
  { choices }: CareReply,
): Conclusion {
  return {
    choices: [...choices],
    exercise: null,
    state: context.state ?? NEW_STATE,
    progress: context.progress,
  };
}
