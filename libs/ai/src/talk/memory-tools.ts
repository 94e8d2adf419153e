import { addDays } from '@inkwell/contracts';
import { z } from 'zod';
import type { Sources } from '../sources.ts';
import { tidyText } from '../local/words.ts';
import { subjectWordsOf } from '../memory/search.ts';
import { CALENDAR_UNREAD_NOTE } from './plan-turn.ts';
import { formatEvent, isFactSafe, formatQuoteLine } from './context.ts';
import {
  DaySchema,
  type DefinedTool,
  defineTool,
  toolError,
  toolAnswer,
  createToolSchema,
  type ToolsRequest,
} from './define-tool.ts';
import { inventedNumber } from './claimed-numbers.ts';
import { collectKnownWords, withoutPunctuatedThousands } from './known-words.ts';
import { findUnknownName } from './names.ts';
import { containsOrder } from './orders.ts';

const MAX_DAYS_LISTED = 62;
const MAX_FACT_CHARS = 200;
const FIRST_DAY = '1900-01-01';

export function searchJournalTool({ today, remembers }: ToolsRequest, sources: Sources): DefinedTool {
  return defineTool({
    tool: createToolSchema('search_journal', 'Finds what they wrote before, in pages and messages.', {
      words: ['string', 'The subject, in their language.'],
      from: ['day or null', 'YYYY-MM-DD or null'],
      to: ['day or null', 'YYYY-MM-DD or null'],
    }),
    schema: z.strictObject({
      words: z.string().trim().min(1).max(200),
      from: DaySchema.nullable(),
      to: DaySchema.nullable(),
    }),
    run: async ({ words, from, to }) => {
      if (!remembers) return toolError('the person has switched the memory off: nothing may be looked for');
      if (from !== null && to !== null && from > to) return toolError('from: must not be after to');
      const days = from === null && to === null ? undefined : { from: from ?? FIRST_DAY, to: to ?? today };
      const find = () => sources.findWords(words, true, days, true);
      const found = (await find()) ?? (await find());
      if (!found) return toolError('it could not be read just now: do not say that nothing is there');
      return toolAnswer({ found: found.map(formatQuoteLine) });
    },
  });
}

export function listEventsTool(sources: Sources): DefinedTool {
  return defineTool({
    tool: createToolSchema('list_events', 'What stands in their calendar.', {
      from: ['day', 'YYYY-MM-DD'],
      to: ['day', 'YYYY-MM-DD'],
    }),
    schema: z.strictObject({ from: DaySchema, to: DaySchema }),
    run: async ({ from, to }) => {
      if (from > to) return toolError('from: must not be after to');
      if (to > addDays(from, MAX_DAYS_LISTED))
        return toolError(`to: at most ${MAX_DAYS_LISTED} days after from`);
      const events = (await sources.readEvents(from, to)) ?? (await sources.readEvents(from, to));
      return events ? toolAnswer({ events: events.map(formatEvent) }) : toolError(CALENDAR_UNREAD_NOTE);
    },
  });
}

export function rememberTool(
  { own, today }: ToolsRequest,
  note: NonNullable<Sources['rememberFact']>,
): DefinedTool {
  return defineTool({
    tool: createToolSchema(
      'remember',
      'Notes a lasting fact that they have just told: somebody close, an aim, what they love or cannot do. No mood, nothing concluded.',
      {
        fact: ['string', "To them, in their language: 'Your sister Ana lives in Lisbon.'"],
      },
    ),
    schema: z.strictObject({ fact: z.string().trim().min(3).max(MAX_FACT_CHARS) }),
    run: async ({ fact }) => {
      if (!isFactSafe(fact) || containsOrder(fact) || tidyText(fact) === '')
        return toolError('fact: this is not noted');
      if (!isToldByPerson(fact, own, today))
        return toolError('fact: only what the person said in this talk, in its names and numbers');
      const isNoted = await note(fact);
      if (isNoted === true) return toolAnswer({ noted: true }, true);
      const why =
        isNoted === null ? 'it takes long just now: do not say that it is noted' : 'it is known already';
      return toolAnswer({ noted: false, why }, true);
    },
  });
}

/** Whether the person said it: its names and numbers, and most of its words, stand in their messages. */
function isToldByPerson(fact: string, own: readonly string[], today: string): boolean {
  const known = collectKnownWords(own, today);
  if (findUnknownName(fact, known) !== null || inventedNumber(fact, known) !== null) return false;
  // A reply may count by itself; what is noted is theirs to the last number.
  const numbers = withoutPunctuatedThousands(fact).match(/\d+/g) ?? [];
  if (!numbers.every((number) => known.hasNumber(number))) return false;
  const words = subjectWordsOf(fact);
  const said = own.join(' ').toLowerCase();
  const kept = words.filter((word) => said.includes(word.slice(0, Math.max(4, word.length - 2))));
  return words.length > 0 && kept.length * 2 >= words.length;
}
