import { ModelError } from '../errors.ts';
import { NEW_STATE, type Choice } from '../state.ts';
import type { CalendarSuggestion } from '@inkwell/contracts';
import type { Conclusion, NotedRequest } from '../model.ts';
import type { ModelTraits } from '../openai/model-traits.ts';
import type { SpeakingModel, SpeakRequest } from '../openai/model.ts';
import type { Toolbox } from '../openai/tool-rounds.ts';
import { type Context, contextOf } from './context.ts';
import { exercisesThatFit } from './fitting-exercises.ts';
import { type KnownWords, knownWords } from './known-words.ts';
import { beginExercise, type Lead, type LeadTurn } from '../exercises/lead.ts';
import { menuOf } from '../exercises/menu.ts';
import { placeOf } from '../exercises/progress.ts';
import { createOutputFilter } from './output-filter.ts';
import { type OutputRule, RULE_HINTS } from './output-rules.ts';
import { eventOfTurn, planNote } from './plan-turn.ts';
import { instructionsFor, type PromptData, promptOf } from './prompt.ts';
import { createTools } from './tools.ts';

/** What is known of an answer while it is waited for. */
export type Status = { hasText: boolean; reasons: boolean };

/** A message that a model answers. */
export type ModelTurn = {
  request: NotedRequest;
  turn: LeadTurn;
  /** The person's messages, and the replies, oldest first. */
  own: readonly string[];
  replies: readonly string[];
  signal: AbortSignal;
  status: Status;
};

/** Of the window, for the answer with its thoughts, and for the tools. */
const ANSWER_TOKENS = { small: 200, usual: 500, reasoning: 2_000 };
const TOOL_TOKENS = 900;

const EXERCISE_NOTE = `
The person is in a guided exercise and has just answered a step of it. Write one short sentence about what they answered, in their language: something heavy is met gently, something glad gladly. No question, no task, no step: the app says "step_that_follows" right after your sentence.`.trim();

type Asked = { data: PromptData; note?: string | undefined; toolbox?: Toolbox | undefined };

function requestOf({ request, turn, signal }: ModelTurn, traits: ModelTraits, asked: Asked): SpeakRequest {
  const { task, messages, summary, safetyIdentifier, onTokens } = request;
  const { data, note, toolbox } = asked;
  const { small, usual, reasoning } = ANSWER_TOKENS;
  const answer = traits.reasons ? reasoning : traits.isSmall ? small : usual;
  const prompt = promptOf({
    mode: turn.mode,
    hasTools: toolbox !== undefined,
    summary,
    messages,
    data,
    note,
    window: traits.window,
    reserved: answer + (toolbox ? TOOL_TOKENS : 0),
  });
  return {
    task,
    ...prompt,
    signal,
    ...(toolbox && { toolbox }),
    ...(safetyIdentifier !== undefined && { safetyIdentifier }),
    ...(onTokens && { onTokens }),
  };
}

type Checked = {
  data: PromptData;
  questions: number;
  hasTools: boolean;
  toldBefore: () => readonly string[];
};

/** The sentences of a reply that may be shown, checked against the conversation, the data and what tools have told. */
function filterOf({ request, turn, own, replies }: ModelTurn, checked: Checked) {
  const { data, questions, hasTools, toldBefore } = checked;
  const instructions = instructionsFor(turn.mode, { hasTools });
  const texts = [
    ...request.messages.map(({ content }) => content),
    request.summary ?? '',
    JSON.stringify(data),
  ];
  let told = -1;
  let known: KnownWords;
  return createOutputFilter(() => {
    const answers = toldBefore();
    if (answers.length !== told) {
      told = answers.length;
      known = knownWords([...texts, ...answers], turn.today);
    }
    const found = [...Object.values(data).map((value) => JSON.stringify(value)), ...answers];
    return { own, replies, known, data: found, instructions, questions };
  });
}

/** What a model says of a message that shows danger, as it comes: the whole of it is checked elsewhere. */
export async function* sayOfCare(modelTurn: ModelTurn, model: SpeakingModel): AsyncGenerator<string> {
  const traits = await model.traits();
  modelTurn.status.reasons = traits.reasons;
  const { note } = modelTurn.request;
  for await (const piece of model.stream(requestOf(modelTurn, traits, { data: {}, note }))) {
    modelTurn.status.hasText = true;
    yield piece;
  }
}

/** One sentence about what was answered in an exercise. */
export async function* sayOfStep(
  modelTurn: ModelTurn,
  lead: Lead,
  model: SpeakingModel,
): AsyncGenerator<string> {
  const traits = await model.traits();
  modelTurn.status.reasons = traits.reasons;
  const data = { exercise: lead.exercise?.title ?? '', step_that_follows: lead.text };
  const filter = filterOf(modelTurn, { data, questions: 0, hasTools: false, toldBefore: () => [] });
  const asked = requestOf(modelTurn, traits, { data, note: EXERCISE_NOTE });
  for await (const sentence of shownOf(model.stream(asked), filter, modelTurn.status)) {
    yield sentence.trim();
    return;
  }
}

/** A reply of the model, and what comes with it. @throws ModelError also where nothing that it says may be shown */
export async function* speak(
  modelTurn: ModelTurn,
  model: SpeakingModel,
): AsyncGenerator<string | Conclusion> {
  const { request, turn, own } = modelTurn;
  const { sources } = request;
  const { mode, today, hour, person } = turn;
  const traits = await model.traits();
  modelTurn.status.reasons = traits.reasons;
  const context = await contextOf({
    mode,
    message: own.at(-1) ?? '',
    before: own.slice(0, -1),
    today,
    hour,
    person,
    sources,
    isShort: traits.isSmall,
  });
  const { data } = context;
  const menu = menuOf(mode);
  const tools = createTools({ mode, own, today, sources, remembers: person.remembers !== false, menu });
  const toolbox = traits.takesTools ? tools : undefined;
  const note = mode === 'plan' && sources?.readFreeTimes ? planNote(data) : undefined;
  let reply = '';
  let broken: readonly OutputRule[] = [];
  for (let asked = 1; asked <= 2 && reply === ''; asked += 1) {
    const toldBefore = () => [menu.map(({ title }) => title).join('\n'), ...tools.outcome().answers];
    const filter = filterOf(modelTurn, { data, questions: 1, hasTools: toolbox !== undefined, toldBefore });
    const hint = broken.length > 0 ? againNote(broken) : undefined;
    const notes = [note, hint].filter((line) => line !== undefined).join('\n');
    const call = requestOf(modelTurn, traits, { data, toolbox, ...(notes && { note: notes }) });
    for await (const text of shownOf(model.stream(call), filter, modelTurn.status)) {
      reply += text;
      yield text;
    }
    broken = filter.broken();
  }
  const { exercise, choices, suggestions } = tools.outcome();
  if (exercise !== null) {
    const lead = beginExercise(exercise, turn);
    yield reply === '' ? lead.text : `\n\n${lead.text}`;
    yield { ...concludeLead(lead), ...suggestionsOf(suggestions) };
    return;
  }
  if (reply === '') throw new ModelError('incomplete', 'Nothing that the model said may be shown');
  const proposed = suggestions.length > 0 ? [] : await proposeByProgram(modelTurn, context, reply);
  const offered: Choice[] = toolbox ? [] : exercisesThatFit(own.at(-1) ?? '', menu);
  yield {
    choices: offered.length > 0 ? offered.map(({ say }) => say) : [...choices],
    exercise: null,
    state: { ...NEW_STATE, choices: offered },
    // One that is no longer there counts for none.
    progress: placeOf(turn.progress) && turn.progress,
    ...suggestionsOf([...suggestions, ...proposed]),
  };
}

/** What of an answer may be shown, sentence by sentence. An answer that is cut for its length ends with its last sentence. */
async function* shownOf(
  pieces: AsyncIterable<string>,
  filter: ReturnType<typeof createOutputFilter>,
  status: Status,
): AsyncGenerator<string> {
  try {
    for await (const piece of pieces) {
      status.hasText = true;
      const ready = filter.add(piece);
      if (ready !== '') yield ready;
      if (filter.isOver()) return;
    }
  } catch (error) {
    const isTooLong = error instanceof ModelError && error.kind === 'incomplete';
    // Of an answer that fails what came stays.
    const last = filter.end(isTooLong);
    if (last !== '') yield last;
    if (!isTooLong || !filter.hasShown()) throw error;
    return;
  }
  const last = filter.end();
  if (last !== '') yield last;
}

const againNote = (broken: readonly OutputRule[]): string =>
  `Your last reply could not be shown. ${broken.map((rule) => RULE_HINTS[rule]).join(' ')}`;

const suggestionsOf = (suggestions: readonly CalendarSuggestion[]) =>
  suggestions.length > 0 ? { suggestions: [...suggestions] } : {};

/** What a plan has come to where the model has not called a tool for it: a card all the same. */
async function proposeByProgram(
  { request, turn, own, replies }: ModelTurn,
  { times }: Context,
  reply: string,
): Promise<CalendarSuggestion[]> {
  const propose = request.sources?.proposeEvent;
  if (!propose || turn.mode !== 'plan') return [];
  const event = eventOfTurn({ own, reply, lastReply: replies.at(-1) ?? '', times, today: turn.today });
  const proposal = event && (await propose(event));
  return proposal && 'suggestion' in proposal ? [proposal.suggestion] : [];
}

/** What comes with a step of an exercise. */
export const concludeLead = ({ choices, exercise, progress }: Lead): Conclusion => ({
  choices: choices.map(({ say }) => say),
  exercise,
  state: { ...NEW_STATE, choices, page: exercise?.page ?? null },
  progress,
});
