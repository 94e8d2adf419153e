import { givePrompt, listen } from './offers.ts';
import { named, type Said, type Turn } from './turn.ts';
import { askWhetherToGoOn, begin, isWaiting } from './exercise-turn.ts';
import { ENGLISH_EXERCISES, EXERCISES } from './exercises.ts';
import { capitalised, shorten, tidy, toYou } from '../local/words.ts';
import { LIMITED_TO_ENGLISH } from '../local/language.ts';
import { ANSWERS } from './prose/answers.ts';
import {
  AFTER_CORRECTION,
  CORRECTED,
  CORRECTED_SO,
  EMOJI_HARD,
  EMOJI_OTHER,
  FOUND,
  GOODBYE,
  GOODNIGHT,
  GREETING,
  GREETING_AGAIN,
  MEANT,
  NO_WORDS,
  NOTHING_FOUND,
  TIME_GIVEN,
} from './prose/moves.ts';
import { summary } from './summary.ts';
import { clausesOf } from './reflect.ts';
import type { Intent } from './intent-rules.ts';
import { exerciseOf } from './walk.ts';

/** Answers a message by what it asks for. Null where it tells something, or answers what was asked. */
export function answerMove(turn: Turn): Said | null {
  const { read, draw } = turn;
  if (read.shape === 'empty' || read.shape === 'unreadable') return { text: draw.line(NO_WORDS) };
  if (read.shape === 'emoji') return { text: draw.line(read.isHeavy ? EMOJI_HARD : EMOJI_OTHER) };
  if (read.shape === 'foreign') return { text: foreign(read.language) };
  const { intent } = read;
  if (!intent) return null;
  // 'What if she is right and I am a bad daughter?' tells more than it asks.
  const isAsked = intent === 'ask-opinion' || intent === 'ask-advice';
  if (isAsked && !read.isPlain && read.situation) return null;
  const special = SPECIAL[intent]?.(turn);
  if (special !== undefined) return special;
  const exercise = intent.startsWith('wish-') ? EXERCISES.get(intent.slice('wish-'.length)) : undefined;
  if (exercise) return begin(turn, exercise);
  const answer = ANSWERS[intent];
  return answer ? { text: draw.line(answer.lines), choices: answer.choices ?? [] } : null;
}

const foreign = (language: string) =>
  `${LIMITED_TO_ENGLISH[language] ?? ''} I read English well, and little else so far. A few plain English words would do.`.trim();

const SPECIAL: Partial<Record<Intent, (turn: Turn) => Said | null>> = {
  greeting: (turn) => {
    const exercise = turn.walk && isWaiting(turn) ? exerciseOf(turn.walk) : undefined;
    if (exercise) return askWhetherToGoOn(turn, exercise);
    if (turn.own.length > 1) return { text: turn.draw.line(GREETING_AGAIN) };
    return { text: named(turn, turn.draw.line(GREETING)) };
  },
  goodbye: (turn) => ({
    text: named(turn, turn.draw.line(/night|bed|sleep/i.test(turn.read.text) ? GOODNIGHT : GOODBYE)),
    walk: turn.walk && { ...turn.walk, paused: true },
    state: { topic: null, told: 0, listens: 0 },
  }),
  'ask-today': ({ today, hour }) => ({ text: dayLine(today, hour) }),
  'ask-knows-me': (turn) => ({ text: known(turn) }),
  'ask-past': (turn) => ({ text: found(turn) }),
  'ask-summary': (turn) =>
    summary(turn) ?? { text: "There isn't enough yet to sum up. Tell me a little more first." },
  'ask-week': () => ({
    text: "I can't look into your calendar from here; the week stands in Plan. Shall we sort what's coming, out of your head?",
    choices: [
      { say: 'Plan the week', does: 'begin weekly-plan' },
      { say: 'What comes first?', does: 'begin what-comes-first' },
    ],
  }),
  'ask-meaning': (turn) => ({ text: turn.draw.line(MEANT.slice(2)) }),
  correction: correct,
  'wants-listening': listen,
  'wish-prompt': givePrompt,
  'wish-exercise': offerExercises,
  'time-given': (turn) => ({
    text: turn.draw.line(TIME_GIVEN).replace('{time}', capitalised(shorten(tidy(turn.read.text), 60))),
    choices: [
      { say: '30 minutes', does: 'talk' },
      { say: 'An hour', does: 'talk' },
    ],
  }),
  // Read against what was asked.
  agree: () => null,
  disagree: () => null,
  unsure: () => null,
  done: () => null,
  leave: (turn) => ({
    text: turn.draw.line(ANSWERS['new-subject']?.lines ?? []),
    state: { topic: null, listens: 0 },
  }),
  pause: () => null,
};

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

function known({ person, own }: Turn): string {
  const { name, targets, habit, peak } = person;
  const lines = [
    ...(name ? [`you go by ${name}`] : []),
    ...(targets
      ? [
          `within a year you want this: '${targets.result}'`,
          `a quality that you want more of: '${targets.quality}'`,
        ]
      : []),
    ...(habit ? [`a habit that holds you up: '${habit}'`] : []),
    ...(peak
      ? [
          `you have most energy ${{ Morning: 'in the morning', Noon: 'around noon', Night: 'late in the day' }[peak]}`,
        ]
      : []),
  ];
  const said = own.slice(0, -1).flatMap(clausesOf).slice(-2);
  const here = said.length > 0 ? ` In this conversation: ${said.join('; ')}.` : '';
  if (lines.length === 0) return `Only what you write here.${here} I make nothing up around it.`;
  return `What you told me at the start: ${lines.join('; ')}.${here} That's all; the rest I don't know, and I don't guess.`;
}

const SMALL =
  /^(?:what|when|did|have|say|said|write|wrote|about|tell|told|you|that|this|the|and|last|first|ever|mention(?:ed)?|remember|with|from|something|anything)$/;

function found({ read, own, draw }: Turn): string {
  const wanted = (read.text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !SMALL.test(word));
  const hit = own
    .slice(0, -1)
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
    .findLast((sentence) => wanted.some((word) => sentence.toLowerCase().includes(word)));
  return hit ? draw.line(FOUND).replace('{quote}', shorten(tidy(hit), 160)) : draw.line(NOTHING_FOUND);
}

/** Owns the mistake, says what was put right where that is certain, and goes on from there. */
function correct({ read, draw }: Turn): Said {
  const sorry = draw.line(CORRECTED);
  const right =
    /\b(?:it'?s|it was|i meant|i mean)(?: rather| really| just)? (?!not\b)([^.!?]{6,90})[.!]*\s*$/i.exec(
      read.text,
    )?.[1];
  if (right) return { text: `${sorry} So it's ${toYou(tidy(right))}. Go on from there.` };
  const clause = clausesOf(read.text.replace(/^no,?\s+/i, ''))[0];
  if (!clause) return { text: `${sorry} ${draw.line(AFTER_CORRECTION)}` };
  const so = draw.line(CORRECTED_SO).replace('{clause}', clause).replace('{Clause}', capitalised(clause));
  return { text: `${sorry} ${so} Go on from there.` };
}

/** Some that fit mode, feeling and hour. */
function offerExercises(turn: Turn): Said {
  const { mode, hour, read, walk } = turn;
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
        (exercise.id === walk?.exercise ? 3 : 0),
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

const isWithin = (hour: number, [from, until]: readonly [number, number]) =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;
