import { hasSuggestionKeyword, MAX_SUGGESTIONS } from '@inkwell/contracts/constants';
import { type PlanWish, planWishesIn } from '../suggestions/wishes.ts';
import { ENOUGH_FOR_NOW, PUT_ON_PAGE_CHOICE } from './choices.ts';
import { readWeek } from './free-times.ts';
import { findConflict } from './plan-check.ts';
import * as lines from './plan-lines.ts';
import { formatDayName, readSaidTime, formatSpan } from './said-time.ts';
import { pageOnlyExerciseStep, type PartialReply, type ProgramTurn } from './turn.ts';

/**
 * Things with their times, in a message that is looked through for suggestions itself: its cards come from there, one for
 * each of them. Null for any other message.
 */
export async function answerWithCards(turn: ProgramTurn): Promise<PartialReply | null> {
  const { message, draw } = turn;
  const isRead = turn.mode === 'plan' && !message.includes('\n') && hasSuggestionKeyword(message);
  if (!isRead) return null;
  const wishes = planWishesIn(message, turn.today, turn.hour * 60).slice(0, MAX_SUGGESTIONS);
  const [only, ...others] = wishes;
  if (!only || !wishes.some(isTimed)) return null;
  if (others.length > 0)
    return {
      text: `${wishes.map(({ title }) => `- ${title}`).join('\n')}\n\n${draw.line(lines.ONE_CARD_EACH)}`,
    };
  const said = readSaidTime(message, only.title, turn);
  if (!said) return null;
  const clash = findConflict(await readWeek(turn, ...said.days), turn, said);
  if (clash) return { text: `${clash.text} ${draw.line(lines.CARD_HAS_NEAREST_FREE_HOUR)}` };
  if (!said.isChoice && said.days.length > 1) {
    const times = said.days.slice(0, MAX_SUGGESTIONS).map((day) => formatDayName(day, turn.today));
    const at = times.map((name) => `- ${only.title}: ${formatSpan(name, said)}`);
    return { text: `${at.join('\n')}\n\n${draw.line(lines.ONE_CARD_EACH)}` };
  }
  const page = `${only.title}\nwhen: ${said.words}`;
  return {
    text: draw.line(lines.PROPOSED_ON_CARD).replace('{what}', only.title).replace('{when}', said.words),
    choices: [PUT_ON_PAGE_CHOICE, ENOUGH_FOR_NOW],
    exercise: pageOnlyExerciseStep(page),
    state: { page },
  };
}

const isTimed = ({ when }: PlanWish) => when.days.length > 0 && when.time !== null;
