import { languageOf } from '../local/language.ts';
import {
  immediateDangerIn,
  fillEmergencyNumber,
  emergencyFirstLines,
  isNewDanger,
  linesWithoutCall,
  type ImmediateDanger,
} from './emergency.ts';
import { isHurtByOthers } from './finding.ts';
import {
  freshOrOldestLine,
  freshOrOldestStep,
  isUnsaid,
  joinSentences,
  lineIfUnsaid,
  joinParagraphs,
  firstUnsaidLine,
} from './lines.ts';
import { isAccompanied, isInCare, tellsOfHelp, isMeansOutOfReach } from './helped.ts';
import { nextStep } from './next-step.ts';
import { KINDS_BY_OTHERS } from './other.ts';
import { ANSWERS_PROSE } from './prose/answers-prose.ts';
import type { CareAnswers } from './prose/care-answers.ts';
import type { CareProse, CareStep } from './prose/care-prose.ts';
import { PROSE } from './prose/prose.ts';

import { userQuestionsIn, type UserQuestion } from './questions.ts';
import type { CareAct } from './record.ts';
import type { CareReplyRequest } from './reply-request.ts';
import { isSafer, isWithPerson } from './safer.ts';
import { afterAnswer, type AfterAnswer, type FollowUp } from './step-names.ts';
import { writeAboutOther } from './third.ts';
import { retracts } from './taken-back.ts';
import { isAlone, isHelpIdea, meansIn, medicalDangerOf } from './told.ts';

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
const MESSAGES_READ_FOR_LANGUAGE = 3;

/** Writes what the companion says of danger, in English, German, Spanish, French or Portuguese; else in English. */
export function writeCareReply(request: CareReplyRequest): CareReply {
  const { own, care } = request;
  const language = languageOf(own.slice(-MESSAGES_READ_FOR_LANGUAGE).join('\n'));
  const prose = PROSE[language] ?? PROSE['en'];
  const answers = ANSWERS_PROSE[language] ?? ANSWERS_PROSE['en'];
  if (!prose || !answers) throw new Error('The companion has no English');
  const written = WRITERS_BY_STEP[care.step](request, { prose, answers });
  // What was said already is better than no answer.
  const text = written.text || freshOrOldestLine(prose.later, request.said);
  return {
    question: '',
    step: '',
    choices: [],
    first: '',
    facts: '',
    program: care.step === 'open' || care.step === 'next' ? lineIfUnsaid(prose.program, request.said) : '',
    isFixed: false,
    ...written,
    text,
    language,
  };
}

type Language = { prose: CareProse; answers: CareAnswers };
type ReplyDraft = Pick<CareReply, 'text'> & Partial<CareReply>;
type ReplyWriter = (request: CareReplyRequest, language: Language) => ReplyDraft;

const WRITERS_BY_STEP: Record<CareAct['step'], ReplyWriter> = {
  ask: (request, { prose, answers }) => {
    const { care, said } = request;
    const { kind, times } = care;
    const questions = prose.ask[kind];
    const { yes, no, unsaid: rather } = prose.answers;
    // Each time in other words, also in another conversation.
    const question = freshOrOldestLine(
      [...questions.slice(times - 1), ...questions.slice(0, times - 1)],
      said,
    );
    const facts = answerQuestions(questionsOfMessage(request), request, answers);
    const first = answerMedicalDanger(request, { prose, answers });
    return {
      text: joinParagraphs(first, facts, firstUnsaidLine(prose.takeUp[kind], said), question),
      first,
      facts,
      question,
      choices: [yes, no, rather],
    };
  },

  open: (request, language) => {
    const { prose } = language;
    const { care, said } = request;
    const answer = answerMessage(request, language);
    if (answer.now === 'leave') return draftOfFirstOnly(answer);
    const begins = care.isYes
      ? freshOrOldestLine(prose.afterYes, said)
      : replyBeginning(answer, prose.open[care.kind], request, language);
    const { text: step, choices = [] } = answer.step;
    return {
      text: joinParagraphs(
        answer.first,
        begins,
        answer.facts,
        answer.stays,
        joinSentences(lineIfUnsaid(prose.program, said), lineIfUnsaid(prose.card, said)),
        isHurtByOthers(care.kind) && !said.includes(prose.hide) ? prose.hide : '',
        step,
      ),
      ...answerParts(answer),
      step,
      choices,
    };
  },

  next: (request, language) => {
    const { prose } = language;
    const { care, said } = request;
    const answer = answerMessage(request, language);
    if (answer.now === 'leave') return draftOfFirstOnly(answer);
    const { text: step, choices = [] } = answer.step;
    const isTakenUp = answer.first !== '' || answer.facts !== '' || answer.isFollow;
    const begins = care.isYes
      ? freshOrOldestLine(prose.afterYes, said)
      : isTakenUp
        ? ''
        : replyBeginning(answer, [], request, language);
    return {
      text: joinParagraphs(answer.first, begins, answer.facts, answer.stays, step),
      ...answerParts(answer),
      step,
      choices,
    };
  },

  answer: (request, { prose, answers }) => {
    const facts =
      answerQuestions(questionsOfMessage(request), request, answers) ||
      freshOrOldestLine([...answers.listen, ...prose.later], request.said);
    return { text: facts, facts, isFixed: true };
  },
  heard: ({ own, said }, { prose, answers }) => ({
    text:
      (retracts(own.at(-1) ?? '') ? firstUnsaidLine(answers.takenBack, said) : '') ||
      freshOrOldestLine(prose.afterNo, said),
  }),
  unsaid: ({ said }, { prose }) => ({ text: freshOrOldestLine(prose.afterUnsaid, said) }),
  check: ({ own, said }, { prose, answers }) => {
    const takenBack = retracts(own.at(-1) ?? '') ? firstUnsaidLine(answers.takenBack, said) : '';
    // Of the answers to a step: 'No, not that' is for another question.
    const { choices = [] } = prose.steps.suicide[0] ?? {};
    return { text: joinParagraphs(takenBack, freshOrOldestLine(prose.check, said)), choices };
  },
  other: (request, language) => writeAboutOther(request, language),
};

/** What a body needs now does not wait for the answer to a question. */
function answerMedicalDanger(request: CareReplyRequest, language: Language): string {
  const medical = medicalDangerOf(request.own.at(-1) ?? '');
  const isOfBody = request.care.kind === 'self_harm' || request.care.kind === 'eating';
  if (!medical || (medical === 'body' && !isOfBody)) return '';
  return firstUnsaidLine(
    fillEmergencyNumber(language.answers.medical[medical], request, language),
    request.said,
  );
}

/** What a message tells of the danger, and what is said to it. */
type MessageAnswer = Pick<CareReply, 'first' | 'facts' | 'isFixed'> & {
  /** Of `first` what stands before the words of a model. */
  before: string;
  now: ImmediateDanger | null;
  stays: string;
  step: CareStep;
  /** Whether they have moved away from the danger, or are with somebody. */
  isSafe: boolean;
  /** Whether the step follows from what was answered. */
  isFollow: boolean;
};

function answerMessage(request: CareReplyRequest, language: Language): MessageAnswer {
  const { care, own, said, asked = '' } = request;
  const { prose, answers } = language;
  const text = own.at(-1) ?? '';
  const after = afterAnswer(text, asked, language) ?? answerWhatTheyTold(request);
  const now = immediateDangerIn(request, after, language);
  const questions = questionsOfMessage(request);
  const followed = followingStep(now, after, request, answers);
  const isInDanger = now === 'danger';
  const wasHelped = tellsOfHelp(text, care.kind);
  const isSafe = now === null && (wasHelped || (!isHurtByOthers(care.kind) && isSafer(text, care.kind)));
  const first = emergencyFirstLines(now, request, language);
  const idea =
    (now === null || isInDanger) && !isSafe && isHelpIdea(text) ? firstUnsaidLine(answers.idea, said) : '';
  return {
    now,
    first,
    before: isInDanger && !isNewDanger(request, after, language) ? '' : first,
    stays: linesWithoutCall(now, request, language),
    isSafe,
    facts: joinParagraphs(idea, answerQuestions(questions, request, answers)),
    step: chooseStep(now, questions, followed, () => {
      if (idea !== '') return { text: '' };
      const small = isSafe ? firstUnsaidLine(smallStepFor(text, answers), said) : '';
      return small !== '' || wasHelped ? { text: small } : nextStep(request, { prose, answers, isInDanger });
    }),
    isFollow: followed !== null && isUnsaid(followed.text, said),
    // A faint or an odd heart may be fear: what they ask beside it is answered, too.
    isFixed: now === 'bleeding' || now === 'taken',
  };
}

/** Who is told to leave, or what to do with a wound, is asked nothing; whoever asks for words has a step in them. */
function chooseStep(
  now: ImmediateDanger | null,
  questions: readonly UserQuestion[],
  followed: CareStep | null,
  next: () => CareStep,
): CareStep {
  if (now !== null && now !== 'danger') return { text: '' };
  if (questions.includes('words')) return { text: '' };
  if (now === null && questions.length > 1) return followed ?? { text: '' };
  return followed ?? next();
}

/** What the reply begins with, in words that were not said yet. */
function replyBeginning(
  { isSafe }: MessageAnswer,
  begins: readonly string[],
  { own, said }: CareReplyRequest,
  { prose, answers }: Language,
): string {
  const text = own.at(-1) ?? '';
  // The last one is glad of somebody.
  const lines = isAccompaniedByText(text) ? answers.glad : answers.glad.slice(0, -1);
  const glad = isSafe ? firstUnsaidLine(lines, said) : '';
  return glad || firstUnsaidLine([...begins, ...prose.later], said);
}

/** One small thing of those that fit: the first and the last are for somebody in company, the second of a thing put away. */
const smallStepFor = (text: string, { small }: CareAnswers): string[] =>
  small.filter((_, index) =>
    index === 1 ? isMeansOutOfReach(text) : isAccompaniedByText(text) && !isInCare(text),
  );

const isAccompaniedByText = (text: string) => isWithPerson(text) || isAccompanied(text);

const answerParts = ({ before, facts, isFixed }: MessageAnswer) => ({ first: before, facts, isFixed });

function draftOfFirstOnly({ first }: MessageAnswer): ReplyDraft {
  return { text: first, first };
}

const questionsOfMessage = ({ own, care }: CareReplyRequest): readonly UserQuestion[] =>
  userQuestionsIn(own.at(-1) ?? '', care.kind);

function answerQuestions(
  questions: readonly UserQuestion[],
  request: CareReplyRequest,
  answers: CareAnswers,
): string {
  const { said, own, care } = request;
  const lines = questions.map((question) => {
    if (question !== 'words')
      return firstUnsaidLine(fillEmergencyNumber(answers.questions[question], request, { answers }), said);
    const { hand, company, body, violence, voice, anger } = answers.words;
    if (care.kind === 'eating' || care.kind === 'self_harm')
      return firstUnsaidLine([...body, ...company.slice(1)], said);
    if (isHurtByOthers(care.kind)) return firstUnsaidLine(violence, said);
    if (care.kind === 'psychosis') return firstUnsaidLine(voice, said);
    if (care.kind === 'harm_to_others') return firstUnsaidLine(anger, said);
    return firstUnsaidLine(meansIn(own) === 'carried' ? [...hand, ...company] : company, said);
  });
  return joinParagraphs(...lines);
}

/** What they tell of themselves answers what they would be asked. */
function answerWhatTheyTold({ care, own, said }: CareReplyRequest): AfterAnswer | null {
  const text = own.at(-1) ?? '';
  if (said === '' || KINDS_BY_OTHERS.includes(care.kind)) return null;
  // What follows speaks of the person beside them.
  if (isSafer(text)) return isAccompaniedByText(text) && !isInCare(text) ? 'safer' : null;
  return isAlone(text) && !tellsOfHelp(text, care.kind) ? 'ring' : null;
}

/** The step that an answer calls for, as long as it was not said yet. */
function followingStep(
  now: ImmediateDanger | null,
  after: AfterAnswer | null,
  request: CareReplyRequest,
  { follow }: CareAnswers,
): CareStep | null {
  const name = asFollowUp(after, follow);
  if (name === null || (now !== null && now !== 'danger')) return null;
  // Whoever was not about to die has nothing to tell of it, and in danger nobody is told that they did well.
  if (name === 'safer' && (now !== null || request.care.kind !== 'suicide')) return null;
  const step = freshOrOldestStep(follow[name], request.said);
  return isUnsaid(step.text, request.said) ? step : null;
}

const asFollowUp = (after: AfterAnswer | null, follow: CareAnswers['follow']): FollowUp | null =>
  after !== null && Object.hasOwn(follow, after) ? (after as FollowUp) : null;
