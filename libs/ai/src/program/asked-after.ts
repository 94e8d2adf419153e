import { offerToGoOn } from '../exercises/lead.ts';
import { shorten } from '../local/words.ts';
import { asDeed, shortTitle } from '../suggestions/title.ts';
import { ANOTHER_THING, ENOUGH } from './choices.ts';
import { finalTimeIn } from './final-time.ts';
import { readWeek } from './free-times.ts';
import { sharesName } from './list-changes.ts';
import { clashOf } from './plan-check.ts';
import * as lines from './plan-lines.ts';
import { aimIn } from './plan-words.ts';
import { isWhole, propose } from './plan.ts';
import { plannedIn } from './planned.ts';
import { readTime, type SaidTime } from './said-time.ts';
import { onPage, type Said, type Turn } from './turn.ts';

const THING = "((?:(?!\\b(?:it|that|this|them|everything|you|i)\\b)[\\p{L}\\d' -]){3,40}?)";
const ASKS_AFTER = new RegExp(
  `\\bwhere(?:'s| is| has| did|'d) ${THING} (?:gone|go|went)\\s*\\?|\\b(?:what about|what(?:'s| has)? happened to) ${THING}\\s*\\?`,
  'iu',
);
/** 'I gave you Sunday for it, and I've not seen a card' says no to no time. */
const SENTENCES = /(?<![ap]\.m)(?<=[.!?\n])\s+|,?\s+and (?=i(?:'\w+)? )/i;
/** Of earlier messages; what is longer ago was planned, or given up. */
const MOST_READ = 12;

/**
 * 'Where's my sister gone?', 'what about the call?': the time that it has; where it was told with a time and got no card, it
 * is proposed now; else what there is. Null where nothing is asked after.
 */
export async function answerAskedAfter(turn: Turn): Promise<Said | null> {
  const found = ASKS_AFTER.exec(turn.message.replaceAll('’', "'"));
  const asked = (found?.[1] ?? found?.[2] ?? '').trim();
  if (asked === '' || readTime(asked, '', turn) !== null) return null;
  const { state, draw } = turn;
  const planned = plannedIn(state);
  const own = planned.filter(({ what }) => sharesName(what, asked));
  const lost = own.length === 0 ? lostIn(turn, asked) : null;
  const clash = lost && clashOf(await readWeek(turn, ...lost.said.days), turn, lost.said);
  if (lost && !clash) return propose(turn, { aim: lost.what }, lost.said.words);
  if (planned.length === 0) return null;
  const told = (own.length > 0 ? own : planned)
    .map(({ what, when }) => `- ${what}: ${when ?? ''}`)
    .join('\n');
  const none = clash ? clash.text : lines.NOTHING_OF.replace('{what}', shorten(asked, 40));
  return {
    text: own.length > 0 ? told : `${none} ${draw.line(lines.SO_FAR)}\n${told}`,
    choices: offerToGoOn(turn) ?? [ANOTHER_THING, ENOUGH],
    exercise: onPage(state.page),
    state: { page: state.page },
  };
}

/** What was told with a day and an hour, and has no card. */
function lostIn(turn: Turn, asked: string): { what: string; said: SaidTime } | null {
  const own = turn.messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  for (const message of own.slice(-MOST_READ).toReversed()) {
    const sentences = message
      .replaceAll('’', "'")
      .split(SENTENCES)
      .filter((sentence) => !sentence.endsWith('?'));
    const at = sentences.findIndex((sentence) => sharesName(sentence, asked));
    const isThis = message === turn.message;
    // In the question itself the time may be said once more, by another name.
    const told = isThis ? sentences : at < 0 ? [] : sentences.slice(at, at + 2);
    for (const text of [...told, told.join(' ')]) {
      const final = finalTimeIn(text, asked, turn);
      if (!final || !isWhole(final.said)) continue;
      const given = GIVEN_FOR.exec(text)?.[1];
      const what = given === undefined ? final.what || aimIn(told[0] ?? '').aim : asDeed(given);
      const title = shortTitle(what);
      if (title !== '') return { what: title, said: final.said };
    }
  }
  return null;
}

/** 'I gave you Sunday 7pm for ringing Karen' */
const GIVEN_FOR = /\b(?:gave|told|said)\b.*? for (?:the )?([^.,;!?]+?)(?=\s+and\b|[.,;!?]|$)/i;
