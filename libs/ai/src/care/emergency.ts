import type { CareKind } from '@inkwell/contracts/constants';
import { parseCareAnswer, asksSafety, saysNothingIsWrong } from './answers.ts';
import { isHurtByOthers } from './finding.ts';
import { isImminentAnswer } from './imminent.ts';
import { freshOrOldestLine, joinParagraphs, firstUnsaidLine } from './lines.ts';
import { isInCare, tellsOfHelp } from './helped.ts';
import { plain } from './plain.ts';
import type { CareAnswers } from './prose/care-answers.ts';
import type { CareProse } from './prose/care-prose.ts';
import { PROSE } from './prose/prose.ts';
import type { CareReplyRequest } from './reply-request.ts';
import { readByRules } from './rules.ts';
import { isSafer } from './safer.ts';
import type { AfterAnswer } from './step-names.ts';
import {
  anyOf,
  namesMeans,
  isAttackerComing,
  isRefusal,
  isSoon,
  isUnsafe,
  medicalDangerOf,
  meansIn,
  type MedicalDanger,
} from './told.ts';

/** What of the danger is of this minute; null where none is. */
export type ImmediateDanger = 'danger' | 'leave' | MedicalDanger;

type Language = { prose: CareProse; answers: CareAnswers };

/** Kinds in which a thing at hand is danger now. */
const KINDS_WITH_MEANS: readonly CareKind[] = ['suicide', 'psychosis', 'harm_to_others'];
/** So many of the messages before a first reply tell of means that are still there. */
const MESSAGES_READ_FOR_MEANS = 5;
/** 'I'll call them tomorrow' is no plan to die. */
const CALL_WORDS = /\b(?:call|ring|phone|anruf\w*|rufe|llam\w*|appel\w*|lig(?:o|ar|arei))\b/;

export function immediateDangerIn(
  request: CareReplyRequest,
  after: AfterAnswer | null,
  language: Language,
): ImmediateDanger | null {
  const { care, own, asked = '' } = request;
  const text = own.at(-1) ?? '';
  const earlier = [...own.slice(-MESSAGES_READ_FOR_MEANS, -1), asked].join('\n');
  const wasHelped = tellsOfHelp(text, care.kind);
  if (care.kind === 'violence' && !wasHelped && (after === 'leave' || isAttackerComing(text))) return 'leave';
  // Who looks after them now knows what to do with a wound.
  if (isInCare(text) && wasHelped) return null;
  const medical =
    medicalDangerIn(text, care.kind, earlier) ??
    medicalAnswer(after) ??
    refusedMedicalDanger(request, language);
  if (medical) return medical;
  if (wasHelped) return null;
  if (after === 'danger' || after === 'hand' || isImminentAnswer(text) || isUnsafe(text)) return 'danger';
  if (isUnsafeAnswer(text, asked)) return care.kind === 'eating' ? 'body' : 'danger';
  if (KINDS_WITH_MEANS.includes(care.kind) && isDangerNear(request)) return 'danger';
  const wasInDanger = emergencyLines('danger', request, language).some((line) => asked.includes(line));
  return wasInDanger && !isSafer(text, care.kind) && after !== 'go' && after !== 'safer' ? 'danger' : null;
}

function isDangerNear({ care, own }: CareReplyRequest): boolean {
  const text = own.at(-1) ?? '';
  const isMovedAway = (told: string) => isSafer(told, care.kind);
  if (isMovedAway(text)) return false;
  if (namesMeans(text) || (isSoon(text) && !isAboutCalling(text))) return true;
  if (care.step !== 'open') return false;
  const told = own.slice(-MESSAGES_READ_FOR_MEANS);
  return told.findLastIndex((each) => namesMeans(each)) > told.findLastIndex(isMovedAway);
}

/** Who says outright that they want to die has a plan, whomever they call. */
const isAboutCalling = (text: string): boolean =>
  CALL_WORDS.test(plain(text)) && readByRules(text)?.level !== 'crisis';

/** An odd heart or a faint is of the body where it is being hurt: elsewhere it may be fear. */
function medicalDangerIn(text: string, kind: CareKind, earlier: string): MedicalDanger | null {
  const medical = medicalDangerOf(text, earlier);
  return medical === 'body' && kind !== 'eating' && kind !== 'self_harm' ? null : medical;
}

const medicalAnswer = (after: AfterAnswer | null): MedicalDanger | null =>
  after === 'bleeding' || after === 'taken' || after === 'body' ? after : null;

/** One that was answered in the last reply and is refused stays one. */
function refusedMedicalDanger(request: CareReplyRequest, language: Language): MedicalDanger | null {
  const { own, asked = '' } = request;
  const text = own.at(-1) ?? '';
  if (!isRefusal(text)) return null;
  const kinds: readonly MedicalDanger[] = ['bleeding', 'taken', 'body'];
  return (
    kinds.find((medical) =>
      emergencyLines(medical, request, language).some((line) => asked.includes(line)),
    ) ?? null
  );
}

/** Who cannot say that they are safe is not taken for safe. */
export function isUnsafeAnswer(text: string, asked: string): boolean {
  const isChecked =
    asksSafety(asked) ||
    Object.values(PROSE).some(({ check }) => check.some((question) => asked.includes(question)));
  if (!isChecked) return false;
  const answer = parseCareAnswer(text);
  return (answer === 'no' || answer === 'unsaid') && !saysNothingIsWrong(text);
}

/** What is said first: the emergency number, a person, away from it; each time in other words, and never dropped. */
export function emergencyFirstLines(
  now: ImmediateDanger | null,
  request: CareReplyRequest,
  language: Language,
): string {
  if (now === null) return '';
  const { own, said } = request;
  const text = own.at(-1) ?? '';
  const lines = emergencyLines(now, request, language);
  const again = fillEmergencyNumber(language.answers.again, request, language);
  const isAgain = now === 'danger' && isRefusal(text) && lines.some((line) => said.includes(line));
  return freshOrOldestLine(isAgain ? [...again, ...lines] : lines, said);
}

/** That somebody is back at it, or has it in the hand. */
const RESUMED_HARM = anyOf(
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
  if (!emergencyLines('danger', request, language).some((line) => said.includes(line))) return true;
  return (
    after === 'danger' ||
    after === 'hand' ||
    isImminentAnswer(text) ||
    isUnsafe(text) ||
    isRefusal(text) ||
    isUnsafeAnswer(text, asked) ||
    RESUMED_HARM.test(plain(text)) ||
    (namesMeans(text) && !own.slice(0, -1).some(namesMeans)) ||
    readByRules(text)?.level === 'crisis'
  );
}

/** That it stays, and can call nobody: in other words than the first reply. */
export function linesWithoutCall(
  now: ImmediateDanger | null,
  { own, care, said }: CareReplyRequest,
  language: Language,
): string {
  const text = own.at(-1) ?? '';
  const isAsked = isImminentAnswer(text) || (care.step === 'next' && isRefusal(text));
  return now === 'danger' && isAsked
    ? joinParagraphs(firstUnsaidLine([...language.prose.stay, ...language.answers.stay], said))
    : '';
}

function emergencyLines(
  now: ImmediateDanger,
  request: CareReplyRequest,
  language: Language,
): readonly string[] {
  const { prose, answers } = language;
  if (now === 'leave') return fillEmergencyNumber(answers.leaveNow, request, language);
  if (now !== 'danger') return fillEmergencyNumber(answers.medical[now], request, language);
  if (isHurtByOthers(request.care.kind)) return fillEmergencyNumber(answers.threatened, request, language);
  const means = meansIn(request.own.slice(-MESSAGES_READ_FOR_MEANS));
  const armed = means === 'carried' ? weaponLines(request.care.kind, answers) : [];
  const number = emergencyNumber(request);
  const first =
    number === undefined ? prose.imminentAnywhere : fillEmergencyNumber(prose.imminent, request, language);
  // The last of them speaks of a thing that can be carried away.
  const fitting = means === 'place' ? first.slice(0, -1) : first;
  return [
    ...fillEmergencyNumber(armed, request, language),
    ...fitting,
    ...fillEmergencyNumber(answers.again, request, language),
  ];
}

/** A thing in the hand may be a danger to somebody else: by a voice, or by anger. */
function weaponLines(kind: CareKind, { armed }: CareAnswers): readonly string[] {
  if (kind === 'psychosis') return armed.voice;
  return kind === 'harm_to_others' ? armed.anger : [];
}

const emergencyNumber = ({ care }: Pick<CareReplyRequest, 'care'>) =>
  care.resources.find(({ emergency }) => emergency)?.tel ?? undefined;

/** Lines with the emergency number of the person's country. */
export const fillEmergencyNumber = (
  lines: readonly string[],
  request: Pick<CareReplyRequest, 'care'>,
  { answers }: Pick<Language, 'answers'>,
): string[] =>
  lines.map((line) => line.replaceAll('{number}', emergencyNumber(request) ?? answers.anyNumber));
