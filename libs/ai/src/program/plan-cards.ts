import { hasSuggestionKeyword, MAX_SUGGESTIONS } from '@inkwell/contracts/constants';
import { type Wish, wishesIn } from '../suggestions/wishes.ts';
import { ENOUGH, TO_PAGE } from './choices.ts';
import { readWeek } from './free-times.ts';
import { clashOf } from './plan-check.ts';
import * as lines from './plan-lines.ts';
import { dayName, readTime, spanInWords } from './said-time.ts';
import { onPage, type Said, type Turn } from './turn.ts';

/**
 * Things with their times, in a message that is looked through for suggestions itself: its cards come from there, one for
 * each of them. Null for any other message.
 */
export async function answerWithCards(turn: Turn): Promise<Said | null> {
  const { message, draw } = turn;
  const isRead = turn.mode === 'plan' && !message.includes('\n') && hasSuggestionKeyword(message);
  if (!isRead) return null;
  const wishes = wishesIn(message, turn.today, turn.hour * 60).slice(0, MAX_SUGGESTIONS);
  const [only, ...others] = wishes;
  if (!only || !wishes.some(isTimed)) return null;
  if (others.length > 0)
    return {
      text: `${wishes.map(({ title }) => `- ${title}`).join('\n')}\n\n${draw.line(lines.CARD_EACH)}`,
    };
  const said = readTime(message, only.title, turn);
  if (!said) return null;
  const clash = clashOf(await readWeek(turn, ...said.days), turn, said);
  if (clash) return { text: `${clash.text} ${draw.line(lines.CARD_NEAREST)}` };
  if (!said.isChoice && said.days.length > 1) {
    const times = said.days.slice(0, MAX_SUGGESTIONS).map((day) => dayName(day, turn.today));
    const at = times.map((name) => `- ${only.title}: ${spanInWords(name, said)}`);
    return { text: `${at.join('\n')}\n\n${draw.line(lines.CARD_EACH)}` };
  }
  const page = `${only.title}\nwhen: ${said.words}`;
  return {
    text: draw.line(lines.PROPOSED).replace('{what}', only.title).replace('{when}', said.words),
    choices: [TO_PAGE, ENOUGH],
    exercise: onPage(page),
    state: { page },
  };
}

const isTimed = ({ when }: Wish) => when.days.length > 0 && when.time !== null;
