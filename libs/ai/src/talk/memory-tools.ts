import { addDays } from '@inkwell/contracts';
import { z } from 'zod';
import type { Sources } from '../sources.ts';
import { tidy } from '../local/words.ts';
import { subjectWordsOf } from '../memory/search.ts';
import { CALENDAR_UNREAD } from './plan-turn.ts';
import { eventLine, isSafe, lineOf } from './context.ts';
import { Day, type DefinedTool, defineTool, failed, told, toolOf, type ToolsRequest } from './define-tool.ts';
import { inventedNumber } from './claimed-numbers.ts';
import { knownWords, withoutPunctuatedThousands } from './known-words.ts';
import { unknownName } from './names.ts';
import { ordersCompanion } from './orders.ts';

const MOST_DAYS_LISTED = 62;
const MOST_FACT = 200;
const FIRST_DAY = '1900-01-01';

export function searchJournal({ today, remembers }: ToolsRequest, sources: Sources): DefinedTool {
  return defineTool({
    tool: toolOf('search_journal', 'Finds what they wrote before, in pages and messages.', {
      words: ['string', 'The subject, in their language.'],
      from: ['day or null', 'YYYY-MM-DD or null'],
      to: ['day or null', 'YYYY-MM-DD or null'],
    }),
    schema: z.strictObject({
      words: z.string().trim().min(1).max(200),
      from: Day.nullable(),
      to: Day.nullable(),
    }),
    run: async ({ words, from, to }) => {
      if (!remembers) return failed('the person has switched the memory off: nothing may be looked for');
      if (from !== null && to !== null && from > to) return failed('from: must not be after to');
      const days = from === null && to === null ? undefined : { from: from ?? FIRST_DAY, to: to ?? today };
      const find = () => sources.findWords(words, true, days, true);
      const found = (await find()) ?? (await find());
      if (!found) return failed('it could not be read just now: do not say that nothing is there');
      return told({ found: found.map(lineOf) });
    },
  });
}

export function listEvents(sources: Sources): DefinedTool {
  return defineTool({
    tool: toolOf('list_events', 'What stands in their calendar.', {
      from: ['day', 'YYYY-MM-DD'],
      to: ['day', 'YYYY-MM-DD'],
    }),
    schema: z.strictObject({ from: Day, to: Day }),
    run: async ({ from, to }) => {
      if (from > to) return failed('from: must not be after to');
      if (to > addDays(from, MOST_DAYS_LISTED))
        return failed(`to: at most ${MOST_DAYS_LISTED} days after from`);
      const events = (await sources.readEvents(from, to)) ?? (await sources.readEvents(from, to));
      return events ? told({ events: events.map(eventLine) }) : failed(CALENDAR_UNREAD);
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
      'Notes a lasting fact that they have just told: somebody close, an aim, what they love or cannot do. No mood, nothing concluded.',
      {
        fact: ['string', "To them, in their language: 'Your sister Ana lives in Lisbon.'"],
      },
    ),
    schema: z.strictObject({ fact: z.string().trim().min(3).max(MOST_FACT) }),
    run: async ({ fact }) => {
      if (!isSafe(fact) || ordersCompanion(fact) || tidy(fact) === '')
        return failed('fact: this is not noted');
      if (!wasTold(fact, own, today))
        return failed('fact: only what the person said in this talk, in its names and numbers');
      const isNoted = await note(fact);
      if (isNoted === true) return told({ noted: true }, true);
      const why =
        isNoted === null ? 'it takes long just now: do not say that it is noted' : 'it is known already';
      return told({ noted: false, why }, true);
    },
  });
}

/** Whether the person said it: its names and numbers, and most of its words, stand in their messages. */
function wasTold(fact: string, own: readonly string[], today: string): boolean {
  const known = knownWords(own, today);
  if (unknownName(fact, known) !== null || inventedNumber(fact, known) !== null) return false;
  // A reply may count by itself; what is noted is theirs to the last number.
  const numbers = withoutPunctuatedThousands(fact).match(/\d+/g) ?? [];
  if (!numbers.every((number) => known.hasNumber(number))) return false;
  const words = subjectWordsOf(fact);
  const said = own.join(' ').toLowerCase();
  const kept = words.filter((word) => said.includes(word.slice(0, Math.max(4, word.length - 2))));
  return words.length > 0 && kept.length * 2 >= words.length;
}
