import { splitSentences } from '@inkwell/contracts/sentences';
import { ModelError } from '../errors.ts';
import { subjectWordsOf } from '../memory/search.ts';
import {
  startNow,
  type Conclusion,
  type LanguageModel,
  type NotedRequest,
  type StreamRequest,
} from '../model.ts';
import { NEW_STATE } from '../state.ts';
import { digitRunsIn, telephonesIn } from '../talk/telephone-numbers.ts';
import { asksSafety } from './answers.ts';
import { dangerAskedIn } from './asked-in-reply.ts';
import { isUnsafeAnswer, THREATENED } from './emergency.ts';
import { isInCare } from './helped.ts';
import { isClose } from './imminent.ts';
import { careInstructions, saysProgram } from './instructions.ts';
import { paragraphs } from './lines.ts';
import { namesRelation } from './other.ts';
import { plain } from './plain.ts';
import { isPublicNumber, MEDICAL_ADVICE } from './public-lines.ts';
import { brokenRule, withoutBrokenSentences } from './reply-check.ts';
import type { CareContext } from './reply-request.ts';
import { writeCareReply, type CareReply } from './reply.ts';
import { readByRules } from './rules.ts';
import { isComing, isUnsafe, medicalIn } from './told.ts';

/** They say where they are: the card may show another country's numbers. */
const SAYS_WHERE =
  /\b(?:i(?:['’]?m| am)|we(?:['’]?re| are)|(?:i|we) live|living|study(?:ing)?|over here|ich (?:bin|wohne|lebe)|wir (?:sind|wohnen|leben)|vivo|estoy|estamos|je suis|j['’]habite|moro|estou)\b[^.!?\n]{0,40}\b(?:in|en|à|au|aux|em)\s+(?!(?:the (?!uk\b|us\b|usa\b|states|united|netherlands|north|south|republic)\w+|my|a|an|his|her|our|their|your|this|that|here|there|bed|fear|pain|love|trouble|tears|danger|hospital|care|school|class|town|shock|public|private|dem|der (?!schweiz|türkei)\p{L}+|den (?!usa|niederlanden)\p{L}+|einem|einer|meinem|meiner|casa|cama|clase|el (?!reino)\p{L}+|la|un|una|mi|su|lit|ma|mon|une|um|uma|meu|minha)\b)\p{L}|\b(?:moro|vivo|estou|estamos) (?:no|na|nos) (?:brasil|alemanha|suíça|reino|eua|estados)/iu;

/** One that a model makes up helps nobody, one of the card or of medical advice does no harm. */
function hasForeignNumber(sentence: string, { resources }: CareContext, mayBeElsewhere: boolean): boolean {
  const own = resources.flatMap(({ tel, sms }) => [tel, sms].flatMap((way) => digitRunsIn(way ?? '')));
  // Where the card has no number, or may have another country's, one of any country's lines is better than none.
  const isKnown = (digits: string) =>
    own.includes(digits) ||
    MEDICAL_ADVICE.includes(digits) ||
    ((own.length === 0 || mayBeElsewhere) && isPublicNumber(digits));
  return telephonesIn(sentence).some((digits) => !isKnown(digits));
}

/** What a model says without the sentences that break a rule or name a number of its own. */
function withoutForbidden(text: string, own: readonly string[], care: CareContext): string {
  const mayBeElsewhere = own.some((message) => SAYS_WHERE.test(message));
  return withoutBrokenSentences(
    text,
    (sentence) => brokenRule(sentence) !== null || hasForeignNumber(sentence, care, mayBeElsewhere),
  );
}

/** Stands behind the direct question and asks for nothing else. */
const TAG =
  /(?<=\?\s*)¿?(?:yes or no|ja oder nein|sí o no|oui ou non|sim ou não|can you tell me|stimmt das)\s*\?\s*$/i;
/** The question that a reply ends with; empty where it ends with none. */
const lastQuestionIn = (reply: string): string =>
  /[^.!?\n]+\?["”»’)]*\s*$/.exec(reply.replace(TAG, ''))?.[0].trim() ?? '';
/** Yes and no are no answer to it. In lower case, without accents. */
const OPEN_QUESTION =
  /(?:^|[:;¿] ?|^(?:if|when|wenn|si|quand|cuando|quando|se)\b[^,]*, )(?:(?:and|but|so|und|y|et|e|since|until|from|for|seit|bis|fur|mit|desde|hasta|con|para|depuis|avec|de|a) )?(?:who|whom|what|when|where|how|which|why|wer|wen|wem|was|wann|wo|wie|welche\w*|warum|quien|que|cuando|donde|como|cual|qui|quoi|quand|comment|quel\w*|quem|o que|quando|onde|qual)\b/;
/** What any question may be about. */
const OF_ANY_QUESTION: readonly string[] = subjectWordsOf(
  'ask straight right now thinking see others things somebody mean often lately anything jetzt gerade oder jemand jemanden andere manchmal ahora alguien otros maintenant quelqu autres agora alguem outros',
);
/** Whether the direct question is the last one that a reply asks, in whatever words: yes and no answer it. */
function asksDirectly(text: string, { kind }: CareContext, { question }: CareReply): boolean {
  const last = lastQuestionIn(text);
  if (dangerAskedIn(last || text) !== null) return true;
  if (kind === 'suicide' || kind === 'self_harm') return false;
  // To 'are you safe?' yes says that nothing is the matter.
  if (asksSafety(last) || OPEN_QUESTION.test(plain(last)) || /(?<!\p{L})où(?!\p{L})/iu.test(last))
    return false;
  const words = subjectWordsOf(last);
  return subjectWordsOf(question).some((word) => words.includes(word) && !OF_ANY_QUESTION.includes(word));
}

/** What a question of danger is about, of whatever kind, in words without accents. */
const OF_DANGER =
  /\b(?:kill|suicid|to die\b|dying|dead|alive|live any|hurt|harm|cut|safe|faint|throw(?:ing)? up|being sick|vomit|eat|voice|weapon|gun|knife|pills?\b|tablets?\b|hit|chok|wound|umbring|suizid|sterben|lebst|leben|verletz|sicher|stimmen|messer|tabletten|schlagt|mat(?:ar|es)|morir|dano|segur|voces|pastillas|pega|tuer|mourir|securite|voix|medicaments|frappe|morrer|machuca|vozes|remedios|bate)/;
const OF_SOMEBODY = /\b(?:he|she|him|her|them|er|sie|ihn|ihm|ihr|ella|il|elle|lui|ele|ela)\b/;

/** In so many of the latest replies the emergency number is still fresh. */
const READ_FOR_NUMBER = 3;

const EMERGENCY = /\b(?:emergency|notruf\w*|emergencias?|urgences|emergência|socorro)\b/i;
/** 'You do not need the emergency number' names no help. */
const DENIED =
  /(?:\b(?:not|no)|n['’]t) (?:\w+ )?(?:need|have to|yet)\b|(?:\bnot|isn['’]t) an? (?:\w+ )?emergency|\bkeine?n? notruf|\bnicht (?:den |die )?(?:notruf|112|110)|\bpas (?:besoin|d['’]urgence)|\bno (?:necesita\w*|hace falta)|\bnão precisa/i;
const namesIn = (text: string, isNamed: (sentence: string) => boolean): boolean =>
  splitSentences(text).some((each) => isNamed(each) && !DENIED.test(each));
const namesLine = (said: string, { resources }: CareContext): boolean =>
  resources.some(({ tel }) => tel !== null && said.includes(tel));

/**
 * Whether what is written has to stand under what a model says: the direct question, or whom to call. A model that has
 * read the talk may ask something that is nearer to the danger, ask about the person whom the talk is of, or lead to help
 * at once; of a small one that is seldom so.
 */
function lacksQuestion(
  said: string,
  message: string,
  care: CareContext,
  { written, before, isSmall }: { written: CareReply; before: string; isSmall: boolean },
): boolean {
  if (care.step !== 'ask')
    return written.question !== '' && !namesAllOf(written.question, `${before}\n${said}`);
  if (care.times > 1 || dangerAskedIn(said) !== null || asksDirectly(said, care, written)) return false;
  if (!isSmall && (said.includes('?') || asksOfDanger(before))) return false;
  if (said.includes('?') && namesLine(said, care)) return false;
  const last = plain(lastQuestionIn(said));
  return !OF_DANGER.test(last) && !(namesRelation(message) && OF_SOMEBODY.test(last));
}

/** What somebody does to themselves, in words that a question of anything else hardly has. */
const OF_HURTING =
  /\b(?:kill|suicid|hurt|harm|cutting\b|umbring|suizid|verletz|matar|dano\b|tuer\b|mourir|morrer|machuca)/;
/** Whether a question of danger was asked in the conversation. */
const asksOfDanger = (before: string): boolean =>
  (plain(before).match(/[^.!?\n]+\?/g) ?? []).some((question) => OF_HURTING.test(question));

/** Whether each number of the lines below a reply stands in it already. */
function namesAllOf(lines: string, said: string): boolean {
  const numbers = lines.match(/\d[\d ]*\d/g) ?? [];
  return numbers.length > 0 && numbers.every((number) => said.includes(number));
}

/** Least share of a reply that must be left for it to be sent. */
const LEAST_KEPT = 0.5;

/**
 * Whether the emergency number has to stand before what a model says: by their own words they are in danger of this
 * minute, and it names no help.
 */
function lacksEmergency(
  said: string,
  {
    message,
    asked,
    before,
    isSmall,
  }: { message: string; asked: string; before: readonly string[]; isSmall: boolean },
  care: CareContext,
): boolean {
  const isNow =
    isClose(message) ||
    isBodyInDanger(message) ||
    // 'He's in the hall' may be a friend, and 'he comes home later' an hour away: whoever has read the talk knows.
    (isSmall && THREATENED.includes(care.kind) && isComing(message) && !isInCare(message)) ||
    isUnsafe(message) ||
    isUnsafeAnswer(message, asked) ||
    readByRules(message)?.level === 'crisis';
  if (!isNow || namesLine(said, care) || namesIn(said, (each) => EMERGENCY.test(each))) return false;
  // One that leads the talk names it again where it fits.
  const tel = care.resources.find(({ emergency }) => emergency)?.tel;
  return (
    isSmall ||
    !tel ||
    !before.slice(-READ_FOR_NUMBER).some((reply) => namesIn(reply, (each) => each.includes(tel)))
  );
}

function isBodyInDanger(message: string): boolean {
  const medical = medicalIn(message);
  return medical === 'bleeding' || medical === 'taken';
}

/** Puts a line before the question that a reply ends with, else at its end: the question is what is answered next. */
function beforeQuestion(text: string, line: string): string {
  const sentences = splitSentences(text);
  const last = sentences.at(-1) ?? '';
  if (!/\?["”»’]*\s*$/.test(last)) return paragraphs(text, line);
  return paragraphs(text.slice(0, text.lastIndexOf(last)).trim(), line, last);
}

/** A model that is told what the app asks for in a reply. */
export type NotedModel = Omit<LanguageModel, 'stream'> & {
  stream: (request: NotedRequest) => AsyncIterable<string | Conclusion>;
};

type CareOptions = { isSmall?: () => Promise<boolean> };
const TAKEN_FOR_SMALL = () => Promise.resolve(true);

/**
 * A model whose reply to a message that shows danger is checked whole before it is sent: sentences that break a rule are
 * left out. Where nothing is left, or the model fails, the written reply takes its place.
 *
 * @param options.isSmall whether the model keeps to short, plain instructions alone; default true
 */
export function withCare(model: NotedModel, { isSmall = TAKEN_FOR_SMALL }: CareOptions = {}): LanguageModel {
  async function* answerCare(request: StreamRequest, care: CareContext): AsyncGenerator<string | Conclusion> {
    const written = writeCareReply(partsOf(request, care));
    if (care.step === 'check') return yield* answerWithCheck(request, care, written);
    const said = await askModel(request, care, written);
    yield said?.text ?? written.text;
    // Answers to tap belong to the direct question: under another one they would say something else.
    const hasQuestion = said === null || (care.step === 'ask' && said.isAsked);
    yield conclude(request, { ...written, choices: hasQuestion ? written.choices : [] });
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
    else yield { ...(conclusion ?? conclude(request, written)), choices: [...written.choices] };
  }

  /** What the model says, whole, and whether it ends with the direct question; null where it says nothing that may be sent. */
  async function askModel(
    request: StreamRequest,
    care: CareContext,
    written: CareReply,
  ): Promise<{ text: string; isAsked: boolean } | null> {
    // What is asked of the help is answered for the moment that they are in.
    if (request.isOverBudget || (written.isFixed && care.step !== 'answer')) return null;
    const { own, said, asked, replies } = partsOf(request, care);
    let answer = '';
    try {
      const note = careInstructions(care, written, said);
      for await (const piece of model.stream({ ...request, note }))
        if (typeof piece === 'string') answer += piece;
    } catch (error) {
      if (!(error instanceof ModelError) || request.signal?.aborted) throw error;
      return null;
    }
    const kept = withoutForbidden(answer, own, care);
    // What is left of little is a fragment.
    if (kept === '' || kept.length < answer.trim().length * LEAST_KEPT) return null;
    const message = own.at(-1) ?? '';
    // The first reply of a conversation leaves it to the model, in half a sentence of its own.
    const isTold =
      said === '' || written.program === '' || isComing(message) || saysProgram(`${said}\n${kept}`);
    const isSmallOne = await isSmall();
    const isLacking = lacksQuestion(kept, message, care, { written, before: said, isSmall: isSmallOne });
    const text = paragraphs(
      lacksEmergency(kept, { message, asked, before: replies, isSmall: isSmallOne }, care)
        ? written.first
        : '',
      isTold ? kept : beforeQuestion(kept, written.program),
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
export function partsOf({ messages }: Pick<StreamRequest, 'messages'>, care: CareContext) {
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
