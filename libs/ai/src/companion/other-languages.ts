import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { begin } from './exercise-turn.ts';
import type { LanguageProse, PlainFeeling } from './languages/language.ts';
import { LISTENS } from './offers.ts';
import type { Choice } from './state.ts';
import { onPage, type Said, type Turn } from './turn.ts';

const SUITABLE: Partial<Record<PlainFeeling, number>> = {
  anxious: 0,
  overwhelmed: 0,
  angry: 0,
  lonely: 1,
  sad: 0,
};

/** Answers in a language of which only the most needed replies and three exercises are there. */
export function speakIn(prose: LanguageProse, turn: Turn): Said {
  const { draw, read, state } = turn;
  const { intent } = read;
  if (intent?.startsWith('wish-')) return wish(prose, turn, intent);
  const answers: Partial<Record<string, readonly string[]>> = prose.answers;
  const lines = intent ? answers[intent] : undefined;
  const text = read.text.toLowerCase();
  const feeling = prose.feelings.find(([, pattern]) => pattern.test(text))?.[0];
  if (lines && !(feeling && (intent === 'agree' || intent === 'disagree')))
    return intent === 'wants-listening'
      ? { text: draw.line(lines), state: { listens: LISTENS } }
      : { text: draw.line(lines) };
  if (state.listens > 0) return { text: draw.line(prose.nods), state: { listens: state.listens - 1 } };
  // Said once, at the beginning: where its end is.
  const limits = prose.limits.some(draw.wasSaid) ? '' : `\n\n${draw.line(prose.limits)}`;
  if (!feeling) return { text: `${draw.line(prose.nods)} ${draw.line(prose.tellMore)}${limits}` };
  const exercise = prose.exercises[SUITABLE[feeling] ?? -1];
  const page = turn.own.slice(-3).join('\n');
  return {
    text: `${draw.line(prose.felt[feeling])}${limits}${feeling === 'good' ? `\n\n${prose.choices.page}` : ''}`,
    choices: [
      ...(exercise && !draw.wasSaid(exercise.title)
        ? [{ say: exercise.begin, does: `begin ${exercise.id}` as const }]
        : []),
      ...(feeling === 'good' ? [{ say: PUT_ON_PAGE, does: 'page' as const }] : [listenChoice(prose)]),
    ],
    ...(feeling === 'good' && { exercise: onPage(page), state: { page } }),
  };
}

const listenChoice = ({ choices }: LanguageProse): Choice => ({ say: choices.listen, does: 'listen' });

function wish(prose: LanguageProse, turn: Turn, intent: string): Said {
  const id = intent.slice('wish-'.length);
  const exercise = prose.exercises.find((each) => each.id.startsWith(id));
  if (exercise) return begin(turn, exercise);
  return {
    text: turn.draw.line(prose.nods),
    choices: prose.exercises.map((each) => ({ say: each.begin, does: `begin ${each.id}` as const })),
  };
}

/** What an answer that was tapped does, where it begins no exercise. */
export function performIn(prose: LanguageProse, turn: Turn, action: string): Said {
  const { draw, state } = turn;
  if (action === 'listen')
    return { text: draw.line(prose.answers['wants-listening']), state: { listens: LISTENS } };
  if (action === 'nothing') return { text: draw.line(prose.answers.goodbye) };
  if (action === 'page') return { text: draw.line(prose.exerciseLines.kept), exercise: onPage(state.page) };
  return { text: draw.line(prose.tellMore) };
}
