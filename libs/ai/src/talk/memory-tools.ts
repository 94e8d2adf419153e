import { addDays } from '@inkwell/contracts';
import { z } from 'zod';
import type { Sources } from '../sources.ts';
import { tidy } from '../local/words.ts';
import { subjectWordsOf } from '../memory/search.ts';
import { eventLine, isSafe, lineOf } from './context.ts';
import { Day, type DefinedTool, defineTool, failed, told, toolOf, type ToolsRequest } from './define-tool.ts';
import { knownWords, unknownName, unknownNumber } from './known-words.ts';
import { ordersCompanion } from './orders.ts';

const MOST_DAYS_LISTED = 62;
const MOST_FACT = 200;
const FIRST_DAY = '1900-01-01';

export function searchJournal({ today, remembers }: ToolsRequest, sources: Sources): DefinedTool {
  return defineTool({
    tool: toolOf(
      'search_journal',
      'Finds what the person wrote before, in pages and messages, by words and meaning.',
      {
        words: ['string', 'What it is about, in their language.'],
        from: ['day or null', 'The first day, or null.'],
        to: ['day or null', 'The last day, or null.'],
      },
    ),
    schema: z.strictObject({
      words: z.string().trim().min(1).max(200),
      from: Day.nullable(),
      to: Day.nullable(),
    }),
    run: async ({ words, from, to }) => {
      if (!remembers) return failed('the person has switched the memory off: nothing may be looked for');
      if (from !== null && to !== null && from > to) return failed('from: must not be after to');
      const days = from === null && to === null ? undefined : { from: from ?? FIRST_DAY, to: to ?? today };
      const found = await sources.findWords(words, true, days);
      if (!found) return failed('it could not be read just now: do not say that nothing is there');
      return told({ found: found.map(lineOf) });
    },
  });
}

export function listEvents(sources: Sources): DefinedTool {
  return defineTool({
    tool: toolOf('list_events', "What stands in the person's calendar.", {
      from: ['day', 'The first day.'],
      to: ['day', 'The last day.'],
    }),
    schema: z.strictObject({ from: Day, to: Day }),
    run: async ({ from, to }) => {
      if (from > to) return failed('from: must not be after to');
      if (to > addDays(from, MOST_DAYS_LISTED))
        return failed(`to: at most ${MOST_DAYS_LISTED} days after from`);
      const events = await sources.readEvents(from, to);
      return events
        ? told({ events: events.map(eventLine) })
        : failed('the calendar cannot be read just now');
    },
  });
}

export function remember(
  { own, today }: ToolsRequest,
  note: NonNullable<Sources['rememberFact']>,
): DefinedTool {
  return defineTool({
    tool: toolOf(
      'remember',
      'Notes a lasting fact that the person has just told: somebody close, an aim, something they cannot or love. Not a mood, and nothing that you concluded.',
      {
        fact: [
          'string',
          "One short sentence to the person, in their language: 'Your sister Ana lives in Lisbon.'",
        ],
      },
    ),
    schema: z.strictObject({ fact: z.string().trim().min(3).max(MOST_FACT) }),
    run: async ({ fact }) => {
      if (!isSafe(fact) || ordersCompanion(fact) || tidy(fact) === '')
        return failed('fact: this is not noted');
      if (!wasTold(fact, own, today))
        return failed('fact: only what the person said in this talk, in its names and numbers');
      return (await note(fact))
        ? told({ noted: true }, true)
        : told({ noted: false, why: 'it is known, or the memory is off' }, true);
    },
  });
}

/** Whether the person said it: its names and numbers, and most of its words, stand in their messages. */
function wasTold(fact: string, own: readonly string[], today: string): boolean {
  const known = knownWords(own, today);
  if (unknownName(fact, known) !== null || unknownNumber(fact, known) !== null) return false;
  const words = subjectWordsOf(fact);
  const said = own.join(' ').toLowerCase();
  const kept = words.filter((word) => said.includes(word.slice(0, Math.max(4, word.length - 2))));
  return words.length > 0 && kept.length * 2 >= words.length;
}
