import { ENOUGH, LISTEN, TO_PAGE } from './choices.ts';
import { EXERCISES } from './exercises.ts';
import type { Guide, Way } from './guide.ts';
import type { Subject } from './subject-head.ts';
import { GUIDES } from './guides.ts';
import { hearWritten } from './hear-written.ts';
import { keyPhraseOf } from './key-phrase.ts';
import { withPronouns } from './people.ts';
import { GUIDE_LEFT, GUIDE_LEFT_ASKS, GUIDE_UNSURE } from './prose/guides.ts';
import { sentencesOf } from './reflect.ts';
import type { Choice, ChoiceAction } from './state.ts';
import { pageOf, tells } from './told.ts';
import { onPage, type Said, type Turn } from './turn.ts';

const PREFIX = 'guide ';
/** The place of the first question. */
const FIRST = '';
const MOST_WAYS = 4;

/**
 * So likely a subject must be to be talked of at once, by whether no word of another one is there: of messages that were
 * not trained on nearly nine of ten are right. What is no trouble may as well be told otherwise.
 */
export const MIN_ALONE = 0.6;
const MIN_BESIDE_OTHERS = 0.8;
const MIN_LIGHT = 0.9;
/** In words: what tells more has details of its own. */
const MOST_WORDS_OF_SUBJECT = 15;
const MIN_TO_TAP = 0.4;
const MIN_TO_TAP_BESIDE_OTHERS = 0.7;
const MOST_TO_TAP = 2;

/** Whether a guide may begin in this talk. */
const isOpen = ({ read, state }: Turn) =>
  read.act === 'tells' && state.unguided !== true && state.refused !== true && (state.complaints ?? 0) === 0;

/** Whether a guide fits how something is told: 'I smiled and said congratulations' may be no good news. */
function fits(turn: Turn, { id, tone }: Guide): boolean {
  const { read, state, mode } = turn;
  if (state.guided?.includes(id)) return false;
  if (tone === 'hard') return !read.isLight && (mode === 'heal' || read.tone !== 'good');
  return (
    mode === 'write' && !read.isHeavy && !/^(?:hard|uneasy)$/.test(read.tone) && state.topic?.hard !== true
  );
}

/** The subjects of a message that can be talked of, the likeliest first. */
const subjectsOf = (turn: Turn): Subject<Guide>[] =>
  isOpen(turn) ? turn.read.guides.filter(({ of }) => fits(turn, of)) : [];

const isSure = ({ of, likely, isShown, isAlone }: Subject<Guide>) =>
  isShown && likely >= (of.tone === 'hard' ? (isAlone ? MIN_ALONE : MIN_BESIDE_OTHERS) : MIN_LIGHT);

/**
 * Begins the talk that is written out for the subject of a message. Null where it is not sure which, where it was had
 * already, and where the message tells more than its subject: of its details the guide knows nothing.
 */
export function beginGuide(turn: Turn): Said | null {
  if (turn.mode === 'plan' || turn.read.words > MOST_WORDS_OF_SUBJECT) return null;
  const [first] = subjectsOf(turn);
  const guide = first !== undefined && isSure(first) ? first.of : subjectShown(turn);
  if (guide === null) return null;
  const written = hearWritten(turn);
  return open(turn, guide, written ? withPronouns(written.line, written.who) : turn.draw.line(guide.acks));
}

/** A short message may show by plain words what it is about. */
function subjectShown(turn: Turn): Guide | null {
  const { situation, isShown } = turn.read;
  if (!situation || !isShown || !isOpen(turn)) return null;
  const guide = [...GUIDES.values()].find(({ situations }) => situations.includes(situation.id));
  return guide?.tone === 'hard' && situation.tone === 'hard' && fits(turn, guide) ? guide : null;
}

/** The likeliest subjects of what was told, to tap. */
export const subjectsToTap = (turn: Turn): Choice[] =>
  subjectsOf(turn)
    .filter(
      ({ of, likely, isAlone }) =>
        of.tone === 'hard' && likely >= (isAlone ? MIN_TO_TAP : MIN_TO_TAP_BESIDE_OTHERS),
    )
    .slice(0, MOST_TO_TAP)
    .map(({ of: { id, title } }) => ({ say: title, does: `${PREFIX}${id}/` as const }));

/** The first question of a guide. */
function open({ state }: Turn, guide: Guide, lead: string): Said {
  const choices = waysOf(guide, guide);
  return {
    text: `${lead} ${guide.ask}`,
    choices: choices.length < MOST_WAYS ? [...choices, LISTEN] : choices,
    state: {
      guide: { id: guide.id, at: FIRST },
      guided: [...(state.guided ?? []), guide.id],
      told: state.told + 1,
      listens: 0,
      closed: false,
      topic: {
        situation: null,
        turns: 1,
        offered: true,
        good: guide.tone === 'good',
        hard: guide.tone === 'hard',
      },
    },
  };
}

/** In words: a longer answer says more than the one that was foreseen. */
const MOST_WORDS_OF_ANSWER = 7;

/**
 * Goes on with the guide under way where what was typed is one of its answers in few words. Of everything else it knows
 * nothing: null, and the talk goes on without it.
 */
export function continueGuide(turn: Turn): Said | null {
  const { read, state } = turn;
  const guide = GUIDES.get(state.guide?.id ?? '');
  if (!guide) return null;
  const ways = waysAt(guide, state.guide?.at ?? FIRST);
  const way = ways.find(({ words }) => words.test(read.meant));
  const isAnswer = way !== undefined && read.words <= MOST_WORDS_OF_ANSWER;
  const isDenied = DENIES.test(read.meant) || /^(?:corrects|faults|confused)$/.test(read.act);
  if (isDenied && !isAnswer) return leaveGuide(turn);
  if (read.intent === 'unsure' && ways.length > 0 && !GUIDE_UNSURE.some(turn.draw.wasSaid))
    return {
      text: turn.draw.line(GUIDE_UNSURE),
      choices: [...waysOf(guide, { ways }), LISTEN].slice(0, MOST_WAYS),
      state: { guide: state.guide ?? null },
    };
  if (read.isPlain && read.intent !== null && read.intent !== 'agree' && read.intent !== 'disagree')
    return null;
  return isAnswer ? reach(turn, guide, way.to) : null;
}

/** 'What? No, nobody asked me to', 'I'm talking about my father': it is about something else. */
const DENIES =
  /^(?:what|huh|eh|sorry)\?|\bI(?:'m| am| was) (?:not )?talking about\b|\bI (?:don't|do not|dont) (?:understand|get|see) (?:why|what|how) (?:you|this|that)\b|\b(?:why|what) are you (?:on about|talking about|asking)\b|\b(?:that's|this is|it's|that is|it is) not (?:about|what|it\b|the point)|\bnothing to do with (?:this|that|it)\b|^(?:no|nope|neither|none)\b[^.!?]{0,40}\b(?:not about|isn't about|it's about|it is about|nobody (?:asked|said|is))\b|^neither\b|\bwrong end of the stick\b|\bnobody is\b.{0,20}\bplease stop\b/i;

/** What the guide was about was wrong: it is left, and none begins by itself any more. */
function leaveGuide(turn: Turn): Said {
  const { draw, read, state } = turn;
  const asides = state.asides ?? [];
  const sentence = sentencesOf(read.meant).findLast((each) => !DENIES.test(each) && tells(each));
  const quote = sentence === undefined ? null : keyPhraseOf(sentence);
  return {
    text: [draw.line(GUIDE_LEFT), quote ? `'${quote.words}.'` : draw.line(GUIDE_LEFT_ASKS)].join(' '),
    choices: [LISTEN],
    state: {
      unguided: true,
      listens: 0,
      topic: null,
      // What was said of the talk itself is quoted nowhere.
      asides: quote === null && !asides.includes(read.text) ? [...asides, read.text] : asides,
    },
  };
}

/** What an answer of a guide that was tapped leads to; null where it is none. */
export function performOnGuide(turn: Turn, action: ChoiceAction): Said | null {
  const [id = '', node = FIRST] = action.startsWith(PREFIX) ? action.slice(PREFIX.length).split('/') : [];
  const guide = GUIDES.get(id);
  if (!guide) return null;
  return node === FIRST ? open(turn, guide, turn.draw.line(guide.acks)) : reach(turn, guide, node);
}

/** What a node says. An open question waits for no certain answer: what is told then is heard as ever. */
function reach(turn: Turn, guide: Guide, id: string): Said | null {
  const node = guide.nodes.find((each) => each.id === id);
  if (!node) return null;
  const { state } = turn;
  const topic = state.topic && { ...state.topic, turns: state.topic.turns + 1 };
  const said = { topic, told: state.told + 1, listens: 0 };
  const text = [node.say, node.ask].filter(Boolean).join(' ');
  if (node.ask !== undefined)
    return { text, choices: waysOf(guide, node), state: { ...said, guide: { id: guide.id, at: node.id } } };
  const page = pageOf(turn);
  const exercise = EXERCISES.get(node.exercise ?? '');
  const isOffered = exercise !== undefined && state.offered?.includes(exercise.id) !== true;
  return {
    text,
    choices: [
      ...(isOffered ? [{ say: exercise.begin, does: `begin ${exercise.id}` as const }] : []),
      ...(page === '' ? [] : [TO_PAGE]),
      ENOUGH,
    ],
    ...(page !== '' && { exercise: onPage(page) }),
    state: { ...said, isBeside: true, ...(page !== '' && { page }) },
  };
}

const waysOf = ({ id }: Guide, { ways = [] }: { ways?: readonly Way[] }): Choice[] =>
  ways.map(({ say, to }) => ({ say, does: `${PREFIX}${id}/${to}` as const }));

const waysAt = (guide: Guide, at: string): readonly Way[] =>
  (at === FIRST ? guide : guide.nodes.find(({ id }) => id === at))?.ways ?? [];
