import { languageOf } from '../local/language.ts';
import { dangerNow, fill, firstLines, isNewDanger, staying, type Now } from './emergency.ts';
import { isHurtByOthers } from './finding.ts';
import { fresh, freshStep, isFresh, join, once, paragraphs, unsaid } from './lines.ts';
import { isAccompanied, isInCare, isHelped, isOutOfReach } from './helped.ts';
import { nextStep } from './next-step.ts';
import { BY_OTHERS } from './other.ts';
import { ANSWERS_PROSE } from './prose/answers-prose.ts';
import type { CareAnswers } from './prose/care-answers.ts';
import type { CareProse, CareStep } from './prose/care-prose.ts';
import { PROSE } from './prose/prose.ts';

import { questionsIn, type Question } from './questions.ts';
import type { CareAct } from './record.ts';
import type { CareReplyRequest } from './reply-request.ts';
import { isSafer, isWithPerson } from './safer.ts';
import { afterAnswer, type AfterAnswer, type Follow } from './step-names.ts';
import { writeAboutOther } from './third.ts';
import { takesBack } from './taken-back.ts';
import { isAlone, isIdea, meansIn, medicalIn } from './told.ts';

/** What of a care reply is written here, whoever speaks. */
export type CareReply = {
  /** The whole reply; of an `ask` without a model what takes the message up, of a `check` what stands before. */
  text: string;
  /** What a model's reply ends with: the direct question of an `ask`, whom to call of an `other`; else empty. */
  question: string;
  /** The one thing that the reply does; empty where it is none of the care replies. */
  step: string;
  /** Short answers to tap. */
  choices: readonly string[];
  /** That a program says it, where a reply that leads has not said so yet; else empty. */
  program: string;
  /** What stands before the words of a model: the emergency number, where the danger is of this minute and new. */
  first: string;
  /** True answers to what the person asks of the help itself. */
  facts: string;
  /** Whether no model is asked: each word of it counts. */
  isFixed: boolean;
  language: string;
};

/** Of so many of the latest messages the language is told. */
const READ_FOR_LANGUAGE = 3;

/** Writes what the companion says of danger, in English, German, Spanish, French or Portuguese; else in English. */
export function writeCareReply(request: CareReplyRequest): CareReply {
  const { own, care } = request;
  const language = languageOf(own.slice(-READ_FOR_LANGUAGE).join('\n'));
  const prose = PROSE[language] ?? PROSE['en'];
  const answers = ANSWERS_PROSE[language] ?? ANSWERS_PROSE['en'];
  if (!prose || !answers) throw new Error('The companion has no English');
  const written = WRITERS[care.step](request, { prose, answers });
  // What was said already is better than no answer.
  const text = written.text || fresh(prose.later, request.said);
  return {
    question: '',
    step: '',
    choices: [],
    first: '',
    facts: '',
    program: care.step === 'open' || care.step === 'next' ? once(prose.program, request.said) : '',
    isFixed: false,
    ...written,
    text,
    language,
  };
}

type Language = { prose: CareProse; answers: CareAnswers };
type Written = Pick<CareReply, 'text'> & Partial<CareReply>;
type Writer = (request: CareReplyRequest, language: Language) => Written;

const WRITERS: Record<CareAct['step'], Writer> = {
  ask: (request, { prose, answers }) => {
    const { care, said } = request;
    const { kind, times } = care;
    const questions = prose.ask[kind];
    const { yes, no, unsaid: rather } = prose.answers;
    // Each time in other words, also in another conversation.
    const question = fresh([...questions.slice(times - 1), ...questions.slice(0, times - 1)], said);
    const facts = answerQuestions(questionsOf(request), request, answers);
    const first = ofBody(request, { prose, answers });
    return {
      text: paragraphs(first, facts, unsaid(prose.takeUp[kind], said), question),
      first,
      facts,
      question,
      choices: [yes, no, rather],
    };
  },

  open: (request, language) => {
    const { prose } = language;
    const { care, said } = request;
    const answer = hear(request, language);
    if (answer.now === 'leave') return leaving(answer);
    const begins = care.isYes
      ? fresh(prose.afterYes, said)
      : begin(answer, prose.open[care.kind], request, language);
    const { text: step, choices = [] } = answer.step;
    return {
      text: paragraphs(
        answer.first,
        begins,
        answer.facts,
        answer.stays,
        join(once(prose.program, said), once(prose.card, said)),
        isHurtByOthers(care.kind) && !said.includes(prose.hide) ? prose.hide : '',
        step,
      ),
      ...partsOf(answer),
      step,
      choices,
    };
  },

  next: (request, language) => {
    const { prose } = language;
    const { care, said } = request;
    const answer = hear(request, language);
    if (answer.now === 'leave') return leaving(answer);
    const { text: step, choices = [] } = answer.step;
    const isTakenUp = answer.first !== '' || answer.facts !== '' || answer.isFollow;
    const begins = care.isYes
      ? fresh(prose.afterYes, said)
      : isTakenUp
        ? ''
        : begin(answer, [], request, language);
    return {
      text: paragraphs(answer.first, begins, answer.facts, answer.stays, step),
      ...partsOf(answer),
      step,
      choices,
    };
  },

  answer: (request, { prose, answers }) => {
    const facts =
      answerQuestions(questionsOf(request), request, answers) ||
      fresh([...answers.listen, ...prose.later], request.said);
    return { text: facts, facts, isFixed: true };
  },
  heard: ({ own, said }, { prose, answers }) => ({
    text: (takesBack(own.at(-1) ?? '') ? unsaid(answers.takenBack, said) : '') || fresh(prose.afterNo, said),
  }),
  unsaid: ({ said }, { prose }) => ({ text: fresh(prose.afterUnsaid, said) }),
  check: ({ own, said }, { prose, answers }) => {
    const takenBack = takesBack(own.at(-1) ?? '') ? unsaid(answers.takenBack, said) : '';
    // Of the answers to a step: 'No, not that' is for another question.
    const { choices = [] } = prose.steps.suicide[0] ?? {};
    return { text: paragraphs(takenBack, fresh(prose.check, said)), choices };
  },
  other: (request, language) => writeAboutOther(request, language),
};

/** What a body needs now does not wait for the answer to a question. */
function ofBody(request: CareReplyRequest, language: Language): string {
  const medical = medicalIn(request.own.at(-1) ?? '');
  const isOfBody = request.care.kind === 'self_harm' || request.care.kind === 'eating';
  if (!medical || (medical === 'body' && !isOfBody)) return '';
  return unsaid(fill(language.answers.medical[medical], request, language), request.said);
}

/** What a message tells of the danger, and what is said to it. */
type Answer = Pick<CareReply, 'first' | 'facts' | 'isFixed'> & {
  /** Of `first` what stands before the words of a model. */
  before: string;
  now: Now | null;
  stays: string;
  step: CareStep;
  /** Whether they have moved away from the danger, or are with somebody. */
  isSafe: boolean;
  /** Whether the step follows from what was answered. */
  isFollow: boolean;
};

function hear(request: CareReplyRequest, language: Language): Answer {
  const { care, own, said, asked = '' } = request;
  const { prose, answers } = language;
  const text = own.at(-1) ?? '';
  const after = afterAnswer(text, asked, language) ?? afterTelling(request);
  const now = dangerNow(request, after, language);
  const questions = questionsOf(request);
  const followed = followingStep(now, after, request, answers);
  const isInDanger = now === 'danger';
  const wasHelped = isHelped(text, care.kind);
  const isSafe = now === null && (wasHelped || (!isHurtByOthers(care.kind) && isSafer(text, care.kind)));
  const first = firstLines(now, request, language);
  const idea = (now === null || isInDanger) && !isSafe && isIdea(text) ? unsaid(answers.idea, said) : '';
  return {
    now,
    first,
    before: isInDanger && !isNewDanger(request, after, language) ? '' : first,
    stays: staying(now, request, language),
    isSafe,
    facts: paragraphs(idea, answerQuestions(questions, request, answers)),
    step: stepFor(now, questions, followed, () => {
      if (idea !== '') return { text: '' };
      const small = isSafe ? unsaid(smallFor(text, answers), said) : '';
      return small !== '' || wasHelped ? { text: small } : nextStep(request, { prose, answers, isInDanger });
    }),
    isFollow: followed !== null && isFresh(followed.text, said),
    // A faint or an odd heart may be fear: what they ask beside it is answered, too.
    isFixed: now === 'bleeding' || now === 'taken',
  };
}

/** Who is told to leave, or what to do with a wound, is asked nothing; whoever asks for words has a step in them. */
function stepFor(
  now: Now | null,
  questions: readonly Question[],
  followed: CareStep | null,
  next: () => CareStep,
): CareStep {
  if (now !== null && now !== 'danger') return { text: '' };
  if (questions.includes('words')) return { text: '' };
  if (now === null && questions.length > 1) return followed ?? { text: '' };
  return followed ?? next();
}

/** What the reply begins with, in words that were not said yet. */
function begin(
  { isSafe }: Answer,
  begins: readonly string[],
  { own, said }: CareReplyRequest,
  { prose, answers }: Language,
): string {
  const text = own.at(-1) ?? '';
  // The last one is glad of somebody.
  const lines = hasCompany(text) ? answers.glad : answers.glad.slice(0, -1);
  const glad = isSafe ? unsaid(lines, said) : '';
  return glad || unsaid([...begins, ...prose.later], said);
}

/** One small thing of those that fit: the first and the last are for somebody in company, the second of a thing put away. */
const smallFor = (text: string, { small }: CareAnswers): string[] =>
  small.filter((_, index) => (index === 1 ? isOutOfReach(text) : hasCompany(text) && !isInCare(text)));

const hasCompany = (text: string) => isWithPerson(text) || isAccompanied(text);

const partsOf = ({ before, facts, isFixed }: Answer) => ({ first: before, facts, isFixed });

function leaving({ first }: Answer): Written {
  return { text: first, first };
}

const questionsOf = ({ own, care }: CareReplyRequest): readonly Question[] =>
  questionsIn(own.at(-1) ?? '', care.kind);

function answerQuestions(
  questions: readonly Question[],
  request: CareReplyRequest,
  answers: CareAnswers,
): string {
  const { said, own, care } = request;
  const lines = questions.map((question) => {
    if (question !== 'words') return unsaid(fill(answers.questions[question], request, { answers }), said);
    const { hand, company, body, violence, voice, anger } = answers.words;
    if (care.kind === 'eating' || care.kind === 'self_harm')
      return unsaid([...body, ...company.slice(1)], said);
    if (isHurtByOthers(care.kind)) return unsaid(violence, said);
    if (care.kind === 'psychosis') return unsaid(voice, said);
    if (care.kind === 'harm_to_others') return unsaid(anger, said);
    return unsaid(meansIn(own) === 'carried' ? [...hand, ...company] : company, said);
  });
  return paragraphs(...lines);
}

/** What they tell of themselves answers what they would be asked. */
function afterTelling({ care, own, said }: CareReplyRequest): AfterAnswer | null {
  const text = own.at(-1) ?? '';
  if (said === '' || BY_OTHERS.includes(care.kind)) return null;
  // What follows speaks of the person beside them.
  if (isSafer(text)) return hasCompany(text) && !isInCare(text) ? 'safer' : null;
  return isAlone(text) && !isHelped(text, care.kind) ? 'ring' : null;
}

/** The step that an answer calls for, as long as it was not said yet. */
function followingStep(
  now: Now | null,
  after: AfterAnswer | null,
  request: CareReplyRequest,
  { follow }: CareAnswers,
): CareStep | null {
  const name = followOf(after, follow);
  if (name === null || (now !== null && now !== 'danger')) return null;
  // Whoever was not about to die has nothing to tell of it, and in danger nobody is told that they did well.
  if (name === 'safer' && (now !== null || request.care.kind !== 'suicide')) return null;
  const step = freshStep(follow[name], request.said);
  return isFresh(step.text, request.said) ? step : null;
}

const followOf = (after: AfterAnswer | null, follow: CareAnswers['follow']): Follow | null =>
  after !== null && Object.hasOwn(follow, after) ? (after as Follow) : null;
