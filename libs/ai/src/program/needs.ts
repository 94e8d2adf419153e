import { ENGLISH_EXERCISES } from '../exercises/exercises.ts';

/** Other names of exercises than their titles, as sources of patterns. */
const EXERCISE_NAMES: readonly (readonly [string, string])[] = [
  [
    'paced-breathing',
    '(?:(?:box|square|paced|deep|slow|belly|4-7-8|478) ?-?breath(?:ing|s)?|breathing(?: exercise| technique)?|4-7-8|breathe with me|breathe together)',
  ],
  [
    'five-four-three-two-one',
    '(?:5[-, ]?4[-, ]?3[-, ]?2[-, ]?1|grounding(?: exercise| technique)?|five,? four,? three(?:,? two,? one)?|five senses(?: exercise)?)',
  ],
  ['worry-tree', '(?:worry (?:tree|one|exercise|thing)|sort (?:this|my|a|the) worr(?:y|ies))'],
  ['self-compassion-break', '(?:self ?-?compass?ion(?: break| exercise| one)?|compass?ion break)'],
  [
    'bedtime-unload',
    '(?:(?:bedtime|brain) ?-?(?:unload|dump)|unload my head|(?:sleep|bedtime) (?:exercise|one))',
  ],
  [
    'urge-and-wave',
    '(?:urge surf\\w*|(?:ride|surf) (?:the|this|it|an?) ?(?:urge|craving|wave|out)|urge and (?:the )?wave|(?:urge|craving) (?:one|exercise))',
  ],
  [
    'goal-into-steps',
    '(?:(?:break|cut|split) (?:down )?(?:my|a|this|the) (?:\\w+ )?goal|goal in(?:to)? (?:pieces|steps))',
  ],
  [
    'prepared-talk',
    '(?:(?:the )?(?:talk|conversation|words) (?:one|exercise)|prepare (?:for )?(?:a|the|my|this) (?:\\w+ )?(?:talk|conversation)|talk prepared|prepared talk|find the words)',
  ],
  [
    'naming-what-is-felt',
    '(?:naming (?:what is felt|(?:the |my )?feelings?)|(?:name|find (?:the|a) word for) (?:what i|my|this|the) feel\\w*)',
  ],
  ['small-step', '(?:one small step|small step(?: exercise)?|pick one step)'],
  [
    'thought-record',
    '(?:thought (?:record|diary|log)|cbt(?: exercise)?|(?:look at|challenge|check) (?:this|that|a|the|my) thought)',
  ],
  ['three-good-things', '(?:(?:three|3) good things|gratitude (?:list|exercise|practice))'],
  ['day-review', '(?:day (?:review|in scenes)|review of (?:my|the) day)'],
  ['if-then-plan', '(?:if[- ]then(?:[- ]plan)?|woop)'],
  ['weekly-plan', '(?:week ahead|weekly plan)'],
  [
    'unsent-letter',
    "(?:unsent letter|letter (?:that |which )?(?:i|you)(?:'ll| will)? (?:never|won't|don't|do not) send|goodbye letter|letter (?:one|exercise)|(?:the one|one|something|that) about missing (?:him|her|them|some(?:one|body))|(?:write|writing|do|start|begin)(?: him| her| them)? (?:a|an|the|that|my) letter|letter to \\w+)",
  ],
];

const EXERCISE_TITLES = ENGLISH_EXERCISES.map(({ id, title }): readonly [string, string] => [
  id,
  plainLine(title).replace(/^(?:the|an?|one) /, ''),
]);

const compileName = ([id, name]: readonly [string, string]) => ({
  id,
  whole: new RegExp(`^(?:${name})$`),
  within: new RegExp(`\\b${name}`),
});
const NAME_PATTERNS = EXERCISE_NAMES.map(compileName);
const NAME_AND_TITLE_PATTERNS = [...NAME_PATTERNS, ...EXERCISE_TITLES.map(compileName)];

/** Says that something is wanted now, and not told. */
const REQUEST_WORDS =
  /\b(?:(?:can|could|shall|may|should) (?:we|i|you)|let'?s|let me|i(?:'d| would) (?:like|love|rather)|i want|i need|i'll (?:do|try|take)|give me|show me|help me|how about|what about|is there|do you have|have you got|please|maybe|walk me|guide me|take me)\b|(?:^|\b(?:we|just|and|then|ok|yes) )(?:do|try|start|begin|open|write|the)\b/;
/** Before the name: then it is no wish. */
const NEGATION_BEFORE_NAME =
  /\b(?:no|not|never|don'?t|do not|doesn't|didn'?t|won'?t|without|stop|hate|enough|tired of|did|done|tried|was|were|went|took|wrote|used to|after|have to|had|got|says|said|told)\b/;
/** 'Do you have anything, or is it only breathing?' */
const ONLY_THAT_WORDS = /\b(?:is it|it's|than) (?:only|just) (?:the )?$/;
/** To be done again and again it is planned, and not begun. */
export const REPETITION_WORDS =
  /\b(?:every (?:day|morning|evening|night|week|\w+day)|daily|each (?:day|morning|evening|night|week)|(?:\w+|\d) times (?:a|per)|twice a|once a|regularly|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|next week)\b/;
/** A letter to an office is a thing to do. */
const OFFICIAL_LETTER =
  /\bletter (?:to|for) (?:the |my )?(?:bank|landlord|landlady|council|insurance|court|editor|school|lawyer|solicitor|tax|boss|hr|company|authorities|embassy|university)\b|\bcover letter\b|\bletter of\b/;
const FILLERS_BEFORE =
  /^(?:(?:the|an?|some|maybe|perhaps|yes|yeah|ok(?:ay)?|then|just|do|try|that|so|well|no) )+/;
const FILLERS_AFTER =
  /(?: (?:please|exercise|one|then|now|maybe|thanks|again|instead|thing|i suppose|i think|i guess))+$/;
const MAX_SENTENCE_CHARS = 200;

/** Lower case, in one line, without marks that end something. */
export function plainLine(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[.!?,;:…"“”()]+(?= |$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The exercise that a sentence names and asks for. @param sentence as `plainLine` makes it */
export function exerciseNamed(sentence: string): string | null {
  if (
    sentence.length > MAX_SENTENCE_CHARS ||
    OFFICIAL_LETTER.test(sentence) ||
    REPETITION_WORDS.test(sentence)
  )
    return null;
  const bare = sentence.replace(FILLERS_BEFORE, '').replace(FILLERS_AFTER, '');
  for (const { id, whole, within } of NAME_AND_TITLE_PATTERNS) {
    if (whole.test(bare)) return id;
    const found = within.exec(sentence);
    const lead = sentence.slice(0, found?.index);
    if (
      found &&
      REQUEST_WORDS.test(sentence) &&
      !NEGATION_BEFORE_NAME.test(lead) &&
      !ONLY_THAT_WORDS.test(lead)
    )
      return id;
  }
  return null;
}

/** Whom the letter is to that a sentence asks for: 'Walt', 'my mother'. */
export const addresseeIn = (text: string): string | null =>
  /\bletter to ((?:my )?[\p{L}-]+)(?=\W*$|[ ,.!?])/iu.exec(text)?.[1] ?? null;

/** 'Not the breathing', 'I've done the letter and it doesn't help': exercises that a message wants no more. */
export function exercisesRefused(text: string): string[] {
  const sentence = plainLine(text);
  if (NO_EXERCISE_WISH.test(sentence)) return ENGLISH_EXERCISES.map(({ id }) => id);
  return NAME_PATTERNS.flatMap(({ id, within }) => {
    const found = within.exec(sentence);
    const around = found && sentence.slice(Math.max(0, found.index - 40), found.index + found[0].length + 50);
    return around && REFUSAL_WORDS.test(around) ? [id] : [];
  });
}
const NO_EXERCISE_WISH =
  /^(?:please |ok |but |and |no )*(?:no (?:more )?exercises?|not (?:an|another|any) (?:other |more )?exercises?|i (?:don't|do not) (?:want|need|like)(?: to do)? (?:an |any |your |these |another |more )*exercises?|stop (?:offering|suggesting|with)(?: me| the| these| your)* exercises?)\b/;
const REFUSAL_WORDS =
  /\b(?:no|not|don'?t want|do not want|doesn't (?:help|work)|didn't (?:help|work)|does nothing|did nothing|hate|stop|enough|without|tired of|just did|just done|already did|already done|already tried|useless)\b/;

/** What somebody may want an exercise for, and those that fit, the best first. The first that matches counts. */
const EXERCISES_BY_NEED: readonly (readonly [readonly string[], RegExp])[] = [
  [
    ['bedtime-unload', 'worry-tree'],
    /\b(?:a?sleep\w*|insomnia|[1-5] ?am|switch off at night|wind(?:ing)? down|lying awake|awake at night)\b|\b(?:ruminat\w*|over and over|in my head|round and round|racing thoughts?|racing mind)\b.*\b(?:night|bed|\d ?am)\b/,
  ],
  [
    ['worry-tree', 'thought-record', 'prepared-talk'],
    /\b(?:ruminat\w*|over and over|round and round|replay\w*|turn(?:ing)? \w+(?: \w+)? over|overthink\w*|brooding|in my head|out of my head|racing (?:thoughts?|mind)|stop (?:thinking|worrying|obsessing)|intrusive thoughts?)\b/,
  ],
  [
    ['paced-breathing', 'five-four-three-two-one'],
    /\b(?:calm\w*|relax\w*|breath\w*|panic\w*|stop shaking|slow(?:ing)? down|tens(?:e|ion)|tight chest|chest is|heart (?:\w+ )?(?:rac|pound)\w*|racing heart|stress\w*|nerv(?:es|ous\w*)|agitat\w*|presentations?|interviews?|stage fright|restless\w*|settle (?:down|my))\b/,
  ],
  [
    ['unsent-letter', 'self-compassion-break'],
    /\b(?:miss(?:ing)? (?:him|her|them|some(?:one|body)|my|a|dad|mum|mom|\w+)|grie\w+|mourn\w*|loss|bereave\w*|forgiv\w+|get(?:ting)? over|mov(?:e|ing) on|let(?:ting)? (?:him|her|them|go)|goodbye|unsaid|write (?:to )?(?:him|her|them))\b/,
  ],
  [
    ['self-compassion-break', 'unsent-letter'],
    /\b(?:guilt\w*|asham\w*|shame|kind(?:er)? to myself|(?:love|like|forgive) myself|self ?-?(?:esteem|worth|love|confidence|hate|hatred|critic\w*)|hard on myself|beating myself up)\b/,
  ],
  [
    ['thought-record', 'self-compassion-break'],
    /\b(?:not good enough|(?:harsh|bad|dark|negative) thoughts?|self ?-?doubt|(?:a|this|that|the) thought|impostor|failure)\b/,
  ],
  [
    ['prepared-talk', 'unsent-letter'],
    /\b(?:talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|tell(?:ing)? (?:him|her|them|my|the)|ask(?:ing)? (?:him|her|them|my|for)|say(?:ing)? (?:to|no|it|something)|apologi[sz]\w+|what (?:do|should|could|can|would) i (?:say|tell|answer|reply)|what to (?:say|tell|answer)|say(?:ing)? sorry|mak(?:e|ing) (?:it )?(?:up (?:for|to)|amends|it right|it good)|bring(?:ing)? (?:it|this|that) up|confront\w*|mak(?:e|ing) (?:him|her|them) (?:see|understand|listen)|get(?:ting)? through to|explain\w*|(?:hard|difficult|this|that|the|a) conversation|raise (?:it|this)|start with \w+|(?:set|setting)(?: a)? boundar\w+)\b/,
  ],
  [
    ['unsent-letter', 'paced-breathing'],
    /\b(?:anger|angry|rage|furious|fury|resentment|temper|explod\w*|lash(?:ing)? out|snap(?:ping)?(?: at)?|los(?:e|ing) it|blow(?:ing)? up)\b/,
  ],
  [
    ['urge-and-wave'],
    /\b(?:craving\w*|urges?|cigarettes?|drink(?:ing)?|smok\w*|bing\w+|temptation|relapse|(?:texting|calling|checking|looking at) (?:him|her|his|their|my ex))\b/,
  ],
  [
    ['small-step', 'if-then-plan'],
    /\b(?:get(?:ting)? (?:started|going|up|out of bed)|start(?:ing)?|begin(?:ning)?|procrastinat\w*|put(?:ting)? (?:\w+ )?off|motivat\w*|focus\w*|concentrat\w*|get (?:it|this|things) done|stuck|no energy)\b/,
  ],
  [['worry-tree', 'paced-breathing'], /\b(?:worr\w*|anxi\w*|nervous|afraid|scared|fear\w*)\b/],
  [
    ['if-then-plan'],
    /\b(?:habit\w*|more often|every day|regularly|routine|stick(?:ing)? to|consisten\w+|keep it up|stop \w+ing)\b/,
  ],
  [
    ['naming-what-is-felt', 'self-compassion-break'],
    /\b(?:what i(?:'m| am)? feel\w*|understand(?:ing)? (?:myself|my feelings)|make sense of|mixed feelings|numb\w*|sad\w*|lonel\w*|empt(?:y|iness))\b/,
  ],
  [['three-good-things'], /\b(?:grateful|gratitude|something good|cheer (?:me )?up|feel(?:ing)? better)\b/],
  [['goal-into-steps'], /\b(?:goals?|project)\b/],
  [['day-review'], /\b(?:look(?:ing)? back|go(?:ing)? over|sort) (?:on |at |through )?(?:my|the|this) day\b/],
];

/** Exercises for what somebody asks help with; none where nothing is known for it. @param text as `plainLine` makes it */
export const exercisesForNeed = (text: string): readonly string[] =>
  EXERCISES_BY_NEED.find(([, pattern]) => pattern.test(text))?.[0] ?? [];

/** What is told by somebody who asks for nothing, where it is plain enough to offer an exercise beside it. */
const EXERCISES_BY_STATEMENT: readonly (readonly [string, RegExp])[] = [
  ['paced-breathing', /\bi (?:had|have|got|get|keep having) (?:\w+ ){0,2}panic attacks?\b/],
  [
    'unsent-letter',
    /\b(?:want|wanted|like|love|trying|tried|need|wish i could) (?:to )?write (?:to )?(?:him|her|them|my \w+)\b(?! (?:essay|thesis|paper|exam|page|book|report|application))/,
  ],
  [
    'bedtime-unload',
    /\b(?:(?:can't|couldn't|cannot) (?:fall a)?sleep|lie awake|lying awake|in my head at (?:night|\d ?am)|awake (?:at|until|since) \d)\b/,
  ],
  [
    'worry-tree',
    /\b(?:(?:can't|cannot|couldn't) stop (?:thinking|worrying|replaying|going over)|replaying it|keep (?:replaying|worrying|turning it over)|goes? (?:round and round|over and over))\b/,
  ],
  [
    'prepared-talk',
    /\bi (?:want|need|have) to (?:tell|ask|talk to|speak to|speak with|confront|apologi[sz]e to) (?:my|him|her|them)\b|\b(?:don't|do not) know (?:what to (?:say|tell|answer)|how to (?:tell|say|ask|apologi[sz]e))\b|\b(?:(?:don't|do not|never) know (?:if|whether|how) (?:i |to )(?:should |can |could )?(?:say|tell|ask|talk|bring|start with)|should i (?:say|tell|ask)|i should (?:say|tell|ask)|how i (?:can|could|should) (?:say|tell|ask|start with))\b/,
  ],
  [
    'small-step',
    /\b(?:(?:can't|cannot|couldn't) (?:start|begin|get (?:started|going|up)|bring myself)|keep (?:putting (?:it|things|this) off|picking up my phone)|procrastinat\w+)\b/,
  ],
];

/** The exercise that what is told plainly calls for. */
export function exerciseForStatement(message: string): string | null {
  const text = plainLine(message);
  return EXERCISES_BY_STATEMENT.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
