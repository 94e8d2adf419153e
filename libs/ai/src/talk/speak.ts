import type { CalendarSuggestion } from '@inkwell/contracts';
import { personUnderCareNote } from '../care/instructions.ts';
import { ModelError } from '../errors.ts';
import { beginExercise, type ExerciseReply, offerToGoOn } from '../exercises/lead.ts';
import { exerciseMenuLines } from '../exercises/menu.ts';
import { exercisePosition } from '../exercises/progress.ts';
import type { Conclusion } from '../model.ts';
import type { ModelTraits } from '../openai/model-traits.ts';
import type { SpeakingModel } from '../openai/model.ts';
import { pageOnlyExerciseStep } from '../program/turn.ts';
import { NEW_STATE, type Choice } from '../state.ts';
import {
  type RequestParts,
  type FilterParts,
  createReplyFilter,
  type ModelTurn,
  toSpeakRequest,
  showablePieces,
} from './model-request.ts';
import { type PromptContext, buildPromptContext, basicPromptData } from './context.ts';
import { exercisesThatFit } from './fitting-exercises.ts';
import { type OutputRule, RULE_HINTS } from './output-rules.ts';
import { plannedEventOfTurn, freeTimesNote } from './plan-turn.ts';
import { privacyNote } from './privacy-note.ts';
import { isInOtherLanguage, translateStep } from './say-step.ts';
import { createTools } from './tools.ts';

const EXERCISE_LEFT_NOTE = `
The person has just left the guided exercise: it is over. Let it go in a few kind words, and answer what else they wrote. Ask nothing of its steps, and begin no other one.`.trim();

const EXERCISE_WAITS_NOTE = `
The guided exercise waits, because they wrote something else than an answer: respond to that alone. They can tap to go on or to leave it; begin no other one.`.trim();

/** What a model says of a message that shows danger, as it comes: the whole of it is checked elsewhere. */
export async function* streamCareReply(modelTurn: ModelTurn, model: SpeakingModel): AsyncGenerator<string> {
  const traits = await model.traits();
  modelTurn.status.reasons = traits.reasons;
  const note = [modelTurn.request.note, privacyNote(modelTurn.own.at(-1) ?? '')].filter(Boolean).join('\n');
  const data = basicPromptData(modelTurn.turn);
  for await (const piece of model.stream(toSpeakRequest(modelTurn, traits, { data, note }))) {
    modelTurn.status.hasText = true;
    yield piece;
  }
}

/**
 * A reply of the model, and what comes with it.
 *
 * @param left the exercise that the person has left with this message, and told more
 * @throws ModelError also where nothing that it says may be shown
 */
export async function* streamReply(
  modelTurn: ModelTurn,
  model: SpeakingModel,
  left: ExerciseReply | null = null,
): AsyncGenerator<string | Conclusion> {
  const { request, turn, own } = modelTurn;
  const { sources } = request;
  const { mode, today, hour, minute, person } = turn;
  const traits = await model.traits();
  modelTurn.status.reasons = traits.reasons;
  const context = await buildPromptContext({
    mode,
    message: own.at(-1) ?? '',
    before: own.slice(0, -1),
    today,
    hour,
    minute,
    person,
    sources,
    isShort: traits.isSmall,
  });
  const { data, times } = context;
  const menu = exerciseMenuLines(mode);
  const tools = createTools({
    mode,
    own,
    lastReply: modelTurn.replies.at(-1) ?? '',
    today,
    sources,
    remembers: person.remembers !== false,
    menu,
  });
  const toolbox = traits.takesTools ? tools : undefined;
  const planning =
    mode === 'plan' && sources?.readFreeTimes ? freeTimesNote(times, data, traits.takesTools) : undefined;
  const waiting = left ? null : offerToGoOn(turn);
  const notes = [
    request.underCare && personUnderCareNote(request.underCare),
    left ? EXERCISE_LEFT_NOTE : waiting ? EXERCISE_WAITS_NOTE : planning,
    privacyNote(own.at(-1) ?? ''),
  ]
    .filter(Boolean)
    .join('\n');
  const note = notes === '' ? undefined : notes;
  const toldBefore = () => [menu.map(({ title }) => title).join('\n'), ...tools.outcome().answers];
  let reply = '';
  for await (const text of streamReplyWithRetry(modelTurn, model, traits, {
    data,
    note,
    toolbox,
    toldBefore,
  })) {
    reply += text;
    yield text;
  }
  const { exercise, page, choices, suggestions } = tools.outcome();
  if (exercise !== null) {
    const lead = beginExercise(exercise, turn);
    if (reply !== '') yield '\n\n';
    let isWorded = false;
    if (isInOtherLanguage(lead, own))
      for await (const text of piecesUntilFailure(
        translateStep(modelTurn, { lead, isTakenUp: false }, model),
      )) {
        isWorded = true;
        yield text;
      }
    if (!isWorded) yield lead.text;
    yield { ...concludeExerciseStep(lead), ...suggestionsField(suggestions) };
    return;
  }
  if (reply === '') throw new ModelError('incomplete', 'Nothing that the model said may be shown');
  // With tools the model proposes, or means not to.
  const proposed = toolbox ? [] : await proposeWithoutTools(modelTurn, context, reply);
  const offered: Choice[] =
    left?.choices ?? waiting ?? (toolbox ? [] : exercisesThatFit(own.at(-1) ?? '', menu));
  yield {
    choices: offered.length > 0 ? offered.map(({ say }) => say) : [...choices],
    exercise: left?.exercise ?? pageOnlyExerciseStep(page),
    state: { ...NEW_STATE, choices: offered, page: left?.exercise?.page ?? page },
    // One that is no longer there counts for none.
    progress: left ? null : exercisePosition(turn.progress) && turn.progress,
    ...suggestionsField([...suggestions, ...proposed]),
  };
}

/**
 * Streams what passes the output rules. If nothing passes, or the text ends in a fragment, asks the model once more for
 * the continuation.
 */
async function* streamReplyWithRetry(
  modelTurn: ModelTurn,
  model: SpeakingModel,
  traits: ModelTraits,
  { data, note, toolbox, toldBefore }: RequestParts & Pick<FilterParts, 'toldBefore'>,
): AsyncGenerator<string> {
  const checked = { data, questions: 1, hasTools: toolbox !== undefined, toldBefore };
  const filter = createReplyFilter(modelTurn, { ...checked, keepsBack: true });
  let reply = '';
  const call = toSpeakRequest(modelTurn, traits, { data, toolbox, note });
  for await (const text of showablePieces(model.stream(call), filter, modelTurn.status)) {
    reply += text;
    yield text;
  }
  if (reply !== '' && !filter.isFragment()) return;
  const notes = [note, retryNote(filter.broken(), reply)].filter((line) => line !== undefined).join('\n');
  const again = toSpeakRequest(modelTurn, traits, { data, toolbox, note: notes });
  const further = createReplyFilter(modelTurn, { ...checked, before: reply });
  let hasMore = false;
  try {
    for await (const text of showablePieces(model.stream(again), further, modelTurn.status)) {
      yield hasMore ? text : `${separatorBetween(reply, text)}${text}`;
      hasMore = true;
    }
  } catch (error) {
    const isEnough = reply !== '' || filter.keptBack() !== '';
    if (!(error instanceof ModelError) || error.kind === 'aborted' || !isEnough) throw error;
  }
  if (!hasMore && filter.keptBack() !== '') yield filter.keptBack();
}

/** What a model words, as far as it does: a step does not wait for it. */
async function* piecesUntilFailure(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield* pieces;
  } catch (error) {
    if (!(error instanceof ModelError) || error.kind === 'aborted') throw error;
  }
}

/** Lines of a list stand under one another. */
const separatorBetween = (reply: string, next: string): string =>
  reply === '' ? '' : /^(?:[-*•–]|\d{1,2}[.)])\s/u.test(next) ? '\n' : ' ';

function retryNote(broken: readonly OutputRule[], shown: string): string {
  const why = broken.map((rule) => RULE_HINTS[rule]).join(' ');
  return shown === ''
    ? `Your last reply could not be shown. ${why}`.trim()
    : `Of your last reply only this could be shown: ${JSON.stringify(shown)} ${why} It stands already: write what follows it, and repeat nothing of it.`;
}

const suggestionsField = (suggestions: readonly CalendarSuggestion[]) =>
  suggestions.length > 0 ? { suggestions: [...suggestions] } : {};

/** What a plan has come to where the model has not called a tool for it: a card all the same. */
async function proposeWithoutTools(
  { request, turn, own, replies }: ModelTurn,
  { times }: PromptContext,
  reply: string,
): Promise<CalendarSuggestion[]> {
  const propose = request.sources?.proposeEvent;
  if (!propose || turn.mode !== 'plan') return [];
  const lastReply = replies.at(-1) ?? '';
  const event = plannedEventOfTurn({ own, reply, lastReply, times: times ?? [], today: turn.today });
  const proposal = event && (await propose(event));
  return proposal && 'suggestion' in proposal ? [proposal.suggestion] : [];
}

/** What comes with a step of an exercise. */
export const concludeExerciseStep = ({ choices, exercise, progress }: ExerciseReply): Conclusion => ({
  choices: choices.map(({ say }) => say),
  exercise,
  state: { ...NEW_STATE, choices, page: exercise?.page ?? null },
  progress,
});
