import { cutBetweenWords } from '../care/pieces.ts';
import { capitalised, shorten, tidy, toYou } from '../local/words.ts';
import { RELATIONS } from '../local/relations.ts';
import { sentencesOf } from '../local/sentences.ts';
import { createTimedTurns } from '../turns.ts';
import { comingDayIn, longDay } from './days.ts';

/** Something that a sentence says of its writer, of their people or of their plans, in the second person. */
export type NotedFact = {
  text: string;
  /** The day of a plan, `YYYY-MM-DD`. */
  on?: string;
};

const MOST_FACTS = 12;
/** Each is compared with all others. */
const MOST_FOUND = 100;
const LONGEST = 140;
/** What has no full stop is cut between words: the patterns take long for a whole page. */
const MAX_SENTENCE = 1_000;

/** What follows is no fact of the writer: imagined, dreamt, told by somebody else, or asked. */
const NOT_REAL =
  /\?\s*$|["“”«»]|^\s*(?:if|what if|imagine|suppose|maybe|perhaps|unless)\b|\b(?:i (?:wish|dreamt|dreamed)|in (?:my|the|a) (?:dream|novel|story|book|film|movie|game)|he said|she said|they said|i'd|would|could|should|might|used to|pretend|not true|joking|jk)\b/i;
/** Words that begin with a capital and are no names. */
const NO_NAME =
  /^(?:I|I'm|I've|Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Herr|Frau|And|But|So|Then|The|He|She|It|They|We|You|Who|That|This|My|His|Her|Our|Your|Their|Its|Is|Was|Has|Did|Do|Does|Can|Could|Would|Should|God|Now|When|What|Where|Why|How|If|As|At|On|In|Of|For|From|With|To|Or|By|Well|Yes|No|Not|Still|Just|Maybe|Oh|Ok|Okay|Anyway|Also|Because|Since|After|Before|Today|Tomorrow|Yesterday|Tonight|Please|Sorry|Thanks|There|Here|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|German|French|Spanish|Portuguese|Mum|Mom|Dad)$/;
const SEVERAL = /s$|^(?:children|family)$/;
const RELATION = [
  ...RELATIONS.filter((name) => !SEVERAL.test(name) || name === 'boss'),
  'dog',
  'cat',
  'horse',
  'midwife',
  'landlord',
  'landlady',
  'coach',
  'supervisor',
]
  .toSorted((a, b) => b.length - a.length)
  .join('|');
const OLD =
  '(?:(?:big|little|older|younger|elder|twin|half|step|best|good|old|late|new|first|second|eldest|youngest) )?';
const NAME = "(\\p{Lu}\\p{Ll}+(?:[-'’]\\p{Lu}\\p{Ll}+)?)";

type Rule = { pattern: RegExp; fact: (found: RegExpExecArray, today: string) => NotedFact | null };

const isCalled = (who: string, name: string): NotedFact | null =>
  NO_NAME.test(name)
    ? null
    : {
        text: `Your ${who.toLowerCase()} ${/\blate\b|\bex\b/i.test(who) ? 'was' : 'is'} called ${capitalised(name)}.`,
      };

const TRADES =
  'nurse|teacher|doctor|lawyer|solicitor|engineer|developer|programmer|designer|architect|accountant|cook|chef|baker|waiter|waitress|barista|driver|farmer|gardener|carpenter|electrician|plumber|mechanic|musician|writer|journalist|editor|translator|photographer|artist|actor|dancer|librarian|pharmacist|dentist|vet|midwife|paramedic|firefighter|soldier|pilot|cashier|cleaner|caretaker|carer|social worker|therapist|psychologist|scientist|researcher|professor|lecturer|tutor|student|apprentice|freelancer|consultant|manager|salesperson|secretary|receptionist|hairdresser|tailor|priest|pastor|judge|civil servant|postdoc|phd student';

/** From what is said most plainly to what is said in passing. */
const RULES: readonly Rule[] = [
  {
    // 'My sister's name is Ana', 'my boss is called Tom'
    pattern: new RegExp(
      `\\bmy (${OLD}(?:${RELATION}))(?:'s name is| is called| is named|'s called) (\\p{L}{2,20})`,
      'giu',
    ),
    fact: ([, who = '', name = '']) => isCalled(who, capitalised(name)),
  },
  {
    // 'my sister Ana is moving to Lisbon'
    pattern: new RegExp(
      `\\b[Mm]y (${OLD}(?:${RELATION}))(?:,)? ${NAME},? ((?:is|has|was|lives|works|got|moved|started)\\b(?:[^.,;!?:()]|(?<=\\d)[.:](?=\\d)){3,70}|(?:died|passed away)\\b[^.,;!?:()]{0,70})`,
      'gu',
    ),
    fact: ([, who = '', name = '', does = '']) =>
      NO_NAME.test(name) || /\b(?:like|such|so|very|being|always|never)\b/i.test(does)
        ? null
        : { text: `Your ${who} ${name} ${toYou(firstClause(does))}.` },
  },
  {
    pattern: new RegExp(`\\b[Mm]y (${OLD}(?:${RELATION}))(?:,)? ${NAME}(?!\\p{L})`, 'gu'),
    fact: ([, who = '', name = '']) => isCalled(who, name),
  },
  {
    // 'Ana is my sister', 'Ana, my sister,'
    pattern: new RegExp(`(?<!\\p{L})${NAME}(?: is|,| \\() ?my (${OLD}(?:${RELATION}))\\b`, 'gu'),
    fact: ([, name = '', who = '']) => isCalled(who, name),
  },
  {
    pattern: new RegExp(
      `\\bi(?:'m| am) an? (?:\\p{L}+ )?(${TRADES})\\b(?! (?:of|at heart|in (?:my|a)))`,
      'giu',
    ),
    fact: ([said]) => ({ text: `${capitalised(toYou(said))}.` }),
  },
  {
    pattern:
      /\bi work (?:as an? |at |in |for |with )(?!home|progress|it\b|that\b|this\b|them\b|him\b|her\b|what\b|my\b)(?:[^.,;!?:()]|(?<=\d)[.:](?=\d)){2,50}/giu,
    fact: ([said]) => ({ text: `${capitalised(toYou(firstClause(said)))}.` }),
  },
  {
    pattern:
      /\b[Ii](?: live|'ve moved| moved| am moving|'m moving) (?:in|to) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}/gu,
    fact: ([said]) => ({ text: `${capitalised(toYou(said))}.` }),
  },
  {
    pattern:
      /\b(?:i|we) have (?:an?|one|two|three|four|five|\d) (?:(?:little|small|grown|grown-up|young|older|teenage) )?(?:kids?|child(?:ren)?|sons?|daughters?|boys|girls|brothers?|sisters?|dogs?|cats?|grandchild(?:ren)?)\b/giu,
    fact: ([said]) => ({ text: `${capitalised(toYou(said))}.` }),
  },
  {
    pattern:
      /\bi(?:'m| am) (?:writing (?:a|my)|learning (?:to )?|studying|training for|saving for|expecting|pregnant|retired|unemployed|vegan|vegetarian|allergic to|engaged to|married to|divorced)\b(?:[^.,;!?:()]|(?<=\d)[.:](?=\d)){0,50}/giu,
    fact: ([said]) => ({ text: `${capitalised(toYou(firstClause(said)))}.` }),
  },
  {
    pattern:
      /\bi(?:'ve| have) been (?:sober|clean|single|married|vegan|retired|smoke-free) (?:for|since) (?:[^.,;!?:()]|(?<=\d)[.:](?=\d)){2,40}/giu,
    fact: ([said]) => ({ text: `${capitalised(toYou(said))}.` }),
  },
  {
    pattern: /\bmy (?:\p{L}+'s )?birthday is (?:on |in )?(?:the )?[\p{L}\d ]{3,25}/giu,
    fact: ([said]) => (/\d/.test(said) ? { text: `${capitalised(toYou(tidy(said)))}.` } : null),
  },
  {
    // 'I have an exam on Friday', 'my interview is tomorrow'
    pattern:
      /\b(?:i(?:'ve| have)(?: got)? (?:an?|my|the|another) |my |(?:i|we)(?:'m| am|'re| are) (?:flying|travelling|driving|moving|meeting|seeing|visiting|getting|starting|going) )(?:[^.;!?:()]|(?<=\d)[.:](?=\d)){2,60}/giu,
    fact: planOf,
  },
];

const APPOINTMENT =
  /\b(?:exam|test|interview|appointment|meeting|presentation|surgery|operation|scan|check-?up|wedding|funeral|birthday|party|dinner|date|trip|flight|race|marathon|concert|recital|deadline|viva|defen[cs]e|court|hearing|match|audition|review|talk|call|visit|due date|first day|last day|graduation|flying|travelling|driving|moving|meeting|seeing|visiting|starting)\b/i;

function planOf([said]: RegExpExecArray, today: string): NotedFact | null {
  if (!APPOINTMENT.test(said)) return null;
  const day = comingDayIn(said, today);
  if (!day) return null;
  const before = said.slice(0, day.index).replace(/[\s,]*(?:(?:is|was|on|this|at|by|it's)\s*)*$/i, '');
  const what = tidy(before.replace(/^(?:i(?:'ve| have)(?: got)?|i(?:'m| am)|we(?:'re| are)) /i, ''));
  const words = what.split(' ').length;
  // 'My niece's birthday, so not that late on Sunday' tells nothing of Sunday.
  if (words < 2 || words > 9 || /\b(?:so|but|not|because|though|which|since)\b/i.test(what)) return null;
  return { text: `${capitalised(toYou(what))}, on ${longDay(day.day)}.`, on: day.day };
}

/** Without what another clause adds. */
const firstClause = (said: string) =>
  tidy(said.split(/\s(?:and|but|because|so|which|who|when|where|while|now|again|today)\s/i)[0] ?? said);

/**
 * What a text says of its writer's people, work, home and plans. Only what a sentence says for certain: no question, no
 * wish, nothing quoted or imagined. English alone is read, of a page in turns.
 *
 * @param today the day of the text, which 'on Friday' is counted from
 */
export async function factsIn(text: string, today: string): Promise<NotedFact[]> {
  const facts = new Map<string, NotedFact>();
  const sentences = sentencesOf(text).flatMap((sentence) => cutBetweenWords(sentence, MAX_SENTENCE));
  const turns = createTimedTurns();
  for (const sentence of sentences) {
    if (turns.isOver()) await turns.next();
    if (facts.size >= MOST_FOUND) break;
    if (NOT_REAL.test(sentence)) continue;
    for (const { pattern, fact } of RULES) {
      for (const found of sentence.matchAll(pattern)) {
        const noted = fact(found, today);
        if (noted && noted.text.length <= LONGEST) facts.set(noted.text.toLowerCase(), noted);
      }
    }
  }
  return [...facts.values()]
    .filter(isNotContained)
    .slice(0, MOST_FACTS)
    .map(({ text: said, ...rest }) => ({ text: shorten(said, LONGEST), ...rest }));
}

/** 'Your sister is called Ana' says nothing new beside 'Your sister Ana is moving to Lisbon'. */
function isNotContained({ text }: NotedFact, _index: number, all: readonly NotedFact[]): boolean {
  const [, who = '', name = ''] = /^Your (.+) (?:is|was) called (\S+)\.$/.exec(text) ?? [];
  return who === '' || !all.some((other) => other.text.startsWith(`Your ${who} ${name} `));
}
