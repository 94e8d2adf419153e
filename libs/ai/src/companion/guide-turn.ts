import { ENOUGH, LISTEN, TO_PAGE } from './choices.ts';
import { EXERCISES } from './exercises.ts';
import type { Guide, GuideNode, Way } from './guide.ts';
import type { Subject } from './guide-head.ts';
import { GUIDES } from './guides.ts';
import { hearWritten } from './hear-written.ts';
import { keyPhraseOf, quoteKeyPhrase } from './key-phrase.ts';
import { withPronouns } from './people.ts';
import { GUIDE_LEFT, GUIDE_LEFT_ASKS, SUBJECT_ASKS } from './prose/guides.ts';
import { sentencesOf } from './reflect.ts';
import type { Choice, ChoiceAction, GuideProgress } from './state.ts';
import { tells, toldIn } from './told.ts';
import { onPage, type Said, type Turn } from './turn.ts';

/** A question of a guide, and where its answers lead. */
type Point = { ways: readonly Way[]; otherwise: string };

const PREFIX = 'guide ';
/** The place of the first question. */
const FIRST = '';
const MOST_WAYS = 4;
/** Before a question: more is read past. */
const MOST_SENTENCES = 4;
/** In messages: later the talk has found its way. */
const LAST_TO_ASK = 2;

/**
 * So likely a subject must be to be talked of at once, by whether no word of another one is there: of messages that were
 * not trained on nearly nine of ten are right. What is no trouble may as well be told otherwise.
 */
export const MIN_ALONE = 0.6;
const MIN_BESIDE_OTHERS = 0.8;
const MIN_LIGHT = 0.9;
/** In words, and how likely: 'I want to quit' belongs to what is talked of. */
const LEAST_WORDS_OF_OTHER = 7;
const MIN_OTHER = 0.8;
/** All that are asked for, together: below it a message is about something else. */
const MIN_TOGETHER = 0.3;
const MOST_ASKED = 3;
/** So likely it is supposed, where somebody leaves the question and tells on. */
const MIN_SUPPOSED = 0.35;
const MIN_LEAD = 2;

/** Whether a guide may begin in this talk. */
const isOpen = ({ mode, read, state }: Turn) =>
  mode !== 'plan' &&
  read.act === 'tells' &&
  state.unguided !== true &&
  state.refused !== true &&
  (state.complaints ?? 0) === 0;

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
const subjectsOf = (turn: Turn): Subject[] =>
  isOpen(turn) ? turn.read.subjects.filter(({ guide }) => fits(turn, guide)) : [];

const isSure = ({ guide, likely, isShown, isAlone }: Subject) =>
  isShown && likely >= (guide.tone === 'hard' ? (isAlone ? MIN_ALONE : MIN_BESIDE_OTHERS) : MIN_LIGHT);

/** Begins the talk that is written out for the subject of a message. Null where it is not sure which, or it was had. */
export function beginGuide(turn: Turn): Said | null {
  const [first] = subjectsOf(turn);
  const guide =
    first !== undefined && isSure(first) ? first.guide : (subjectShown(turn) ?? subjectPassedOver(turn));
  if (guide === null) return null;
  const written = hearWritten(turn);
  const lead = written
    ? withPronouns(written.line, written.who)
    : [quoteOf(turn), turn.draw.line(guide.acks)].filter(Boolean).join(' ');
  return open(turn, guide, lead);
}

/** A short message may show by plain words what it is about. */
function subjectShown(turn: Turn): Guide | null {
  const { situation, isShown } = turn.read;
  if (!situation || !isShown || !isOpen(turn)) return null;
  const guide = [...GUIDES.values()].find(({ situations }) => situations.includes(situation.id));
  return guide?.tone === 'hard' && situation.tone === 'hard' && fits(turn, guide) ? guide : null;
}

/** Who tells on, where it was asked which of some it is, tells of the likeliest. */
function subjectPassedOver(turn: Turn): Guide | null {
  const guide = GUIDES.get(turn.state.supposed ?? '');
  return guide && isOpen(turn) && fits(turn, guide) ? guide : null;
}

/** In share of the message: more of it said back is an echo. */
const MOST_QUOTED = 0.7;

/** The key phrase of a message, where it is less than nearly all of it. */
function quoteOf(turn: Turn): string | null {
  const quote = quoteKeyPhrase(turn);
  return quote !== null && quote.split(' ').length < turn.read.words * MOST_QUOTED ? quote : null;
}

/**
 * Asks which of the likeliest subjects a message is about, once in a conversation. Null where none is likely.
 *
 * @param line what of the message was taken up
 */
export function askSubject(turn: Turn, line: string): Said | null {
  const { state, draw, own } = turn;
  const near = subjectsOf(turn)
    .filter(({ guide }) => guide.tone === 'hard')
    .slice(0, MOST_ASKED);
  const together = near.reduce((sum, { likely }) => sum + likely, 0);
  if (near.length < 2 || together < MIN_TOGETHER || state.guided || own.length > LAST_TO_ASK) return null;
  const choices = near.map(({ guide: { id, title } }) => ({ say: title, does: `${PREFIX}${id}/` as const }));
  const [first, second] = near;
  const isSupposed =
    first !== undefined && first.likely >= MIN_SUPPOSED && first.likely >= MIN_LEAD * (second?.likely ?? 0);
  const likeliest = isSupposed ? first.guide.id : null;
  return {
    text: `${line} ${draw.line(SUBJECT_ASKS)}`,
    choices: [...choices, LISTEN],
    state: { guided: [], isBeside: true, supposed: likeliest },
  };
}

/** The first question of a guide. */
function open({ state }: Turn, guide: Guide, lead: string): Said {
  const choices = waysOf(guide, guide);
  return {
    text: `${lead} ${guide.ask}`,
    choices: choices.length < MOST_WAYS ? [...choices, LISTEN] : choices,
    state: {
      guide: { id: guide.id, at: FIRST },
      guided: [...(state.guided ?? []), guide.id],
      supposed: null,
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

/**
 * Goes on with the guide under way by what was typed. Null where there is none.
 *
 * @param isSure whether only an answer is taken that is known; else any is
 */
export function continueGuide(turn: Turn, isSure: boolean): Said | null {
  const { read, state, mode } = turn;
  const point = pointOf(state.guide);
  const guide = GUIDES.get(state.guide?.id ?? '');
  if (!guide || !point || mode === 'plan') return null;
  if (DENIES.test(read.meant) || /^(?:corrects|faults|confused)$/.test(read.act)) return leaveGuide(turn);
  // 'I want to quit' may be about a job; what leaves, thanks or asks is answered elsewhere.
  if (isSure && read.isPlain && read.intent !== null && !(read.intent === 'leave' && QUITS.test(read.meant)))
    return null;
  const way = point.ways.find(({ words }) => words.test(read.meant));
  if (way) return reach(turn, guide, way.to);
  if (isSure && !QUITS.test(read.meant)) return null;
  const [other] = subjectsOf(turn);
  const isOther = other !== undefined && other.likely >= MIN_OTHER && read.words >= LEAST_WORDS_OF_OTHER;
  return (isOther ? beginGuide(turn) : null) ?? reach(turn, guide, point.otherwise);
}

/** 'What? No, nobody asked me to', 'I'm talking about my father': it is about something else. */
const DENIES =
  /^(?:what|huh|eh|sorry)\?|\bI(?:'m| am| was) (?:not )?talking about\b|\bI (?:don't|do not|dont) (?:understand|get|see) (?:why|what|how) (?:you|this|that)\b|\b(?:why|what) are you (?:on about|talking about|asking)\b|\b(?:that's|this is|it's|that is|it is) not (?:about|what|it\b|the point)|\bnothing to do with (?:this|that|it)\b|^(?:no|nope|neither|none)\b[^.!?]{0,60}\b(?:about|it's|it is|that's|nobody|not)\b|\bwrong end of the stick\b|\bnobody is\b.{0,20}\bplease stop\b/i;

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
      guide: null,
      supposed: null,
      unguided: true,
      listens: 0,
      topic: null,
      // What was said of the talk itself is quoted nowhere.
      asides: quote === null && !asides.includes(read.text) ? [...asides, read.text] : asides,
    },
  };
}

const QUITS =
  /\b(?:quit|leave|stop)\b.*\b(?:him|her|them|it|job|work|there)\b|\bI (?:just |really )?(?:want to|could|should|might) (?:just )?(?:quit|leave)\b/i;

/** What an answer of a guide that was tapped leads to; null where it is none. */
export function performOnGuide(turn: Turn, action: ChoiceAction): Said | null {
  const [id = '', node = FIRST] = action.startsWith(PREFIX) ? action.slice(PREFIX.length).split('/') : [];
  const guide = GUIDES.get(id);
  if (!guide) return null;
  return node === FIRST ? open(turn, guide, turn.draw.line(guide.acks)) : reach(turn, guide, node);
}

/** What a node says, after what was typed is taken up. */
function reach(turn: Turn, guide: Guide, id: string): Said | null {
  const node = guide.nodes.find((each) => each.id === id);
  if (!node) return null;
  const { state } = turn;
  const topic = state.topic && { ...state.topic, turns: state.topic.turns + 1 };
  const said = { topic, told: state.told + 1, listens: 0 };
  const text = [takenUp(turn, node), node.say, node.ask].filter(Boolean).join(' ');
  if (node.ask !== undefined)
    return { text, choices: waysOf(guide, node), state: { ...said, guide: { id: guide.id, at: node.id } } };
  const page = toldIn(turn).join('\n');
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
    state: { ...said, guide: null, isBeside: true, ...(page !== '' && { page }) },
  };
}

/** What is said first to an answer that was typed: a line that was written for it, or its key phrase. */
function takenUp(turn: Turn, { say }: GuideNode): string {
  if (turn.state.choices.some((choice) => choice.say === turn.read.text)) return '';
  const written = hearWritten(turn);
  const line = written ? withPronouns(written.line, written.who) : (quoteKeyPhrase(turn) ?? '');
  return sentencesOf(line).length + sentencesOf(say).length <= MOST_SENTENCES ? line : '';
}

const waysOf = ({ id }: Guide, { ways = [] }: { ways?: readonly Way[] }): Choice[] =>
  ways.map(({ say, to }) => ({ say, does: `${PREFIX}${id}/${to}` as const }));

/** Where a guide waits for an answer. */
function pointOf(progress: GuideProgress | null | undefined): Point | null {
  const guide = GUIDES.get(progress?.id ?? '');
  if (!guide) return null;
  if (progress?.at === FIRST) return guide;
  const node = guide.nodes.find(({ id }) => id === progress?.at);
  return node?.otherwise === undefined ? null : { ways: node.ways ?? [], otherwise: node.otherwise };
}
