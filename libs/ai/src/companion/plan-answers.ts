import { countWords } from '@inkwell/contracts/words';
import { tidy, toYou } from '../local/words.ts';
import { aimIn, LIST_LEAST, thingNamedFirst } from './plan-aim.ts';
import { factsIn, isOnlyFacts, OF_OTHERS, STANDS, withoutHedges, withoutSizeAndTime } from './plan-facts.ts';
import { DAY, TIME, WEEKDAY, withWholeDays } from './plan-times.ts';
import { topicIn } from './plan-topics.ts';
import { isQuestion } from './questions.ts';
import { sentencesOf } from './reflect.ts';
import type { PlanSlot } from './state.ts';

const AS_ANSWER =
  /^(?:(?:nah|like|mayb|maybe|probably|perhaps|i guess|i think|i suppose|well|ok|okay|yes|yeah|um+|just|mostly|so|then|start with|begin with|starting with|it's|that's|i could|i can|i want to|i'd like to|want to|i'd|i would|i will|i'll|ill(?= (?:put|do|go|make|get|ask|call|ring|write|try|take|tell|text|send|book|buy|start))|i might|let's|to) ?,? )+/i;
const LONGEST_ANSWER = 16;
/** What answers the question for a slot; null where the message is none. */
export function answerFor(slot: PlanSlot, meant: string): string | null {
  const whole = answerIn(slot, meant.replace(NODDED, ''));
  if (whole !== null || slot !== 'first' || meant.trim().endsWith('?')) return whole;
  // 'Open it and read. 30 min tomorrow', '10 min, the letters, after work': one part of it says what.
  const parts = meant.split(/(?<=[.!;])\s+|,\s+/).filter((part) => /\p{L}/u.test(part));
  const others = parts.filter((part) => !isOnlyFacts(part));
  const part = others.find((each) => DOES.test(each.replace(AS_ANSWER, ''))) ?? others[0];
  return part !== undefined &&
    parts.length > 1 &&
    (others.length === 1 || DOES.test(part.replace(AS_ANSWER, '')))
    ? answerIn(slot, part.replace(AS_ANSWER, ''))
    : null;
}

function answerIn(slot: PlanSlot, meant: string): string | null {
  const said = tidy(meant);
  const bare = said
    .replace(AS_ANSWER, '')
    .replace(/ (?:maybe|perhaps|probably|i guess|i think|lol|haha|i suppose|obviously)$/i, '')
    .replace(/[,.]+$/, '');
  if (bare === '' || countWords(bare) > LONGEST_ANSWER || meant.trim().endsWith('?')) return null;
  const facts = factsIn(meant);
  switch (slot) {
    case 'amount':
    case 'day':
    case 'time':
    case 'rhythm':
    case 'from':
      return facts[slot] ?? null;
    case 'aim':
      return (
        aimIn(meant) ??
        thingNamedFirst(meant) ??
        stepIn(meant) ??
        (isOnlyFacts(meant) ||
        STANDS.test(said) ||
        (TELLS.test(bare) && !isNamedAsOwn(bare)) ||
        IS_TOLD.test(bare) ||
        IS_FILLER.test(bare) ||
        !isStep(firstPartOf(bare))
          ? null
          : firstPartOf(bare))
      );
    case 'first':
      return STANDS.test(said) ||
        TELLS_OF_OTHERS.test(said) ||
        IS_TOLD.test(bare) ||
        isOnlyFacts(meant) ||
        !isStep(firstPartOf(bare))
        ? null
        : withoutWhen(firstPartOf(bare)).replace(/ first$/i, '');
    case 'due':
      return null;
    default:
      return isOnlyFacts(meant) || SINCE.test(said) || (slot === 'instead' && MOMENT.test(said))
        ? null
        : slot === 'instead' && !isWayRound(bare)
          ? null
          : toYou(lastPartOf(bare));
  }
}

const JOINS =
  /[,;:]\s|\s+-\s+|\s+(?:but|because|bc|cos|cause|though|tho|although|so|since|as|and then|when|if|which)\s/i;

/** What stands first in an answer: 'the one under the sink, cos it smells' gives 'the one under the sink'. */
export function firstClauseOf(meant: string): string | null {
  if (isQuestion(meant) && sentencesOf(meant).length === 1) return null;
  const sentence = sentencesOf(meant).find((each) => !isQuestion(each) && !isOnlyFacts(each)) ?? '';
  const [clause = ''] = withoutHedges(sentence.replace(AS_ANSWER, '')).split(JOINS);
  const words = withoutSizeAndTime(tidy(withoutHedges(clause).replace(AS_ANSWER, '')));
  const isPiece =
    words !== '' &&
    countWords(words) <= LONGEST_STEP &&
    !TELLS.test(words) &&
    !IS_FILLER.test(words) &&
    !STANDS.test(words) &&
    !IS_TOLD.test(sentence) &&
    !isOnlyFacts(words);
  return isPiece ? toYou(words.charAt(0).toLowerCase() + words.slice(1)) : null;
}

/** 'Straight after I let the cat out' says when. */
const ANCHOR =
  /^(?:(?:straight|right|just|maybe|probably|perhaps|well|ok|i guess|i'd say|like|then) )*(?<x>(?:after|before|when|while|once|during|on the way|on my way|as soon as) [^.,;!?]{3,50})/i;

/** What it could be tied to in the day; null where a message does not begin with that. */
export function anchorIn(meant: string): string | null {
  const words = ANCHOR.exec(meant)?.groups?.['x'];
  return words === undefined || meant.trim().endsWith('?') ? null : toYou(tidy(withoutHedges(words)));
}

const NODDED = /^(?:(?:ok|okay|fair|fine|right|well|yes|yeah|good)(?: enough)?[,.]* )+(?=\p{L}+[.,] )/iu;
/** 'My tax return' names a thing that something can be done about. */
const isNamedAsOwn = (words: string) =>
  /^(?:my|our) \p{L}+(?: \p{L}+)?$/u.test(words) && topicIn(words) !== null;

const IS_FILLER = /^(?:fine|fair|ok|okay|good|right|well|sure|yes|no|maybe)\b/i;
/** 'Pool closes at eight' */
const IS_TOLD = /^(?:the |my )?\p{L}+ \p{L}+s (?:at|on|in|to|for|from|it|me|the|a|only)\b/iu;

/** 'Yes, she said it at breakfast' names no step. */
const TELLS_OF_OTHERS =
  /\b(?:he|she|they)(?:'s|'re|'d)? (?!can\b|could\b)\p{L}+|^(?:oh|yes|no|nah|well|since|because|cause|mostly|only|always|usually|never|still)\b/iu;

const SINCE = /^(?:since|for \d|for (?:years|ages))\b/i;
/** 'Mostly when I watch TV' is no way round it. */
const MOMENT = /^(?:(?:mostly|usually|always|only) )*(?:when|because)\b/i;

/** 'Eight-ish, before it gets hot' says when, not what. */
const beginsWithTime = (words: string) => [TIME, DAY].some((fact) => fact.exec(words)?.index === 0);

const LONGEST_STEP = 8;
/** What can be done without anything. */
const IS_WHOLE =
  /^(?:sleep|rest|nap|swim|walk|run|read|cycle|knit|paint|sing|dance|meditate|stretch|cook|write|draw|play)$/i;
/** Something that can be done, or a thing to do it with: 'open the file', 'the boxes by the door'. */
function isStep(words: string): boolean {
  if (
    countWords(words) > LONGEST_STEP ||
    beginsWithTime(words) ||
    LENGTH_ONLY.test(words) ||
    isOnlyFacts(words)
  )
    return false;
  if (DOES.test(words))
    return words.includes(' ') ? !isOnlyFacts(words.replace(DOES, '')) : IS_WHOLE.test(words);
  return (
    !/^(?!1 \p{L}{3,} \p{L})\d|^(?:after|before|when|while|because|since|until|if|unless|without|for|in|on|at|by|from|to|too|so|always|only|every|each|not|no|nothing|with|as)\b/iu.test(
      words,
    ) &&
    !/\b(?:I|I'm|im|me|you|you're|he|she|they|they'll|theyll|it|it's|its|who|is|are|was|were|will|would|can't|cant|don't|dont|won't|wont|not|no|might|got|went|came|had|took|broke|felt|did|takes|costs|means|goes|what|keeps?|says?|said)\b/i.test(
      words,
    )
  );
}

/** 'I work till six' is a telling, where 'I could' and the like were taken off. */
const TELLS = /^(?:I|we|he|she|they|it|you|my|there|that|this)\b/i;
const LENGTH_ONLY = /^\d+ ?\p{L}+$/u;

/** 'Boxes. I have no boxes': the last sentence says it. */
const lastPartOf = (words: string): string => tidy(words.split(/[.;]\s/).at(-1) ?? words);

/** Begins with what to do, not with what is; or is so short that it can only be that. */
export const isWayRound = (answer: string): boolean =>
  DOES.test(answer) || /^(?:an? |the |some )?\p{L}+(?: \p{L}+){0,2}$/u.test(answer);

/** Begins with what to do. */
export const beginsWithDoing = (words: string): boolean => DOES.test(words) && !/^leave it\b/i.test(words);

const DOES =
  /^(?:put|leave|set|pack|cook|turn|switch|block|ask|take|go|lay|write|keep|do|start|use|move|hide|make|prepare|get|tell|delete|give|lend|share|wash|cut|mow|iron|buy|call|ring|phone|sit|stay|sleep|rest|nap|lie|swim|run|cycle|knit|paint|sing|dance|meditate|breathe|work|try|wear|bring|walk|read|drink|eat|clean|open|send|book|plan|meet|visit|find|order|charge|mute|log|play|listen|talk|stretch|look|throw|finish|begin|check|say no|turn down|cancel|decline|skip|drop|reply|edit|borrow|print|draw|practi[sc]e)\b/i;
const WILL =
  /\b(?:I|we)(?:'ll| will| shall| could| can| might|'m going to| am going to|'d) (?:finally |just |maybe |also |probably )*(?<x>[^.!?;,]{4,50})|^(?:could|can|might|will) (?:just |also )?(?<y>[^.!?;,]{4,50})/i;

/** 'I'm worried I'll find something else to do' is no step. */
const FEARS = /\b(?:worr\w+|afraid|scared|fear\w*|knowing me|bet I'll|probably won't)\b/i;

/**
 * What somebody says that they will do, or could: 'I shall ring him on Wednesday'.
 *
 * @param withWhen its day and hour stay with it
 */
export function stepIn(meant: string, withWhen = false): string | null {
  for (const sentence of sentencesOf(withWholeDays(meant))) {
    if (FEARS.test(sentence)) continue;
    const { x, y } = WILL.exec(sentence)?.groups ?? {};
    const said = tidy(x ?? y ?? '');
    const words = (withWhen ? said : withoutSizeAndTime(said)).replace(
      / (?:I guess|I suppose|lol|then)$/i,
      '',
    );
    if (DOES.test(words) && isStep(words) && !/\b(?:not|never)\b/.test(words)) return toYou(words);
  }
  return null;
}

const BEFORE =
  /^(?:well |maybe |ok |okay |i guess |i think )*(?<w>[\p{L}' -]{3,40}?)(?: (?:would|will|should) (?:be|come)| comes?| is)? first(?:,? (?:i|I) (?:suppose|guess|think)|,? maybe|,? then)?\W*$|^(?:but |well |first )*(?<x>(?:the|my|our) \p{L}+(?: \p{L}+)?) (?:wants|needs)(?: some| a good)? (?<y>\p{L}+ing|an? \p{L}+|to be \p{L}+)(?: first| before)?\W*$|^(?:but )?(?:first )?I(?:'d| would)? (?:need|have) to (?<z>[^.!?;,]{4,50}?) (?:first|before)|\b(?:my|the) first (?:step|piece|thing) (?:is|would be|will be|could be)(?: to| probably)? (?<u>(?!it\b|that\b|this\b|to see\b)[^.!?;,]{4,80})|^(?:(?:probably|maybe|perhaps|I(?:'d| would|'ll| could)|let's|well|ok|okay)[, ]+)+(?:start|begin) with (?<v>(?!it\b|that\b|this\b|them\b)[^.!?;,]{4,60})/iu;

/** A short message that begins with what to do: 'ask Lena'. */
export function doingIn(meant: string): string | null {
  const bare = tidy(meant).replace(AS_ANSWER, '');
  return DOES.test(bare) && bare.includes(' ') && isStep(bare) ? toYou(bare) : null;
}

/** What has to come before the rest: 'The piano needs tuning first'. */
export function firstBefore(meant: string): string | null {
  const { w, x, y, z, v, u } = BEFORE.exec(meant)?.groups ?? {};
  if (
    w &&
    !/^(?:at|the|my|our|come|me|you|that|this|it|i)$/i.test(w) &&
    !/\b(?:first|it|I|we|you|he|she|they)\b/i.test(w)
  )
    return toYou(w);
  if (u) return toYou(withoutSizeAndTime(u));
  if (v) return toYou(`start with ${withoutSizeAndTime(v)}`);
  return x && y ? toYou(`${y} for ${x}`) : z ? toYou(z) : null;
}

const IN_THE_WAY =
  /^(?:well |maybe |the )?(?<x>[^.!?;]{3,40}?) (?:is|are|,? that's|,? that is|,? thats) (?:the|my) (?:main |only |real |biggest )?(?:problem|trouble|issue)\b/i;

/** What somebody names as the trouble: 'beer after work is the problem'. */
export function obstacleIn(meant: string): string | null {
  const words = IN_THE_WAY.exec(meant)?.groups?.['x'];
  return words === undefined || /^(?:that|this|it|which|what)$/i.test(words) ? null : toYou(tidy(words));
}

const TAKEN_BY =
  /\b(?:works?|working|late|shifts?|football|soccer|training|practice|rehearsals?|school|class(?:es)?|lessons?|choir|band|appointment|on call|away|busy|out|have|got|is|are|am at|'m at)\b/i;
const DAYS = new RegExp(String.raw`(?<!\p{L})${WEEKDAY}(?!\p{L})`, 'giu');

/** Days on which something else is: 'I've got football Tuesday and Thursday'. Empty where they are offered. */
export const daysTakenIn = (message: string): string[] =>
  sentencesOf(withWholeDays(message)).flatMap(daysTakenInSentence);

function daysTakenInSentence(meant: string): string[] {
  const isOffer =
    /\b(?:could|can|might|would|will|free|off|fits?|works for|work for|then|let's|start)\b/i.test(
      meant.replace(/\bnot then\b/gi, ' '),
    );
  const isTold =
    OF_OTHERS.test(meant) ||
    /^(?:(?:and|but|so) )*(?:on \p{L}+ )?(?:I|we|my|the|husband|wife|kids?)\b/iu.test(meant);
  return isTold && !isOffer && TAKEN_BY.test(meant) ? [...new Set(meant.match(DAYS) ?? [])] : [];
}

/** 'The gate first, Saturday morning': when it is stands elsewhere. */
const withoutWhen = (words: string): string => {
  const at = words.lastIndexOf(', ');
  return at > 0 && isOnlyFacts(words.slice(at + 2)) ? words.slice(0, at) : words;
};

/** 'Emails. There are 140' is about the emails. */
const firstPartOf = (words: string): string => toYou(tidy(words.split(/[.;:]\s/)[0] ?? words));

/** 'A cake, games, invitations': three pieces or four, of which one comes first. */
export function piecesIn(meant: string): string[] | null {
  const items = tidy(meant)
    .split(/\s*(?:,|\band\b|\n)\s*/i)
    .map((item) => tidy(item))
    .filter(Boolean);
  const long = items.filter((item) => countWords(item) > 3);
  const areShort =
    items.every((item) => countWords(item) <= LONGEST_STEP && !/\b(?:I|we|he|she|they)\b/i.test(item)) &&
    items.filter((item) => !long.includes(item)).every(isStep) &&
    long.length < 2;
  return items.length >= LIST_LEAST && items.length <= 4 && areShort && !isOnlyFacts(meant) ? items : null;
}
