import { sentencesOf } from '../local/sentences.ts';
import { intentByRules } from './intents.ts';
import {
  addresseeIn,
  exerciseNamed,
  exercisesForNeed,
  exercisesRefused,
  REPETITION_WORDS,
  plainLine,
} from './needs.ts';

/** What a message asks for, whatever it tells beside it. */
export type MessageWish =
  | { kind: 'begin'; id: string; to: string | null }
  | { kind: 'calm' }
  /** Something against or for what it names; none is known where there are no ids. */
  | { kind: 'need'; ids: readonly string[] }
  | { kind: 'menu' }
  | { kind: 'find'; words: string }
  | { kind: 'week'; words: string }
  | { kind: 'in-calendar' }
  | { kind: 'remind'; what: string }
  | { kind: 'repeat' }
  | { kind: 'to-calendar' }
  | { kind: 'plan'; what: string }
  | { kind: 'listen' };

/** What a sentence asks for. @param plainly the same in lower case, without marks */
type WishMatcher = (sentence: string, plainly: string, message: string) => MessageWish | null;

/** To be calmer now, by whatever means: it begins at once. */
const CALM_WISH =
  /\b(?:i (?:really |just )?(?:need|want|have) to|help me(?: to)?|how (?:do|can) i|(?:something|anything|exercise|one|way)(?: \w+)? (?:to|for)|let me|let's|i (?:can't|cannot)|can you|would like to|i'd like to)(?: just| please| quickly| help me| make me| get me| somehow)* (?:calm(?:ing)?(?: me| myself)? down|calm (?:me|myself|my (?:breath\w*|heart|nerves|mind|body|thoughts|head|anxiety|self))\b|get calm(?:er)?|breathe(?:$| again| slowly| for a)|settle down(?! with| in\b)|catch my breath|slow (?:my (?:heart|breath\w*)|down my))\b(?! (?:my|our|his|her|the) )|^(?:calm me down|i'm (?:having|about to have) a panic attack|(?:i )?(?:can't|cannot) (?:breathe|stop shaking)$|(?:i'm |i am )?(?:panicking|in a panic|panic)$)/;
const MENU_QUESTION =
  /\b(?:what|which)(?: (?:kinds?|sorts?|types?) of| other| sort of| else| are the| are all the| are your)* exercises?\b(?! (?:helps?|would|should|is|was)\b)|\b(?:list|show|tell|name|see|give)\b(?: me| us| all| the| your| of| about| a| list)* exercises\b|^(?:all )?(?:the |your )?(?:exercises|list of exercises)(?: please)?$|\bwhat else (?:do you have|is there$|can (?:we|i|you) (?:do|try)|could (?:we|i) (?:do|try))\b|\b(?:do you have|have you got|are there|got) (?:any |other |more |different )+exercises\W*$/;
/** Of these an exercise is meant, here: nobody does sport with it. */
const EXERCISE_WORDS = /\b(?:exercises?|technique|practice|method)\b/;
const REQUEST_WORDS =
  /\b(?:give me|show me|suggest|recommend|do you (?:have|know)|have you got|you have|you got|is there|are there|got|any|i(?:'d| would) (?:like|love)|i (?:want|need|could use)|can i (?:have|get)|(?:can|could|shall) we|let's|looking for|maybe|please|try|what about|how about)\b|^(?:an?|some|something|anything|one)\b|\?$/;
const SOMETHING_WORDS =
  /\b(?:something|anything|exercises?|technique|one|method|trick|a way|some way|a thing)(?: \w+)? (?:for|against|about|to (?:help|stop|get|do|deal|cope|fall|sleep|settle|wind|feel|be)|that (?:helps?|could help|works)|with|when)\b|\bwhat helps? (?:with|against|for|when|me)\b/;
const HELP_REQUEST =
  /\b(?:help me|(?:can|could|will|would) you help|i need (?:some )?help|what (?:do|should|could|can|would) i (?:say|tell|answer|reply)|how (?:do|can|could|should) i|(?:want|like|love|need) to know how (?:i|to)|(?:what(?:'s| is)|is there) (?:a|the|any) (?:good |best |easy )?way)\b/;
/** Help of any kind. */
const ANY_HELP_REQUEST =
  /^(?:(?:so|and|but|ok|well|then) )*(?:what (?:would|could|can|might|does) (?:really |actually |even )?help(?: me| here| now| right now| with (?:it|this|that))*|(?:please )?give me (?:something|anything)(?: to do)?|i need something(?: to do)?|(?:is there|have you got|do you have|do you know) (?:something|anything)(?: \w+)? (?:that |which )?(?:helps?|would help|could help|i (?:can|could) do|to do)(?: me| now| fast| quick(?:ly)?| a bit| a little| tonight| right now| with (?:it|this|that))*|(?:(?:please|can we|could we|let's|i'd like to|just|maybe|yes) )*(?:do|try|pick|choose|start) (?:one|something|an exercise)(?: (?:with|for|together with) me| together| then| now| of (?:them|those|these)| please| short| something short| quick)*)$/;
const DO_YOU_HAVE_WORDS =
  /\b(?:do you have|have you got|is there|got|give me|i need) (?:something|anything)(?: you(?:'ve| have)(?: got)?| \w+)? (?:for|against|when|that helps)\b/;
/** A question that may be typed without its mark. */
const WHETHER_QUESTION_START = /^(?:do you have|have you got|is there)\b/;
/** Done, it is sport. */
const SPORT_WORDS =
  /\b(?:did|do|doing|done|after|from|more|get|getting|regular|my|daily|physical|no|without|enough)(?: \w+)? exercises?\b(?! (?:for|against|to (?:calm|sleep|relax|stop)|here)\b)/;

const SEARCH_QUESTIONS: readonly RegExp[] = [
  /\b(?:what|where|when|how often)(?: else| exactly| all)? (?:did|do|have|had) i(?: last| ever| first| just| actually)? (?:(?:write|written|say|said|note|noted|mention|mentioned)\b(?! to (?:\w+self|him|her|them|my|deserve|make|upset))|(?:tell|told) you\b|talk(?:ed)? about\b)/,
  /\b(?:find|look up|look for|search(?: for)?|show me|pull up|bring up|know)\b.{0,20}\b(?:what|where|when|anything|everything|the (?:page|entry|line|day|message|part)|my (?:page|pages|entry|entries|notes?))\b.{0,30}\b(?:i|i've|i have) (?:wrote|written|said|mentioned|told|noted|talked)\b/,
  /\b(?:find|look up|look for|search(?: for)?|look through|go through)\b.{0,40}\b(?:my (?:pages?|journal|entries|notes)|i wrote|i said|i mentioned)\b/,
  /\b(?:do|can|could|did) you (?:still )?remember\b(?! me\b| (?:this|that|it)\b).{3,}/,
  /\bwhat(?:'s| is| was)(?: again)? (?:the name of my \w+|my \w+'s? name|my \w+(?: \w+)? called)/,
  /\bhave i (?:ever )?(?:mentioned|told you|written|said)\b/,
];
const DAY_SOURCE =
  '(?:today|tonight|tomorrow|this week|next week|(?:my|the|this|next) week(?:end)?|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const WEEK_QUESTIONS: readonly RegExp[] = [
  /\b(?:what(?:'s| is| do i have| have i got| else| all)?|is there|do i have|have i got|anything|show me|see|look at|tell me|check)\b.{0,40}\b(?:my|the) (?:calendar|schedule|agenda)\b/,
  new RegExp(
    `^(?!.*\\bmind\\b).*\\b(?:what(?:'s| is)|what do i have|what have i got|is (?:there )?(?:anything|something)|do i have (?:anything|something)|anything)(?: \\w+){0,2}? ?(?:on|in|planned|scheduled|free|coming up|happening|for)\\b.{0,16}\\b${DAY_SOURCE}\\b`,
  ),
  new RegExp(`\\b(?:show me|let me see|want to see|see|look at) ${DAY_SOURCE}\\b`),
  /\b(?:what's|what is|how is|how does|what does) (?:my|the|next|this) week(?:end)?(?: look(?:ing)?)?(?: like)?$/,
  /\b(?:what's|what is|what do i have|what have i got|do i have anything)(?: on)? (?:tomorrow|tonight|this (?:morning|afternoon|evening|week)|next week|on \w+day)$/,
  new RegExp(`^(?:and |so |ok |what about |how about )+(?:on |for )?(?:the )?${DAY_SOURCE}$`),
  /\bwhen am i (?:free|busy)\b|\bam i free\b/,
];
const IS_IT_IN_CALENDAR_QUESTION =
  /\b(?:is|are) (?:it|that|this|they|everything) (?:all |already |now )*(?:in|on) (?:the|my) (?:calendar|week|schedule)\b|\bdid (?:it|that|you) (?:go|get|put|add)\b.{0,20}\b(?:calendar|week)\b/;
const TO_CALENDAR_REQUEST =
  /\b(?:can|could|should|may) (?:that|it|this|(?:you|we) put (?:that|it|this)) (?:go |be put |stand )?(?:in|into) (?:my|the) (?:calendar|week)\b/;
const REPEAT_QUESTION =
  /\b(?:can|could|does|will|would) (?:it|that|this)(?: be)? repeat(?:ed)?(?: itself)?(?=$| (?:every|each|weekly|daily|or|too)\b)|\b(?:can|could|would) (?:you|we) (?:do|put|set|make|repeat) (?:it|that|this)(?: in)?(?: for)? (?:every|each) (?:day|week|month)\b/;
const REMIND_REQUEST =
  /\b(?:(?:can|could|will|would|please|do) )?(?:you )?(?:please )?(?:remind|ping|alert|notify|nudge) me\b(?! of (?:my|him|her|the|when|how)\b)|(?:^|\b(?:you|please|and) )set (?:me )?(?:a|an) (?:reminder|alarm|timer)\b/;
const REMINDED_THING =
  /^.*?\b(?:remind|ping|alert|notify|nudge) me\b(?: again| please)*|^.*?\bset (?:me )?(?:a|an) (?:reminder|alarm|timer)\b(?: for me)?/i;
const PAST_REMINDER =
  /\b(?:reminds|reminded) me\b|\b(?:he|she|they|it|who|which|people|songs?|smells?)(?: \w+){0,3} remind me\b/;

const isQuestion = (sentence: string) => /\?\W*$/.test(sentence);

/** In order: the first that is found anywhere in a message counts. */
const WISH_MATCHERS: readonly WishMatcher[] = [
  (_, text) => (MENU_QUESTION.test(text) ? { kind: 'menu' } : null),
  (sentence, text) => {
    const id = exerciseNamed(text);
    return id === null
      ? null
      : { kind: 'begin', id, to: id === 'unsent-letter' ? addresseeIn(sentence) : null };
  },
  (_, text) => (CALM_WISH.test(text) ? { kind: 'calm' } : null),
  (sentence, text, message) => (asksForExercise(sentence, text) ? needWish(text, message) : null),
  (sentence, text) =>
    SEARCH_QUESTIONS.some((pattern) => pattern.test(text)) && !/^(?:he|she|they|i don't)\b/.test(text)
      ? { kind: 'find', words: sentence }
      : null,
  (sentence, text) => {
    if (!REMIND_REQUEST.test(text) || PAST_REMINDER.test(text)) return null;
    return { kind: 'remind', what: thingToRemind(sentence.replace(REMINDED_THING, '')) };
  },
  (_, text) => (TO_CALENDAR_REQUEST.test(text) ? { kind: 'to-calendar' } : null),
  (_, text) => (REPEAT_QUESTION.test(text) ? { kind: 'repeat' } : null),
  (_, text) => (IS_IT_IN_CALENDAR_QUESTION.test(text) ? { kind: 'in-calendar' } : null),
  (sentence, text, message) =>
    WEEK_QUESTIONS.some((pattern) => pattern.test(text)) && (isQuestion(sentence) || REQUEST_START.test(text))
      ? { kind: 'week', words: message.length > MIN_LONG_CHARS ? sentence : message }
      : null,
  (sentence) => {
    const what = /^(?:please )?plan: ?(.+)$/i.exec(sentence)?.[1];
    return what ? { kind: 'plan', what } : null;
  },
  (sentence) => (intentByRules(sentence) === 'wants-listening' ? { kind: 'listen' } : null),
];
/** 'on Saturday evening to get a cake' as 'get a cake on Saturday evening'. */
function thingToRemind(reminded: string): string {
  const bare = reminded.replace(/[\s.?!]+$/, '').trim();
  if (TIME_ONLY.test(bare)) return '';
  const [, when, what] =
    /^((?:on|at|in|tomorrow|tonight|today|next|this|every)\b[^,]{0,40}?),? (?:to|about|that) (.+)$/i.exec(
      bare,
    ) ?? [];
  return when && what ? `${what} ${when}` : bare.replace(/^(?:to|about|of|that|for) /i, '');
}
const TIME_ONLY =
  /^(?:(?:on|at|by|in|next|this|the) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|week)(?:[ ,]+(?:at|in|the|morning|evening|afternoon|night|\d[^\s,]*|[ap]m))*$/i;
const MIN_LONG_CHARS = 140;
const REQUEST_START =
  /^(?:(?:please|just|ok|so|and|then|no|can you|could you) )*(?:show|tell|see|check|look|what|when|anything|how|is there)\b|\bi (?:just |only )?want to see\b/;

/** Whether an exercise, or help, is asked for. */
function asksForExercise(sentence: string, text: string): boolean {
  if (exercisesRefused(text).length > 0) return false;
  if (SPORT_WORDS.test(text) || (REPETITION_WORDS.test(text) && /\bto (?:exercise|do)\b/.test(text)))
    return false;
  if (EXERCISE_WORDS.test(text) && (REQUEST_WORDS.test(text) || isQuestion(sentence)))
    return !/\b(?:this|that|the) exercise (?:is|was|didn't|doesn't)\b/.test(text);
  if (
    ANY_HELP_REQUEST.test(text) ||
    (DO_YOU_HAVE_WORDS.test(text) && (isQuestion(sentence) || WHETHER_QUESTION_START.test(text)))
  )
    return true;
  return SOMETHING_WORDS.test(text) &&
    (REQUEST_WORDS.test(text) || isQuestion(sentence)) &&
    !STATEMENT_START.test(text)
    ? exercisesForNeed(text).length > 0
    : HELP_REQUEST.test(text) && exercisesForNeed(text).length > 0;
}
const STATEMENT_START =
  /^(?:(?:so|and|then|but|because|today|yesterday) )*(?:he|she|they|we|it|there|my \w+|i (?:said|did|had|was|got|told|wrote|found|saw|heard|thought|felt|made|bought))\b/;

/** 'Do you have anything for that, or is it only breathing?' */
const ALTERNATIVE = /,? or (?:is it|just|only)\b.*$/;

function needWish(text: string, message: string): MessageWish {
  const own = exercisesForNeed(text.replace(ALTERNATIVE, ''));
  return { kind: 'need', ids: own.length > 0 ? own : exercisesForNeed(plainLine(message)) };
}

/** 'Exercises? I drive a bus': a word of the reply is given back. */
const ECHOED_WORD = /^\S+\?$/;

/** What a message asks for in any of its sentences; null where it asks for none of these. */
export function messageWishIn(message: string): MessageWish | null {
  const sentences = sentencesOf(message)
    .filter((sentence) => sentence === message.trim() || !ECHOED_WORD.test(sentence))
    .map((sentence) => ({ sentence, text: plainLine(sentence) }));
  for (const matches of WISH_MATCHERS)
    for (const { sentence, text } of sentences) {
      const wish = matches(sentence, text, message);
      if (wish) return wish;
    }
  return null;
}
