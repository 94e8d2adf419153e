import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import type { LeadTurn } from '../exercises/lead.ts';
import { isSameAnswer } from '../exercises/progress.ts';
import { languageOfTalk } from '../local/language.ts';
import type { Conclusion } from '../model.ts';
import { PUT_ON_PAGE_CHOICE } from '../program/choices.ts';
import { pageOnlyExerciseStep } from '../program/turn.ts';
import { NEW_STATE } from '../state.ts';

const PUT_ON_PAGE_LINES: Record<string, string> = {
  en: `Gladly; I can't write on your page myself, but the button '${PUT_ON_PAGE}' under this message puts it there.`,
  de: `Gern; ich selbst kann nicht auf deine Seite schreiben, aber der Knopf ‚${PUT_ON_PAGE}‘ unter dieser Nachricht legt es dorthin.`,
  es: `Claro; yo no puedo escribir en tu página, pero el botón «${PUT_ON_PAGE}» debajo de este mensaje lo pone allí.`,
  fr: `Volontiers ; je ne peux pas écrire moi-même sur ta page, mais le bouton « ${PUT_ON_PAGE} » sous ce message l'y met.`,
  pt: `Claro; eu não posso escrever na tua página, mas o botão “${PUT_ON_PAGE}” por baixo desta mensagem põe-no lá.`,
};

/**
 * The answer to 'Put it on today's page', where it comes as a message: what is there to be put, with the button that does
 * it. Null for every other message, and where nothing is there.
 */
export function answerPutOnPage(turn: LeadTurn): [string, Conclusion] | null {
  const message = turn.messages.at(-1)?.content ?? '';
  const page = turn.state?.page ?? null;
  if (page === null || !isSameAnswer(message, PUT_ON_PAGE)) return null;
  const own = turn.messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  // The words of the button tell no language.
  const line = PUT_ON_PAGE_LINES[languageOfTalk(own.slice(0, -1))] ?? PUT_ON_PAGE_LINES['en'] ?? '';
  const state = { ...NEW_STATE, choices: [PUT_ON_PAGE_CHOICE], page };
  return [
    line,
    {
      choices: [PUT_ON_PAGE_CHOICE.say],
      exercise: pageOnlyExerciseStep(page),
      state,
      progress: turn.progress,
    },
  ];
}
