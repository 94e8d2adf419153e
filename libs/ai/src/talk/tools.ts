import {
  type CalendarSuggestion,
  countCharacters,
  type FreeTime,
  isDay,
  MAX_CHOICE_LENGTH,
  MAX_CHOICES,
  MAX_SUGGESTIONS,
  SUGGESTION_MINUTES,
} from '@inkwell/contracts';
import { z } from 'zod';
import { readByRules } from '../care/rules.ts';
import type { Sources } from '../sources.ts';
import { tidy } from '../local/words.ts';
import { longDay } from '../memory/days.ts';
import type { ToolCall } from '../openai/call.ts';
import type { Toolbox, ToolAnswer } from '../openai/tool-rounds.ts';
import { type DefinedTool, defineTool, failed, told, toolOf, type ToolsRequest } from './define-tool.ts';
import { listEvents, remember, searchJournal } from './memory-tools.ts';

/** What the calls of a reply came to. */
export type ToolOutcome = {
  choices: readonly string[];
  suggestions: readonly CalendarSuggestion[];
  /** The exercise that begins under the reply; null where none does. */
  exercise: string | null;
  /** What the model was answered. */
  answers: readonly string[];
};

const Title = z.string().trim().min(1).max(80);

/** The tools of a reply, each checked as a request of this person; wrong arguments are told to the model. */
export function createTools(request: ToolsRequest): Toolbox & { outcome: () => ToolOutcome } {
  const { mode, sources, menu } = request;
  const state = {
    choices: [] as string[],
    suggestions: [] as CalendarSuggestion[],
    exercise: null as string | null,
  };
  const answers: string[] = [];
  const called = new Map<string, Promise<ToolAnswer>>();
  const tools = [
    ...(sources ? [searchJournal(request, sources), listEvents(sources)] : []),
    ...(sources?.proposeEvent && mode === 'plan' ? [proposeEvent(sources.proposeEvent)] : []),
    startExercise(),
    ...(sources?.rememberFact && request.remembers ? [remember(request, sources.rememberFact)] : []),
    offerChoices(),
  ];

  function proposeEvent(propose: NonNullable<Sources['proposeEvent']>): DefinedTool {
    return defineTool({
      tool: toolOf(
        'propose_event',
        'Checks a time in the calendar and shows the person a card with the event, to schedule or not. Call it whenever you name a time for something.',
        {
          title: ['string', 'As they would write it into a calendar, two to six words, in their language.'],
          when: ['string', "By their clock, 'YYYY-MM-DD HH:mm', within one of the free times."],
          minutes: ['integer', 'How long it takes.'],
        },
      ),
      schema: z.strictObject({
        title: Title,
        when: z
          .string()
          .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, "must be 'YYYY-MM-DD HH:mm'")
          .refine((when) => isDay(when.slice(0, 10)), 'must be a day that exists'),
        minutes: z.number().int().min(SUGGESTION_MINUTES.min).max(SUGGESTION_MINUTES.max),
      }),
      run: async ({ title, when, minutes }) => {
        if (state.suggestions.length === MAX_SUGGESTIONS)
          return failed(`no more than ${MAX_SUGGESTIONS} cards fit under a reply`);
        if (tidy(title) === '' || readByRules(title) !== null)
          return failed('title: cannot stand in a calendar');
        const proposal = await propose({ title: tidy(title), start: when, minutes });
        if (!proposal) return failed('the calendar cannot be read just now: name no time');
        if ('problem' in proposal)
          return told({
            error: `it cannot be then: ${proposal.problem}`,
            free: proposal.free.slice(0, 6).map(freeLine),
          });
        if (!state.suggestions.some(({ id }) => id === proposal.suggestion.id))
          state.suggestions.push(proposal.suggestion);
        return told(
          {
            shown: `a card for ${longDay(when.slice(0, 10))} ${when.slice(11)}, which the person schedules themselves`,
          },
          true,
        );
      },
    });
  }

  function startExercise(): DefinedTool {
    const lines = menu.map(({ id, title, minutes, fits }) => `${id}: ${title}, ${minutes} min, fits ${fits}`);
    return defineTool({
      tool: toolOf(
        'start_exercise',
        `Begins a guided exercise under your reply, where the person wants one or has agreed to it. The app says its steps. ${lines.join('; ')}.`,
        {
          id: ['string', 'One of the ids.'],
        },
      ),
      schema: z.strictObject({ id: z.string() }),
      run: ({ id }) => {
        if (!menu.some((each) => each.id === id))
          return failed(
            `there is no exercise ${JSON.stringify(id.slice(0, 40))}; there are: ${menu.map((each) => each.id).join(', ')}`,
          );
        if (state.exercise !== null) return failed(`${state.exercise} begins already`);
        state.exercise = id;
        return told(
          {
            begins: id,
            next: 'its first step stands under your reply: write one sentence that leads to it, no question',
          },
          true,
        );
      },
    });
  }

  function offerChoices(): DefinedTool {
    return defineTool({
      tool: toolOf(
        'offer_choices',
        'Offers the person short answers to tap, after the text of your reply. Only where ready answers help: you offered a way to go on, or asked something with a few plain answers.',
        {
          choices: [
            'array',
            `One to ${MAX_CHOICES} answers in the person's own first person and language, two to six words each.`,
          ],
        },
      ),
      schema: z.strictObject({
        choices: z
          .array(
            z
              .string()
              .trim()
              .min(1)
              .refine(
                (choice) => countCharacters(choice) <= MAX_CHOICE_LENGTH,
                `must have at most ${MAX_CHOICE_LENGTH} characters`,
              ),
          )
          .min(1)
          .max(MAX_CHOICES),
      }),
      run: ({ choices }) => {
        state.choices = [...new Set(choices)];
        return told({ offered: 'under your reply' }, true);
      },
    });
  }

  async function run(call: ToolCall): Promise<ToolAnswer> {
    const found = tools.find(({ tool }) => tool.name === call.name);
    if (!found) return failed('there is no such tool');
    return found.run(call.arguments);
  }

  return {
    tools: tools.map(({ tool }) => tool),
    run: async (call) => {
      const key = `${call.name} ${call.arguments}`;
      // The same again is answered by the same, and done once.
      const before = called.get(key);
      const answering = before ?? run(call);
      called.set(key, answering);
      const answer = await answering;
      if (!before) answers.push(answer.output);
      return answer;
    },
    outcome: () => ({ ...state, answers }),
  };
}

const freeLine = ({ day, from, to }: FreeTime) => `${longDay(day)} ${day} ${from} to ${to}`;
