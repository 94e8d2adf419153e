import { knownFacts } from '../local/known-facts.ts';
import {
  MODES_OF_TASKS,
  startNow,
  type Conclusion,
  type LanguageModel,
  type StreamRequest,
} from '../model.ts';
import type { SpeakingModel } from '../openai/model.ts';
import type { Spoken } from '../openai/person-data.ts';
import type { createCompanion } from './companion.ts';
import { NEW_STATE, type CompanionState } from './state.ts';
import { conclusionOf } from './conclusion.ts';
import type { Reply } from './turn.ts';

/**
 * A model that leads through the same exercises as the local companion: which step comes is decided here, how it is said
 * by the model. What was kept is shown word for word. Outside of an exercise the model may offer short answers.
 */
export function withExercises(
  model: SpeakingModel,
  companion: ReturnType<typeof createCompanion>,
): LanguageModel {
  async function* answer(request: StreamRequest): AsyncGenerator<string | Conclusion> {
    const { task, messages, facts, instructions, context = startNow() } = request;
    const reply = companion({ ...context, mode: MODES_OF_TASKS[task], messages, person: knownFacts(facts) });
    const isStep = reply.exercise !== null && reply.progress !== null;
    const isEnd = context.progress !== null && typeof reply.exercise?.page === 'string';
    if (isEnd || isChange(reply, context.state)) yield reply.text;
    else if (isStep)
      yield* textOf(
        model.stream({
          ...request,
          instructions: `${instructions}\n\n${stepInstructions(reply)}`,
          step: reply.text,
        }),
      );
    if (isStep || isEnd || isChange(reply, context.state)) {
      yield conclusionOf(reply);
      return;
    }
    let choices: string[] = [];
    for await (const piece of model.stream({ ...request, offersChoices: true })) {
      if (typeof piece === 'string') yield piece;
      else choices = piece.choices;
    }
    yield { ...conclusionOf(reply), choices, exercise: null, state: NEW_STATE };
  }

  return {
    ...model,
    stream: (request) => (request.care ? textOf(model.stream(request)) : answer(request)),
  };
}

/** What was written down is changed word for word, without the model. */
const isChange = (reply: Reply, before: CompanionState | null): boolean =>
  typeof reply.state.changing === 'string' ||
  (typeof before?.changing === 'string' && typeof reply.exercise?.page === 'string');

async function* textOf(pieces: AsyncIterable<Spoken>): AsyncGenerator<string> {
  for await (const piece of pieces) if (typeof piece === 'string') yield piece;
}

// The step itself quotes the person, so it goes as data.
const stepInstructions = ({ exercise }: Reply) =>
  `
The person is in the guided exercise '${exercise?.title ?? ''}'. Take up what they wrote in one short sentence, then say
'step_to_say' of the data in your own words, in their language: the same task, the same question, nothing added. Don't go
on to another step.`.trim();
