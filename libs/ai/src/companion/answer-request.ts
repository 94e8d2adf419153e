import { LISTEN } from './choices.ts';
import { begin } from './exercise-turn.ts';
import { EXERCISES } from './exercises.ts';
import { REQUEST_FITS, REQUEST_OPEN } from './prose/requests.ts';
import { requestKindOf } from './requests.ts';
import { pronounsFor } from './people.ts';
import { SITUATIONS } from './situations.ts';
import type { Choice } from './state.ts';
import { mended } from './spelling.ts';
import type { Said, Turn } from './turn.ts';

const MOST_OFFERED = 2;

/** Answers somebody who asks for help with something: honestly, and with the exercise that fits it. */
export function answerRequest(turn: Turn): Said | null {
  const { read, draw, state } = turn;
  const { request } = read;
  if (!request) return null;
  const situation =
    read.situation ?? (state.topic?.situation ? SITUATIONS.get(state.topic.situation) : undefined);
  const topic = {
    ...state.topic,
    situation: situation?.id ?? null,
    turns: (state.topic?.turns ?? 0) + 1,
    offered: true,
  };
  const kept = { topic, listens: 0 };
  // 'How do I write it': what it is was said before.
  const kind =
    request.kind ??
    (/\b(?:it|this|that)\b|^\W*(?:\w+ )?how\W*$/i.test(request.sentence) ? kindBefore(turn) : null);
  const exercise = kind ? EXERCISES.get(kind.exercise) : undefined;
  if (kind && exercise) {
    if (kind.begins && request.isHelp) return begin(turn, exercise);
    const line = draw.fresh(kind.lines);
    if (line)
      return {
        text: line,
        choices: [{ say: exercise.begin, does: `begin ${exercise.id}` }, LISTEN],
        state: kept,
      };
  }
  // Between people it is mostly about what to say, or whether.
  const isOfSomebody = turn.own.some((text) => pronounsFor(text, []) !== null);
  const fittings = (
    situation?.exercises ?? (isOfSomebody ? ['prepared-talk', 'two-columns'] : ['two-columns', 'small-step'])
  )
    .flatMap((id) => EXERCISES.get(id) ?? [])
    .filter(({ offer }) => !draw.wasSaid(offer));
  const [fitting] = fittings;
  const choices: Choice[] = [
    ...fittings.slice(0, MOST_OFFERED).map(({ id, begin: say }) => ({ say, does: `begin ${id}` as const })),
    LISTEN,
  ];
  const fits = fitting && situation ? draw.fresh(REQUEST_FITS) : null;
  if (fits && fitting) return { text: fits.replace('{offer}', fitting.offer), choices, state: kept };
  return { text: draw.line(REQUEST_OPEN), choices, state: kept };
}

const kindBefore = ({ own }: Turn) =>
  own
    .slice(-4, -1)
    .toReversed()
    .map((text) => requestKindOf(mended(text)))
    .find((kind) => kind !== null) ?? null;
