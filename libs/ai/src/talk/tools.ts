import {
  type CalendarSuggestion,
  countCharacters,
  DAY_MINUTES,
  type FreeTime,
  isDay,
  MAX_CHOICE_LENGTH,
  MAX_CHOICES,
  MAX_PLANNED_SUGGESTIONS,
  type ProposalProblem,
  SUGGESTION_MINUTES,
} from '@inkwell/contracts';
import { PUT_ON_PAGE } from '@inkwell/contracts/constants';
import { z } from 'zod';
import { readByRules } from '../care/rules.ts';
import { minutesOf, timeOf } from '../clock.ts';
import type { ProposalResult, Sources } from '../sources.ts';
import { tidyText } from '../local/words.ts';
import { longDay } from '../memory/days.ts';
import type { ToolCall } from '../openai/call.ts';
import type { Toolbox, ToolAnswer } from '../openai/tool-rounds.ts';
import {
  type DefinedTool,
  defineTool,
  toolError,
  toolAnswer,
  createToolSchema,
  type ToolsRequest,
} from './define-tool.ts';
import { CALENDAR_UNREAD_NOTE, freeTimeLines, WITHOUT_CALENDAR_NOTE } from './plan-turn.ts';
import {
  isSaidTime,
  type NamedTimesByMessage,
  collectNamedTimes,
  isHourNamed,
  offersTime,
  timeSaidFor,
} from './named-hours.ts';
import { listEventsTool, rememberTool, searchJournalTool } from './memory-tools.ts';

/** What the calls of a reply came to. */
export type ToolOutcome = {
  choices: readonly string[];
  suggestions: readonly CalendarSuggestion[];
  /** The exercise that begins under the reply; null where none does. */
  exercise: string | null;
  /** What can be put onto today's page by a button under the reply; null where nothing is. */
  page: string | null;
  /** What the model was answered. */
  answers: readonly string[];
};

const PROBLEM_MESSAGES: Record<ProposalProblem, string> = {
  past: 'that time is over',
  asleep: 'it lies in their hours of sleep, and they did not name it',
  taken: 'something else is planned',
  skipped: 'the clocks skip that hour',
  far: 'it is more than 90 days ahead',
};
const TOO_MANY_CARDS_ERROR = `no more than ${MAX_PLANNED_SUGGESTIONS} cards fit under a reply: say this one in words, and that its card follows in your next message`;
const NO_CARD_LEFT_NOTE =
  'if more is planned than these, say which ones are on cards, and that the others follow in your next message';
/** Days whose free times are told in place of one that is taken. */
const MAX_FREE_DAYS = 4;

/** In UTF-16 units. */
const MAX_PAGE_TEXT_CHARS = 8_000;
const TitleSchema = z.string().trim().min(1).max(80);

/** The tools of a reply, each checked as a request of this person; wrong arguments are told to the model. */
export function createTools(request: ToolsRequest): Toolbox & { outcome: () => ToolOutcome } {
  const { mode, sources, menu } = request;
  const state = {
    choices: [] as string[],
    suggestions: [] as CalendarSuggestion[],
    exercise: null as string | null,
    page: null as string | null,
  };
  const answers: string[] = [];
  const called = new Map<string, Promise<ToolAnswer>>();
  let read: NamedTimesByMessage | undefined;
  const times = () => (read ??= collectNamedTimes(request.own, request.today));
  /** What was said of a time and is proposed: a further or another one is the model's to choose. */
  const kept = new Set<string>();
  /** They may have taken what the companion offered in place of it. */
  const isOffered = (when: string) => offersTime(request.lastReply, when, request.today);
  /** Once the card of the call before is shown, or refused. */
  let shown: Promise<unknown> = Promise.resolve();
  const tools = [
    ...(sources ? [searchJournalTool(request, sources), listEventsTool(sources)] : []),
    ...(sources?.proposeEvent && mode === 'plan' ? [proposeEvent(sources.proposeEvent)] : []),
    startExercise(),
    offerPage(),
    ...(sources?.rememberFact && request.remembers ? [rememberTool(request, sources.rememberFact)] : []),
    offerChoices(),
  ];

  function proposeEvent(propose: NonNullable<Sources['proposeEvent']>): DefinedTool {
    return defineTool({
      tool: createToolSchema(
        'propose_event',
        `Checks a time and shows a card under your reply, which they schedule or not; at most ${MAX_PLANNED_SUGGESTIONS} a reply, further ones in your next. A taken time is refused, with free ones.`,
        {
          title: ['string', 'Two to six words, in their language.'],
          when: ['string', "'YYYY-MM-DD HH:mm': the time they named, else one of free_times."],
          minutes: ['integer', ''],
        },
      ),
      schema: z.strictObject({
        title: TitleSchema,
        when: z
          .string()
          .regex(/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d$/, "must be 'YYYY-MM-DD HH:mm'")
          .refine((when) => isDay(when.slice(0, 10)), 'must be a day that exists'),
        minutes: z.number().int().min(SUGGESTION_MINUTES.min).max(SUGGESTION_MINUTES.max),
      }),
      run: async (event) => {
        if (isFull()) return toolError(TOO_MANY_CARDS_ERROR);
        if (tidyText(event.title) === '' || readByRules(event.title) !== null)
          return toolError('title: cannot stand in a calendar');
        const said = timeSaidFor(times(), event.title);
        if (said && isSaidTime(said, event.when)) kept.add(said.text);
        else if (said && !kept.has(said.text) && !isOffered(event.when))
          return toolError(`they said ${JSON.stringify(said.text)}: propose that time first`);
        // Calls of one answer run at once: their cards come in the order in which they were called.
        const checking = check(event, propose);
        const showing = Promise.all([checking, shown]).then(([proposal]) => show(event, proposal));
        shown = showing.catch(() => undefined);
        return showing;
      },
    });
  }

  type Proposed = { title: string; when: string; minutes: number };
  const isFull = () => state.suggestions.length >= MAX_PLANNED_SUGGESTIONS;

  async function check(
    { title, when, minutes }: Proposed,
    propose: NonNullable<Sources['proposeEvent']>,
  ): Promise<ProposalResult | null> {
    const event = {
      title: tidyText(title),
      start: when,
      minutes,
      isNamed: isHourNamed(times(), when),
    };
    return (await propose(event)) ?? (await propose(event));
  }

  function show({ when, minutes }: Proposed, proposal: ProposalResult | null): ToolAnswer {
    if (!proposal) return toolError(`${CALENDAR_UNREAD_NOTE}: ${WITHOUT_CALENDAR_NOTE}`);
    if ('problem' in proposal)
      return toolAnswer({
        error: `not then: ${PROBLEM_MESSAGES[proposal.problem]}`,
        free_times: formatFreeTimes(proposal.free, when.slice(0, 10)),
      });
    const isShown = state.suggestions.some(({ id }) => id === proposal.suggestion.id);
    if (!isShown && isFull()) return toolError(TOO_MANY_CARDS_ERROR);
    if (!isShown) state.suggestions.push(proposal.suggestion);
    const left = MAX_PLANNED_SUGGESTIONS - state.suggestions.length;
    return toolAnswer(
      {
        shown: `a card for ${longDay(when.slice(0, 10))} ${when.slice(11)}-${endClock(when, minutes)}, which they put into the calendar by 'Schedule' on it`,
        cards_left: left,
        ...(left === 0 && { next: NO_CARD_LEFT_NOTE }),
      },
      true,
    );
  }

  function startExercise(): DefinedTool {
    const lines = menu.map(({ id, minutes, fits }) => `${id} (${minutes} min): ${fits}`);
    return defineTool({
      tool: createToolSchema(
        'start_exercise',
        `Begins a guided exercise under your reply, where they want one. ${lines.join('; ')}.`,
        { id: ['string', ''] },
      ),
      schema: z.strictObject({ id: z.string() }),
      run: ({ id }) => {
        if (!menu.some((each) => each.id === id))
          return toolError(
            `there is no exercise ${JSON.stringify(id.slice(0, 40))}; there are: ${menu.map((each) => each.id).join(', ')}`,
          );
        if (state.exercise !== null) return toolError(`${state.exercise} begins already`);
        if (state.page !== null) return toolError('a text for the page is offered under your reply');
        state.exercise = id;
        return toolAnswer(
          {
            begins: id,
            next: 'its first step stands under your reply: write one sentence that leads to it, no question',
          },
          true,
        );
      },
    });
  }

  function offerPage(): DefinedTool {
    return defineTool({
      tool: createToolSchema(
        'offer_page',
        "A button that adds a text to today's page, where they want something of the talk there: you cannot write on it, or take off it.",
        { text: ['string', 'All of it, in their own words.'] },
      ),
      schema: z.strictObject({ text: z.string().trim().min(1).max(MAX_PAGE_TEXT_CHARS) }),
      run: ({ text }) => {
        if (state.exercise !== null) return toolError('an exercise begins under your reply');
        state.page = text;
        return toolAnswer(
          { offered: `the button '${PUT_ON_PAGE}' under your reply: say that it is there` },
          true,
        );
      },
    });
  }

  function offerChoices(): DefinedTool {
    return defineTool({
      tool: createToolSchema(
        'offer_choices',
        'Short answers to tap under your reply: when you offer ways to go on (to listen, an exercise, a time), ask yes or no, or ask what has a few plain answers. Not beside an open question.',
        {
          choices: [
            'array',
            `One to ${MAX_CHOICES}, two to six words each, as they would say it, in their language.`,
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
        return toolAnswer({ offered: 'under your reply' }, true);
      },
    });
  }

  async function run(call: ToolCall): Promise<ToolAnswer> {
    const found = tools.find(({ tool }) => tool.name === call.name);
    if (!found) return toolError('there is no such tool');
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

/** The free times of a day, and of the days nearest to it. */
const formatFreeTimes = (free: readonly FreeTime[], day: string): string[] => {
  const isLater = ({ day: other }: FreeTime) => other >= day;
  const near = free.some(isLater) ? free.filter(isLater) : free;
  return freeTimeLines(near).slice(0, MAX_FREE_DAYS);
};

const endClock = (when: string, minutes: number): string =>
  timeOf((minutesOf(when.slice(11)) + minutes) % DAY_MINUTES);
