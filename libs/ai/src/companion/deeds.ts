import { named, onPage, PUT_ON_PAGE, type Said, type Turn } from './turn.ts';
import { BEGIN_ANYWHERE, GOODBYE, SUMMARY_RIGHT, SUMMARY_WRONG, TALK_ABOUT } from './prose/moves.ts';
import { ON_PAGE } from './prose/walking.ts';
import { givePrompt, listen } from './offers.ts';
import type { Choice, Deed } from './state.ts';

/** What a tapped answer does. */
export function perform(turn: Turn, deed: Deed): Said {
  const { draw, state } = turn;
  switch (deed) {
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
    case 'nothing':
      return { text: named(turn, draw.line(GOODBYE)), state: { topic: null, told: 0, listens: 0 } };
    default:
      return tell(turn);
  }
}

const tell = ({ draw, state }: Turn): Said => ({
  text: draw.line(state.page === null ? BEGIN_ANYWHERE : TALK_ABOUT),
  state: { listens: 0, topic: null },
});

function afterSummary({ state }: Turn): Choice[] {
  return [
    ...(state.page ? [{ say: PUT_ON_PAGE, does: 'page' } as const] : []),
    { say: 'One small step', does: 'begin small-step' },
    { say: 'Just listen', does: 'listen' },
  ];
}
