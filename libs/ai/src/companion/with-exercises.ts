import { knownFacts } from '../local/known-facts.ts';
import {
  MODES_OF_TASKS,
  startNow,
  type Conclusion,
  type LanguageModel,
  type StreamRequest,
} from '../model.ts';
import type { createCompanion } from './companion.ts';
import { NEW_STATE } from './state.ts';
import type { Reply } from './turn.ts';

/**
 * A model that leads through the same exercises as the local companion: which step comes is decided here, how it is said
 * by the model. What was kept is shown word for word.
 */
export function withExercises(
  model: LanguageModel,
  companion: ReturnType<typeof createCompanion>,
): LanguageModel {
  async function* answer(request: StreamRequest): AsyncGenerator<string | Conclusion> {
    const { task, messages, facts, context = startNow() } = request;
    const reply = companion({ ...context, mode: MODES_OF_TASKS[task], messages, person: knownFacts(facts) });
    const isStep = reply.exercise !== null && reply.walk !== null;
    const isEnd = context.walk !== null && typeof reply.exercise?.page === 'string';
    if (isEnd) yield reply.text;
    else if (isStep)
      yield* model.stream({
        ...request,
        instructions: `${request.instructions}\n\n${stepInstructions(reply)}`,
      });
    else yield* model.stream(request);
    yield isStep || isEnd
      ? conclusionOf(reply)
      : { ...conclusionOf(reply), choices: [], exercise: null, state: NEW_STATE };
  }

  return { ...model, stream: (request) => (request.care ? model.stream(request) : answer(request)) };
}

/** What of a reply comes after its text. */
export const conclusionOf = ({ choices, exercise, state, walk }: Reply): Conclusion => ({
  choices: choices.map(({ say }) => say),
  exercise,
  state,
  walk,
});

const stepInstructions = ({ text, exercise }: Reply) =>
  `
The person is in the guided exercise '${exercise?.title ?? ''}'. Take up what they wrote in one short sentence, then say the
step below in your own words, in their language: the same task, the same question, nothing added. Don't go on to another step.

Step: ${text}`.trim();
