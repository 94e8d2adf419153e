import { cutBetweenWords } from '../care/pieces.ts';
import { capitalise, shortenAtWord, tidyText, toSecondPerson } from '../local/words.ts';
import { RELATIONS } from '../local/relations.ts';
import { sentencesOf } from '../local/sentences.ts';
import { createTimedTurnTaker } from '../turns.ts';
import { comingDayIn, longDay } from './days.ts';

/** Something that a sentence says of its writer, of their people or of their plans, in the second person. */
export type NotedFact = {
  text: string;
  /** The day of a plan, `YYYY-MM-DD`. */
  on?: string;
};

const MAX_FACTS = 12;
/** Each is compared with all others. */
const MAX_CANDIDATES = 100;
const MAX_FACT_CHARS = 140;
/** What has no full stop is cut between words: the patterns take long for a whole page. */
const MAX_SENTENCE_CHARS = 1_000;

/** What follows is no fact of the writer: imagined, dreamt, told by somebody else, or asked. */
const UNREAL_CLAUSE =
  /\?\s*$|["“”«»]|^\s*(?:if|what if|imagine|suppose|maybe|perhaps|unless)\b|\b(?:i (?:wish|dreamt|dreamed)|in (?:my|the|a) (?:dream|novel|story|book|film|movie|game)|he said|she said|they said|i'd|would|could|should|might|used to|pretend|not true|joking|jk)\b/i;
/** Words that begin with a capital and are no names. */
const CAPITALISED_NON_NAMES =
  /^(?:I|I'm|I've|Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir|Herr|Frau|And|But|So|Then|The|He|She|It|They|We|You|Who|That|This|My|His|Her|Our|Your|Their|Its|Is|Was|Has|Did|Do|Does|Can|Could|Would|Should|God|Now|When|What|Where|Why|How|If|As|At|On|In|Of|For|From|With|To|Or|By|Well|Yes|No|Not|Still|Just|Maybe|Oh|Ok|Okay|Anyway|Also|Because|Since|After|Before|Today|Tomorrow|Yesterday|Tonight|Please|Sorry|Thanks|There|Here|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|German|French|Spanish|Portuguese|Mum|Mom|Dad)$/;
const PLURAL_RELATION = /s$|^(?:children|family)$/;
const SINGULAR_RELATION = [
  ...RELATIONS.filter((name) => !PLURAL_RELATION.test(name) || name === 'boss'),
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
const RELATION_PREFIX =
  '(?:(?:big|little|older|younger|elder|twin|half|step|best|good|old|late|new|first|second|eldest|youngest) )?';
const NAME_PATTERN = "(\\p{Lu}\\p{Ll}+(?:[-'’]\\p{Lu}\\p{Ll}+)?)";

type FactRule = { pattern: RegExp; fact: (found: RegExpExecArray, today: string) => NotedFact | null };

const nameFact = (who: string, name: string): NotedFact | null =>
  CAPITALISED_NON_NAMES.test(name)
    ? null
    : {
        text: `Your ${who.toLowerCase()} ${/\blate\b|\bex\b/i.test(who) ? 'was' : 'is'} called ${capitalise(name)}.`,
      };

const TRADE_WORDS =
  'nurse|teacher|doctor|lawyer|solicitor|engineer|developer|programmer|designer|architect|accountant|cook|chef|baker|waiter|waitress|barista|driver|farmer|gardener|carpenter|electrician|plumber|mechanic|musician|writer|journalist|editor|translator|photographer|artist|actor|dancer|librarian|pharmacist|dentist|vet|midwife|paramedic|firefighter|soldier|pilot|cashier|cleaner|caretaker|carer|social worker|therapist|psychologist|scientist|researcher|professor|lecturer|tutor|student|apprentice|freelancer|consultant|manager|salesperson|secretary|receptionist|hairdresser|tailor|priest|pastor|judge|civil servant|postdoc|phd student';

/** From what is said most plainly to what is said in passing. */
const FACT_RULES: readonly FactRule[] = [
  {
    // 'My sister's name is Ana', 'my boss is called Tom'
    pattern: new RegExp(
      `\\bmy (${RELATION_PREFIX}(?:${SINGULAR_RELATION}))(?:'s name is| is called| is named|'s called) (\\p{L}{2,20})`,
      'giu',
    ),
    fact: ([, who = '', name = '']) => nameFact(who, capitalise(name)),
  },
  {
    // 'my sister Ana is moving to Lisbon'
    pattern: new RegExp(
      `\\b[Mm]y (${RELATION_PREFIX}(?:${SINGULAR_RELATION}))(?:,)? ${NAME_PATTERN},? ((?:is|has|was|lives|works|got|moved|started)\\b(?:[^.,;!?:()]|(?<=\\d)[.:](?=\\d)){3,70}|(?:died|passed away)\\b[^.,;!?:()]{0,70})`,
      'gu',
    ),
    fact: ([, who = '', name = '', does = '']) =>
      CAPITALISED_NON_NAMES.test(name) || /\b(?:like|such|so|very|being|always|never)\b/i.test(does)
        ? null
        : { text: `Your ${who} ${name} ${toSecondPerson(firstClause(does))}.` },
  },
  {
    pattern: new RegExp(
      `\\b[Mm]y (${RELATION_PREFIX}(?:${SINGULAR_RELATION}))(?:,)? ${NAME_PATTERN}(?!\\p{L})`,
      'gu',
    ),
    fact: ([, who = '', name = '']) => nameFact(who, name),
  },
  {
    // 'Ana is my sister', 'Ana, my sister,'
    pattern: new RegExp(
      `(?<!\\p{L})${NAME_PATTERN}(?: is|,| \\() ?my (${RELATION_PREFIX}(?:${SINGULAR_RELATION}))\\b`,
      'gu',
    ),
    fact: ([, name = '', who = '']) => nameFact(who, name),
  },
  {
    pattern: new RegExp(
      `\\bi(?:'m| am) an? (?:\\p{L}+ )?(${TRADE_WORDS})\\b(?! (?:of|at heart|in (?:my|a)))`,
      'giu',
    ),
    fact: ([said]) => ({ text: `${capitalise(toSecondPerson(said))}.` }),
  },
  {
    pattern:
      /\bi work (?:as an? |at |in |for |with )(?!home|progress|it\b|that\b|this\b|them\b|him\b|her\b|what\b|my\b)(?:[^.,;!?:()]|(?<=\d)[.:](?=\d)){2,50}/giu,
    fact: ([said]) => ({ text: `${capitalise(toSecondPerson(firstClause(said)))}.` }),
  },
  {
    pattern:
      /\b[Ii](?: live|'ve moved| moved| am moving|'m moving) (?:in|to) \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}/gu,
    fact: ([said]) => ({ text: `${capitalise(toSecondPerson(said))}.` }),
  },
  {
    pattern:
      /\b(?:i|we) have (?:an?|one|two|three|four|five|\d) (?:(?:little|small|grown|grown-up|young|older|teenage) )?(?:kids?|child(?:ren)?|sons?|daughters?|boys|girls|brothers?|sisters?|dogs?|cats?|grandchild(?:ren)?)\b/giu,
    fact: ([said]) => ({ text: `${capitalise(toSecondPerson(said))}.` }),
  },
  {
    pattern:
      /\bi(?:'m| am) (?:writing (?:a|my)|learning (?:to )?|studying|training for|saving for|expecting|pregnant|retired|unemployed|vegan|vegetarian|allergic to|engaged to|married to|divorced)\b(?:[^.,;!?:()]|(?<=\d)[.:](?=\d)){0,50}/giu,
    fact: ([said]) => ({ text: `${capitalise(toSecondPerson(firstClause(said)))}.` }),
  },
  {
    pattern:
      /\bi(?:'ve| have) been (?:sober|clean|single|married|vegan|retired|smoke-free) (?:for|since) (?:[^.,;!?:()]|(?<=\d)[.:](?=\d)){2,40}/giu,
    fact: ([said]) => ({ text: `${capitalise(toSecondPerson(said))}.` }),
  },
  {
    pattern: /\bmy (?:\p{L}+'s )?birthday is (?:on |in )?(?:the )?[\p{L}\d ]{3,25}/giu,
    fact: ([said]) => (/\d/.test(said) ? { text: `${capitalise(toSecondPerson(tidyText(said)))}.` } : null),
  },
  {
    // 'I have an exam on Friday', 'my interview is tomorrow'
    pattern:
      /\b(?:i(?:'ve| have)(?: got)? (?:an?|my|the|another) |my |(?:i|we)(?:'m| am|'re| are) (?:flying|travelling|driving|moving|meeting|seeing|visiting|getting|starting|going) )(?:[^.;!?:()]|(?<=\d)[.:](?=\d)){2,60}/giu,
    fact: planFact,
  },
];

const APPOINTMENT_WORDS =
  /\b(?:exam|test|interview|appointment|meeting|presentation|surgery|operation|scan|check-?up|wedding|funeral|birthday|party|dinner|date|trip|flight|race|marathon|concert|recital|deadline|viva|defen[cs]e|court|hearing|match|audition|review|talk|call|visit|due date|first day|last day|graduation|flying|travelling|driving|moving|meeting|seeing|visiting|starting)\b/i;

function planFact([said]: RegExpExecArray, today: string): NotedFact | null {
  if (!APPOINTMENT_WORDS.test(said)) return null;
  const day = comingDayIn(said, today);
  if (!day) return null;
  const before = said.slice(0, day.index).replace(/[\s,]*(?:(?:is|was|on|this|at|by|it's)\s*)*$/i, '');
  const what = tidyText(before.replace(/^(?:i(?:'ve| have)(?: got)?|i(?:'m| am)|we(?:'re| are)) /i, ''));
  const words = what.split(' ').length;
  // 'My niece's birthday, so not that late on Sunday' tells nothing of Sunday.
  if (words < 2 || words > 9 || /\b(?:so|but|not|because|though|which|since)\b/i.test(what)) return null;
  return { text: `${capitalise(toSecondPerson(what))}, on ${longDay(day.day)}.`, on: day.day };
}

/** Without what another clause adds. */
const firstClause = (said: string) =>
  tidyText(said.split(/\s(?:and|but|because|so|which|who|when|where|while|now|again|today)\s/i)[0] ?? said);

/**
 * What a text says of its writer's people, work, home and plans. Only what a sentence says for certain: no question, no
 * wish, nothing quoted or imagined. English alone is read, of a page in turns.
 *
 * @param today the day of the text, which 'on Friday' is counted from
 */
export async function factsIn(text: string, today: string): Promise<NotedFact[]> {
  const facts = new Map<string, NotedFact>();
  const sentences = sentencesOf(text).flatMap((sentence) => cutBetweenWords(sentence, MAX_SENTENCE_CHARS));
  const turns = createTimedTurnTaker();
  for (const sentence of sentences) {
    if (turns.isOver()) await turns.next();
    if (facts.size >= MAX_CANDIDATES) break;
    if (UNREAL_CLAUSE.test(sentence)) continue;
    for (const { pattern, fact } of FACT_RULES) {
      for (const found of sentence.matchAll(pattern)) {
        const noted = fact(found, today);
        if (noted && noted.text.length <= MAX_FACT_CHARS) facts.set(noted.text.toLowerCase(), noted);
      }
    }
  }
  return [...facts.values()]
    .filter(isNotContainedInOthers)
    .slice(0, MAX_FACTS)
    .map(({ text: said, ...rest }) => ({ text: shortenAtWord(said, MAX_FACT_CHARS), ...rest }));
}

/** 'Your sister is called Ana' says nothing new beside 'Your sister Ana is moving to Lisbon'. */
function isNotContainedInOthers({ text }: NotedFact, _index: number, all: readonly NotedFact[]): boolean {
  const [, who = '', name = ''] = /^Your (.+) (?:is|was) called (\S+)\.$/.exec(text) ?? [];
  return who === '' || !all.some((other) => other.text.startsWith(`Your ${who} ${name} `));
}
