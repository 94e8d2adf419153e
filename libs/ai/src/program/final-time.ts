import { DAY_MINUTES } from '@inkwell/contracts/constants';
import { capitalise } from '../local/words.ts';
import { readTimeMention } from '../suggestions/when.ts';
import { aimIn } from './plan-words.ts';
import { tellsOccasion, withoutDeadlines } from './said-days.ts';
import { formatDays, readSaidTime, type SaidTime, formatSpan } from './said-time.ts';

type DayAndHour = { today: string; hour: number };

/** The time that a message comes to after its corrections. */
export type FinalTime = {
  said: SaidTime;
  /** What is named with it; empty where nothing is: then what was spoken of before is meant. */
  what: string;
};

/** Of a message; nobody says in more when something is to be. */
const MAX_READ_CHARS = 600;
const SENTENCE_BREAK = /(?<![ap]\.m)(?<!\b\d{1,2})[.!?;\n]+\s*|(?<=\d)[.!?]+(?=\s|$)\s*/i;
/** Not before what goes on with a time: 'Saturday, 10 to 12', 'after work, so about 12.30'. */
const CLAUSE_BREAK =
  /,\s+(?!(?:(?:so|then|and|maybe|say) )*(?:at|from|around|about|say|in the|(?:the )?\d|(?:morning|afternoon|evening|noon)\b))|\s+[–-]\s+|\s+(?=(?:but|because|though|instead of|rather than|except)\b)/i;
/** Says of a time that it is not to be then. */
const REFUSED_TIME =
  /\b(?:not(?! later\b)|never|no(?=\s+(?:not|mon|tues|wednes|thurs|fri|satur|sun))|can'?t|cannot|won'?t|isn'?t|no good|(?:does|do)n'?t (?:work|suit|fit|need|want)|instead of|rather than|except|taken)\b/i;
const NO_REFUSAL = /\b(?:don'?t (?:let me )?forget|why (?:not|don'?t)|can'?t wait|not (?:only|just))\b/gi;
/** How things are, and not when something is to be. */
const FACT_STATEMENT =
  /\b(?:they|he|she|there|it|who|which|\p{L}+'s (?:mum|dad|mother|father)|my [\p{L} ]{2,20})(?:'?(?:s|re|ve))?(?: \p{L}+){0,3}? (?:opens?|closes?|shuts?|rings?|calls?|starts?|ends?|begins?|till|until|got|in on)\b|\bthey'?(?:re|ve)\b|\bi(?:'m| am)? (?:usually |always |only |also )*(?:gets?(?: up| off| home| in)\b|starts?\b|finish\b(?! (?:the|my|it))|works? (?!on\b)|wakes?\b|comes?\b|sleeps?\b|teach\b|runs? \p{L}+s\b|leave\b|pick up\b|fall\b|(?:just |still )?(?:in (?:a|my) meeting|off(?! (?:on|this|next))|at work|on shift|on an? (?:early|late|night|day)\b|dead|tired|busy)\b|used to\b|was\b|were\b|had\b|went\b)|\b(?:is|are) (?:tea|dinner|lunch|bedtime)\b|\bexam\b.{0,12}\bis\b|\bdue\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:can |should )?(?:stays?|remains?)\b|^(?:and )?(?:start|finish|open|close)s? (?:at\b|around\b|\d)/iu;
/** Goes on with what was refused: 'not on a day when I pick up the girls, that's Tuesday'. */
const BACK_REFERENCE = /^(?:and |so )*(?:that'?s|that is|thats|which is|those are)\b/i;
/** What would be, and what else is done at an hour: 'if I buy it on Saturday', 'at 8:30 before I start work'. */
const CONDITION_OR_ASIDE =
  /^(?:and |but |so )*(?:if|unless) (?:i|we|it|he|she|they|you)\b(?:(?! then\b).)*|\b(?:before|after|when|while|once) (?:i|we)\b[^,]*(?=,|$)/i;
const SAME_HOUR = /\bsame (?:time|hour)\b/i;

/** Its sentences, with each time as it is read: '10.15' ends none. */
export const timedSentencesOf = (text: string): string[] => normalizeTimes(text).split(SENTENCE_BREAK);

const normalizeTimes = (text: string) =>
  text
    .slice(0, MAX_READ_CHARS)
    .replaceAll('’', "'")
    .replace(/\b([ap])\. ?m\b\.?/gi, '$1m')
    .replace(/\b(\d{1,2})\.(\d\d)(?!\d|\.| ?(?:m|km|kg|%|euros?|pounds?|dollars?)\b)/gi, '$1:$2');

/**
 * The time that a message ends at: of 'Monday at 3. No, not Monday, Wednesday' that is Wednesday at 3. Times that only tell
 * how things are ('they are open till 6') count for nothing.
 *
 * @param what is planned, for the half of the day that is meant
 * @returns null where no day and no hour is left
 */
export function finalTimeIn(message: string, what: string, now: DayAndHour): FinalTime | null {
  let day: { at: string; said: SaidTime } | null = null;
  // The last day of it, or what it is for, is its day only where none else is said.
  let end: SaidTime | null = null;
  let hour: SaidTime | null = null;
  let minutes: number | null = null;
  const sentences: string[] = [];
  for (const sentence of timedSentencesOf(message)) {
    let isOfTime = false;
    let wasRefused = false;
    let wasFact = false;
    let isOfOccasion = false;
    for (const whole of sentence.split(CLAUSE_BREAK)) {
      const told = whole.replace(CONDITION_OR_ASIDE, '');
      const clause = withoutDeadlines(told);
      if (clause !== told && clause.trim() !== '') end = readSaidTime(told, what, now) ?? end;
      const { when, rest } = readTimeMention(clause, now.today, { now: now.hour * 60 });
      const isNamed = when.days.length > 0 || when.time !== null;
      const isRefused: boolean =
        REFUSED_TIME.test(clause.replaceAll(NO_REFUSAL, ' ')) || (wasRefused && BACK_REFERENCE.test(clause));
      wasRefused = isRefused;
      // 'I run nights, 10pm to 6am.'
      const isFact: boolean = FACT_STATEMENT.test(clause) || (wasFact && !/\p{L}{3,}/u.test(rest));
      wasFact = isFact;
      // What is said after an occasion is said of it, until another day is named.
      isOfOccasion = tellsOccasion(clause) || (isOfOccasion && when.days.length === 0);
      if (isOfOccasion) continue;
      if (!isNamed) {
        if (when.minutes !== null && hour !== null && !isRefused) minutes = when.minutes;
        continue;
      }
      isOfTime ||= !isFact;
      if (isRefused) {
        if (day && when.days.includes(day.at)) day = null;
        if (when.time !== null && hour?.minute === when.time % DAY_MINUTES) hour = null;
        continue;
      }
      if (isFact) continue;
      const said = readSaidTime(clause, what, now);
      if (!said) continue;
      const before: number | null = hour?.minute ?? null;
      if (said.days[0] !== undefined) day = { at: said.days[0], said };
      if (said.minute !== null) hour = said;
      if (said.days[0] !== undefined && said.minute === null && !SAME_HOUR.test(clause) && said.part !== null)
        hour = null;
      minutes = said.minutes ?? (said.minute === null || said.minute === before ? minutes : null);
    }
    if (isOfTime) sentences.push(sentence);
  }
  const of = day?.said ?? end;
  if (!of && !hour) return null;
  const named = sentences.toReversed().map((sentence) => thingBesideTime(sentence, now));
  return { said: combineDayAndHour(of, hour, minutes, now), what: named.find(Boolean) ?? '' };
}

/** What a sentence names beside its time: 'Swimming at the Westbad'; empty where nothing. */
function thingBesideTime(sentence: string, now: DayAndHour): string {
  const parts = sentence
    .split(CLAUSE_BREAK)
    .flatMap((clause) => clause.split(/:\s+/))
    .map((clause) => clause.replace(CONDITION_OR_ASIDE, ''))
    .filter(
      (clause) =>
        !tellsOccasion(clause) &&
        !FACT_STATEMENT.test(clause) &&
        !REFUSED_TIME.test(clause.replaceAll(NO_REFUSAL, ' ')),
    );
  let isNamed = false;
  for (const part of parts) {
    // 'Make it Sunday at 11, I want to sleep in' tells why.
    if (isNamed && REASON_CLAUSE.test(part)) continue;
    const { when, rest: left } = readTimeMention(part, now.today, { now: now.hour * 60 });
    isNamed ||= when.days.length > 0 || when.time !== null;
    const rest = left.replace(/\s+/g, ' ').trim();
    const { aim } = aimIn(
      rest.replace(CALENDAR_WORDS, ' ').replace(WORDS_BEFORE_THING, '').replace(SUITS_PHRASE, ''),
    );
    const thing = aim.replace(TRAILING_VERB, '').replace(/^(?:and |for |so )+/i, '');
    if (
      !ASIDE_START.test(thing) &&
      !STATEMENT_WORDS.test(thing) &&
      !/^(?:i|i'\w+|we|he|she|they|it)\b/i.test(thing) &&
      /\p{L}{3,}/u.test(thing.replaceAll(SMALL_WORDS, ' '))
    )
      return capitalise(thing);
  }
  return '';
}
const REASON_CLAUSE = /^(?:and |so |then )*(?:i|i'\w+|we|it|it's|they|he|she|there|that)\b/i;
/** 'Put the swimming in after it' says where. */
const CALENDAR_WORDS =
  /\b(?:in|into|to|on) (?:my|the) (?:calendar|week|diary)\b|\b(?:in |on )?(?:after|before) (?:it|that|this)\b/gi;
/** Says how it is, or speaks of the card: 'the bank opens', 'the time is right'. */
const STATEMENT_WORDS =
  /\b(?:opens|closes|shuts)\b|\b(?:is|are|was|were|looks?) (?:right|wrong|correct|fine|ok|okay|good|gone)\b|^(?:the )?(?:time|name|title|card|day|hour)\b|\bas i(?:'ve| have)?(?: just| already)? (?:said|told)\b/i;
/** Before the thing itself. */
const WORDS_BEFORE_THING =
  /^\W*(?:(?:and|so|then|yes|no|ok(?:ay)?|well|fine|umm*|right|good)[\s,]+)*(?:i(?:'d| would)? (?:said|say|want(?! to\b)|meant|mean)|let'?s say|can you put|put|(?:how|what) about|(?:please )?don'?t forget(?: about)?)\s+/i;
/** 'Tomorrow at 9 would be better for the tax papers', 'first would be ringing the dentist'. */
const SUITS_PHRASE =
  /^(?:(?:the )?first(?: step| thing)? )?(?:would|will|could|might|works?|suits?|is|was|were|be)\b(?: (?:be|work|do|suit))?(?: (?:much |a lot |more )?(?:better|best|fine|good|great|ok|okay|ideal))?(?:\s+(?:for\s+)?|$)/i;
const TRAILING_VERB = /\s+(?:is|are|was|would be|then|please)$/i;
/** Says where, why or with whom, or nothing of the thing. */
const ASIDE_START =
  /^(?:at|after|before|because|cause|in|on|till|until|together|with|from|when|while|if|as|unless|or|whatever|whichever|hang|wait|one thing|none)\b/i;
const SMALL_WORDS =
  /\b(?:how|what|where|i|it|that|this|the|and|but|for|with|you|me|my|we|she|her|him|they|one|thing|have|has|had|get|got|do|will|would|should|could|can|want|need|said|say|meant|mean|about|around|at|to|in|on|off|of|from|till|until|later|early|earlier|late|day|days|hour|hours|time|minutes|half|past|same|morning|afternoon|evening|night|nights|tonight|today|tomorrow|week|weekend|next|again|still|just|really|actually|rather|better|best|think|thought|guess|suppose|because|though|also|an?|any|some|maybe|please|then|instead|now|yes|no|ok|okay|fine|good|works?|free|move|make|put|is|are|so|um+|if|easier|none|those|proper|emergency|four|five|six|seven|eight|nine|ten|eleven|twelve|three|two)\b/gi;

/** The day of one clause with the hour of another. */
function combineDayAndHour(
  day: SaidTime | null,
  hour: SaidTime | null,
  minutes: number | null,
  now: DayAndHour,
): SaidTime {
  const whole = day ?? hour;
  if (!whole) throw new Error('one of them was said');
  const isOne = day === null || hour === null || day === hour;
  const length = minutes ?? whole.minutes;
  if (isOne && length === whole.minutes) return whole;
  const days = day?.days ?? [];
  const { isHalfOpen = false } = hour ?? {};
  const part = hour?.part ?? day?.part ?? null;
  const minute = inPartOfDay(hour?.minute ?? null, isHalfOpen ? part : null);
  const words =
    minute === null || whole.isChoice
      ? whole.words
      : formatSpan(formatDays(days, now.today), { minute, minutes: length });
  return { ...whole, days, minute, isHalfOpen, minutes: length, words };
}

/** 'Friday morning, half eight'. */
function inPartOfDay(minute: number | null, part: SaidTime['part']): number | null {
  if (minute === null || part === null) return minute;
  return part === 'morning' ? minute % 720 : (minute % 720) + 720;
}
