import type { PlanFacts } from './plan-facts.ts';
import type { PlanSlot } from './state.ts';

/** Somebody to be seen or called: that has neither a size nor a first piece. */
const CONTACT =
  /^(?:visit|call|ring|phone|telephone|see|meet|skype|facetime|invite|go (?:round|over|by)|pop (?:in|round|over)|drop (?:in|by)|look in on|catch up|keep in touch|stay in touch|spend (?:more )?time with|talk to|speak (?:to|with)|go (?:and |to )?(?:see|visit)|have (?:\p{L}+ )?(?:lunch|dinner|coffee|tea|breakfast|supper) with)\b/iu;
export const isContact = ({ aim }: PlanFacts): boolean => CONTACT.test(aim ?? '');

/** The same, and whoever is written to. */
export const isWithSomebody = (facts: PlanFacts): boolean =>
  isContact(facts) || /^(?:write to|text|email)\b/i.test(facts.aim ?? '');

const TO_STOP =
  /^(?:stop|quit|give up|(?:drink|smoke|eat|spend|scroll|work|snack|shop|watch) less|cut down|no more)\b/i;
export const isToStop = ({ aim }: PlanFacts): boolean => TO_STOP.test(aim ?? '');

const OWN_TIME = /\btime (?:for|to) (?:you|yourself|myself)\b|\bme time\b/i;
/** Time for oneself is for something. */
export const isOwnTime = ({ aim }: PlanFacts): boolean => OWN_TIME.test(aim ?? '');

const OFTEN =
  /\b(?:more|less|regularly|every|each|daily|often|habit|routine|better|fit|fitter|healthier|weekly|again)\b|\b(?:a|per) (?:day|week|month)\b|days\b/i;
/** Money is put aside by the month: no hour of the day is asked for. */
const BY_THE_MONTH = /\b(?:sav(?:e|ing)|spend (?:less|more)|debt|budget)\b/i;
const AT_AN_HOUR = /\b(?:be up|be asleep|wake|get up|sleep|be in bed|go to bed)\b/i;

/** What is done again and again has a size, a single thing a first piece, somebody to be seen only a time. */
export function slotsOf(facts: PlanFacts): readonly PlanSlot[] {
  if (facts.obstacle !== undefined && !isToStop(facts)) return [...slotsWithout(facts), 'instead'];
  return slotsWithout(facts);
}

function slotsWithout(facts: PlanFacts): readonly PlanSlot[] {
  const { aim = '', amount = '', rhythm = '', day = '' } = facts;
  if (isToStop(facts))
    return [
      'aim',
      ...(/\b(?:at|in the|before|after|when|on)\b/.test(aim) ? [] : (['obstacle'] as const)),
      'instead',
    ];
  if (isContact(facts)) return ['aim', 'day', 'time'];
  if (BY_THE_MONTH.test(aim)) return ['aim', 'amount', 'first'];
  if (isOwnTime(facts)) return ['aim', 'first', 'day', 'time'];
  if (AT_AN_HOUR.test(aim)) return ['aim', 'first', 'time'];
  if (/\b(?:week|month)\b/.test(amount)) return ['aim', 'day', 'time'];
  if (facts.first === undefined && OFTEN.test(`${aim} ${amount} ${rhythm} ${day}`))
    return ['aim', 'amount', facts.day === undefined && facts.rhythm !== undefined ? 'day' : 'time'];
  return ['aim', 'first', 'day'];
}

/** In the place of what is to stop. */
const IN_ITS_PLACE: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:phone|mails?|e-?mails?|scroll\w*|social media|instagram|tiktok|youtube|news|gam(?:es|ing)|screens?|tv|netflix)\b/i,
    'The phone in another room',
  ],
  [/\b(?:smok\w*|cigarettes?|vap\w*)\b/i, 'A glass of water, five minutes'],
  [/\b(?:snack\w*|sugar|sweets|chocolate|eat\w*|crisps)\b/i, 'An apple in its place'],
  [/\b(?:drink\w*|wine|beer|alcohol)\b/i, 'Something else in the glass'],
  [/\b(?:shop\w*|buy\w*|spend\w*|order\w*)\b/i, 'A day before I buy it'],
];
/** What could take the place of what is to stop. */
export const inItsPlace = ({ aim = '' }: PlanFacts): string =>
  IN_ITS_PLACE.find(([about]) => about.test(aim))?.[1] ?? 'Five minutes of something else';

/** What has a subject by itself: an essay, an exam. */
const ABOUT_SOMETHING =
  /\b(?:presentation|talk|speech|essay|paper|thesis|report|dissertation|coursework|homework|article|exam|exams|test|novel|book|story|blog|course)\b/i;
const PART =
  /^(?:ask|read|write|open|call|do|make|get|look|find|go|start|finish|practi[sc]e)\b|\b(?:half|worksheet|exercises?|tasks?|chapters?|pages?|titles?|outline|introduction|intro|slides?|sources?|notes|list|draft|first|research|paragraph|one|start|beginning|sentences?|questions?)\b|\d/i;
/** 'The Berlin wall', to the first piece of a presentation, says what it is about. */
export const isSubject = ({ aim = '' }: PlanFacts, answer: string): boolean =>
  ABOUT_SOMETHING.test(aim) &&
  !PART.test(answer) &&
  /^(?:the |my |an? )?[\p{L}'-]+(?: [\p{L}'-]+){0,3}$/u.test(answer);

/** By what a thing is about, a first piece of it that takes ten minutes. */
const FIRST_PIECES: readonly (readonly [RegExp, string])[] = [
  [/^(?:write to|text|email)\b/i, 'Three rough sentences'],
  [/\b(?:presentation|talk|speech|slides?)\b/i, 'A title and three points'],
  [/\b(?:appl(?:y|ying|ication)|cover letter|cv|resume|new job|find a job)\b/i, 'Three rough sentences'],
  [
    /\b(?:essay|paper|thesis|report|dissertation|coursework|homework|article|chapter)\b/i,
    'Three rough sentences',
  ],
  [/\b(?:exam|exams|test|study|studying|revis\w*|finals)\b/i, 'One page from memory'],
  [
    /\b(?:tax|taxes|tax return|invoices?|forms?|paperwork|bills?|insurance|bank)\b/i,
    'Lay the papers on the table',
  ],
  [/\b(?:e-?mails?|mails?|inbox|letters?)\b/i, 'Answer one of them'],
  [
    /\b(?:party|trip|wedding|holiday|birthday|organi[sz]\w*|reunion|70th|60th|50th)\b/i,
    'A list of who and when',
  ],
  [
    /\b(?:garage|flat|house|kitchen|room|bedroom|cellar|basement|attic|loft|closet|wardrobe|desk|office|shed|tidy|clean\w*|declutter\w*|sort out|pack\w*|boxes|mov(?:e|ing)|laundry|photos)\b/i,
    'One box or one shelf',
  ],
  [/\b(?:garden|allotment|balcony|plants?)\b/i, 'One bed or one pot'],
  [
    /\b(?:run|running|jog\w*|marathon|walk\w*|gym|exercise|swim\w*|yoga|cycl\w*|bike|workout|work out|fit|fitter|stretch\w*|dance|dancing)\b/i,
    'Ten minutes, slowly',
  ],
  [/\b(?:piano|guitar|violin|flute|cello|drums|instrument|sing\w*|choir)\b/i, 'One easy piece'],
  [
    /\b(?:spanish|french|german|italian|english|japanese|language|cod(?:e|ing)|learn\w*)\b/i,
    'Ten minutes of one lesson',
  ],
  [
    /\b(?:novel|book|writ(?:e|ing)|blog|poems?|story|stories|diary|journal|memoirs?)\b/i,
    'Open it, write one line',
  ],
  [/\bread(?:ing)?\b/i, 'Two pages'],
  [/\b(?:draw\w*|paint\w*|knit\w*|craft\w*|sew\w*|pottery|photograph\w*)\b/i, 'Put the things on the table'],
  [/\b(?:doctor|dentist|therap\w*|appointment|check-?up)\b/i, 'Look up the number'],
  [/\b(?:cook\w*|meals?|diet|healthier|healthy|food)\b/i, 'One meal, and what it needs'],
  [/\b(?:bed|asleep|sleep|be up|get up|wake)\b/i, 'The phone outside the bedroom'],
  [/\b(?:earn|summer job|babysit\w*)\b/i, 'A list of three places'],
  [/\bsav(?:e|ing)\b|\bdebt\b/i, 'A standing order'],
];

/** A first piece of what is wanted; null where none is known. */
export const firstPieceOf = ({ aim = '' }: PlanFacts): string | null =>
  FIRST_PIECES.find(([about]) => about.test(aim))?.[1] ?? null;
