import { countWords } from '@inkwell/contracts/words';
import { LISTEN, TO_PAGE } from './choices.ts';
import { onPage, type Said, type Turn } from './turn.ts';
import { shorten, tidy } from '../local/words.ts';
import { farewell } from './farewell.ts';
import { askSomething } from './following.ts';
import { BEGIN_ANYWHERE, SUMMARY_RIGHT, SUMMARY_WRONG, TALK_ABOUT, TALK_ABOUT_LINE } from './prose/moves.ts';
import { showList } from './plan-list.ts';
import { askForDay } from './plan-list-days.ts';
import { ON_PAGE } from './prose/exercise-lines.ts';
import { givePrompt, listen } from './offers.ts';
import type { Choice, ChoiceAction } from './state.ts';

/** What a tapped answer does. */
export function perform(turn: Turn, action: ChoiceAction): Said {
  const { draw, state } = turn;
  switch (action) {
    case 'listen':
      return listen(turn);
    case 'page':
      return { text: draw.line(ON_PAGE), exercise: onPage(state.page) };
    case 'right':
      return { text: draw.line(SUMMARY_RIGHT), choices: afterSummary(turn), exercise: onPage(state.page) };
    case 'not-quite':
      return { text: draw.line(SUMMARY_WRONG) };
    case 'prompt':
      return givePrompt(turn);
    case 'ask':
      return askSomething(turn);
    case 'date':
      return askForDay(turn, '', []);
    case 'list':
      return showList(turn);
    case 'nothing':
      return farewell(turn);
    default:
      return tell(turn);
  }
}

/** 'Put that on the page': what was offered for it, or what was told last. */
export function putOnPage({ draw, state, own }: Turn): Said {
  const told = own.slice(0, -1).filter((text) => countWords(text) > 2);
  const page = state.page ?? (told.slice(-4).join('\n') || null);
  if (page === null) return { text: draw.line(BEGIN_ANYWHERE) };
  return {
    text: draw.line(ON_PAGE),
    choices: [TO_PAGE],
    exercise: onPage(page),
    state: { page },
  };
}

const QUOTED = 120;

function tell({ draw, state }: Turn): Said {
  const lines = state.gist ? TALK_ABOUT_LINE : state.page === null ? BEGIN_ANYWHERE : TALK_ABOUT;
  return {
    text: draw.line(lines).replace('{x}', shorten(tidy(state.gist ?? ''), QUOTED)),
    state: { listens: 0, topic: { situation: null, turns: 1, offered: true }, gist: null },
  };
}

function afterSummary({ state }: Turn): Choice[] {
  return [...(state.page ? [TO_PAGE] : []), { say: 'One small step', does: 'begin small-step' }, LISTEN];
}
