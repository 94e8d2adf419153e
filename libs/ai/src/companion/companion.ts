import { talk } from './conversation.ts';
import { perform } from './deeds.ts';
import { createDraw } from './draw.ts';
import { EXERCISES } from './exercises.ts';
import { goOnWalking, performOnExercise } from './exercise-turn.ts';
import { LANGUAGES } from './languages/languages.ts';
import { performIn, speakIn } from './little-known.ts';
import { answerMove } from './moves.ts';
import { NEW_STATE } from './state.ts';
import type { Reply, Said, Turn, TurnRequest } from './turn.ts';
import { understand, type Heads } from './understand.ts';
import { isSame } from './walk.ts';

const MAX_CHOICES = 4;

const SHORT_WORDS = 3;

/**
 * The companion without a language model: what it says to a message, by the order of decisions that it keeps to
 * (an answer that was tapped, a correction, a question to it, an exercise under way, a wish, then what is told). Care
 * comes before all of it, elsewhere. The same request gives the same reply.
 */
export function createCompanion(heads: Heads): (request: TurnRequest) => Reply {
  return (request) => {
    const own = request.messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
    const said = request.messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []));
    const before = request.state ?? NEW_STATE;
    const spoken = before.language;
    const read = understand(own.at(-1) ?? '', { embedding: request.embedding, spoken, heads });
    const short = read.words <= SHORT_WORDS ? before.short + 1 : 0;
    const turn: Turn = {
      ...request,
      own,
      read,
      state: { ...before, short, language: languageAfter(spoken, read.language) },
      draw: createDraw(said, `${request.mode} ${request.messages.length} ${own.join('\n')}`),
    };
    const result = decide(turn);
    return {
      text: result.text,
      choices: [...(result.choices ?? [])].slice(0, MAX_CHOICES),
      exercise: result.exercise ?? null,
      state: { ...turn.state, ...result.state, choices: [...(result.choices ?? [])] },
      walk: result.walk === undefined ? request.walk : result.walk,
    };
  };
}

/** The little known language that goes on after a message; a number or an emoji changes none. */
function languageAfter(spoken: string | null, written: string): string | null {
  if (written === 'none') return spoken;
  return LANGUAGES.has(written) ? written : null;
}

function decide(turn: Turn): Said {
  const { read, state } = turn;
  const tapped = state.choices.find(({ say }) => isSame(say, read.text));
  const prose = state.language === null ? undefined : LANGUAGES.get(state.language);
  if (tapped && tapped.does !== 'answer')
    return (
      performOnExercise(turn, tapped.does) ??
      (prose ? performIn(prose, turn, tapped.does) : perform(turn, tapped.does))
    );
  const named = [...EXERCISES.values()].find(({ begin }) => isSame(begin, read.text));
  if (named && !turn.walk) return performOnExercise(turn, `begin ${named.id}`) ?? talk(turn);
  const walked = goOnWalking(turn, tapped !== undefined);
  if (walked) return walked;
  return prose ? speakIn(prose, turn) : (answerMove(turn) ?? talk(turn));
}
