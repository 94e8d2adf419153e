import { EXERCISES } from '../exercises/exercises.ts';
import type { ExerciseReply } from '../exercises/lead.ts';
import { languageOf, languageOfTalk } from '../local/language.ts';
import type { SpeakingModel } from '../openai/model.ts';
import { createReplyFilter, type ModelTurn, toSpeakRequest, showablePieces } from './model-request.ts';

const EXERCISE_NOTE = `
The person is in a guided exercise and has just answered a step of it. Write one short sentence about what they answered, in their language: something heavy is met gently, something glad gladly. No question, no task, no step: the app says "step_that_follows" right after your sentence.`.trim();

const STEP_ANSWER_NOTE =
  'The person has just answered a step of a guided exercise: begin with one short sentence about what they answered, without a question.';
const STEP_WORDING_NOTE =
  'Say "step" in the language of the talk, in plain words and to them: all that it says and asks, and nothing else. What they wrote themselves stays as it is.';

/** One sentence about what was answered in an exercise. */
export async function* commentOnStep(
  modelTurn: ModelTurn,
  lead: ExerciseReply,
  model: SpeakingModel,
): AsyncGenerator<string> {
  const traits = await model.traits();
  modelTurn.status.reasons = traits.reasons;
  const data = { exercise: lead.exercise?.title ?? '', step_that_follows: lead.text };
  const filter = createReplyFilter(modelTurn, { data, questions: 0, hasTools: false, toldBefore: () => [] });
  const asked = toSpeakRequest(modelTurn, traits, { data, note: EXERCISE_NOTE });
  for await (const sentence of showablePieces(model.stream(asked), filter, modelTurn.status)) {
    yield sentence.trim();
    return;
  }
}

/**
 * Whether an exercise speaks English, and the person does not.
 *
 * @param before the exercise that was under way: one that is over or left has none
 */
export function isInOtherLanguage(
  { exercise, progress }: ExerciseReply,
  own: readonly string[],
  before?: string,
): boolean {
  const last = languageOfTalk(own);
  // A list of things in English has few of its commonest words.
  const spoken = last === 'other' ? languageOf(own.join('\n')) : last;
  const id = progress?.exercise ?? before ?? exercise?.id ?? '';
  return id !== '' && spoken !== 'en' && spoken !== 'none' && EXERCISES.get(id)?.language === undefined;
}

/** A step of an exercise in the language of the talk; nothing where a part of it may not be shown: it is whole or none. @param step.isTakenUp whether something is said of the answer first */
export async function* translateStep(
  modelTurn: ModelTurn,
  { lead, isTakenUp }: { lead: ExerciseReply; isTakenUp: boolean },
  model: SpeakingModel,
): AsyncGenerator<string> {
  const traits = await model.traits();
  modelTurn.status.reasons = traits.reasons;
  const data = { exercise: lead.exercise?.title ?? '', step: lead.text };
  // A step that is said again asks the same.
  const anew = { ...modelTurn, replies: [] };
  const filter = createReplyFilter(anew, { data, questions: 2, hasTools: false, toldBefore: () => [] });
  const note = isTakenUp ? `${STEP_ANSWER_NOTE} ${STEP_WORDING_NOTE}` : STEP_WORDING_NOTE;
  const asked = toSpeakRequest(modelTurn, traits, { data, note });
  let worded = '';
  for await (const text of showablePieces(model.stream(asked), filter, modelTurn.status)) worded += text;
  if (worded !== '' && filter.broken().length === 0) yield worded;
}
