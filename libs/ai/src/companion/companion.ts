import { MAX_CHOICES } from '@inkwell/contracts';
import { answerRequest } from './answer-request.ts';
import { changeWritten } from './change-page.ts';
import { chosenFrom } from './choosing.ts';
import { talk } from './conversation.ts';
import { perform, putOnPage } from './choice-actions.ts';
import { createDraw } from './draw.ts';
import { inExcerpts } from './in-excerpts.ts';
import { SPEAKS_TO_OTHERS } from './exercise-answers.ts';
import { answerAside, continueExercise, performOnExercise } from './exercise-turn.ts';
import { continueGuide, performOnGuide } from './guide-turn.ts';
import { LANGUAGES } from './languages/languages.ts';
import { performIn, speakIn } from './other-languages.ts';
import { leaveOffer, meetComplaint, type AnswerWords } from './meet-complaint.ts';
import { answerMove } from './moves.ts';
import { showWholeList } from './plan-list-days.ts';
import { answerPlanRemark } from './plan-talk.ts';
import { leaveTopic, performOnTopic } from './plan-topic-turn.ts';
import type { Intent } from './intent-rules.ts';
import { NEW_STATE, type Choice, type CompanionState, type ExerciseProgress } from './state.ts';
import type { Reply, Said, Turn, TurnRequest } from './turn.ts';
import { understand, type Heads, type Understanding } from './understand.ts';
import { understandLast } from './understand-last.ts';

const SHORT_WORDS = 3;
/** Of more, those of long ago are never looked at again. */
const MOST_ASIDES = 24;
const ASKS_FOR_PAGE =
  /^.{0,20}\bput (?:it|this|that) (?:on|onto) (?:the|today's|my) page\b.{0,12}$|[.!,;] (?:please |and )?put (?:it|this|that) (?:all )?(?:on|onto) (?:the|today's|my) page\b.{0,12}$|^I (?:just |really )?(?:want|need|have) to (?:remember|keep|hold on to) (?:this|that|it)\b.{0,20}$/i;

/**
 * The companion without a language model: what it says to a message, by the order of decisions that it keeps to
 * (an answer that was tapped, an exercise under way, a correction, a question to it, a wish, then what is told). Care
 * comes before all of it, elsewhere. The same request gives the same reply.
 */
export function createCompanion(heads: Heads): (request: TurnRequest) => Reply {
  return inExcerpts((request) => {
    const own = request.messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
    const said = request.messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []));
    const before = request.state ?? NEW_STATE;
    const spoken = before.language;
    const understood = request.understood ?? understandLast(heads, request);
    const read = { ...understood, intent: understood.intent ?? intentOfAct(understood, request.progress) };
    const short = read.words <= SHORT_WORDS ? before.short + 1 : 0;
    const turn: Turn = {
      ...request,
      own,
      read,
      state: {
        ...before,
        short,
        language: languageAfter(spoken, read.language),
        ...(read.act !== 'tells' && {
          asides: [...(before.asides ?? []), own.at(-1) ?? ''].slice(-MOST_ASIDES),
        }),
      },
      draw: createDraw(said, `${request.mode} ${request.messages.length} ${own.join('\n')}`),
    };
    const answerWords: AnswerWords = (before, words) => decide(saying(before, words, heads));
    const result = changeIn(turn) ?? showWholeList(turn) ?? meetOffScript(turn, answerWords) ?? decide(turn);
    const choices = (result.choices ?? []).slice(0, MAX_CHOICES);
    return {
      text: result.text,
      choices,
      exercise: result.exercise ?? null,
      state: {
        ...turn.state,
        isBeside: false,
        changing: null,
        // Whatever else is said leaves it.
        guide: null,
        dating: null,
        ...result.state,
        choices,
        offered: offeredWith(before, choices),
      },
      progress: result.progress === undefined ? request.progress : result.progress,
    };
  });
}

/** In words: who says more than that tells something beside it. */
const MOST_WORDS_OF_LEAVING = 6;

/** What the act of a message says of its intent, where nothing else shows one. A letter may say goodbye, too. */
function intentOfAct({ act, words }: Understanding, progress: ExerciseProgress | null): Intent | null {
  const isUnderWay = progress !== null && !progress.paused;
  if (isUnderWay && SPEAKS_TO_OTHERS.test(progress.exercise)) return null;
  if (act === 'goodbye') return 'goodbye';
  if (act === 'no-answer') return words <= MOST_WORDS_OF_LEAVING ? 'unsure' : null;
  return act === 'leaves' && !isUnderWay && words <= MOST_WORDS_OF_LEAVING ? 'leave' : null;
}

/** The exercises that were within reach in this conversation. */
const offeredWith = (before: CompanionState, choices: readonly Choice[]): string[] => [
  ...new Set([
    ...(before.offered ?? []),
    ...choices.flatMap(({ does }) => (does.startsWith('begin ') ? [does.slice('begin '.length)] : [])),
  ]),
];

/** The little known language that goes on after a message; a number or an emoji changes none. */
function languageAfter(spoken: string | null, written: string): string | null {
  if (written === 'none') return spoken;
  return LANGUAGES.has(written) ? written : null;
}

/** The same turn, as if the person had written only some of their words. */
const saying = (turn: Turn, words: string, heads: Heads): Turn => ({
  ...turn,
  own: [...turn.own.slice(0, -1), words],
  messages: [...turn.messages.slice(0, -1), { role: 'user', content: words }],
  read: understand(words, { embedding: null, spoken: null, isLater: true, heads }),
});

/** A change of what was written down: what it is to be is taken as it stands. */
const changeIn = (turn: Turn): Said | null =>
  turn.state.language === null ? changeWritten(turn, choiceIn(turn)) : null;

/** A no to what was offered, and a complaint about the talk: before anything is made of the message. */
const meetOffScript = (turn: Turn, answerWords: AnswerWords): Said | null =>
  turn.state.language === null && choiceIn(turn) === null
    ? (leaveTopic(turn) ?? leaveOffer(turn, answerWords) ?? meetComplaint(turn, answerWords))
    : null;

const choiceIn = (turn: Turn) =>
  chosenFrom(turn.state.choices, turn.read, {
    isUnderWay: isUnderWay(turn),
    isBeside: turn.state.isBeside ?? false,
  });

function decide(turn: Turn): Said {
  const { read, state } = turn;
  const chosen = choiceIn(turn);
  const prose = state.language === null ? undefined : LANGUAGES.get(state.language);
  if (chosen && chosen.does !== 'answer')
    return (
      performOnExercise(turn, chosen.does) ??
      performOnGuide(turn, chosen.does) ??
      performOnTopic(turn, chosen.does) ??
      (prose ? performIn(prose, turn, chosen.does) : perform(turn, chosen.does))
    );
  if (!prose && ASKS_FOR_PAGE.test(read.meant) && chosen?.does !== 'page') return putOnPage(turn);
  const aside = prose ? null : answerAside(turn, answerMove);
  if (aside) return aside;
  const continued = continueExercise(turn, chosen);
  if (continued) return continued;
  return prose
    ? speakIn(prose, turn)
    : (answerPlanRemark(turn) ??
        continueGuide(turn) ??
        answerMove(turn) ??
        answerRequest(turn) ??
        talk(turn));
}

/** In an exercise a number is an answer of its own. */
const isUnderWay = ({ progress }: Turn) => progress !== null && !progress.paused;
