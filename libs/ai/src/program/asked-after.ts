import { offerToGoOn } from '../exercises/lead.ts';
import { shortenAtWord } from '../local/words.ts';
import { gerundToVerb, shortTitle } from '../suggestions/title.ts';
import { PLAN_ANOTHER_THING, ENOUGH_FOR_NOW } from './choices.ts';
import { finalTimeIn } from './final-time.ts';
import { readWeek } from './free-times.ts';
import { sharesName } from './list-changes.ts';
import { findConflict } from './plan-check.ts';
import * as lines from './plan-lines.ts';
import { aimIn } from './plan-words.ts';
import { isCompleteTime, proposeCard } from './plan.ts';
import { plannedThingsIn } from './planned.ts';
import { readSaidTime, type SaidTime } from './said-time.ts';
import { pageOnlyExerciseStep, type PartialReply, type ProgramTurn } from './turn.ts';

const THING_SOURCE = "((?:(?!\\b(?:it|that|this|them|everything|you|i)\\b)[\\p{L}\\d' -]){3,40}?)";
const WHERE_IS_QUESTION = new RegExp(
  `\\bwhere(?:'s| is| has| did|'d) ${THING_SOURCE} (?:gone|go|went)\\s*\\?|\\b(?:what about|what(?:'s| has)? happened to) ${THING_SOURCE}\\s*\\?`,
  'iu',
);
/** 'I gave you Sunday for it, and I've not seen a card' says no to no time. */
const SENTENCE_BREAK = /(?<![ap]\.m)(?<=[.!?\n])\s+|,?\s+and (?=i(?:'\w+)? )/i;
/** Of earlier messages; what is longer ago was planned, or given up. */
const MAX_EARLIER_MESSAGES = 12;

/**
 * 'Where's my sister gone?', 'what about the call?': the time that it has; where it was told with a time and got no card, it
 * is proposed now; else what there is. Null where nothing is asked after.
 */
export async function answerWhereIs(turn: ProgramTurn): Promise<PartialReply | null> {
  const found = WHERE_IS_QUESTION.exec(turn.message.replaceAll('’', "'"));
  const asked = (found?.[1] ?? found?.[2] ?? '').trim();
  if (asked === '' || readSaidTime(asked, '', turn) !== null) return null;
  const { state, draw } = turn;
  const planned = plannedThingsIn(state);
  const own = planned.filter(({ what }) => sharesName(what, asked));
  const lost = own.length === 0 ? findUncarded(turn, asked) : null;
  const clash = lost && findConflict(await readWeek(turn, ...lost.said.days), turn, lost.said);
  if (lost && !clash) return proposeCard(turn, { aim: lost.what }, lost.said.words);
  if (planned.length === 0) return null;
  const told = (own.length > 0 ? own : planned)
    .map(({ what, when }) => `- ${what}: ${when ?? ''}`)
    .join('\n');
  const none = clash ? clash.text : lines.NOTHING_PLANNED_OF.replace('{what}', shortenAtWord(asked, 40));
  return {
    text: own.length > 0 ? told : `${none} ${draw.line(lines.PLANNED_SO_FAR)}\n${told}`,
    choices: offerToGoOn(turn) ?? [PLAN_ANOTHER_THING, ENOUGH_FOR_NOW],
    exercise: pageOnlyExerciseStep(state.page),
    state: { page: state.page },
  };
}

/** What was told with a day and an hour, and has no card. */
function findUncarded(turn: ProgramTurn, asked: string): { what: string; said: SaidTime } | null {
  const own = turn.messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  for (const message of own.slice(-MAX_EARLIER_MESSAGES).toReversed()) {
    const sentences = message
      .replaceAll('’', "'")
      .split(SENTENCE_BREAK)
      .filter((sentence) => !sentence.endsWith('?'));
    const at = sentences.findIndex((sentence) => sharesName(sentence, asked));
    const isThis = message === turn.message;
    // In the question itself the time may be said once more, by another name.
    const told = isThis ? sentences : at < 0 ? [] : sentences.slice(at, at + 2);
    for (const text of [...told, told.join(' ')]) {
      const final = finalTimeIn(text, asked, turn);
      if (!final || !isCompleteTime(final.said)) continue;
      const given = TIME_GIVEN_FOR.exec(text)?.[1];
      const what = given === undefined ? final.what || aimIn(told[0] ?? '').aim : gerundToVerb(given);
      const title = shortTitle(what);
      if (title !== '') return { what: title, said: final.said };
    }
  }
  return null;
}

/** 'I gave you Sunday 7pm for ringing Karen' */
const TIME_GIVEN_FOR = /\b(?:gave|told|said)\b.*? for (?:the )?([^.,;!?]+?)(?=\s+and\b|[.,;!?]|$)/i;
