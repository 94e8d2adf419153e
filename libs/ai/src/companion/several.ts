import { capitalised, tidy } from '../local/words.ts';
import { tellsOfDeath } from './acknowledge.ts';
import { isSame } from './exercise-progress.ts';
import { keyPhraseOf } from './key-phrase.ts';
import {
  SEVERAL_ASKS,
  SEVERAL_BEGINS,
  SEVERAL_CHOSEN,
  SEVERAL_CHOSEN_ASKS,
  SEVERAL_CHOSEN_WHO,
  SEVERAL_STOPS,
} from './prose/several.ts';
import { sentencesOf } from './reflect.ts';
import { mended } from './spelling.ts';
import type { Choice } from './state.ts';
import type { Said, Turn } from './turn.ts';

/** One of several things that a long message tells of. */
type Subject = {
  /** As it is offered to tap: 'My mother', 'Work'. */
  say: string;
  /** As it is said back: 'your mother', 'work'. */
  back: string;
  isPerson: boolean;
  /** What stands about it in the message. */
  clause: string;
};

const CLOSE =
  'mother|mum|mom|dad|father|sister|brother|son|daughter|wife|husband|partner|boyfriend|girlfriend|friend|boss|grandma|grandpa|nan|gran|ex|kids|parents|cousin|aunt|uncle|flatmate|roommate|neighbou?r';
const MY_PERSON = new RegExp(
  String.raw`\bmy (?:\p{L}+ )?(?<who>${CLOSE})\b(?!'s (?:birthday|house|place))`,
  'iu',
);
const BARE_PARENT = /\b(?<who>mum|mom|dad)\b(?!'s (?:house|place))/i;
const NAMED =
  /\b(?:met|saw|seen|called|rang|texted|told|visited|hugged|bumped into|ran into|talked to|spoke (?:to|with)|with) (?<name>\p{Lu}\p{Ll}+)\b(?! (?:Street|Road))/u;
const NO_NAME =
  /^(?:Mum|Mom|Dad|God|I|January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+day)$/u;

/** Things whose name says what they are, with the words by which they are meant. */
const THINGS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:work|job|boss|office|merger|meeting|colleagues?|shift|promotion|redundan\w+|laid off|fired)\b/i,
    'work',
  ],
  [/\b(?:school|uni|university|college|exams?|essay|teacher|class|coursework)\b/i, 'school'],
  [/\b(?:slept|sleep(?:ing)?|insomnia|awake)\b/i, 'the sleep'],
  [/\b(?:money|rent|bills?|debts?|loan|mortgage|overdraft)\b/i, 'the money'],
  [/\bplumber\b/i, 'the plumber'],
  [/\bboiler\b/i, 'the boiler'],
  [/\b(?:hospital|surgery|operation|diagnosis|biopsy|scan)\b/i, 'the hospital'],
  [/\b(?:landlord|landlady)\b/i, 'the flat'],
  [/\b(?:car|van)\b(?! park)/i, 'the car'],
  [/\btrain\b/i, 'the train'],
  [/\bwedding\b/i, 'the wedding'],
  [/\bfuneral\b/i, 'the funeral'],
  [/\b(?:moving (?:house|flat|out)|the move|new flat)\b/i, 'the move'],
  [/\b(?:dog|puppy)\b/i, 'the dog'],
  [/\bcat\b/i, 'the cat'],
  [/\b(?:garden|allotment)\b/i, 'the garden'],
  [/\b(?:divorce|breakup|broke up|split up)\b/i, 'the separation'],
];

const PARTS = /\s*[,;:()–—]\s+|\s+-\s+|\s+(?:and|but|because|then)\s+/i;

/** What a message tells of, in its order; a part tells of one thing, of a person before anything else. */
function subjectsIn(message: string): Subject[] {
  const found: Subject[] = [];
  for (const clause of sentencesOf(mended(message)).flatMap((sentence) => sentence.split(PARTS))) {
    const subject = subjectOf(tidy(clause));
    if (subject && !found.some(({ say }) => say === subject.say)) found.push(subject);
  }
  return found;
}

function subjectOf(clause: string): Subject | null {
  const who = (MY_PERSON.exec(clause) ?? BARE_PARENT.exec(clause))?.groups?.['who']?.toLowerCase();
  if (who !== undefined) return { say: `My ${who}`, back: `your ${who}`, isPerson: true, clause };
  const name = NAMED.exec(clause)?.groups?.['name'];
  if (name !== undefined && !NO_NAME.test(name)) return { say: name, back: name, isPerson: true, clause };
  const thing = THINGS.find(([about]) => about.test(clause))?.[1];
  return thing === undefined ? null : { say: capitalised(thing), back: thing, isPerson: false, clause };
}

/** In words: shorter messages are answered as a whole. */
const LEAST_WORDS = 32;
const LEAST_SUBJECTS = 3;
const MOST_OFFERED = 3;

/** A long message that tells of several things: they are named, and the person chooses. Null where it does not. */
export function askWhichOfSeveral(turn: Turn): Said | null {
  const { read, draw, mode, state } = turn;
  // What has to be done is listed, and a death stands alone.
  if (read.words < LEAST_WORDS || mode === 'plan' || tellsOfDeath(read.meant)) return null;
  const subjects = subjectsIn(read.text);
  if (subjects.length < LEAST_SUBJECTS) return null;
  const begins = draw.fresh(SEVERAL_BEGINS[mode === 'heal' ? 'heal' : 'write']);
  const asks = draw.fresh(SEVERAL_ASKS[mode === 'heal' ? 'heal' : 'write']);
  if (begins === null || asks === null) return null;
  const phrase = keyPhraseOf(read.text);
  const stops = phrase && draw.line(SEVERAL_STOPS).replace('{X}', phrase.words);
  const named = subjects.map(({ back }) => back);
  const list = `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}`;
  return {
    text: [begins.replace('{x}', list).replace('{X}', capitalised(list)), stops, asks]
      .filter(Boolean)
      .join(' '),
    choices: offered(subjects),
    state: {
      told: state.told + 1,
      topic: { situation: null, turns: 1, offered: false, hard: mode === 'heal' },
      listens: 0,
      closed: false,
      isBeside: true,
    },
  };
}

/** The last ones are the nearest; what is offered keeps its order. */
function offered(subjects: readonly Subject[]): Choice[] {
  const people = subjects.filter(({ isPerson }) => isPerson);
  const things = subjects.filter(({ isPerson }) => !isPerson);
  const first = [...people.slice(-2), ...things.slice(-2)].slice(0, MOST_OFFERED);
  return subjects
    .filter((subject) => first.includes(subject))
    .map(({ say }) => ({ say, does: 'answer' as const }));
}

const MOST_WORDS_OF_CHOICE = 4;
const GONE = /\b(?:died|dead|death|passed(?: away)?|funeral|buried|late|lost)\b/i;

/** One of several things was chosen: what was written of it is said back, with a question for it. */
export function takeChosen(turn: Turn): Said | null {
  const { read, own, draw, mode, state } = turn;
  const before = own.at(-2);
  if (before === undefined || read.words > MOST_WORDS_OF_CHOICE || mode === 'plan') return null;
  const subjects = subjectsIn(before);
  if (subjects.length < LEAST_SUBJECTS) return null;
  const text = tidy(read.text);
  const subject = subjects.find(
    ({ say }) =>
      isSame(say, text) || new RegExp(String.raw`\b${say.split(' ').at(-1) ?? say}\b`, 'i').test(text),
  );
  if (subject === undefined) return null;
  const key = mode === 'heal' ? 'heal' : 'write';
  const phrase = keyPhraseOf(subject.clause);
  // Of the dead nothing is asked as of a quarrel.
  const isGone = GONE.test(subject.clause);
  const asks = isGone ? null : draw.fresh((subject.isPerson ? SEVERAL_CHOSEN_WHO : SEVERAL_CHOSEN_ASKS)[key]);
  const chosen = capitalised(
    draw.line(SEVERAL_CHOSEN).replace('{x}', subject.back).replace('{X}', capitalised(subject.back)),
  );
  return {
    text: [chosen, phrase && `'${phrase.words}.'`, asks].filter(Boolean).join(' '),
    state: {
      told: state.told + 1,
      listens: 0,
      topic: { situation: null, turns: 2, offered: false, hard: mode === 'heal' },
    },
  };
}
