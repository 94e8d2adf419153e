import type { Embedding } from '../reading/embeddings.ts';
import type { ExerciseReply, LeadTurn } from '../exercises/lead.ts';
import { numberIn, isSameAnswer, exercisePosition } from '../exercises/progress.ts';
import { feelingIn, isHard, tellsGoodNews } from './feeling.ts';
import { tellsGrief } from './subjects.ts';

const LOSS_IN_OTHER_LANGUAGES =
  /\b(?:meine?|unsere?)\b.{0,60}\b(?:gestorben|verstorben)\b|\b(?:mi|mis|nuestr[oa])\b.{0,40}(?:acaba de morir|ha muerto|murió|falleció|ha fallecido)(?!\p{L})|\b(?:mon|ma|notre)\b.{0,40}\b(?:est (?:mort|décédé)e?|vient de mourir)(?!\p{L})|\b(?:meu|minha)\b.{0,40}\b(?:morreu|faleceu|acabou de morrer)\b/iu;
const RECENT_TIME_WORDS =
  /\b(?:just|right now|(?:an?|one|two|few|\d+) (?:hours?|minutes?) ago|today|tonight|last night|this (?:morning|afternoon|evening)|(?:they|she|he|the hospital) (?:just )?(?:called|rang)|gerade|eben|vor (?:einer stunde|\S+ minuten)|heute|acaba|hace (?:una hora|\S+ minutos)|hoy|vient|il y a (?:une heure|\S+ minutes)|aujourd'hui|acabou|há (?:uma hora|\S+ minutos)|hoje)\b/iu;

/**
 * Whether what comes in place of an answer is so heavy, or so glad, that the step of the exercise waits. A step that asks
 * for words may be about something heavy: there only a loss of this very hour does.
 */
export async function outweighsExercise(
  { progress, messages, state }: LeadTurn,
  lead: ExerciseReply,
  embedding: Embedding | null,
): Promise<boolean> {
  const place = exercisePosition(progress);
  const message = messages.at(-1)?.content ?? '';
  const isTapped = (state?.choices ?? []).some(({ say }) => isSameAnswer(say, message));
  // One that is left or paused is led no further.
  if (!place || isTapped || (lead.progress?.paused ?? lead.exercise === null)) return false;
  const { step, exercise } = place;
  const isLoss = tellsGrief(message, []) || LOSS_IN_OTHER_LANGUAGES.test(message);
  if (step.waits === 'text' || step.waits === 'list') return isLoss && RECENT_TIME_WORDS.test(message);
  if (isLoss) return true;
  if (step.waits === 'number' && numberIn(message) !== null) return false;
  const feeling = await feelingIn(message, embedding);
  const isOfExercise = exercise.fits.feelings?.some((each) => each === feeling.emotion) === true;
  // To have become glad of breathing is its result; good news is none.
  const isResult = step.waits === 'pace' && !tellsGoodNews(message);
  const isGlad = feeling.emotion === 'joy' && message.includes('!') && !isResult;
  return (isHard(feeling) && !isOfExercise) || isGlad;
}
