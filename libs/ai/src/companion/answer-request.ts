import { LISTEN } from './choices.ts';
import { begin } from './exercise-turn.ts';
import { EXERCISES } from './exercises.ts';
import { REQUEST_FITS, REQUEST_OPEN } from './prose/requests.ts';
import { requestKindOf } from './requests.ts';
import { SITUATIONS } from './situations.ts';
import type { Choice } from './state.ts';
import { mended } from './spelling.ts';
import type { Said, Turn } from './turn.ts';

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
  const fitting = (situation?.exercises ?? ['small-step', 'two-columns'])
    .flatMap((id) => EXERCISES.get(id) ?? [])
    .find(({ offer }) => !draw.wasSaid(offer));
  const choices: Choice[] = [
    ...(fitting ? [{ say: fitting.begin, does: `begin ${fitting.id}` } as const] : []),
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
