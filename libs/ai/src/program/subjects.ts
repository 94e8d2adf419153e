import type { Theme } from '@inkwell/contracts/constants';
import { sentencesOf } from '../local/sentences.ts';

/** 'My father', not 'his father' or 'the father of …': words of a subject that are the writer's own. */
const OWN_PEOPLE: readonly (readonly [Theme, RegExp])[] = [
  ['mother', /\bmy (?:own |poor |dear )?(?:mother|mum|mom|mam|mama|mommy|mummy)\b(?!'s\b|-in-law| in law)/i],
  ['father', /\bmy (?:own |poor |dear )?(?:father|dad|papa|daddy)\b(?!'s\b|-in-law| in law)/i],
  [
    'children',
    /\b(?:my|our) (?:\w+ )?(?:sons?|daughters?|kids?|children|child|baby|twins|toddler)\b(?!'s\b)/i,
  ],
  [
    'love',
    /\b(?:my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|fianc[ée]e?|ex)|our (?:marriage|relationship))\b(?!'s\b)/i,
  ],
  ['friendship', /\bmy (?:best |old |oldest |closest |good )?friends?\b(?!'s\b)/i],
  [
    'family',
    /\b(?:my|our) (?:\w+ )?(?:family|parents|(?:step|half-?)?(?:brother|sister)s?|siblings?|cousins?|aunt|uncle|grand(?:mother|father|ma|pa|parents)|gran|nan)\b(?!'s\b)/i,
  ],
  [
    'work',
    /\b(?:at work|my (?:\w+ )?(?:boss|job|work|manager|team|colleagues?|coworkers?|office|shift)|in the office)\b(?!'s\b)/i,
  ],
  [
    'study',
    /\b(?:my (?:\w+ )?(?:exams?|thesis|dissertation|course|degree|studies|essay|coursework)|(?:the|an|this) exam)\b/i,
  ],
  ['money', /\b(?:my (?:rent|debts?|bills?|savings|overdraft|salary|mortgage)|in debt|can't afford)\b/i],
  [
    'sleep',
    /\b(?:(?:can't|couldn't|didn't|don't|cannot) sleep|slept (?:badly|\w+ hours)|awake (?:all night|until|since|at)|insomnia|sleepless)\b/i,
  ],
  [
    'health',
    /\bmy (?:\w+ )?(?:illness|diagnosis|treatment|chemo\w*|surgery|operation|migraines?|symptoms)\b/i,
  ],
  ['body', /\bmy (?:body|weight|stomach|figure|looks)\b/i],
  ['pets', /\b(?:my|our) (?:\w+ )?(?:dog|cat|puppy|kitten|horse|rabbit)\b(?!'s\b)/i],
  ['home', /\b(?:my|our) (?:\w+ )?(?:flat|house|apartment|room|kitchen)\b/i],
  ['travel', /\b(?:my|our) (?:\w+ )?(?:trip|journey|holiday|vacation)\b/i],
];
/** Then the person is somebody who is mentioned, and not what it is about. */
const MENTION_WORDS = /(?:\b(?:by|from|like|said|says|told|asked|drove|brought|called|rang|met|saw|gave) )$/i;

const OTHER_ACTS = /^ (?:gave|bought|sent|lent|showed|says|thinks)\b/i;

/** A loss, by death or as good as that, told of one's own. */
const GRIEF_PATTERNS: readonly RegExp[] = [
  /\bmy (?:\w+ ){0,2}(?:husband|wife|partner|mother|mum|mom|father|dad|son|daughter|baby|brother|sister|friend|grandmother|grandfather|gran|grandma|grandpa|nan|uncle|aunt|dog|cat|horse|rabbit|cousin|niece|nephew|neighbou?r|teacher|colleague|boyfriend|girlfriend|twin|step\w+|grand\w+|nana) (?:has |had |just |suddenly )*(?:died\b|passed away\b|passed(?= (?:yesterday|last)\b|[.,?]|$))/i,
  /^(?:\w+ )?(?:mum|mom|dad|mother|father|grandma|grandpa|gran|nan|he|she) (?:has |had |just |suddenly )*(?:died|passed away)\b/i,
  /\b(?:first|second|third|fourth|fifth|last|every|another|\d+(?:st|nd|rd|th)) (?:christmas|thanksgiving|birthday|easter|anniversary|new year|holidays?|eid|diwali|hanukkah|mother's day|father's day)(?: \w+)? without\b/i,
  /\b(?:first|second|third|fourth|fifth|last|every|another|\d+(?:st|nd|rd|th)) (?:summer|winter|spring|autumn|year)(?: \w+)? without (?:him|her|them|you|my|our|mum|mom|dad|gran\w*|nan\w*)\b/i,
  /\b(?:i|we)(?:'ve| have)? (?:just )?lost (?:my|our) (?:\w+ )?(?:husband|wife|partner|mother|mum|mom|father|dad|son|daughter|baby|child|brother|sister|friend|grandmother|grandfather|gran|dog|cat|best)\b/i,
  /\b[Ss]ince (?:he|she|mum|mom|dad|my \w+|[A-Z]\w+) (?:died|passed|is gone|was gone|left us)\b/,
  /\b(?:his|her|their|my \w+'s|mum's|mom's|dad's) (?:funeral|ashes|grave|wake|death|memorial|voicemail)\b/i,
  /\bi (?:miss|am missing|'m missing) (?:him|her|my (?:\w+ )?(?:husband|wife|mother|mum|mom|father|dad|son|daughter|brother|sister)) (?:so|every|still|terribly|more)\b|\bmy late (?:husband|wife|mother|father|partner|brother|sister|son|daughter)\b/i,
  /\bi (?:am |'m )?(?:grieving|a widow|a widower|widowed|mourning)\b|\bmy grief\b|\bwe (?:have |just )?buried (?:him|her|my|our|mum|mom|dad|gran\w*)\b|\bi (?:had a |'ve had a )miscarriage\b/i,
];

const DEATH_WORDS =
  /\b(?:died|dead|death|funeral|buried|burial|cremat\w+|passed away|grie(?:f|v\w+)|mourn\w*|bereave\w+)\b/i;
const OTHERS_RELATIVES =
  /(?:\b(?:his|her|their)|'s) (?:\w+ )?(?:husband|wife|mother|father|son|daughter|dog|cat|friend)\b/i;

/** Whether a loss of one's own is told. @param themes that were read in the text */
export const tellsGrief = (text: string, themes: readonly Theme[]): boolean =>
  sentencesOf(text).some((sentence) => GRIEF_PATTERNS.some((pattern) => pattern.test(sentence))) ||
  (themes.includes('loss') && DEATH_WORDS.test(text) && !OTHERS_RELATIVES.test(text));

/** What a sentence is surely about; null where that is several things, or only a mention. */
export function sureSubject(sentence: string): Theme | null {
  const found = OWN_PEOPLE.flatMap(([theme, pattern]) => {
    const match = pattern.exec(sentence);
    if (!match) return [];
    const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
    return [{ theme, isMentioned: MENTION_WORDS.test(before) || OTHER_ACTS.test(after) }];
  });
  const [only, ...others] = found;
  return only && others.length === 0 && !only.isMentioned ? only.theme : null;
}
