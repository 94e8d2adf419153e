import type { CareKind } from '@inkwell/contracts/constants';
import { answerIn } from './answers.ts';
import { isClose } from './imminent.ts';
import { fresh, paragraphs, unsaid } from './lines.ts';
import { plain } from './plain.ts';
import type { CareAnswers } from './prose/care-answers.ts';
import type { CareProse } from './prose/care-prose.ts';
import { PROSE } from './prose/prose.ts';
import type { CareReplyRequest } from './reply-request.ts';
import type { AfterAnswer } from './step-names.ts';
import {
  isAtHand,
  isComing,
  isRefusal,
  isSafer,
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
/** Kinds in which somebody else is the danger. */
const THREATENED: readonly CareKind[] = ['violence', 'child'];
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
  if (care.kind === 'violence' && (after === 'leave' || isComing(text))) return 'leave';
  const medical = medicalNow(text, care.kind) ?? medicalAfter(after) ?? medicalBefore(request, language);
  if (medical) return medical;
  if (after === 'danger' || after === 'hand' || isClose(text) || isUnsafe(text)) return 'danger';
  if (isUnsafeAnswer(text, asked)) return care.kind === 'eating' ? 'body' : 'danger';
  if (WITH_MEANS.includes(care.kind) && isNear(request)) return 'danger';
  const wasInDanger = linesOf('danger', request, language).some((line) => asked.includes(line));
  return wasInDanger && !isSafer(text) && after !== 'go' && after !== 'safer' ? 'danger' : null;
}

function isNear({ care, own }: CareReplyRequest): boolean {
  const text = own.at(-1) ?? '';
  if (isAtHand(text)) return !isSafer(text);
  if (isSoon(text) && !CALLING.test(plain(text))) return true;
  return care.step === 'open' && own.slice(-READ_BACK).some(isAtHand) && !own.slice(-READ_BACK).some(isSafer);
}

/** An odd heart or a faint is of the body where it is being hurt: elsewhere it may be fear. */
function medicalNow(text: string, kind: CareKind): Medical | null {
  const medical = medicalIn(text);
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
function isUnsafeAnswer(text: string, asked: string): boolean {
  const isChecked = Object.values(PROSE).some(({ check }) =>
    check.some((question) => asked.includes(question)),
  );
  if (!isChecked) return false;
  const answer = answerIn(text);
  return answer === 'no' || answer === 'unsaid';
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
  if (THREATENED.includes(request.care.kind)) return fill(answers.threatened, request, language);
  const number = numberOf(request);
  const first = number === undefined ? prose.imminentAnywhere : fill(prose.imminent, request, language);
  // The last of them speaks of a thing that can be carried away.
  const fitting = meansIn(request.own.slice(-READ_BACK)) === 'place' ? first.slice(0, -1) : first;
  return [...fitting, ...fill(answers.again, request, language)];
}

const numberOf = ({ care }: Pick<CareReplyRequest, 'care'>) =>
  care.resources.find(({ emergency }) => emergency)?.tel ?? undefined;

/** Lines with the emergency number of the person's country. */
export const fill = (
  lines: readonly string[],
  request: Pick<CareReplyRequest, 'care'>,
  { answers }: Pick<Language, 'answers'>,
): string[] => lines.map((line) => line.replaceAll('{number}', numberOf(request) ?? answers.anyNumber));
