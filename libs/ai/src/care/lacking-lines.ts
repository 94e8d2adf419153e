import { splitSentences } from '@inkwell/contracts/sentences';
import { subjectWordsOf } from '../memory/search.ts';
import { asksSafety } from './answers.ts';
import { kindAskedInReply } from './asked-in-reply.ts';
import { isUnsafeAnswer } from './emergency.ts';
import { isHurtByOthers } from './finding.ts';
import { isInCare } from './helped.ts';
import { isImminentAnswer } from './imminent.ts';
import { namesRelation } from './other.ts';
import { plain } from './plain.ts';
import type { CareContext } from './reply-request.ts';
import type { CareReply } from './reply.ts';
import { readByRules } from './rules.ts';
import { linesToCall } from './third.ts';
import { isAttackerComing, isUnsafe, medicalDangerOf } from './told.ts';

/** Stands behind the direct question and asks for nothing else. */
const YES_NO_TAG =
  /(?<=\?\s*)¿?(?:yes or no|ja oder nein|sí o no|oui ou non|sim ou não|can you tell me|stimmt das)\s*\?\s*$/i;
/** The question that a reply ends with; empty where it ends with none. */
const lastQuestionIn = (reply: string): string =>
  /[^.!?\n]+\?["”»’)]*\s*$/.exec(reply.replace(YES_NO_TAG, ''))?.[0].trim() ?? '';
/** Yes and no are no answer to it. In lower case, without accents. */
const OPEN_QUESTION_START =
  /(?:^|[:;¿] ?|^(?:if|when|wenn|si|quand|cuando|quando|se)\b[^,]*, )(?:(?:and|but|so|und|y|et|e|since|until|from|for|seit|bis|fur|mit|desde|hasta|con|para|depuis|avec|de|a) )?(?:who|whom|what|when|where|how|which|why|wer|wen|wem|was|wann|wo|wie|welche\w*|warum|quien|que|cuando|donde|como|cual|qui|quoi|quand|comment|quel\w*|quem|o que|quando|onde|qual)\b/;
/** What any question may be about. */
const GENERIC_QUESTION_WORDS: readonly string[] = subjectWordsOf(
  'ask straight right now thinking see others things somebody mean often lately anything jetzt gerade oder jemand jemanden andere manchmal ahora alguien otros maintenant quelqu autres agora alguem outros',
);

/** Whether the direct question is the last one that a reply asks, in whatever words: yes and no answer it. */
export function asksDirectly(text: string, { kind }: CareContext, { question }: CareReply): boolean {
  const last = lastQuestionIn(text);
  if (kindAskedInReply(last || text) !== null) return true;
  if (kind === 'suicide' || kind === 'self_harm') return false;
  // To 'are you safe?' yes says that nothing is the matter.
  if (asksSafety(last) || OPEN_QUESTION_START.test(plain(last)) || /(?<!\p{L})où(?!\p{L})/iu.test(last))
    return false;
  const words = subjectWordsOf(last);
  return subjectWordsOf(question).some(
    (word) => words.includes(word) && !GENERIC_QUESTION_WORDS.includes(word),
  );
}

/** What a question of danger is about, of whatever kind, in words without accents. */
const DANGER_QUESTION_WORDS =
  /\b(?:kill|suicid|to die\b|dying|dead|alive|live any|hurt|harm|cut|safe|faint|throw(?:ing)? up|being sick|vomit|eat|voice|weapon|gun|knife|pills?\b|tablets?\b|hit|chok|wound|umbring|suizid|sterben|lebst|leben|verletz|sicher|stimmen|messer|tabletten|schlagt|mat(?:ar|es)|morir|dano|segur|voces|pastillas|pega|tuer|mourir|securite|voix|medicaments|frappe|morrer|machuca|vozes|remedios|bate)/;
const THIRD_PERSON_WORDS = /\b(?:he|she|him|her|them|er|sie|ihn|ihm|ihr|ella|il|elle|lui|ele|ela)\b/;

/** In so many of the latest replies the emergency number is looked for before it is said again. */
const REPLIES_READ_FOR_NUMBER = 3;

const EMERGENCY_WORDS = /\b(?:emergency|notruf\w*|emergencias?|urgences|emergência|socorro)\b/i;
/** 'You do not need the emergency number' names no help. */
const DENIED_NEED =
  /(?:\b(?:not|no)|n['’]t) (?:\w+ )?(?:need|have to|yet)\b|(?:\bnot|isn['’]t) an? (?:\w+ )?emergency|\bkeine?n? notruf|\bnicht (?:den |die )?(?:notruf|112|110)|\bpas (?:besoin|d['’]urgence)|\bno (?:necesita\w*|hace falta)|\bnão precisa/i;
const someSentenceNames = (text: string, isNamed: (sentence: string) => boolean): boolean =>
  splitSentences(text).some((each) => isNamed(each) && !DENIED_NEED.test(each));
const containsLineNumber = (said: string, { resources }: CareContext): boolean =>
  resources.some(({ tel }) => tel !== null && said.includes(tel));

/**
 * Whether what is written has to stand under what a model says: the direct question, or whom to call. A model that has
 * read the talk may ask something that is nearer to the danger, ask about the person whom the talk is of, or lead to help
 * at once; of a small one that is seldom so.
 */
export function lacksQuestion(
  said: string,
  message: string,
  care: CareContext,
  { written, before, isSmall }: { written: CareReply; before: string; isSmall: boolean },
): boolean {
  if (care.step !== 'ask') return written.question !== '' && !namesCrisisLine(`${before}\n${said}`, care);
  if (care.times > 1 || kindAskedInReply(said) !== null || asksDirectly(said, care, written)) return false;
  if (!isSmall && (said.includes('?') || asksAboutDanger(before))) return false;
  if (said.includes('?') && containsLineNumber(said, care)) return false;
  const last = plain(lastQuestionIn(said));
  return !DANGER_QUESTION_WORDS.test(last) && !(namesRelation(message) && THIRD_PERSON_WORDS.test(last));
}

/** What somebody does to themselves, in words that a question of anything else hardly has. */
const HURTING_WORDS =
  /\b(?:kill|suicid|hurt|harm|cutting\b|umbring|suizid|verletz|matar|dano\b|tuer\b|mourir|morrer|machuca)/;
/** Whether a question of danger was asked in a text of the companion's, anywhere in it. */
export const asksAboutDanger = (said: string): boolean =>
  (plain(said).match(/[^.!?\n]+\?/g) ?? []).some((question) => HURTING_WORDS.test(question));

/** Whether whom to call was said already, in whatever words. */
const namesCrisisLine = (said: string, { resources }: CareContext): boolean =>
  linesToCall(resources).every(({ way }) => said.includes(way));

/**
 * Whether the emergency number has to stand before what a model says: by their own words they are in danger of this
 * minute, and it names no help.
 */
export function lacksEmergency(
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
    isImminentAnswer(message) ||
    isBodyInDanger(message) ||
    // Who comes may be a friend, or come in an hour: a model that reads the whole talk knows.
    (isSmall && isHurtByOthers(care.kind) && isAttackerComing(message) && !isInCare(message)) ||
    isUnsafe(message) ||
    isUnsafeAnswer(message, asked) ||
    readByRules(message)?.level === 'crisis';
  if (
    !isNow ||
    containsLineNumber(said, care) ||
    someSentenceNames(said, (each) => EMERGENCY_WORDS.test(each))
  )
    return false;
  // One that leads the talk names it again where it fits.
  const tel = care.resources.find(({ emergency }) => emergency)?.tel;
  if (isSmall || !tel) return true;
  return !before
    .slice(-REPLIES_READ_FOR_NUMBER)
    .some((reply) => someSentenceNames(reply, (each) => each.includes(tel)));
}

function isBodyInDanger(message: string): boolean {
  const medical = medicalDangerOf(message);
  return medical === 'bleeding' || medical === 'taken';
}
