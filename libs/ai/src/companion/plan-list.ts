import { isRelation } from '../local/relations.ts';
import { capitalised, tidy } from '../local/words.ts';
import { CHANGE, EACH_A_DAY, LISTEN, LIST_ALL, THATS_ALL, TO_PAGE } from './choices.ts';
import { isSame } from './exercise-progress.ts';
import { hearWritten } from './hear-written.ts';
import { quoteKeyPhrase } from './key-phrase.ts';
import { factsIn, isOnlyFacts } from './plan-facts.ts';
import { aimIn } from './plan-aim.ts';
import { isOnList, listOnPage } from './plan-list-days.ts';
import { DAY, daysUntil, DUE, TIME, withWholeDays } from './plan-times.ts';
import { PLAIN_LINES } from './prose/by-tone.ts';
import {
  LIST_BEGINS,
  LIST_GOES_ON,
  LIST_HAS_IT,
  LIST_OFFERED,
  LIST_SOONEST,
  LIST_WHICH,
  LIST_WHOLE,
} from './prose/plan-list.ts';
import { isQuestion } from './questions.ts';
import { sentencesOf } from './reflect.ts';
import { isShort } from './short-answers.ts';
import { mended } from './spelling.ts';
import { onPage, type Said, type Turn } from './turn.ts';

/** In words: a longer message tells more than one thing, and what of it is the plan is not sure. */
const LONG = 12;
const MOST_ITEMS = 50;
const LEAST_BESIDE_PLAN = 4;
const LEAST_WORDS = 2;
const MOST_WORDS = 30;

/** Between the things of a sentence that lists some. */
const BETWEEN =
  /\s*[,;]\s+(?:(?:and|then|also)\s+)?|\s+and\s+(?=(?:the|an?|my|our|buy|call|get|make|do|finish|send|write|pay|book|clean|wash|cook|take|bring|pick|ask|tell|text|ring|message|pack|sort|fix|order|check|(?:I|we)(?:'ve| have| need| must| should| gotta| want| work)?)\b)/i;
/** In words: longer parts are no things of a list. */
const MOST_WORDS_OF_PART = 10;
const LEADS_IN = /^(?:(?:and|but|so|then|also|ok|okay|well|right|oh|because|cos|plus)\b[\s,]*)+/i;
/** What is to be done, or is meant to be. */
const TO_DO =
  /\b(?:(?:have|has|need|needs|want|wants|got|ought|supposed|going|would like|'d like) to|must|gotta|gonna|wanna|should|could|might|will|shall|owe|due|remember|forget|promised|agreed)\b|'ll\b/i;
const OVER =
  /\b(?:was|were|did|had|haven't|hasn't|(?:have|has|'ve|'s) (?:not |never |been )|went|got|came|used to|ago|yesterday|last (?:night|week|month|year))\b/i;
const ABOUT_THE_TALK =
  /\b(?:you|your|u)\b|^(?:that|it) looks\b|\bi (?:could|might|would) be wrong\b|\b(?:i think|i guess) (?:about|it)\b/i;
const hasWhen = (words: string) => [DAY, TIME, DUE].some((when) => when.test(words));

/** The things of a message. 'Tomorrow is a mess. Dentist at 9': those with an hour are on that day. */
function itemsIn(message: string): string[] {
  const day = SAYS_OF_DAY.exec(withWholeDays(mended(message)))?.groups?.['day'];
  return thingsIn(message).map((item) =>
    day !== undefined && TIME.test(item) && !DAY.test(item) ? `${item}, ${day.replace(/^To/, 'to')}` : item,
  );
}

/** The sentences of a message that say of days, or of what is to be done; one that lists things, thing by thing. */
const thingsIn = (message: string): string[] =>
  withTheirDay(sentencesOf(withWholeDays(mended(message))))
    .filter((sentence) => !sentence.endsWith('?') && !ABOUT_THE_TALK.test(sentence))
    .flatMap((sentence) => {
      const parts = joined(
        datedParts(sentence.split(BETWEEN))
          .map((part) => tidy(part).replace(LEADS_IN, ''))
          .filter(Boolean),
      );
      const things = parts.filter((part) => isItem(part) || isThing(part));
      const areShort = parts.every((part) => part.split(' ').length <= MOST_WORDS_OF_PART);
      const dated = parts.filter(
        (part) => hasWhen(part) && !OVER.test(part) && part.includes(' ') && !OF_OTHERS.test(part),
      );
      const isList = areShort && things.length > 1 && (things.length * 2 >= parts.length || dated.length > 1);
      return isList
        ? parts.filter((part) => things.includes(part) || dated.includes(part))
        : [tidy(sentence).replace(LEADS_IN, '')].filter(isItem);
    });

/** 'MOT by Wednesday and mum's visiting Sunday' are two: each has its own day. */
const datedParts = (parts: readonly string[]): string[] =>
  parts.flatMap((part) => {
    const halves = part.split(/\s+and\s+/i);
    return halves.length === 2 && halves.every((half) => hasWhen(half) && !isOnlyFacts(half))
      ? halves
      : [part];
  });

/** 'An hour in the bath. Thursday maybe, when they watch their film': the day belongs to what was said before it. */
const withTheirDay = (sentences: readonly string[]): string[] =>
  sentences.reduce<string[]>((all, sentence) => {
    const before = all.at(-1);
    const isDay = isOnlyFacts(tidy(sentence.split(',')[0] ?? ''));
    return before !== undefined && isDay && !hasWhen(before) && !before.endsWith('?')
      ? [...all.slice(0, -1), `${before.replace(/[.!]+$/, '')}, ${sentence}`]
      : [...all, sentence];
  }, []);

/** 'An hour in the bath, Thursday maybe': a day by itself belongs to what stands before it. */
const joined = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((all, part) => {
    const before = all.at(-1);
    return before !== undefined && isOnlyFacts(part) && !hasWhen(before)
      ? [...all.slice(0, -1), `${before}, ${part}`]
      : [...all, part];
  }, []);

/** So likely a message is nothing but a list. */
const MIN_SEVERAL = 0.5;
/** How one is, beside a list. */
const MOOD =
  /^(?:help|ugh|too much|so much|idk|lol|omg|please|thanks|hi|i'?m|i am|i feel|where do i)\b|\b(?:slept|overwhelm\w*|drowning|stressed|exhausted|tired|panick\w*|my head|sort(?:ed)? (?:it|that|this|them|out)|into days)\b/i;

/** The things of a message that is nothing but a list: each part of it, as it was written. */
const listedIn = (message: string): string[] =>
  sentencesOf(withWholeDays(mended(message)))
    .flatMap((sentence) => sentence.split(/\s*[,;+]\s+(?:(?:and|then|also)\s+)?|\s+and\s+/))
    .map((part) => tidy(part).replace(LEADS_IN, ''))
    .filter((part) => part !== '' && !MOOD.test(part) && part.split(' ').length <= MOST_WORDS_OF_PART);

/** 'They're desperate before Christmas' */
const OF_OTHERS = /^(?:he|she|they)\b/i;
/** 'If I don't book soon, everywhere will be full' says why, and so does what somebody else says. */
const CONDITION =
  /^(?:if|when)\b(?!.*\bI(?:'ll| will| shall)\b)|^(?:because|unless|otherwise)\b|^(?:my|our) \w+ (?:says?|said|thinks?)\b(?!.*\b(?:have to|need to|must|should|due|I'm to)\b)|\b(?:need|want) a plan\b|\b(?:what|how) about\b/i;

/** What is feared, put right or wanted to know is nothing to be done. */
const NO_ITEM =
  /^(?:(?:far |way )?too much\b|so much\b|that's|that is|it's|it is|this is|no\b|not\b|the (?:evenings|mornings)\b)|\bI(?:'m| am) (?:so |really |just )?(?:scared|afraid|worried|terrified|dreading)\b|\b(?:want|need|like) to know\b|\b(?:get|have|need) (?:it|that|this|them) (?:all )?(?:sorted|planned|in order)\b|\bthe same (?:thing )?as\b/i;

/** 'Tomorrow is a mess' says how a day is. */
const SAYS_OF_DAY =
  /^(?<day>today|tomorrow|tonight|the (?:week|day|morning|evening)|this (?:week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?) (?:is|will be|looks|are|was) (?:an? |so |too |very |just |already |completely |pretty |going to be )*(?:mess|lot|full|packed|busy|crazy|hell|nightmare|chaos|bad|much|long|hard|mad|insane|hectic)\b/i;

function isItem(part: string): boolean {
  const words = part.split(' ').length;
  return (
    words >= LEAST_WORDS &&
    words <= MOST_WORDS &&
    !CONDITION.test(part) &&
    !SAYS_OF_DAY.test(part) &&
    !NO_ITEM.test(part) &&
    (TO_DO.test(part) ||
      (hasWhen(part) && !OVER.test(part) && !isOnlyFacts(part) && !OF_OTHERS.test(part))) &&
    !ABOUT_THE_TALK.test(part)
  );
}

/** 'That looks like a week a human could do' */
export const CLOSES_LIST =
  /\b(?:that|it) looks (?:like an?|good|ok|okay|better|doable|fine|manageable)\b|\bthat's (?:the|my) (?:week|plan|list)\b|^(?:(?:no|nope|nah|ok|okay|yes|I think|right|and)[,. ]+)*(?:that'?s|this is) (?:it|all|everything|about it)\b.{0,20}$|^(?:nothing (?:else|more)|no more)\b.{0,12}$/i;
const NO_LIST = /\bnot (?:really |realy |even )?a list\b|\bno list\b/i;

/** Something more for a list that was shown. */
const ADDS = /\b(?:also|add|forgot|forgotten|another|one more|plus|as well|missed)\b|^(?:oh|and)\b/i;

/** 'You've missed off the spare room' */
const MISSED =
  /\b(?:missed(?: off| out)?|left (?:off|out)|forgot(?:ten)?|where(?:'s| is)|what about) (?<x>(?:the|my|our|an?) [^.?!,]{3,40}?)(?: dear| please| tho)?(?:[.?!,]|$)/i;

/** What was missed, thing by thing: 'the third floor, no lift, and the date'. */
function missedIn(message: string): string[] {
  const [sentence = '', ...others] = sentencesOf(message);
  const found = MISSED.exec(sentence);
  if (!found) return [];
  const rest = sentence.slice(found.index).replace(BEFORE_MISSED, '').replace(AFTER_MISSED, '');
  return [...rest.split(/\s*,\s*(?:and )?|\s+and\s+/), ...others.filter((each) => hasWhen(each))]
    .map(tidy)
    .filter((each) => each !== '' && each.split(' ').length <= MOST_WORDS_OF_PART && !NO_ITEM.test(each));
}

const BEFORE_MISSED =
  /^(?:missed(?: off| out)?|left (?:off|out)|forgot(?:ten)?|where(?:'s| is)|what about)\s+/i;
const AFTER_MISSED = /(?: dear| please| tho)?[.?!]*$/i;

const isThing = (words: string): boolean => {
  const count = words.split(' ').length;
  const isPerson = count <= 2 && words.split(' ').some(isRelation);
  const isNamed = !HAS_SUBJECT.test(words) && !isPerson && !BEGINS_NO_THING.test(words);
  return count >= LEAST_WORDS && count <= MOST_WORDS_OF_THING && isNamed;
};

const BEGINS_WITH_AIM =
  /^(?:(?:so|ok|well|hi|right)[, ]+)*(?:I|we)(?: really| just)? ?(?:want to|wanna|need to|have to|would like to|'d like to)\b/i;

const BEGINS_NO_THING =
  /\b(?:what|how) about\b|^(?:if|when|because|so that|nice|who|what|why|in|on|at|to|for|with|without|from|by|of|just|only|not|no|nobody|nothing|other|after|before|like)\b/i;

/** A few words without anybody in them are a thing on the list: 'clear the balcony table'. */
const MOST_WORDS_OF_THING = 6;
const HAS_SUBJECT =
  /\b(?:I|I'm|we|you|he|she|they|it|it's|that|that's|this|is|are|was|were|yes|no|yeah|nope|ok|maybe|lol|haha|right)\b/i;

/**
 * Keeps what a long message says of days, and of what is to be done, as a list, word for word: what of it is an answer
 * to what was asked is not sure. A list that was begun takes short messages, too, until all of it was shown. Null where
 * there is nothing to keep.
 */
export function keepList(turn: Turn): Said | null {
  const { read, state, mode, draw } = turn;
  const known = state.list ?? [];
  const plan = state.plan ?? null;
  const isUnderWay = known.length > 0 && plan === null;
  const isTold =
    read.shape === 'text' &&
    !isShort(turn) &&
    (!isQuestion(read.meant) || (isUnderWay && MISSED.test(read.meant)));
  const isSeveral = known.length === 0 && plan === null && read.plan.several >= MIN_SEVERAL;
  if (mode !== 'plan' || !isTold || (read.words <= LONG && !isUnderWay && !isSeveral)) return null;
  if (isUnderWay && NO_LIST.test(read.meant)) return null;
  if (isUnderWay && CLOSES_LIST.test(read.meant)) return showList(turn);
  const missed = isUnderWay ? missedIn(mended(read.text)) : [];
  const items =
    missed.length > 0
      ? missed
      : isUnderWay && isThing(tidy(read.meant))
        ? [tidy(mended(read.text)).replace(LEADS_IN, '')]
        : isSeveral
          ? listedIn(read.text)
          : itemsIn(read.text);
  const found = items.filter((item) => !known.some((each) => isSame(each, item)) && !isOnList(known, item));
  if (found.length === 0 && known.length === 0) return offerList(turn);
  const [named] = missed;
  const there =
    found.length === 0 && named !== undefined ? known.find((item) => isOnList([item], named)) : undefined;
  if (there !== undefined)
    return {
      text: draw.line(LIST_HAS_IT).replace('{x}', there),
      ...onList(known),
      choices: [THATS_ALL, CHANGE, TO_PAGE],
    };
  // Of a plan that is under way much may be told: that begins no list.
  if (
    plan?.facts.aim !== undefined &&
    plan.stands !== true &&
    known.length === 0 &&
    found.length < LEAST_BESIDE_PLAN
  )
    return null;
  // Once it was shown, what is told answers what was asked of it.
  if (plan !== null && known.length > 0 && !ADDS.test(read.meant) && read.words > MOST_WORDS_OF_THING)
    return null;
  // 'Thursday, I think, when the film is on' answers what the plan asked for.
  const asked = plan?.stands === true ? null : (plan?.asked ?? null);
  if (asked !== null && found.length < 2 && factsIn(read.meant)[asked] !== undefined) return null;
  // One thing is no list; where a list was shown, it is asked what of it comes first.
  const isChosen = known.length > 0 && plan?.asked === 'aim' && found.length < 2;
  if (isChosen || (known.length === 0 && found.length < 2)) return null;
  // One thing that is wanted is planned by itself.
  if (
    known.length === 0 &&
    found.length === 2 &&
    BEGINS_WITH_AIM.test(read.meant) &&
    aimIn(read.meant, true) !== null
  )
    return null;
  const list = [...known, ...found].slice(-MOST_ITEMS);
  const text =
    found.length === 0
      ? (hearWritten(turn)?.line ?? quoteKeyPhrase(turn) ?? draw.line(PLAIN_LINES.plan))
      : `${draw.line(known.length === 0 ? LIST_BEGINS : LIST_GOES_ON)}\n\n${inLines(found)}`;
  const { exercise, state: kept } = onList(list);
  // A plan that was not whole yet gives way to the list; one that stands is kept.
  const left = plan?.stands === true ? plan : null;
  return {
    text,
    exercise,
    state: { ...kept, plan: left, pageBefore: known.join('\n') || null },
    choices: [THATS_ALL, CHANGE, TO_PAGE],
  };
}

/** In words: so long a beginning that names no single aim holds more than one thing. */
const LONG_BEGINNING = 25;
const VERY_LONG_BEGINNING = 35;

/** Much at once, of which nothing can be listed for sure: the person lists it. */
function offerList(turn: Turn): Said | null {
  const { read, own, draw, state } = turn;
  const isOneAim = read.words < VERY_LONG_BEGINNING && aimIn(read.meant, true) !== null;
  if (own.length > 1 || read.words < LONG_BEGINNING || state.plan || isOneAim) return null;
  if (BEGINS_WITH_AIM.test(read.meant)) return null;
  return {
    text: [quoteKeyPhrase(turn), draw.line(LIST_OFFERED)].filter(Boolean).join(' '),
    choices: [LIST_ALL, LISTEN],
    state: { isBeside: true },
  };
}

const MOST_TO_TAP = 3;
const LEAST_TO_DATE = 2;
const MOST_WORDS_TO_TAP = 6;
/** 'I have a chem exam Thursday' */
const HAVING = /^(?:I|we)(?:'ve got| have got| have|'ve)? (?:an? |my |our )?|^an? /i;
const BEFORE_DOING =
  /^.*?\b(?:(?:have|need|want|got|ought|supposed|going|would like|'d like) to|must|gotta|gonna|wanna|should|could|will|shall)\s+/i;

const ASKS_WHAT_FIRST =
  /\b(?:what|which|wat)\b.{0,40}\b(?:first|1st)\b|\bwhere do I (?:start|begin)\b|\bfirst ?\?+$/i;

/** 'So what do I do first?', where a list stands. */
export const showWhatIsFirst = (turn: Turn): Said | null =>
  (turn.state.list ?? []).length > 1 && ASKS_WHAT_FIRST.test(turn.read.meant) ? showList(turn) : null;

/** What is to be done by an item, in few words; '' for one that only says how things stand. */
function doableIn(item: string): string {
  // 'I work tonight 5-10' is fixed.
  if (FIXED.test(item)) return '';
  const thing = TO_DO.test(item) ? tidy(item.replace(BEFORE_DOING, '')) : item.replace(HAVING, '');
  const words = thing.split(' ').length;
  const isOne = TO_DO.test(item) || isThing(thing);
  return isOne && words >= LEAST_WORDS && words <= MOST_WORDS_TO_TAP ? capitalised(thing) : '';
}

const FIXED = /\b\d{1,2}(?:[:.]\d\d)? ?(?:-|–|to|till|until) ?\d{1,2}\b/i;

/** The list by its days, and the question which of it comes first: the answers are what is to be done. */
export function showList({ state, draw, today }: Turn): Said {
  const list = byDay(state.list ?? [], today);
  const doable = [...new Set(list.map(doableIn).filter(Boolean))];
  const [soonest = ''] = list;
  const areDated = list.filter((each) => daysUntil(each, today) !== null).length > 1;
  const choices = doable.slice(0, MOST_TO_TAP).map((say) => ({ say, does: 'answer' as const }));
  const canBeDated = list.filter((item) => !hasWhen(item)).length >= LEAST_TO_DATE;
  const { state: kept } = onList(list);
  return {
    text: [
      draw.line(LIST_WHOLE),
      inLines(list),
      [
        areDated ? draw.line(LIST_SOONEST).replace('{x}', soonest) : '',
        choices.length > 0 ? draw.line(LIST_WHICH) : '',
      ]
        .filter(Boolean)
        .join(' '),
    ]
      .filter(Boolean)
      .join('\n\n'),
    exercise: listOnPage(list),
    state: { ...kept, plan: { facts: {}, asked: 'aim', times: { aim: 1 } } },
    choices: canBeDated ? [...choices.slice(0, MOST_TO_TAP - 1), EACH_A_DAY, TO_PAGE] : [...choices, TO_PAGE],
  };
}

/** Those with a day, the soonest first, then the others. */
const byDay = (list: readonly string[], today: string): string[] =>
  list.toSorted(
    (a, b) =>
      (daysUntil(a, today) ?? Infinity) - (daysUntil(b, today) ?? Infinity) ||
      list.indexOf(a) - list.indexOf(b),
  );

const inLines = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function onList(list: readonly string[]) {
  const page = list.join('\n');
  return { exercise: onPage(page), state: { list: [...list], page, listens: 0, isBeside: true } };
}
