import { tidy, toYou } from '../local/words.ts';
import { sentencesOf } from './reflect.ts';
import type { PlanSlot } from './state.ts';
import { saidBack } from './tellings.ts';

/** In the person's words, in the second person. */
export type PlanFacts = Partial<Record<PlanSlot, string>>;

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|half an?|an?|one|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|forty)`;
const WEEKDAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
const MONTH =
  '(?:january|february|march|april|may(?= \\d)|june|july|august|september|october|november|december)';
const MEAL =
  '(?:work|breakfast|lunch|dinner|supper|school|coffee|tea|bed|bedtime|the shower|the gym|the school run)';

const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d])${NUMBER}[- ]?(?:min(?:ute)?s?|h(?:ou)?rs?|pages?|chapters?|words|lines|km|k|kilomet(?:er|re)s?|miles?|euros?|€|dollars?|pounds?|sessions?|lessons?|steps|times|laps|boxes|emails)(?![\p{L}])(?! (?:away|ago|old|late|early|by (?:car|train|bus)))(?: (?:(?:less|more) )?(?:(?:a|per|each|every) (?:day|week|month|night|morning|evening|time|weekend)|less|more))?|(?<![\p{L}\d])(?:once|twice) (?:a|per) (?:day|week|month)(?!\p{L})|(?<![\p{L}\d])\d+ (?:a|per) (?:day|week|month)(?!\p{L})`,
  'iu',
);
const DAY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:(?:on|this|next|every|by|until|from|before|in|the) )*(?:${WEEKDAY}(?:(?:,| and| or| to)+ ${WEEKDAY})*(?: (?:mornings?|evenings?|afternoons?|nights?))?|weekends?|weekdays?|${MONTH}(?: \d{1,2}(?:st|nd|rd|th)?)?)|tomorrow(?: (?:morning|evening|night|afternoon))?|tonight|today|right now|every (?:other )?day|daily|next (?:week|month)|this (?:week|evening|morning|afternoon)|the \d{1,2}(?:st|nd|rd|th))(?!\p{L})`,
  'iu',
);
const TIME = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:at|around|about|from|by) )?(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'clock|ish|in the (?:morning|afternoon|evening))|\d{1,2}:\d\d|(?<=\b(?:at|around|from) )\d{1,2}|\d{1,2} (?:to|till|until) \d{1,2})(?:(?: |,)+(?:before|after) [\p{L}' ]{3,30})?(?!\p{L})|(?<!\p{L})(?:(?:in the |early |late )?(?:mornings?|evenings?|afternoons?|noon|lunch ?(?:time|break)|at night|in bed|at bedtime|before (?:I )?sleep(?:ing)?)(?:,? (?:before|after|over) ${MEAL})?|(?:right )?(?:before|after|during|over|with) (?:my )?${MEAL}|(?:before|after|once|when) (?:the )?(?:kids|children|baby)\b[\p{L}' ]{3,24}|first thing)(?!\p{L})`,
  'iu',
);

const STARTS = String.raw`(?:(?:finally|really|just|actually|also|maybe|start to|try to|get to) )*`;
/** A feeling that is wished for is no plan. */
const NO_AIM =
  /^(?:chill\b|relax\b|rest\b|nothing\b|be (?!able|on time|ready|more|better|fitter|healthier|up\b|in bed|home by)|feel|cry|scream|die|know|say|tell|talk|hide|disappear|run away|sleep for|give up|sort out\b|see what|go home|believe|do this|do it|do that|vent|rant|understand|hear|remember|eat something)/i;
const AIM = new RegExp(
  String.raw`\b(?:(?:I|we)(?:'d| would)? (?:(?:really|just|finally|also|only|still|do|kind of|kinda) )*(?:want to|wanna|need to|have to|got to|gotta|like to|love to|plan to|hope to|intend to|should|must)|(?:am|are|'m|'re|been|^)(?: just| still| also)* ?(?:trying|planning|hoping|going|aiming) to|^(?:want|need|have|wanna|should|must|gotta)(?: really| probably)?(?: to)?|my (?:goal|plan|aim|project|resolution) (?:is|for \w+ is)(?: to)?) (?!to\b)${STARTS}(?<x>\p{L}[^.!?;:\n]{2,70})`,
  'iu',
);
const UNDER_WAY =
  /\b(?:signed up|training|preparing|studying|revising|saving(?: up)?|getting ready|planning|applying|practi[sc]ing) for (?<x>(?:an?|the|my|our|this) [^.!?;:\n]{3,50})|\b(?:I|we)(?:'m|'re| am| are) (?<y>(?:moving|organi[sz]ing|hosting|launching|renovating|opening|starting|writing|building|learning|planning|getting married)\b[^.!?;:\n]{3,50})|^(?:so |ok )?(?<w>(?:planning|organi[sz]ing|preparing|hosting|writing|building|renovating|learning) [^.!?;:,\n]{3,50})|\b(?:keep putting|put|putting|been putting) off (?<z>[^.!?;:\n]{3,50})/iu;
const EVENT = new RegExp(
  String.raw`^(?:(?:so|ok|and|well|there's|I have|I've got|I got|we have|got) )*(?<x>(?:(?:an?|the|my|our|this) )?(?:[\p{L}-]+ ){0,2}(?:exam|exams|test|interview|presentation|wedding|trip|party|visit|race|marathon|talk|report|thesis|essay|paper|invoice|taxes|tax return|move|project|audition|concert|recital)(?: (?:is|are|'s))?) (?=(?:due |on |by |in |next |this |tomorrow|today|tonight|${WEEKDAY}|the \d))`,
  'iu',
);

/** 'The flat is a disaster' */
const IN_DISORDER =
  /^(?:so |ok )?(?<v>(?:(?:the|my|our) )?[\p{L}-]+(?: [\p{L}-]+)?) is (?:still |just )?(?:such )?an? (?:\p{L}+ )?(?:disaster|mess|chaos|nightmare|tip|state)\b/iu;

/** What somebody wants to get done, as far as one sentence says so; null where it does not. */
export function aimIn(meant: string): string | null {
  for (const sentence of sentencesOf(meant)) {
    if (sentence.endsWith('?')) continue;
    const { x, y, z, w, v } =
      (AIM.exec(sentence) ?? UNDER_WAY.exec(sentence) ?? EVENT.exec(sentence) ?? IN_DISORDER.exec(sentence))
        ?.groups ?? {};
    const words = (x ?? y ?? z ?? w ?? v ?? '').replace(/ (?:is|are)$/, '').replace(/^to /i, '');
    if (NO_AIM.test(words) || /^(?:not|n't)\b/.test(words)) continue;
    const aim = saidBack(withoutFacts(words), 10);
    if (aim !== null && aim.length > 2) return aim;
  }
  return null;
}

/** 'The garage. I can't get the door open': what stands first, by itself, is what it is about. */
const NAMED_FIRST = /^(?:the|my|our) (?:[\p{L}-]+ ){0,2}[\p{L}-]+(?=\.\s+\S)/iu;

/** What a message puts in front by itself; null where it does not. */
export function thingNamedFirst(meant: string): string | null {
  const words = NAMED_FIRST.exec(meant)?.[0];
  return words === undefined ? null : saidBack(words);
}

/** An aim without the day and the size, which are kept by themselves. */
/** 'Be up at seven' is nothing without its hour. */
const withoutFacts = (words: string) => (/^be\b/i.test(words) ? words : withoutSizeAndTime(words));

const withoutSizeAndTime = (words: string) =>
  [AMOUNT, DUE, DAY, TIME]
    .reduce((text, fact) => withoutEnd(text, fact), tidy(words))
    .replace(/ (?:on|at|by|for|from|about|around|until|like|the|in)$/i, '');

/** Words without what ends them; in the middle it stays. */
function withoutEnd(words: string, fact: RegExp): string {
  const end = fact.exec(words);
  return end && end.index > 0 && end.index + end[0].length >= words.length
    ? tidy(words.slice(0, end.index))
    : words;
}

const found = (pattern: RegExp, meant: string): string | undefined => {
  const words = pattern.exec(meant)?.[0];
  return words === undefined ? undefined : toYou(tidy(words));
};

/** A date far off, or one until which it has to be done. */
const DUE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:on|this|next|by|until|in|before|for|end of|the) )*(?:(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?${MONTH}(?: \d{1,2}(?:st|nd|rd|th)?)?(?: \d{4})?|the \d{1,2}(?:st|nd|rd|th)|next (?:month|year)|(?:by|until|due|before) (?:the )?(?:${WEEKDAY}|tomorrow|weekend|summer|christmas|winter|spring|autumn|(?:end of the )?(?:week|month|year)))(?!\p{L})|(?<!\p{L})(?:\d+|two|three|four|five|six) (?:weeks?|weekends?|days?|months?) (?:left|to go|until then)(?!\p{L})`,
  'iu',
);

/** 'My husband works weekends' names no day of one's own. */
const OF_OTHERS = /^(?:(?:and|but|so|because) )*(?:he|she|they|my|his|her|their)\b/i;

/** The size, the date, the day and the time of day that a message names. Nothing where it only says how things stand. */
export function factsIn(meant: string): PlanFacts {
  if (OF_OTHERS.test(meant)) return {};
  if (STANDS.test(meant)) {
    const until = DEADLINE.test(meant) ? (found(DUE, meant) ?? found(DAY, meant)) : undefined;
    return until === undefined ? {} : { due: until };
  }
  const amount = found(AMOUNT, meant);
  const afterAmount = amount === undefined ? meant : meant.replace(AMOUNT, ' ');
  const due = found(DUE, afterAmount);
  const afterDue = due === undefined ? afterAmount : afterAmount.replace(DUE, ' ');
  const day = found(DAY, afterDue);
  const time = found(TIME, day === undefined ? afterDue : afterDue.replace(DAY, ' '));
  return {
    ...(amount !== undefined && { amount }),
    ...(due !== undefined && { due }),
    ...(day !== undefined && { day }),
    ...(time !== undefined && { time }),
  };
}

const DEADLINE =
  /\b(?:deadline|it|that|date)(?: is|'s) (?:due|by|until|on|the|next|this|in|tomorrow|\p{Lu})/u;

/** What names an aim may name its date: 'exam on Friday'. */
export function factsBesideAim(meant: string): PlanFacts {
  const until = IN_DISORDER.test(meant) ? found(DAY, meant) : undefined;
  if (until !== undefined) return { due: until };
  const { day, ...facts } = factsIn(meant.replace(/^(?:I|we)\b/i, ''));
  const isDue = day !== undefined && EVENT.test(meant);
  return { ...facts, ...(isDue ? { due: day } : day !== undefined && { day }) };
}

/** Whether a message holds little beside a size, a day or a time. */
const isOnlyFacts = (meant: string): boolean =>
  Object.keys(factsIn(meant)).length > 0 &&
  (meant
    .replace(AMOUNT, ' ')
    .replace(DUE, ' ')
    .replace(DAY, ' ')
    .replace(TIME, ' ')
    .replace(
      /\b(?:maybe|about|like|around|from|could|work|works|probably|then|would|guess|think|with|each|for|the|and|only|just|start|say|best|good|okay|yes)\b/giu,
      ' ',
    )
    .match(/\p{L}{3,}/gu)?.length ?? 0) < 1;

const AS_ANSWER =
  /^(?:(?:nah|maybe|probably|perhaps|i guess|i think|i suppose|well|ok|okay|yes|yeah|um+|just|mostly|so|then|start with|begin with|starting with|it's|that's|i could|i can|i want to|i'd like to|want to|i'd|i would|i will|i'll|i might|let's|to) ?,? )+/i;
const LONGEST_ANSWER = 16;
/** How things stand is no step. */
const STANDS =
  /^(?:I|we|it|he|she|they|this|that|there|my|the \p{L}+) (?:'|am\b|is\b|are\b|was\b|were\b|have\b|has\b|had\b|don't\b|do not\b|didn't\b|can't\b|cannot\b|can\b(?= run| only)|never\b|always\b|hate\b|earn\b|\p{L}+ (?:is|are|was|were|has)\b)|^(?:I|we|it|that)'(?:m|ve|re|s)\b|^(?:nothing|no \p{L}+|not )\b|^(?:the |my |our )?\p{L}+ (?:is|are|was|were)\b/iu;

/** What answers the question for a slot; null where the message is none. */
export function answerFor(slot: PlanSlot, meant: string): string | null {
  const said = tidy(meant);
  const bare = said
    .replace(AS_ANSWER, '')
    .replace(/ (?:maybe|probably|i guess|i think|lol|haha|i suppose|obviously)$/i, '');
  if (bare === '' || bare.split(' ').length > LONGEST_ANSWER || meant.trim().endsWith('?')) return null;
  const facts = factsIn(meant);
  switch (slot) {
    case 'amount':
    case 'day':
    case 'time':
      return facts[slot] ?? null;
    case 'aim':
      return (
        aimIn(meant) ??
        (isOnlyFacts(meant) || STANDS.test(said) || TELLS.test(bare) ? null : firstPartOf(bare))
      );
    case 'first':
      return STANDS.test(said) ||
        beginsWithTime(bare) ||
        TELLS.test(bare) ||
        TELLS_OF_OTHERS.test(said) ||
        isOnlyFacts(meant) ||
        LENGTH_ONLY.test(bare)
        ? null
        : firstPartOf(bare);
    case 'due':
      return null;
    default:
      return isOnlyFacts(meant) || SINCE.test(said) || (slot === 'instead' && MOMENT.test(said))
        ? null
        : toYou(lastPartOf(bare));
  }
}

/** 'Yes, she said it at breakfast' names no step. */
const TELLS_OF_OTHERS =
  /\b(?:he|she|they)(?:'s|'re|'d)? (?!can\b|could\b)\p{L}+|^(?:oh|yes|no|nah|well|since|because|cause|mostly|only|always|usually|never|still)\b/iu;

const SINCE = /^(?:since|for \d|for (?:years|ages))\b/i;
/** 'Mostly when I watch TV' is no way round it. */
const MOMENT = /^(?:(?:mostly|usually|always|only) )*(?:when|because)\b/i;

/** 'Eight-ish, before it gets hot' says when, not what. */
const beginsWithTime = (words: string) => [TIME, DAY].some((fact) => fact.exec(words)?.index === 0);

/** 'I work till six' is a telling, where 'I could' and the like were taken off. */
const TELLS = /^(?:I|we|he|she|they|it|you|my|there|that|this)\b/i;
const LENGTH_ONLY = /^\d+ ?\p{L}+$/u;

/** 'Boxes. I have no boxes': the last sentence says it. */
const lastPartOf = (words: string): string => tidy(words.split(/[.;]\s/).at(-1) ?? words);

/** Begins with what to do, not with what is. */
export const isWayRound = (answer: string): boolean =>
  /^(?:put|leave|set|pack|cook|turn|switch|block|ask|take|go|lay|write|keep|do|start|use|move|hide|make|prepare|get|tell|delete|buy|call|sit|stay|work|try|wear|bring|walk)\b/i.test(
    answer,
  );

/** 'Emails. There are 140' is about the emails. */
const firstPartOf = (words: string): string => toYou(tidy(words.split(/[.;:]\s/)[0] ?? words));

const LIST_LEAST = 3;
const LONGEST_ITEM = 7;

/** Three things or more that are to be done, as they were listed. Null where a message lists none. */
export function listIn(meant: string): string[] | null {
  const after = /:\s*(?<list>.+)$/s.exec(meant)?.groups?.['list'];
  const asked =
    /\b(?:have|need|got|must|should)(?: to)?\b(?: (?:do|sort(?: out)?|finish|get|write|call))?\s(?<list>.+)$/is.exec(
      meant,
    );
  const text = after ?? asked?.groups?.['list'] ?? (meant.includes('\n') ? meant : meant);
  const items = text
    .split(/\s*(?:[,;\n]|\band\b(?= (?:the|my|a|an|call|buy|write|pay|clean|do|finish)))\s*/i)
    .map((item) => tidy(item.replace(/^(?:and|then|also|plus|-|\d+[.)]) ?/i, '')))
    .filter(Boolean);
  const isList =
    items.length >= LIST_LEAST &&
    items.every(
      (item) => item.split(' ').length <= LONGEST_ITEM && !/\b(?:I|he|she|they|we|it)\b/.test(item),
    );
  return isList ? items : null;
}
