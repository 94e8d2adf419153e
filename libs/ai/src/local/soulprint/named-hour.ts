import { toYou } from '../words.ts';
import { clock } from './calendar.ts';

export type DayPart = 'morning' | 'midday' | 'evening';

/** When in the day somebody wants to keep a habit. */
export interface NamedHour {
  /** 'in the morning', 'at 7 AM', 'before bed'. */
  slot: string;
  /** Null where it is told by no part of the day: 'after my shift', 'at 7'. */
  part: DayPart | null;
}

const TIME =
  /\b(?:(before|after|around|by|at|from|until) )?(\d{1,2})(?:[:.](\d{2}))? ?(a\.?m\b\.?|p\.?m\b\.?|o'?clock)/i;
const TIME_OF_24 = /\b(?:(before|after|around|by|at|from|until) )?([01]?\d|2[0-3]):([0-5]\d)\b/i;
const BARE_HOUR =
  /\b(before|after|around|by|at|until) (\d{1,2})(?=\s*(?:$|[.,;!)]|\b(?:each|every|daily|sharp|in|on|with|and|or|before|after|for)\b))/i;
const ANCHOR =
  /\b(before|after|during|over|with|at) ((?:my |the |our )?(?:(?:morning|afternoon|evening|night|day|early|late|school|first) )?(?:breakfast|lunch|dinner|supper|work|school|bed|bedtime|sleep|sleeping|going to bed|waking up|waking|getting up|shower|coffee|tea|sunrise|sunset|dawn|dusk|noon|midday|shifts?|school run))\b/i;
const HOUR_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOUR_WORD = new RegExp(`\\b((?:before|after|around|by|at|until) )(${HOUR_WORDS.join('|')})\\b`, 'i');
const RISING = /\b(?:wak\w*|woke|get(?:ting)? up|rise|rising|out of bed|alarm)\b/i;
const RETIRING = /\b(?:bed|bedtime|asleep|sleep(?:ing)?|lights? out|screens? off)\b/i;

const PARTS: readonly (readonly [DayPart, RegExp])[] = [
  [
    'evening',
    /\b(?:evenings?|nights?|nightly|tonight|bed|bedtime|dinner|supper|sunset|dusk|sleep|sleeping|after work)\b/i,
  ],
  ['midday', /\b(?:lunch|lunchtime|lunch ?break|noon|midday|afternoons?)\b/i],
  ['morning', /\b(?:mornings?|breakfast|sunrise|dawn|before (?:work|school)|first thing)\b/i],
];

/** The hour that a habit names: 'walk at 7am', 'journaling before bed', 'yoga in the morning'. Null where it names none. */
export function namedHour(habit: string): NamedHour | null {
  const text = habit
    .replaceAll('’', "'")
    .replace(
      HOUR_WORD,
      (_, before: string, word: string) => `${before}${HOUR_WORDS.indexOf(word.toLowerCase()) + 1}`,
    );
  const isRising = RISING.test(text);
  const part: DayPart | null = isRising ? 'morning' : partOf(text);
  const time = TIME.exec(text) ?? TIME_OF_24.exec(text) ?? BARE_HOUR.exec(text);
  if (time) return atTime(time, { part, isRetiring: !isRising && RETIRING.test(text) });
  const [, preposition = '', anchor = ''] = ANCHOR.exec(text) ?? [];
  if (anchor !== '' && !/^(?:the |my )?sleep/i.test(anchor)) {
    return {
      slot: toYou(`${preposition} ${anchor}`.toLowerCase()),
      part: partOf(`${preposition} ${anchor}`),
    };
  }
  if (isRising) return { slot: 'right after getting up', part: 'morning' };
  if (/\bmornings?\b/i.test(text) && /\b(?:evenings?|nights?)\b/i.test(text)) {
    return { slot: 'in the morning and again in the evening', part: null };
  }
  return part && { slot: slotOf(part, text), part };
}

function atTime(
  [, preposition, digits = '', minutes = '00', half = '']: RegExpExecArray,
  { part, isRetiring }: { part: DayPart | null; isRetiring: boolean },
): NamedHour | null {
  const hour = Number(digits);
  if (hour > 24 || hour === 0) return null;
  const isPm =
    /^p/i.test(half) || (!/^a/i.test(half) && hour < 12 && (part === 'evening' || (isRetiring && hour > 6)));
  const isKnown = /^[ap]/i.test(half) || isPm || hour > 12 || part === 'morning';
  const before = isRetiring
    ? 'just before'
    : (preposition?.toLowerCase() ?? 'at').replace(/^(?:from|until)$/, 'at');
  if (!isKnown) return { slot: `${before} ${hour}${minutes === '00' ? '' : `:${minutes}`}`, part };
  const inDay = ((hour % 12) + (isPm || (hour >= 12 && !/^a/i.test(half)) ? 12 : 0)) * 60 + Number(minutes);
  const at = hour > 12 ? hour * 60 + Number(minutes) : inDay;
  return { slot: `${before} ${clock(at).replace(':00', '')}`, part: part ?? partAt(at) };
}

const partAt = (minutes: number): DayPart =>
  minutes >= 180 && minutes < 660 ? 'morning' : minutes >= 660 && minutes < 1020 ? 'midday' : 'evening';

const partOf = (text: string): DayPart | null => {
  if (/\bafter (?:my |the )?(?:\w+ )?shifts?\b/i.test(text)) return null;
  if (/\b(?:after (?:breakfast)|before (?:work|school|lunch))\b/i.test(text)) return 'morning';
  return PARTS.find(([, about]) => about.test(text))?.[0] ?? null;
};

function slotOf(part: DayPart, text: string): string {
  if (part === 'morning')
    return /\bfirst thing\b/i.test(text) ? 'first thing in the morning' : 'in the morning';
  if (part === 'evening') return /\bevenings?\b/i.test(text) ? 'in the evening' : 'before bed';
  return /\bafternoons?\b/i.test(text) ? 'in the afternoon' : /\blunch/i.test(text) ? 'at lunch' : 'at noon';
}

const OTHER_PARTS: Record<DayPart, RegExp> = {
  morning: /\b(?:evenings?|nights?|tonight|bed|bedtime|noon|lunch|afternoons?|dinner)\b/i,
  midday: /\b(?:mornings?|evenings?|nights?|tonight|bed|bedtime|breakfast|dinner)\b/i,
  evening: /\b(?:mornings?|breakfast|noon|lunch|afternoons?|daylight)\b/i,
};

/** Whether a sentence speaks of another part of the day than the one that is meant. */
export const isElsewhereInDay = (sentence: string, part: DayPart) => OTHER_PARTS[part].test(sentence);
