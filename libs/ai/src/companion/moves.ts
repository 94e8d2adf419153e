import { LISTEN } from './choices.ts';
import { givePrompt, listen } from './offers.ts';
import { named, type Said, type Turn } from './turn.ts';
import { askWhetherToGoOn, isWaiting } from './exercise-end.ts';
import { begin } from './exercise-turn.ts';
import { ENGLISH_EXERCISES, EXERCISES } from './exercises.ts';
import { capitalised, shorten, tidy, toYou } from '../local/words.ts';
import { lastQuestion } from './answered.ts';
import { LIMITED_TO_ENGLISH } from '../local/language.ts';
import { ANSWERS } from './prose/answers.ts';
import { HOW_TO_BEGIN, VERDICT_OF_LINE } from './prose/writing.ts';
import {
  AFTER_CORRECTION,
  CORRECTED,
  CORRECTED_SO,
  DOUBTERS,
  EMOJI_HARD,
  EMOJI_OTHER,
  GO_ON_FROM_THERE,
  GREETING,
  GREETING_AGAIN,
  MEANT,
  NO_WORDS,
  READ_PAST,
  SUGGESTS,
  TIME_GIVEN,
  WRITE_FIRST,
} from './prose/moves.ts';
import { ASKED_AFTERWARDS } from './prose/complaints.ts';
import {
  asksForPage,
  greetWithPlan,
  tellOfPage,
  tellOfSoulPrint,
  tellWhatIsKnown,
  tellWhatIsPlanned,
  tellWhatWasFound,
} from './knowledge.ts';
import { acceptThanks, farewell } from './farewell.ts';
import { answerRequest } from './answer-request.ts';
import { ownMisreading } from './good-news.ts';
import { hearPlainly } from './hearing.ts';
import { hearWritten } from './hear-written.ts';
import { pronounsFor, withPronouns } from './people.ts';
import { suggestSmallPlan } from './plan-talk.ts';
import { summary } from './summary.ts';
import type { Intent } from './intent-rules.ts';
import { exerciseOf } from './exercise-progress.ts';

/** Answers a message by what it asks for. Null where it tells something, or answers what was asked. */
export function answerMove(turn: Turn): Said | null {
  const { read, draw } = turn;
  if (read.shape === 'empty' || read.shape === 'unreadable') return { text: draw.line(NO_WORDS) };
  if (read.shape === 'emoji') return { text: draw.line(read.isHeavy ? EMOJI_HARD : EMOJI_OTHER) };
  if (read.shape === 'foreign') return { text: foreign(read.language) };
  if (asksForPage(read.meant)) return tellOfPage(turn);
  if (turn.own.length > 1 && WHAT.test(read.meant)) return { text: draw.line(MEANT) };
  if (turn.mode === 'write' && !read.isPlain) {
    const said = answerWriter(turn);
    if (said) return said;
  }
  const { intent } = read;
  if (turn.own.length >= LONG_TALK && LEAVES_FOR.test(read.meant) && !turn.state.plan) return farewell(turn);
  if (/^(?:another|one more)(?: one)?\W*$/i.test(read.meant) && JOKES.some(draw.wasSaid))
    return { text: draw.line(JOKES) };
  if (!intent) return null;
  if (!read.isPlain && read.tellings.some(({ telling }) => telling.leads)) return null;
  // 'What if she is right and I am a bad daughter?' tells more than it asks.
  // In a talk about a plan a time is a part of it.
  if (intent === 'time-given' && (turn.state.plan || turn.mode === 'plan')) return null;
  // 'Tuesday before work?' answers what the plan asked for.
  if (intent === 'ask-week' && turn.state.plan?.asked && !read.isPlain) return null;
  const isAsked = intent === 'ask-opinion' || intent === 'ask-advice';
  // A written answer to the very question is better than one to all questions.
  if ((isAsked || read.act === 'asks-view') && turn.mode !== 'plan' && hearWritten(turn)) return null;
  if (isAsked) {
    const suggested = suggestSmallPlan(turn);
    if (suggested) return suggested;
  }
  if (isAsked && (read.request || (!read.isPlain && read.situation))) return null;
  if (intent === 'correction' && read.tellings.some(({ telling }) => telling.leads)) return null;
  // 'No, she knows' may be the answer to what was asked.
  if (intent === 'correction' && lastQuestion(turn) !== null && !PUTS_RIGHT.test(read.meant)) return null;
  // 'Help me write the speech' asks for help, whatever else it is like.
  if (read.request && !read.isPlain) return null;
  if (intent === 'leave' && turn.state.topic !== null && WANTS_OUT.test(read.meant)) return null;
  const special = SPECIAL[intent]?.(turn);
  if (special) return special;
  const exercise = intent.startsWith('wish-') ? EXERCISES.get(intent.slice('wish-'.length)) : undefined;
  if (exercise) return begin(turn, exercise);
  return ANSWERS[intent] ? answerPlainly(turn, intent) : null;
}

/** 'I want to quit' is about a job, where something is told. */
const WANTS_OUT =
  /\bI (?:just |really |kind of )?(?:want|need|have|(?:would|'d) like|could|should|might)(?: to)? (?:just )?(?:quit|leave|resign)\b/i;

/** In messages. */
const LONG_TALK = 6;
/** 'Right. I'm going to get dressed' ends a long talk. */
const LEAVES_FOR =
  /^(?:ok|okay|right|well|anyway)[,.]? (?:(?:I'm |I am )?(?:going|off) to|(?:I'm )?gonna|(?:I )?(?:must|better)) [^.!?]{3,60}[.!]*$/i;

/** 'What tone? I just told you …' asks back. */
const WHAT = /^(?:what|which)(?: \p{L}+)?\?(?= |$)/iu;

const PUTS_RIGHT =
  /\b(?:not (?:my|me|him|them|us|the|an?|her|his|our|their|what|like)|meant|I mean|wrong|misread|misunderst\p{L}+|didn't say|never said|already|just said|actually|nice|good)\b/iu;

const JOKES = ANSWERS['ask-joke']?.lines ?? [];

const foreign = (language: string) =>
  `${LIMITED_TO_ENGLISH[language] ?? ''} I read English well, and little else so far. A few plain English words would do.`.trim();

const SPECIAL: Partial<Record<Intent, (turn: Turn) => Said>> = {
  'ask-advice': (turn) => suggestOne(turn) ?? answerPlainly(turn, 'ask-advice'),
  greeting: (turn) => {
    const exercise = turn.progress && isWaiting(turn) ? exerciseOf(turn.progress) : undefined;
    if (exercise) return askWhetherToGoOn(turn, exercise);
    if (turn.own.length > 1) return { text: turn.draw.line(GREETING_AGAIN) };
    const plan = greetWithPlan(turn);
    if (plan) return plan;
    return { text: named(turn, turn.draw.line(GREETING)) };
  },
  goodbye: farewell,
  thanks: acceptThanks,
  'ask-today': ({ today, hour }) => ({ text: dayLine(today, hour) }),
  'ask-knows-me': tellWhatIsKnown,
  'ask-past': tellWhatWasFound,
  'ask-soulprint': tellOfSoulPrint,
  'ask-summary': (turn) =>
    summary(turn) ?? { text: "There isn't enough yet to sum up. Tell me a little more first." },
  'ask-week': tellWhatIsPlanned,
  'ask-meaning': (turn) => ({ text: turn.draw.line(MEANT) }),
  complaint: (turn) => (turn.own.length === 1 ? meetDoubter(turn) : answerPlainly(turn, 'complaint')),
  correction: correct,
  'wants-listening': listen,
  'wish-prompt': givePrompt,
  'wish-exercise': offerExercises,
  'time-given': (turn) => ({
    text: turn.draw.line(TIME_GIVEN).replace('{time}', capitalised(shorten(tidy(turn.read.text), 60))),
  }),
  leave: (turn) =>
    /\b(?:stop|quit|exit|end|enough)\b/i.test(turn.read.text) && turn.own.length > 1
      ? farewell(turn)
      : dropSubject(turn),
};

const answerPlainly = ({ draw, read }: Turn, intent: Intent): Said => ({
  text: draw.line(WRITES_FIRST.test(read.meant) ? WRITE_FIRST : (ANSWERS[intent]?.lines ?? [])),
  // 'Is it wicked to be relieved?' has no two sides to be weighed.
  choices: (ANSWERS[intent]?.choices ?? []).filter(
    ({ does }) => intent !== 'ask-opinion' || does !== 'begin two-columns' || DECIDES.test(read.meant),
  ),
});

/** 'Should I write it down first?' is no decision to be weighed. */
const WRITES_FIRST = /\bshould I (?:just |maybe )?(?:write|note|jot) (?:it|that|this|them)\b/i;

const DECIDES = /\b(?:should|shall|ought|or|decide|choose|better)\b/i;

/** Somebody begins with what they think of programs. */
const meetDoubter = ({ draw, mode }: Turn): Said => ({
  text: draw.line(DOUBTERS),
  choices: [
    LISTEN,
    { say: 'Something practical', does: mode === 'heal' ? 'begin small-step' : 'begin what-comes-first' },
    { say: 'Nothing, really', does: 'nothing' },
  ],
});

const ASKS_HOW_TO_WRITE =
  /\b(?:how|where) (?:do|should|can|would|could|to)(?: I)?(?: even| best)? (?:start|begin|open|end|finish)(?: (?:it|this|that|writing|the (?:text|story|page|piece|poem|line|paragraph)))?\s*\?/i;
const ASKS_VERDICT =
  /\b(?:is|does|do|are) (?:that|this|it|the|my)\b[^.!?]{0,30}\b(?:line|sentence|opening|beginning|ending|paragraph|title|poem|story)\b[^.!?]*\b(?:good|works?|ok|okay|too|enough|cheesy|boring|right)\b[^.!?]*\?/i;

/** What somebody asks of what they write. */
function answerWriter({ read, draw }: Turn): Said | null {
  const lines = ASKS_VERDICT.test(read.meant)
    ? VERDICT_OF_LINE
    : ASKS_HOW_TO_WRITE.test(read.meant)
      ? HOW_TO_BEGIN
      : null;
  const line = lines && draw.fresh(lines);
  if (line === null) return null;
  const exercises = ['page-from-one-line', 'five-senses-scene'].flatMap((id) => EXERCISES.get(id) ?? []);
  return {
    text: line,
    choices: exercises.map(({ id, begin: say }) => ({ say, does: `begin ${id}` as const })),
  };
}

const dropSubject = (turn: Turn): Said => ({
  text: turn.draw.line(ANSWERS['new-subject']?.lines ?? []),
  state: { topic: null, listens: 0 },
});

function dayLine(today: string, hour: number): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${today}T12:00:00Z`));
  const part =
    hour < 5 ? 'the middle of the night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return `It's ${day}, ${part} where you are.`;
}

/** Owns the mistake, says what was put right where that is certain, and goes on from there. */
function correct(turn: Turn): Said {
  const { read, draw, state } = turn;
  const misread = ownMisreading(turn);
  if (misread) return misread;
  if (ALREADY_SAID.test(read.meant)) return { text: draw.line(READ_PAST) };
  const sorry = draw.line(CORRECTED);
  const asked = answerRequest(turn);
  if (asked) return { ...asked, text: `${sorry} ${asked.text}` };
  const right = rightWords(read.meant);
  if (!right) {
    // What was said to put it right is not asked for once more.
    const asks = read.words > FEW_WORDS ? ASKED_AFTERWARDS : AFTER_CORRECTION;
    return { text: `${sorry} ${draw.line(asks)}` };
  }
  const so = draw.line(CORRECTED_SO).replace('{clause}', right).replace('{Clause}', capitalised(right));
  const topic = state.topic && { ...state.topic, situation: read.situation?.id ?? null, good: false };
  const ask = draw.fresh(hearPlainly(turn).asks) ?? draw.line(GO_ON_FROM_THERE);
  return { text: withPronouns(`${sorry} ${so} ${ask}`, pronounsFor(read.meant, [])), state: { topic } };
}

const FEW_WORDS = 5;

const ALREADY_SAID = /\bI (?:just|already) (?:said|told you|wrote|answered|mentioned)\b/i;

/** What a correction puts in the place of the mistake: of its parts the last that denies nothing. */
function rightWords(text: string): string | null {
  const meant = /\bI meant(?: rather| really| just)? (?!not\b)([^.!?,]{6,90})/i.exec(text)?.[1];
  const parts = text
    .split(/[.!;,]\s+|\s+but\s+|\s+-\s+/)
    .map((part) => tidy(part).replace(/^(?:(?:no|wait|sorry|actually|and|so|I mean)\b[\s,]*)+/i, ''));
  const part =
    meant ??
    parts.findLast(
      (each) => each.split(' ').length >= 3 && !/\b(?:not|never|no|you|your|wrong)\b|n't\b/i.test(each),
    );
  return part ? toYou(tidy(part)) : null;
}

/** Some that fit mode, feeling and hour. */
function offerExercises(turn: Turn): Said {
  const { mode, hour, read, progress } = turn;
  const isNight = hour >= 21 || hour < 4;
  const felt = read.feelings[0]?.family;
  const fitting = [...ENGLISH_EXERCISES.values()]
    .map((exercise) => ({
      exercise,
      score:
        (exercise.mode === mode ? 2 : 0) +
        (felt && exercise.fits.feelings?.includes(felt) ? 3 : 0) +
        (exercise.fits.hours && isWithin(hour, exercise.fits.hours) ? 1 : 0) +
        (isNight && exercise.id === 'bedtime-unload' ? 2 : 0) -
        (turn.draw.wasSaid(exercise.offer) ? 3 : 0) -
        (exercise.id === progress?.exercise ? 3 : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ exercise }) => exercise);
  const list = fitting.map(({ title, offer }) => `**${title}**: ${offer}.`).join('\n');
  return {
    text: `Three that could fit:\n\n${list}`,
    choices: fitting.map(({ id, begin: say }) => ({ say, does: `begin ${id}` as const })),
  };
}

const SUGGESTED = {
  write: ['page-from-one-line', 'morning-page'],
  heal: ['closer-look', 'self-compassion-break', 'naming-what-is-felt'],
  plan: [],
} as const;

/** To somebody who asks what to do with what was told: one exercise that fits, at one tap. */
function suggestOne({ mode, own, draw, progress }: Turn): Said | null {
  if (own.length < LEAST_TOLD || progress !== null) return null;
  const exercise = SUGGESTED[mode]
    .flatMap((id) => ENGLISH_EXERCISES.get(id) ?? [])
    .find(({ offer, begin: say }) => !draw.wasSaid(offer) && !own.includes(say));
  if (!exercise) return null;
  return {
    text: draw.line(SUGGESTS).replace('{offer}', exercise.offer),
    choices: [{ say: exercise.begin, does: `begin ${exercise.id}` }, LISTEN],
  };
}

const LEAST_TOLD = 4;

const isWithin = (hour: number, [from, until]: readonly [number, number]) =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;
