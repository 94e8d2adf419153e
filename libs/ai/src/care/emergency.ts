import type { CareKind } from '@inkwell/contracts/constants';
import { answerIn, asksSafety, saysWell } from './answers.ts';
import { isHurtByOthers } from './finding.ts';
import { isClose } from './imminent.ts';
import { fresh, paragraphs, unsaid } from './lines.ts';
import { isInCare, isHelped } from './helped.ts';
import { plain } from './plain.ts';
import type { CareAnswers } from './prose/care-answers.ts';
import type { CareProse } from './prose/care-prose.ts';
import { PROSE } from './prose/prose.ts';
import type { CareReplyRequest } from './reply-request.ts';
import { readByRules } from './rules.ts';
import { isSafer } from './safer.ts';
import type { AfterAnswer } from './step-names.ts';
import {
  any,
  isAtHand,
  isComing,
  isRefusal,
  isSoon,
  isUnsafe,
  medicalIn,
  meansIn,
  type Medical,
} from './told.ts';

/** What of the danger is of this minute; null where none is. */
export type Now = 'danger' | 'leave' | Medical;

type Language = { prose: CareProse; answers: CareAnswers };

/** Kinds in which a thing at hand is danger now. */
const WITH_MEANS: readonly CareKind[] = ['suicide', 'psychosis', 'harm_to_others'];
/** So many of the messages before a first reply tell of means that are still there. */
const READ_BACK = 5;
/** 'I'll call them tomorrow' is no plan to die. */
const CALLING = /\b(?:call|ring|phone|anruf\w*|rufe|llam\w*|appel\w*|lig(?:o|ar|arei))\b/;

export function dangerNow(
  request: CareReplyRequest,
  after: AfterAnswer | null,
  language: Language,
): Now | null {
  const { care, own, asked = '' } = request;
  const text = own.at(-1) ?? '';
  const earlier = [...own.slice(-READ_BACK, -1), asked].join('\n');
  const wasHelped = isHelped(text, care.kind);
  if (care.kind === 'violence' && !wasHelped && (after === 'leave' || isComing(text))) return 'leave';
  // Who looks after them now knows what to do with a wound.
  if (isInCare(text) && wasHelped) return null;
  const medical =
    medicalNow(text, care.kind, earlier) ?? medicalAfter(after) ?? medicalBefore(request, language);
  if (medical) return medical;
  if (wasHelped) return null;
  if (after === 'danger' || after === 'hand' || isClose(text) || isUnsafe(text)) return 'danger';
  if (isUnsafeAnswer(text, asked)) return care.kind === 'eating' ? 'body' : 'danger';
  if (WITH_MEANS.includes(care.kind) && isNear(request)) return 'danger';
  const wasInDanger = linesOf('danger', request, language).some((line) => asked.includes(line));
  return wasInDanger && !isSafer(text, care.kind) && after !== 'go' && after !== 'safer' ? 'danger' : null;
}

function isNear({ care, own }: CareReplyRequest): boolean {
  const text = own.at(-1) ?? '';
  const isMovedAway = (told: string) => isSafer(told, care.kind);
  if (isMovedAway(text)) return false;
  if (isAtHand(text) || (isSoon(text) && !isOfCall(text))) return true;
  if (care.step !== 'open') return false;
  const told = own.slice(-READ_BACK);
  return told.findLastIndex((each) => isAtHand(each)) > told.findLastIndex(isMovedAway);
}

/** Who says outright that they want to die has a plan, whomever they call. */
const isOfCall = (text: string): boolean =>
  CALLING.test(plain(text)) && readByRules(text)?.level !== 'crisis';

/** An odd heart or a faint is of the body where it is being hurt: elsewhere it may be fear. */
function medicalNow(text: string, kind: CareKind, earlier: string): Medical | null {
  const medical = medicalIn(text, earlier);
  return medical === 'body' && kind !== 'eating' && kind !== 'self_harm' ? null : medical;
}

const medicalAfter = (after: AfterAnswer | null): Medical | null =>
  after === 'bleeding' || after === 'taken' || after === 'body' ? after : null;

/** One that was answered in the last reply and is refused stays one. */
function medicalBefore(request: CareReplyRequest, language: Language): Medical | null {
  const { own, asked = '' } = request;
  const text = own.at(-1) ?? '';
  if (!isRefusal(text)) return null;
  const kinds: readonly Medical[] = ['bleeding', 'taken', 'body'];
  return (
    kinds.find((medical) => linesOf(medical, request, language).some((line) => asked.includes(line))) ?? null
  );
}

/** Who cannot say that they are safe is not taken for safe. */
export function isUnsafeAnswer(text: string, asked: string): boolean {
  const isChecked =
    asksSafety(asked) ||
    Object.values(PROSE).some(({ check }) => check.some((question) => asked.includes(question)));
  if (!isChecked) return false;
  const answer = answerIn(text);
  return (answer === 'no' || answer === 'unsaid') && !saysWell(text);
}

/** What is said first: the emergency number, a person, away from it; each time in other words, and never dropped. */
export function firstLines(now: Now | null, request: CareReplyRequest, language: Language): string {
  if (now === null) return '';
  const { own, said } = request;
  const text = own.at(-1) ?? '';
  const lines = linesOf(now, request, language);
  const again = fill(language.answers.again, request, language);
  const isAgain = now === 'danger' && isRefusal(text) && lines.some((line) => said.includes(line));
  return fresh(isAgain ? [...again, ...lines] : lines, said);
}

/** That somebody is back at it, or has it in the hand. */
const BACK_AT_IT = any(
  /\b(?:(?:went|gone|going|came|am|i'?m) back (?:in|to|for|up|inside|upstairs)|in (?:the|my) \w+ again|it'?s right here|(?:it'?s |is )?in my (?:hands?|lap|mouth|pocket)|holding it|picked it up|get (?:this|it) off my)\b/,
  /\b(?:wieder (?:drin|oben|zuruck|hier|da)|bin zuruck|in der hand|auf dem schoss|liegt (?:wieder )?vor mir)\b/,
  /\b(?:he vuelto|volvi a (?:entrar|subir|la)|en la mano|lo tengo aqui|l[oa]s? tengo delante)\b/,
  /\b(?:suis retournee?|revenue? (?:dans|a)|dans la main|sous les yeux|juste devant moi)\b/,
  /\b(?:voltei (?:para|pra|la)|na mao|no meu colo|bem na minha frente)\b/,
);

/**
 * Whether the danger is new, or help was refused: then the first lines stand before the words of a model once more.
 * Else they stand there at the first sign alone, and what comes later is left to the model.
 */
export function isNewDanger(
  request: CareReplyRequest,
  after: AfterAnswer | null,
  language: Language,
): boolean {
  const { own, said, asked = '' } = request;
  const text = own.at(-1) ?? '';
  if (!linesOf('danger', request, language).some((line) => said.includes(line))) return true;
  return (
    after === 'danger' ||
    after === 'hand' ||
    isClose(text) ||
    isUnsafe(text) ||
    isRefusal(text) ||
    isUnsafeAnswer(text, asked) ||
    BACK_AT_IT.test(plain(text)) ||
    (isAtHand(text) && !own.slice(0, -1).some(isAtHand)) ||
    readByRules(text)?.level === 'crisis'
  );
}

/** That it stays, and can call nobody: in other words than the first reply. */
export function staying(now: Now | null, { own, care, said }: CareReplyRequest, language: Language): string {
  const text = own.at(-1) ?? '';
  const isAsked = isClose(text) || (care.step === 'next' && isRefusal(text));
  return now === 'danger' && isAsked
    ? paragraphs(unsaid([...language.prose.stay, ...language.answers.stay], said))
    : '';
}

function linesOf(now: Now, request: CareReplyRequest, language: Language): readonly string[] {
  const { prose, answers } = language;
  if (now === 'leave') return fill(answers.leaveNow, request, language);
  if (now !== 'danger') return fill(answers.medical[now], request, language);
  if (isHurtByOthers(request.care.kind)) return fill(answers.threatened, request, language);
  const means = meansIn(request.own.slice(-READ_BACK));
  const armed = means === 'carried' ? armedLines(request.care.kind, answers) : [];
  const number = numberOf(request);
  const first = number === undefined ? prose.imminentAnywhere : fill(prose.imminent, request, language);
  // The last of them speaks of a thing that can be carried away.
  const fitting = means === 'place' ? first.slice(0, -1) : first;
  return [...fill(armed, request, language), ...fitting, ...fill(answers.again, request, language)];
}

/** A thing in the hand may be a danger to somebody else: by a voice, or by anger. */
function armedLines(kind: CareKind, { armed }: CareAnswers): readonly string[] {
  if (kind === 'psychosis') return armed.voice;
  return kind === 'harm_to_others' ? armed.anger : [];
}

const numberOf = ({ care }: Pick<CareReplyRequest, 'care'>) =>
  care.resources.find(({ emergency }) => emergency)?.tel ?? undefined;

/** Lines with the emergency number of the person's country. */
export const fill = (
  lines: readonly string[],
  request: Pick<CareReplyRequest, 'care'>,
  { answers }: Pick<Language, 'answers'>,
): string[] => lines.map((line) => line.replaceAll('{number}', numberOf(request) ?? answers.anyNumber));
