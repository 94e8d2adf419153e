import { capitalised, tidy } from '../local/words.ts';
import { type Activity, activityIn, MEALS, TASK } from './activities.ts';
import { type Clause, clausesIn, withoutSmallWords } from './clauses.ts';
import { readWhen, type When } from './when.ts';

/** Something that the person wants to do. */
export interface Wish {
  title: string;
  activity: Activity;
  when: When;
  /** In minutes. */
  minutes: number;
  /** How much the words want it. */
  strength: 'strong' | 'plain' | 'weak';
}

const ADVERBS = `(?: (?:really|just|also|still|finally|maybe|probably|definitely|all|so|badly|only|both|always|now|then|actually|certainly|seriously))*`;
/** What says that something is wanted, or will be. What follows it is wanted. */
const WANTS = new RegExp(
  [
    `\\b(?:I|we)${ADVERBS} (?:want|need|wish|hope|plan|intend|ought|mean|have|aim|promised(?: myself)?|decided)${ADVERBS} to\\b`,
    `\\b(?:I|we)${ADVERBS} (?:want|need)\\b`,
    `\\b(?:need|want|have) to\\b`,
    `\\b(?:I|we)${ADVERBS} plan on\\b`,
    `\\b(?:I|we)(?:'d| would)${ADVERBS} (?:like|love|prefer|enjoy)(?: to)?\\b`,
    `\\b(?:I|we)(?:'d| had) better\\b`,
    `\\b(?:I|we)(?:'ll|${ADVERBS} (?:should|must|will|shall|could|might))${ADVERBS}(?! (?:be|have been)\\b)`,
    `\\b(?:I'm|I am|we're|we are)${ADVERBS} (?:going|planning|hoping|trying|about)${ADVERBS} (?:to|on)\\b`,
    `\\b(?:I'm|I am|we're|we are)${ADVERBS} (?:meeting|seeing|having|visiting|calling)\\b(?=.*)`,
    `\\b(?:I'm|I am) thinking (?:of|about)\\b`,
    `\\b(?:gonna|wanna)\\b`,
    `\\blet(?:'s| us)\\b`,
    `\\b(?:can|could|shall|may|should) we(?: please)?\\b`,
    `\\b(?:can|could|will|would) you(?: please)? (?:put|add|plan|schedule|book|find|block|make|remind (?:me|us) (?:to|of))\\b`,
    `\\b(?:told|asked|advised|wants|reminded|urged) (?:me|us) to\\b`,
    `\\bmy (?:goal|plan|aim|wish|resolution|intention)(?: [^,]{0,30})? is(?: to)?\\b`,
    `\\b(?:maybe|perhaps|how about|what about|it's time (?:to|for)|time (?:to|for))\\b`,
    `\\bremind me to\\b`,
    `^(?:please )?(?:schedule|plan|add|book|block|put|find time|make time)\\b`,
  ].join('|'),
  'iu',
);
const PROPOSES =
  /\b(?:can|could|shall|may|should) we\b|\b(?:can|could|will|would) you\b|\b(?:maybe|perhaps|how about|what about|let's|let us)\b/i;
/** 'I'm meeting Anna': what is done belongs to what follows. */
const PROGRESSIVE = /\b(meeting|seeing|having|visiting|calling)$/i;

const REFUSES =
  /\b(?:don't|do not|doesn't|does not|not|never|no longer|no more|nor|neither|can't|cannot|won't|wouldn't|shouldn't|couldn't|didn't|haven't|hasn't|isn't|aren't|without|hate|hates|stop|quit|skip|cancel|avoid|instead of|rather than|too (?:tired|busy|late|ill|sick)|nothing|no|nobody|unable|afraid)\b/i;
const PAST =
  /\b(?:yesterday|last (?:night|week|month|year|time|weekend|mon|tues|wednes|thurs|fri|satur|sun)\w*|ago|earlier|already|was|were|wasn't|weren't|did|had(?! better)|went|used to|have been|has been|felt|made|met|saw|exercised|meditated|relaxed|rested|called|painted|drew|ran|swam|walked|spent|came|got|took)\b/i;
const OF_OTHERS =
  /^(?:[^,]{0,25}, )?(?:my|our|his|her|their|the|a|an) (?!(?:goal|plan|aim|wish|resolution|intention)\b)(?:\p{L}+ ){1,3}?(?:is|are|wants?|needs?|will|has|likes?|loves?|would|should|plans?|reads?|exercises?|meditates?|relaxes|rests|can|could|does|says?|goes|invited|asked|told|thinks?|hopes?)\b|\b(?:he|she|they|you|everyone|everybody|people|who)(?:'s|'ll|'d|'re| is| are| will| wants?| would| should| needs?| has| have| can| might| plans?| reads?| exercises?)\b/iu;
const NAMES_OTHER =
  /^(?!I\b|We\b|Maybe\b)\p{Lu}\p{Ll}+ (?:is|wants|needs|will|has|likes|loves|would|plans|reads|can|should)\b/u;
const ASKS_ME =
  /\b(?:told|asked|advised|wants|reminded|urged) (?:me|us) to\b|\band (?:I|me)\b|\bcan you\b|\bcould you\b|\bwould you\b|\bwill you\b/i;
const SUPPOSES = /^(?:if|unless|whenever|even if)\b|\bif only\b|\bwhether\b/i;
const UNTIL = /\b(?:until|till)\b/i;
const AGAIN =
  /\b(?:start|begin|do (?:it|that|so)|get (?:back )?(?:in)?to (?:it|that)|take it up)(?: again)?$|\bchange that$/i;
const WEAK =
  /\b(?:maybe|perhaps|might|could(?! you| we)|some ?day|would be nice|thinking of|thinking about)\b/i;
const STRONG = /\b(?:must|have to|need to|really|important|finally|definitely|promised|had better)\b/i;
/** Ways to say yes that hold a no. */
const POSITIVES: readonly (readonly [RegExp, string])[] = [
  [/\bcan't wait to\b/gi, 'want to'],
  [/\b(?:why (?:don't|not) (?:we|I)|why not)\b/gi, "let's"],
  [/\b(?:don't|not|never)(?: let me)? forget to\b/gi, 'need to'],
  [/\bno matter what\b|\bnot only\b/gi, ' '],
];

const MAX_TITLE_WORDS = 9;
const TRAILING =
  /(?:[\s,;:-]|\b(?:in|on|at|for|and|or|the|best|ideally|preferably|from|to|with|of|by|a|more|often|more often|afterwards|again|please|anymore|any more|would be (?:great|good|nice|lovely)|sometime|some time|somewhere|instead|too|as well|this|next|every|each|around|about|per|before|after|enough|it|later|now|soon|alone)(?=\s*$))+$/i;

/** What somebody wants to do, in the order of their words. */
export function wishesIn(text: string, today: string): Wish[] {
  const wishes: Wish[] = [];
  let before: Read | null = null;
  for (const clause of clausesIn(text)) {
    const read: Read = readClause(clause, before, today);
    const isWanted = !read.isBlocked && (read.isWanted || read.isPlanned);
    // 'Yoga and meditation every morning'.
    if (clause.continues && isWanted && before?.found && isOpen(before))
      wishes.push(wishOf(before.found, read.when, clause.text));
    if (isWanted && read.found) wishes.push(wishOf(read.found, read.when, clause.text));
    else if (isWanted && read.isAgain && before?.found)
      wishes.push(wishOf(before.found, before.when, clause.text));
    before = read;
  }
  // 'More social' is said by what else is planned, where there is something.
  const others = wishes.filter(({ activity }) => activity.kind !== 'trait');
  return others.length > 0 ? others : wishes;
}

/** Neither wanted nor refused by its own words. */
const isOpen = ({ isBlocked, isWanted, isPlanned }: Read) => !isBlocked && !isWanted && !isPlanned;

interface Found {
  phrase: string;
  activity: Activity;
}

/** What was read of a clause. */
interface Read {
  isBlocked: boolean;
  isWanted: boolean;
  /** Nothing says that it is wanted, but when it is to be is said. */
  isPlanned: boolean;
  isAgain: boolean;
  found: Found | null;
  when: When;
}

function readClause({ text, continues, isQuestion }: Clause, before: Read | null, today: string): Read {
  const clause = POSITIVES.reduce((said, [pattern, plain]) => said.replace(pattern, plain), text);
  const inherited = continues ? before : null;
  const { when, rest } = readWhen(clause, today);
  const { phrase, isWanted: saysSo } = wantedIn(rest);
  const isWanted = saysSo || inherited?.isWanted === true;
  const activity = activityOf(phrase, isWanted && when.time !== null);
  const found = activity && { phrase, activity };
  const isBlocked =
    inherited?.isBlocked === true ||
    isRefused(clause, found) ||
    PAST.test(clause.replace(ASKS_ME, ' ')) ||
    ((OF_OTHERS.test(clause) || NAMES_OTHER.test(clause)) &&
      !ASKS_ME.test(clause) &&
      !/^\W*I\b/.test(clause)) ||
    SUPPOSES.test(clause) ||
    (UNTIL.test(rest) && when.minutes === null) ||
    (isQuestion && !PROPOSES.test(clause));
  return {
    isBlocked,
    isWanted,
    isPlanned: saysWhen(when),
    isAgain: AGAIN.test(rest.trim()),
    found,
    when: when.days.length === 0 && inherited ? { ...when, ...daysOf(inherited.when) } : when,
  };
}

/** What is said to be wanted: 'maybe I could read' says it twice. */
function wantedIn(clause: string): { phrase: string; isWanted: boolean } {
  let phrase = withoutSmallWords(clause);
  let isWanted = false;
  for (let wants = WANTS.exec(phrase); wants; wants = WANTS.exec(phrase)) {
    const verb = PROGRESSIVE.exec(wants[0])?.[1]?.toLowerCase();
    const asked = phrase.slice(wants.index + wants[0].length);
    phrase = withoutSmallWords(`${verb ? (VERBS[verb] ?? '') : ''} ${asked}`);
    isWanted = true;
  }
  return { phrase, isWanted };
}

const VERBS: Record<string, string> = {
  meeting: 'meet',
  seeing: 'see',
  having: '',
  visiting: 'visit',
  calling: 'call',
};

const daysOf = ({ days, isChoice }: When) => ({ days, isChoice });

const saysWhen = ({ days, time, part, timesAWeek, minutes }: When): boolean =>
  days.length > 0 || time !== null || part !== null || timesAWeek !== null || minutes !== null;

/** A 'no' before what is done. */
function isRefused(clause: string, found: Found | null): boolean {
  const start = found?.phrase.split(' ')[0] ?? '';
  const index = start === '' ? -1 : clause.indexOf(start);
  return REFUSES.test(index === -1 ? clause : clause.slice(0, index));
}

function activityOf(phrase: string, isTimed: boolean): Activity | null {
  const known = activityIn(phrase);
  if (known) return known;
  const words = phrase.trim().split(/\s+/).length;
  return isTimed && words <= MAX_TITLE_WORDS && TASK.begins.test(phrase) ? TASK : null;
}

function wishOf({ phrase, activity }: Found, when: When, clause: string): Wish {
  const meal = MEALS[/^\p{L}+/u.exec(phrase)?.[0].toLowerCase() ?? ''];
  return {
    title: titleOf(phrase, activity),
    activity,
    when,
    minutes: when.minutes ?? meal?.minutes ?? activity.minutes,
    strength: WEAK.test(clause) ? 'weak' : STRONG.test(clause) ? 'strong' : 'plain',
  };
}

/** 'read again please' as 'read'. */
function withoutTrailing(words: string): string {
  const shorter = words.trim().replace(TRAILING, '');
  return shorter === words ? words : withoutTrailing(shorter);
}

const BASES: Record<string, string> = {
  exercis: 'exercise',
  meditat: 'meditate',
  relax: 'relax',
  rest: 'rest',
};

/** 'coffee with my friend Anna' as 'Coffee with Anna'. */
function titleOf(phrase: string, { title, kind }: Activity): string {
  if (kind === 'trait') return title;
  const words = tidy(phrase)
    .replace(/\bmy (?:\p{L}+ )?(?:friend|sister|brother|colleague|neighbou?r) (?=\p{Lu})/u, '')
    .replace(/ (?:at|in) (?:a|the) (?:new )?restaurant\b/i, '')
    .replace(/ '([^']+)'/g, ' $1')
    .replace(/^(?:an?|the|some) /i, '')
    .replace(/^(exercis|meditat|relax|rest)ing\b/i, (_, stem: string) => BASES[stem.toLowerCase()] ?? stem)
    .replace(/\s+/g, ' ');
  const kept = withoutTrailing(words);
  const count = kept.split(' ').length;
  return kept === '' || count > MAX_TITLE_WORDS ? title : capitalised(kept);
}
