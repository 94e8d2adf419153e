import { splitSentences } from '@inkwell/contracts/sentences';
import { ModelError } from '../errors.ts';
import {
  startContextNow,
  type Conclusion,
  type LanguageModel,
  type StreamRequestWithNote,
  type StreamRequest,
} from '../model.ts';
import { NEW_STATE } from '../state.ts';
import { digitRunsIn, telephonesIn } from '../talk/telephone-numbers.ts';
import { asksSafety } from './answers.ts';
import { careInstructions, saysItIsProgram } from './instructions.ts';
import { asksDirectly, lacksEmergency, lacksQuestion } from './lacking-lines.ts';
import { joinParagraphs } from './lines.ts';
import { isPublicNumber, MEDICAL_ADVICE_NUMBERS, saysWhoseNumber } from './public-numbers.ts';
import { brokenCareRule, withoutBrokenSentences } from './reply-check.ts';
import type { CareContext } from './reply-request.ts';
import { writeCareReply, type CareReply } from './reply.ts';
import { isAttackerComing } from './told.ts';

/** They say where they are: the card may show another country's numbers. */
const LOCATION_STATEMENT =
  /\b(?:i(?:['’]?m| am)|we(?:['’]?re| are)|(?:i|we) live|living|study(?:ing)?|over here|ich (?:bin|wohne|lebe)|wir (?:sind|wohnen|leben)|vivo|estoy|estamos|je suis|j['’]habite|moro|estou)\b[^.!?\n]{0,40}\b(?:in|en|à|au|aux|em)\s+(?!(?:the (?!uk\b|us\b|usa\b|states|united|netherlands|north|south|republic)\w+|my|a|an|his|her|our|their|your|this|that|here|there|bed|fear|pain|love|trouble|tears|danger|hospital|care|school|class|town|shock|public|private|dem|der (?!schweiz|türkei)\p{L}+|den (?!usa|niederlanden)\p{L}+|einem|einer|meinem|meiner|casa|cama|clase|el (?!reino)\p{L}+|la|un|una|mi|su|lit|ma|mon|une|um|uma|meu|minha)\b)\p{L}|\b(?:moro|vivo|estou|estamos) (?:no|na|nos) (?:brasil|alemanha|suíça|reino|eua|estados)/iu;

/** One that a model makes up helps nobody; one of the card, of medical advice or of the person's words does no harm. */
function hasForeignNumber(
  sentence: string,
  { resources }: CareContext,
  { mayBeElsewhere, said }: { mayBeElsewhere: boolean; said: ReadonlySet<string> },
): boolean {
  const own = resources.flatMap(({ tel, sms }) => [tel, sms].flatMap((way) => digitRunsIn(way ?? '')));
  // Where the card has no number, or may have another country's, one of any country's lines is better than none; and
  // whoever reads whose it is takes it for no other.
  const isKnown = (digits: string) =>
    own.includes(digits) ||
    said.has(digits) ||
    MEDICAL_ADVICE_NUMBERS.includes(digits) ||
    ((own.length === 0 || mayBeElsewhere) && isPublicNumber(digits)) ||
    saysWhoseNumber(sentence, digits);
  return telephonesIn(sentence).some((digits) => !isKnown(digits));
}

/** What a model says without the sentences that break a rule or name a number of its own. */
function withoutForbidden(
  text: string,
  { own, replies }: { own: readonly string[]; replies: readonly string[] },
  care: CareContext,
): string {
  const mayBeElsewhere = own.some((message) => LOCATION_STATEMENT.test(message));
  // 'It is 212 thousand': a sum that they owe. A number that an earlier reply named stands.
  const said = new Set([...own, ...replies].flatMap(digitRunsIn));
  return withoutBrokenSentences(
    text,
    (sentence) =>
      brokenCareRule(sentence) !== null || hasForeignNumber(sentence, care, { mayBeElsewhere, said }),
  );
}

/** Least share of a reply that must be left for it to be sent. */
const MIN_KEPT_SHARE = 0.5;

/** Puts a line before the question that a reply ends with, else at its end: the question is what is answered next. */
function insertBeforeQuestion(text: string, line: string): string {
  const sentences = splitSentences(text);
  const last = sentences.at(-1) ?? '';
  if (!/\?["”»’]*\s*$/.test(last)) return joinParagraphs(text, line);
  return joinParagraphs(text.slice(0, text.lastIndexOf(last)).trim(), line, last);
}

/** A model that is told what the app asks for in a reply. */
export type NotedModel = Omit<LanguageModel, 'stream'> & {
  stream: (request: StreamRequestWithNote) => AsyncIterable<string | Conclusion>;
};

/**
 * A model whose reply to a message that shows danger is checked whole before it is sent: sentences that break a rule are
 * left out. Where nothing is left, or the model fails, the written reply takes its place.
 *
 * @param options.isSmall whether the model keeps to short, plain instructions alone; default true
 */
export function withCare(
  model: NotedModel,
  { isSmall = () => Promise.resolve(true) }: { isSmall?: () => Promise<boolean> } = {},
): LanguageModel {
  async function* answerCare(request: StreamRequest, care: CareContext): AsyncGenerator<string | Conclusion> {
    const written = writeCareReply(careReplyRequestOf(request, care));
    if (care.step === 'check') return yield* answerWithCheck(request, care, written);
    const said = await askModel(request, care, written);
    yield said?.text ?? written.text;
    // Answers to tap belong to the direct question: under another one they would say something else.
    const hasQuestion = said === null || (care.step === 'ask' && said.isAsked);
    yield concludeCareReply(request, { ...written, choices: hasQuestion ? written.choices : [] });
  }

  /** An ordinary reply that asks once whether they are safe: in words of the model, or before them. */
  async function* answerWithCheck(
    request: StreamRequest,
    care: CareContext,
    written: CareReply,
  ): AsyncGenerator<string | Conclusion> {
    const { care: _care, ...ordinary } = request;
    const { kind, resources } = care;
    const underCare = { kind, resources, answer: null, asksSafety: true };
    let text = '';
    let conclusion: Conclusion | null = null;
    for await (const piece of model.stream({ ...ordinary, underCare })) {
      if (typeof piece === 'string') text += piece;
      else conclusion = piece;
    }
    yield asksSafety(text) ? text : `${written.text}\n\n${text}`;
    // An exercise has answers of its own.
    if (conclusion?.exercise) yield conclusion;
    else yield { ...(conclusion ?? concludeCareReply(request, written)), choices: [...written.choices] };
  }

  /** What the model says, whole, and whether it ends with the direct question; null where it says nothing that may be sent. */
  async function askModel(
    request: StreamRequest,
    care: CareContext,
    written: CareReply,
  ): Promise<{ text: string; isAsked: boolean } | null> {
    // What is asked of the help is answered for the moment that they are in.
    if (request.isOverBudget || (written.isFixed && care.step !== 'answer')) return null;
    const { own, said, asked, replies } = careReplyRequestOf(request, care);
    let answer = '';
    try {
      const note = careInstructions(care, written, said);
      for await (const piece of model.stream({ ...request, note }))
        if (typeof piece === 'string') answer += piece;
    } catch (error) {
      if (!(error instanceof ModelError) || request.signal?.aborted) throw error;
      return null;
    }
    const kept = withoutForbidden(answer, { own, replies }, care);
    // What is left of little is a fragment.
    if (kept === '' || kept.length < answer.trim().length * MIN_KEPT_SHARE) return null;
    const message = own.at(-1) ?? '';
    // The first reply of a conversation leaves it to the model, in half a sentence of its own.
    const isTold =
      said === '' ||
      written.program === '' ||
      isAttackerComing(message) ||
      saysItIsProgram(`${said}\n${kept}`);
    const isSmallOne = await isSmall();
    const isLacking = lacksQuestion(kept, message, care, { written, before: said, isSmall: isSmallOne });
    const text = joinParagraphs(
      lacksEmergency(kept, { message, asked, before: replies, isSmall: isSmallOne }, care)
        ? written.first
        : '',
      isTold ? kept : insertBeforeQuestion(kept, written.program),
      isLacking ? written.question : '',
    );
    return { text, isAsked: isLacking || asksDirectly(kept, care, written) };
  }

  return {
    ...model,
    stream: (request) => (request.care ? answerCare(request, request.care) : model.stream(request)),
  };
}

/** The conversation as the written reply needs it. */
export function careReplyRequestOf({ messages }: Pick<StreamRequest, 'messages'>, care: CareContext) {
  const textsOf = (role: 'user' | 'assistant') =>
    messages.flatMap((message) => (message.role === role ? [message.content] : []));
  const replies = textsOf('assistant');
  return {
    care,
    own: textsOf('user'),
    said: replies.join('\n'),
    asked: replies.at(-1) ?? '',
    replies,
  };
}

/** A care reply leaves an exercise, and what the companion knows of the conversation, as they were. */
export function concludeCareReply(
  { context = startContextNow() }: Pick<StreamRequest, 'context'>,
  { choices }: CareReply,
): Conclusion {
  return {
    choices: [...choices],
    exercise: null,
    state: context.state ?? NEW_STATE,
    progress: context.progress,
  };
}
